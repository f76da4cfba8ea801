/// What a tour remembers of one entry, in 32 bits.
///
/// For an item: its handle, whether it can be opened and whether it is open. For a placeholder: its kind.
///
///     bit 31       30         29 28          27 … 0
///     placeholder  expanded   expandability  handle, or the kind of placeholder
@usableFromInline
struct EntryWord: Equatable {
  @usableFromInline var raw: Int32

  @inlinable
  init(raw: Int32) {
    self.raw = raw
  }

  /// An item that is not expanded.
  @inlinable
  init(handle: Int32, expandability: Expandability = .leaf) {
    raw = handle | expandability.rawValue &<< 28
  }

  init(placeholder kind: PlaceholderKind) {
    raw = Int32.min | Int32(kind.code)
  }

  /// The largest number of handles: the bits that remain, less one that an index of items needs as a sign.
  @usableFromInline static let handleMask: Int32 = 0x0FFF_FFFF
  static let expandedBit: Int32 = 1 &<< 30
  static let expandabilityMask: Int32 = 3 &<< 28

  @inlinable var isPlaceholder: Bool { raw < 0 }

  @inlinable var handle: Int32 {
    get { raw & 0x0FFF_FFFF }
    set { raw = raw & ~0x0FFF_FFFF | newValue }
  }

  @inlinable var isExpanded: Bool { raw & 0x4000_0000 != 0 }

  @inlinable var expandability: Expandability {
    Expandability(rawValue: (raw &>> 28) & 3).unsafelyUnwrapped
  }

  /// Whether it is an item below which there can be entries.
  @inlinable var mayHaveChildren: Bool { raw >= 0 && raw & 0x3000_0000 != 0 }

  @inlinable var placeholderKind: PlaceholderKind? {
    raw < 0 ? PlaceholderKind(code: raw & 0xF) : nil
  }

  /// Whether the rows of two items, or of one item before and after, show the same disclosure.
  func looksSame(as other: EntryWord) -> Bool {
    let difference = (raw ^ other.raw) & (Self.expandedBit | Self.expandabilityMask)
    return difference == 0
      || isExpanded == other.isExpanded && expandability.expandable == other.expandability.expandable
  }

  mutating func setExpanded(_ expanded: Bool) {
    if expanded { raw |= Self.expandedBit } else { raw &= ~Self.expandedBit }
  }

  mutating func setExpandability(_ new: Expandability) {
    raw = raw & ~Self.expandabilityMask | new.rawValue &<< 28
  }
}

// MARK: Children that come and go

extension EntryWord {
  /// What an item is once it has a child.
  mutating func becomeParent() {
    switch expandability {
    case .leaf: setExpandability(.byChildren)
    case .unknown: setExpandability(.declared)
    case .byChildren, .declared: break
    }
  }

  /// An item as new data describe it, open as it was before.
  ///
  /// One that is not loaded in the new data, but is open, asks to be loaded again.
  @usableFromInline
  func keepingExpansion(of former: EntryWord) -> EntryWord {
    var word = self
    word.setExpanded(former.isExpanded && expandability != .leaf)
    return word
  }

  /// What an item is once it has lost its last child.
  mutating func loseChildren() {
    if expandability == .byChildren { setExpandability(.leaf) }
    setExpanded(false)
  }
}

/// What the outline remembers about an item's disclosure: ``Expandable``, and whether an item that loses its
/// last child stays a parent.
@usableFromInline
enum Expandability: Int32 {
  case leaf = 0
  /// A parent because it has children; without them it would be a leaf.
  case byChildren = 1
  /// A parent because it was said to be one, like a folder; it stays one when it is empty.
  case declared = 2
  /// Its children are not loaded.
  case unknown = 3

  @inlinable var expandable: Expandable {
    switch self {
    case .leaf: .leaf
    case .byChildren, .declared: .parent
    case .unknown: .unknown
    }
  }

  @usableFromInline
  init(declaring expandable: Expandable) {
    switch expandable {
    case .leaf: self = .leaf
    case .parent: self = .declared
    case .unknown: self = .unknown
    }
  }
}
