import Foundation
import Rowan

/// The file that keeps what was open.
///
/// It holds an ``OutlineState`` of paths as JSON: what is open and closed against the depth that is shown at
/// first. Paths that are not UTF-8 are left out.
struct StateFile: Sendable {
  /// Why it could not be read or written.
  struct Failure: Error {
    var line: String
  }

  private let path: [UInt8]

  init(_ path: [UInt8]) {
    self.path = path
  }

  private var url: URL { URL(fileURLWithPath: String(decoding: path, as: UTF8.self)) }

  /// What was saved; an empty state where nothing was.
  func read() throws(Failure) -> OutlineState<String> {
    do {
      return try JSONDecoder().decode(OutlineState<String>.self, from: Data(contentsOf: url))
    } catch CocoaError.fileReadNoSuchFile {
      return OutlineState()
    } catch is DecodingError {
      throw failure("it does not hold what --state has saved")
    } catch {
      throw failure("cannot read: \(error.localizedDescription)")
    }
  }

  func write(_ state: OutlineState<String>) throws(Failure) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    do {
      try encoder.encode(state).write(to: url, options: .atomic)
    } catch {
      throw failure("cannot write: \(error.localizedDescription)")
    }
  }

  private func failure(_ reason: String) -> Failure {
    Failure(line: "rowan: \(DisplayText.escaped(path)): \(reason)")
  }
}
