import Foundation

/// The program that does the same works with GTK's list models, compiled for this run where GTK is installed.
///
/// A program of its own, so that this one builds without GTK and never loads it.
final class GTKDriver {
  let executable: URL

  /// - Returns: `nil` without GTK 4 or a C compiler.
  init?() {
    guard let flags = Self.output(of: "pkg-config", ["--cflags", "--libs", "gtk4"]) else { return nil }
    let source = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../GTK/gtk-works.c").standardizedFileURL
    executable = FileManager.default.temporaryDirectory
      .appendingPathComponent("rowan-bench-gtk-\(ProcessInfo.processInfo.processIdentifier)")
    let arguments =
      ["-O2", source.path, "-o", executable.path]
      + flags.split(whereSeparator: \.isWhitespace).map(String.init)
    guard ["cc", "clang"].contains(where: { Self.output(of: $0, arguments) != nil }) else { return nil }
  }

  deinit {
    try? FileManager.default.removeItem(at: executable)
  }

  /// What a program prints; `nil` when it is not there or fails.
  private static func output(of program: String, _ arguments: [String]) -> String? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [program] + arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return process.terminationStatus == 0 ? String(decoding: data, as: UTF8.self) : nil
  }
}
