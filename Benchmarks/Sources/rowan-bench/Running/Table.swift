import Foundation

/// Measurements as two tables that are Markdown too: beside peers, and how each cost grows.
enum Table {
  static func write(_ measured: Measurements, jsonPath: String?) throws {
    let lines = measured.works.flatMap { Comparison.lines(of: $0, in: measured) }
    print(
      text(
        ["work", "n", "median", "minimum", "peer", "its median", "ratio", "goal", "met"],
        lines.map { line in
          [
            line.work, Quantity.size(line.size), Quantity.text(line.median, line.unit),
            Quantity.text(line.minimum, line.unit), line.peer ?? "",
            line.peerMedian.map { Quantity.text($0, line.unit) } ?? (line.peer == nil ? "" : "not measured"),
            line.ratio.map(Quantity.ratio) ?? "", line.goal ?? "", line.isMet.map { $0 ? "yes" : "NO" } ?? "",
          ]
        }))
    writeGrowth(measured)
    let judged = lines.compactMap(\.isMet)
    if !judged.isEmpty { print("\n\(judged.count { $0 }) of \(judged.count) goals met") }
    if let jsonPath { try Report(lines, measured).write(to: jsonPath) }
  }

  private static func writeGrowth(_ measured: Measurements) {
    let works = measured.works.filter { work in
      work.sizes.count { measured.median(work, work.contenders[0].name, $0) != nil } > 1
    }
    guard !works.isEmpty else { return }
    let sizes = Set(works.flatMap(\.sizes)).sorted()
    let lines = works.flatMap { work in
      work.contenders.compactMap { contender -> [String]? in
        let medians = sizes.map { measured.median(work, contender.name, $0) }
        guard medians.count(where: { $0 != nil }) > 1 else { return nil }
        return [work.name, contender.name] + medians.map { $0.map { Quantity.text($0, work.unit) } ?? "" }
      }
    }
    print("\n" + text(["median by n", "by"] + sizes.map(Quantity.size), lines))
  }

  private static func text(_ head: [String], _ lines: [[String]]) -> String {
    let widths = head.indices.map { column in ([head] + lines).map { $0[column].count }.max() ?? 0 }
    func line(_ cells: [String]) -> String {
      let padded = zip(cells, widths).map { cell, width in
        cell + String(repeating: " ", count: width - cell.count)
      }
      return "| " + padded.joined(separator: " | ") + " |"
    }
    let rule = "|" + widths.map { String(repeating: "-", count: $0 + 2) }.joined(separator: "|") + "|"
    return ([line(head), rule] + lines.map(line)).joined(separator: "\n")
  }
}
