/// What a key or an action came to, and what is left to do for whoever passed it on.
public enum OutlineResponse<Item: Hashable>: Hashable {
  /// Nothing: the key may be meant for somebody else.
  case none
  /// It was done, or waits to be.
  case done
  /// It was done; the focus has come to a row, which is to be scrolled into sight.
  case focused(row: Int)
  /// The item is to do what it does by default.
  case activate(Item)
}

extension OutlineResponse: Sendable where Item: Sendable {}
