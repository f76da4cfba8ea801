/// What a JSON text is made of, in the order in which it is written.
///
/// Offsets count bytes of the text. The range of a key or a string is what stands between its quotes, with its
/// escapes; the range of a number is the number as it was written.
protocol JSONEventHandler {
  mutating func beginObject(at offset: Int)
  mutating func endObject(at offset: Int)
  mutating func beginArray(at offset: Int)
  mutating func endArray(at offset: Int)
  mutating func key(_ range: Range<Int>)
  mutating func string(_ range: Range<Int>)
  mutating func number(_ range: Range<Int>)
  mutating func bool(_ value: Bool, at offset: Int)
  mutating func null(at offset: Int)
}
