#if !hasFeature(Embedded)
  extension Outline: CustomStringConvertible {
    /// The rows as text, a line each, indented by level: `-` before an open item, `+` before a closed one,
    /// `?` before one that is not loaded, `·` before a leaf.
    public var description: String {
      rows.map { $0.description }.joined(separator: "\n")
    }
  }

  extension OutlineRow: CustomStringConvertible {
    /// The row as text, indented by level.
    public var description: String {
      let indentation = String(repeating: "  ", count: level)
      switch content {
      case .placeholder(let kind, _): return "\(indentation)(\(kind))"
      case .item(let item): return "\(indentation)\(sign) \(item)"
      }
    }

    private var sign: String {
      switch (expandable, isExpanded) {
      case (.leaf, _): "·"
      case (_, true): "-"
      case (.parent, false): "+"
      case (.unknown, false): "?"
      }
    }
  }

  extension Occurrence: CustomStringConvertible {
    /// The items on the way, from the root to this one.
    public var description: String {
      way.map { "\($0)" }.joined(separator: " › ")
    }
  }
#endif
