import Foundation

/// Random numbers that come again for the same seed, here and in the GTK driver.
struct Random: RandomNumberGenerator {
  private var state: UInt64 = 0x2545_F491_4F6C_DD1D

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }

  mutating func number(below bound: Int) -> Int {
    Int((next() >> 11) % UInt64(bound))
  }

  /// Numbers below a bound, checked to be as different as they should be.
  mutating func numbers(_ count: Int, below bound: Int) -> [Int] {
    let numbers = (0..<count).map { _ in number(below: bound) }
    precondition(Set(numbers).count > min(count, bound) / 4, "random numbers that do not differ")
    return numbers
  }

  mutating func uuid() -> UUID {
    let high = next()
    let low = next()
    return UUID(
      uuid: withUnsafeBytes(of: (high, low)) { $0.loadUnaligned(as: uuid_t.self) })
  }
}
