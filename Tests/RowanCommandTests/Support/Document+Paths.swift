@testable import RowanCommand

extension Document {
  /// The path of a node, from the steps that lead to it.
  func path(_ node: Int) -> [UInt8] {
    var ancestry = [node]
    while let parent = parent(ancestry[ancestry.count - 1]) {
      ancestry.append(parent)
    }
    let positions = pathPositions()
    var path: [UInt8] = []
    for node in ancestry.reversed() {
      appendPathStep(to: NodeID(node), positions: positions, to: &path)
    }
    return path
  }

  /// The path of a node of JSON or a property list: a pointer of RFC 6901.
  func pointer(_ node: Int) -> String {
    String(decoding: path(node), as: UTF8.self)
  }
}
