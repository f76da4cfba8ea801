/// Loops over the columns of a node.
///
/// Written so that the compiler makes them take several words at once: a counter that cannot overflow into a
/// trap, one thing computed at a time, and no branch.
extension UnsafeMutablePointer where Pointee == Int32 {
  /// The smallest word below `count`, which is not 0.
  @inline(__always)
  func least(below count: Int) -> Int32 {
    var least = self[0]
    var slot = 1
    while slot < count {
      least = Swift.min(least, self[slot])
      slot &+= 1
    }
    return least
  }

  /// How many words below `count` are equal to one.
  @inline(__always)
  func occurrences(of word: Int32, below count: Int) -> Int32 {
    var occurrences: Int32 = 0
    var slot = 0
    while slot < count {
      occurrences &+= self[slot] == word ? 1 : 0
      slot &+= 1
    }
    return occurrences
  }

  /// How many words below `count` are negative.
  @inline(__always)
  func negatives(below count: Int) -> Int32 {
    var negatives: Int32 = 0
    var slot = 0
    while slot < count {
      negatives &-= self[slot] &>> 31
      slot &+= 1
    }
    return negatives
  }

  /// The first slot whose word, masked, is equal to another, which there must be.
  ///
  /// Eight are looked at together, up to seven behind those in use: in a node, other columns follow.
  @inline(__always)
  func slot(of word: Int32, masked mask: Int32, below count: Int) -> Int {
    var start = 0
    while start < count {
      var found: Int32 = 0
      var lane = 0
      while lane < 8 {
        found |= self[start &+ lane] & mask == word ? 1 &<< Int32(truncatingIfNeeded: lane) : 0
        lane &+= 1
      }
      if found != 0 { return start &+ found.trailingZeroBitCount }
      start &+= 8
    }
    return 0
  }

  /// Adds to the words of some slots.
  @inline(__always)
  func add(_ amount: Int32, to slots: Range<Int>) {
    var slot = slots.lowerBound
    while slot < slots.upperBound {
      self[slot] &+= amount
      slot &+= 1
    }
  }

  /// The sum of the words below `count`.
  @inline(__always)
  func sum(below count: Int) -> Int32 {
    var sum: Int32 = 0
    var slot = 0
    while slot < count {
      sum &+= self[slot]
      slot &+= 1
    }
    return sum
  }
}
