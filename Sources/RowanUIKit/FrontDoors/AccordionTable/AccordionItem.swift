/// What an accordion's outline holds: sections, which are its roots, and their rows.
enum AccordionItem<Section: Hashable & Sendable, Row: Hashable & Sendable>: Hashable, Sendable {
  case section(AccordionSection<Section>)
  case row(Row)

  var section: Section? {
    if case .section(let section) = self { section.value } else { nil }
  }

  var row: Row? {
    if case .row(let row) = self { row } else { nil }
  }
}

/// A section, which is the same one as long as its identity is the same.
struct AccordionSection<Value: Hashable & Sendable>: Hashable, Sendable {
  let value: Value
  let identity: SectionIdentity

  static func == (left: AccordionSection, right: AccordionSection) -> Bool {
    left.identity == right.identity
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(identity)
  }
}

/// What says which section a section is: its `id` where it has one, else itself.
struct SectionIdentity: Hashable, Sendable {
  private let value: any Hashable & Sendable

  init(_ value: some Hashable & Sendable) {
    self.value = value
  }

  static func == (left: SectionIdentity, right: SectionIdentity) -> Bool {
    AnyHashable(left.value) == AnyHashable(right.value)
  }

  func hash(into hasher: inout Hasher) {
    value.hash(into: &hasher)
  }
}
