/// What a row that stands for no item says about its parent's children.
public enum PlaceholderKind: Hashable, Sendable, CaseIterable {
  /// The children are being loaded.
  case loading
  /// The parent has no children.
  case empty
  /// Loading the children failed.
  case failed
  /// The parent has more children than are loaded.
  case loadMore

  var code: Int32 {
    switch self {
    case .loading: 0
    case .empty: 1
    case .failed: 2
    case .loadMore: 3
    }
  }

  @usableFromInline
  init(code: Int32) {
    switch code {
    case 0: self = .loading
    case 1: self = .empty
    case 2: self = .failed
    default: self = .loadMore
    }
  }
}
