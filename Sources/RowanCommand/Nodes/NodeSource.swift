import Rowan

/// What can be shown as an outline: nodes by number, and what is said of each.
protocol NodeSource: Sendable {
  /// The outline of all nodes, closed.
  func makeOutline() -> Outline<NodeID>

  /// The node that a node is in; nothing for roots.
  func parent(of id: NodeID) -> NodeID?

  /// How many nodes a node is in.
  func level(of id: NodeID) -> Int

  /// What a node is for those who look at it.
  func role(of id: NodeID) -> NodeRole

  /// What siblings can be sorted by.
  var sortKeys: Set<SortKey> { get }

  /// Whether a node comes before one of its siblings.
  func precedes(_ left: NodeID, _ right: NodeID, by key: SortKey) -> Bool

  /// Whether the text of a node holds what is searched for.
  func matches(_ id: NodeID, _ search: TextSearch) -> Bool

  /// Adds what a line says of a node, safe for a terminal.
  func appendLabel(of id: NodeID, with symbols: PrintSymbols, to line: inout [UInt8])

  /// What stands beside a node where there is room: how large it is, or how much is in it.
  func detail(of id: NodeID) -> String

  /// The positions that the paths of nodes name, by number; none where they name no positions.
  func pathPositions() -> [UInt32]

  /// Goes on from the path of a node's parent, which is empty for roots, to that of the node.
  func appendPathStep(to id: NodeID, positions: [UInt32], to path: inout [UInt8])

  /// Whether there is JSON to be printed of nodes.
  var hasValues: Bool { get }

  /// Adds the JSON of a node and all that is in it; nothing where there is none.
  func appendValue(of id: NodeID, to bytes: inout [UInt8])

  /// Writes what is known of a node beside its level and its path.
  func writeFields(of id: NodeID, to row: inout JSONRow)
}

extension NodeSource {
  var hasValues: Bool { false }

  func appendValue(of id: NodeID, to bytes: inout [UInt8]) {}
}
