/// The order in which people look for names: `file2` before `file10`, and capitals beside small letters.
///
/// Digits are compared by the number that they write, letters of ASCII without their case, and everything else
/// by its bytes, which for UTF-8 is the order of Unicode's numbers. Names that are equal so far are told apart
/// by zeros before their numbers and then by their bytes, so that the order never depends on where they stood.
enum NaturalOrder {
  /// Whether a name comes before another one.
  static func precedes(_ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>) -> Bool {
    var (leftIndex, rightIndex) = (0, 0)
    // The first difference in zeros before a number: the name with fewer comes first.
    var zeros = 0
    while leftIndex < left.count, rightIndex < right.count {
      let (leftByte, rightByte) = (left[leftIndex], right[rightIndex])
      if ASCIIByte.isDigit(leftByte), ASCIIByte.isDigit(rightByte) {
        let (leftNumber, rightNumber) = (number(in: left, at: leftIndex), number(in: right, at: rightIndex))
        if leftNumber.count != rightNumber.count { return leftNumber.count < rightNumber.count }
        for offset in 0..<leftNumber.count {
          let (leftDigit, rightDigit) = (left[leftNumber.start + offset], right[rightNumber.start + offset])
          if leftDigit != rightDigit { return leftDigit < rightDigit }
        }
        if zeros == 0 {
          zeros = (leftNumber.start - leftIndex) - (rightNumber.start - rightIndex)
        }
        leftIndex = leftNumber.start + leftNumber.count
        rightIndex = rightNumber.start + rightNumber.count
        continue
      }
      let (leftLetter, rightLetter) = (ASCIIByte.lowercased(leftByte), ASCIIByte.lowercased(rightByte))
      if leftLetter != rightLetter { return leftLetter < rightLetter }
      leftIndex += 1
      rightIndex += 1
    }
    if leftIndex < left.count || rightIndex < right.count { return rightIndex < right.count }
    if zeros != 0 { return zeros < 0 }
    return left.lexicographicallyPrecedes(right)
  }

  /// Where the digits of the number at `index` begin behind its zeros, and how many there are.
  private static func number(
    in name: UnsafeBufferPointer<UInt8>, at index: Int
  ) -> (start: Int, count: Int) {
    var start = index
    while start < name.count, name[start] == UInt8(ascii: "0") {
      start += 1
    }
    var end = start
    while end < name.count, ASCIIByte.isDigit(name[end]) {
      end += 1
    }
    return (start, end - start)
  }
}
