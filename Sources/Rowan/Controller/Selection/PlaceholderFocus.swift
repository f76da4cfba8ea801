/// The focus on a placeholder, which is no item and may go at any time.
struct PlaceholderFocus<Item: Hashable> {
  var kind: PlaceholderKind
  var parent: Item?
  /// Its row, to find what takes its place.
  var row: Int

  var content: OutlineRow<Item>.Content { .placeholder(kind, parent: parent) }
}
