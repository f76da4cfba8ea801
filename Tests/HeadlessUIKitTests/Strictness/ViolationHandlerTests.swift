import HeadlessUIKit
import Testing

/// The one hook for violations: by default the program stops, and says why.
@MainActor struct ViolationHandlerTests {
  #if !os(iOS)
    @Test func invalidUpdateStopsTheProgram() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
          let fixture = LettersTable([["a", "b"]])
          fixture.table.deleteRows(at: [IndexPath(0, 0)], with: .none)
        }
      }
      let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      #expect(
        output.contains(
          "Invalid update: invalid number of rows in section 0. The number of rows contained in an"))
      #expect(
        output.contains("(0 inserted, 1 deleted) and plus or minus the number of rows moved into or out of"))
    }

    @Test func unregisteredIdentifierStopsTheProgram() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
          let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), style: .plain)
          let letters = Letters([["a"]])
          table.dataSource = letters
          table.layoutIfNeeded()
        }
      }
      let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      #expect(
        output.contains("unable to dequeue a cell with identifier letter - must register a nib or a class"))
    }

    @Test func duplicateIdentifierStopsTheProgram() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(["a", "b", "a"])
      }
      let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      #expect(output.contains("Fatal: supplied item identifiers are not unique. Duplicate identifiers"))
    }

    @Test func unknownIndexPathStopsTheProgram() async {
      await #expect(processExitsWith: .failure) {
        await MainActor.run {
          let fixture = LettersTable([["a"]])
          fixture.table.scrollToRow(at: IndexPath(0, 7), at: .top, animated: false)
        }
      }
    }

    @Test func indexPathOfAnotherDepthStopsTheProgram() async {
      await #expect(processExitsWith: .failure) { _ = IndexPath(indexes: [0, 1, 2]).row }
    }

    /// Guards the tests above: it is the violations that stop the program.
    @Test func programThatKeepsTheRulesGoesOn() async {
      await #expect(processExitsWith: .success) {
        await MainActor.run {
          let fixture = LettersTable([["a"]])
          fixture.update(to: [["a", "b"]]) { $0.insertRows(at: [IndexPath(0, 1)], with: .none) }
        }
      }
    }
  #endif

  @Test func handlerIsReplacedForAScope() {
    let outer = recordingViolations {
      report(1)
      let inner = recordingViolations { report(2) }
      #expect(inner.map(\.message) == ["2"])
      report(3)
    }
    #expect(outer.map(\.message) == ["1", "3"])
  }

  @Test func handlerIsInheritedByTasks() async {
    let record = ViolationRecord()
    await $violationHandler.withValue({ record.append($0) }) {
      await Task { report(1) }.value
    }
    #expect(record.violations.map(\.message) == ["1"])
  }

  /// The wording is that of UIKit's overlay for index paths.
  @Test func indexPathOfAnotherDepthHasNoRow() {
    let violations = recordingViolations {
      #expect(IndexPath(indexes: [4, 1, 2]).section == 4)
      #expect(IndexPath(indexes: [4]).row == NSNotFound)
      var path = IndexPath(indexes: [4])
      path.row = 3
      #expect(path == [4])
    }
    #expect(violations.map(\.rule) == [.malformedIndexPath, .malformedIndexPath, .malformedIndexPath])
    #expect(
      violations.first?.message
        == "Invalid index path for use with UITableView. This index path must contain exactly two indices specifying "
        + "the section and row.")
  }

  @Test func indexPathsOfTwoIndices() {
    var path = IndexPath(row: 3, section: 1)
    #expect(path == [1, 3])
    #expect(path == IndexPath(item: 3, section: 1))
    #expect((path.section, path.row, path.item) == (1, 3, 3))
    path.row += 1
    path.section = 0
    #expect(path == [0, 4])
    path.item = 9
    #expect(path == [0, 9])
  }
}

private func report(_ number: Int) { violationHandler(UIKitViolation(.dequeue, "\(number)")) }
