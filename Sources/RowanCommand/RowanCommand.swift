import Foundation

@main
struct RowanCommand {
  static func main() {
    let clock = ContinuousClock()
    do {
      let bytes = try InputBytes.file(CommandLine.arguments[1])
      var d: Document?
      let t = try clock.measure { d = try Document(paths: bytes) }
      print(d!.count, t)
      print(try! String(contentsOfFile: "/proc/self/status", encoding: .utf8).split(separator: "\n").filter { $0.hasPrefix("VmHWM") || $0.hasPrefix("VmRSS") })
    } catch let e as FormatError { print(e.line(file: CommandLine.arguments[1])) }
    catch { print(error) }
  }
}
