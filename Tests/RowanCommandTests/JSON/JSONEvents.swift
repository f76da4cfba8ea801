@testable import RowanCommand

/// Writes down what the reader finds, one word for each event.
struct RecordingHandler: JSONEventHandler {
  var events: [String] = []
  let bytes: [UInt8]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  mutating func beginObject(at offset: Int) { events.append("{") }
  mutating func endObject(at offset: Int) { events.append("}") }
  mutating func beginArray(at offset: Int) { events.append("[") }
  mutating func endArray(at offset: Int) { events.append("]") }
  mutating func key(_ range: Range<Int>) { events.append("key(\(text(range)))") }
  mutating func string(_ range: Range<Int>) { events.append("string(\(text(range)))") }
  mutating func number(_ range: Range<Int>) { events.append(text(range)) }
  mutating func bool(_ value: Bool, at offset: Int) { events.append("\(value)") }
  mutating func null(at offset: Int) { events.append("null") }

  private func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }
}

/// Counts values and does nothing else, for texts that are large.
struct CountingHandler: JSONEventHandler {
  var values = 0
  var open = 0
  var deepest = 0

  mutating func beginObject(at offset: Int) { begin() }
  mutating func endObject(at offset: Int) { open -= 1 }
  mutating func beginArray(at offset: Int) { begin() }
  mutating func endArray(at offset: Int) { open -= 1 }
  mutating func key(_ range: Range<Int>) {}
  mutating func string(_ range: Range<Int>) { values += 1 }
  mutating func number(_ range: Range<Int>) { values += 1 }
  mutating func bool(_ value: Bool, at offset: Int) { values += 1 }
  mutating func null(at offset: Int) { values += 1 }

  private mutating func begin() {
    values += 1
    open += 1
    deepest = max(deepest, open)
  }
}

/// The events of a text, or the error as `line:column: message`.
func readJSON(_ bytes: [UInt8]) -> Result<String, FormatError> {
  var handler = RecordingHandler(bytes)
  return Result { () throws(FormatError) in
    try bytes.withUnsafeBufferPointer { (bytes) throws(FormatError) in
      try JSONReader.read(bytes, into: &handler)
    }
    return handler.events.joined(separator: " ")
  }
}

func jsonError(_ bytes: [UInt8]) -> FormatError? {
  if case .failure(let error) = readJSON(bytes) { error } else { nil }
}

/// An error as the tables of the tests write it.
func place(_ error: FormatError?) -> String {
  guard let error else { return "accepted" }
  let position = error.position.map { "\($0.line):\($0.column.map(String.init) ?? "-")" } ?? "-"
  return "\(position): \(error.message)"
}
