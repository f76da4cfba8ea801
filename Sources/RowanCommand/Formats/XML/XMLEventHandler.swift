/// What an XML text is made of, in the order in which it is written.
///
/// Ranges count bytes of the text, and hold it as it was written, with its references.
protocol XMLEventHandler {
  /// The declaration of the document's type: its first word, and what follows up to its `>`.
  mutating func documentType(_ word: Range<Int>, _ content: Range<Int>)
  /// An element begins; its attributes follow.
  mutating func beginElement(_ name: Range<Int>)
  /// An attribute, with its value between the quotes.
  mutating func attribute(_ name: Range<Int>, _ value: Range<Int>)
  /// An element ends, at the mark that ends it.
  mutating func endElement(at offset: Int)
  /// The text between two marks.
  mutating func text(_ range: Range<Int>)
  mutating func cdata(_ range: Range<Int>)
  mutating func comment(_ range: Range<Int>)
  mutating func processingInstruction(_ target: Range<Int>, _ content: Range<Int>)
}
