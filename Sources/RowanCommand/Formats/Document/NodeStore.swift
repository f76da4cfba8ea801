/// The nodes of a document, in blocks.
///
/// An array that grows keeps its old and its new storage alive at once, and half of the new one empty. Blocks
/// are never copied, so that a document of millions of nodes costs twenty bytes each while it is read, too.
struct NodeStore {
  private static let blockShift = 14
  private static let blockSize = 1 << blockShift

  private var blocks: [[DocumentNode]] = []
  /// The block that is being filled, apart from the others so that an append is one on a plain array.
  private var last: [DocumentNode] = []
  private var filled = 0

  var count: Int {
    filled + last.count
  }

  mutating func append(_ node: DocumentNode) {
    if last.count == Self.blockSize {
      blocks.append(last)
      last = []
      filled += Self.blockSize
    }
    if last.isEmpty && filled > 0 {
      last.reserveCapacity(Self.blockSize)
    }
    last.append(node)
  }

  subscript(index: Int) -> DocumentNode {
    index >= filled ? last[index - filled] : blocks[index >> Self.blockShift][index & (Self.blockSize - 1)]
  }

  mutating func setChildCount(_ childCount: UInt32, at index: Int) {
    if index >= filled {
      last[index - filled].childCount = childCount
    } else {
      blocks[index >> Self.blockShift][index & (Self.blockSize - 1)].childCount = childCount
    }
  }

  mutating func setValue(_ value: UInt32, at index: Int) {
    if index >= filled {
      last[index - filled].value = value
    } else {
      blocks[index >> Self.blockShift][index & (Self.blockSize - 1)].value = value
    }
  }
}
