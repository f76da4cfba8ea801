/// Whether the rows of a section are shown.
public enum SectionVisibility: Hashable, Sendable {
  /// Only the header is.
  case collapsed
  /// All are.
  case expanded
}

/// What an ``AccordionTable`` lets the user do.
public enum TableFeature: Hashable, Sendable, CaseIterable {
  /// Sections can be closed. Without it all of them are open, and stay so.
  case collapsible
}

/// What a section of an ``AccordionTable`` has to be for a dictionary to be sorted by it.
public typealias TableSection = Comparable & Hashable & Sendable

/// What a row of an ``AccordionTable`` may be; being hashable and sendable is enough.
public typealias TableRow = Comparable & Hashable & Sendable

/// What an ``AccordionTable`` could not take over as it was; the first is kept, the other left out.
public enum AccordionProblem<Section: Hashable & Sendable, Row: Hashable & Sendable>: Hashable, Sendable {
  /// There are two sections with one identity.
  case duplicateSection(Section)
  /// A row is there twice, in two sections or in one.
  ///
  /// A diffable data source stops the program for that.
  case duplicateRow(Row)
}
