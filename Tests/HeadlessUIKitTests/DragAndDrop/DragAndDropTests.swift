import HeadlessUIKit
import Testing

/// Drag and drop within a table, between tables, and from elsewhere.
@MainActor struct DragAndDropTests {
  @MainActor private final class Dropper: NSObject, UITableViewDragDelegate, UITableViewDropDelegate {
    let letters: Letters
    var events: [String] = []
    var undraggable: Set<String> = []
    var joins = true
    var handles = true
    var operation = UIDropOperation.move
    var onDrop: ((UITableView, any UITableViewDropCoordinator) -> Void)?

    init(_ letters: Letters) {
      self.letters = letters
      super.init()
    }

    private func items(_ path: IndexPath) -> [UIDragItem] {
      let text = letters.sections[path.section][path.row]
      guard !undraggable.contains(text) else { return [] }
      let item = UIDragItem(itemProvider: NSItemProvider())
      item.localObject = text
      return [item]
    }

    func tableView(
      _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] { items(indexPath) }
    func tableView(
      _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
      point: CGPoint
    ) -> [UIDragItem] { joins ? items(indexPath) : [] }
    func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {
      events.append("begin")
    }
    func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {
      events.append("drag end")
    }
    func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool { handles }
    func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {
      events.append("enter \(session.localDragSession == nil ? "from elsewhere" : "local")")
    }
    func tableView(
      _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
      UITableViewDropProposal(operation: operation, intent: .insertAtDestinationIndexPath)
    }
    func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {
      events.append("exit")
    }
    func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {
      events.append("drop end")
    }

    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
      events.append("drop \(coordinator.items.compactMap { $0.dragItem.localObject as? String })")
      if let onDrop { return onDrop(tableView, coordinator) }
      guard let destination = coordinator.destinationIndexPath, let item = coordinator.items.first,
        let text = item.dragItem.localObject as? String
      else { return }
      tableView.performBatchUpdates {
        if let source = item.sourceIndexPath {
          self.letters.sections[source.section].remove(at: source.row)
          tableView.deleteRows(at: [source], with: .automatic)
        }
        self.letters.sections[destination.section].insert(text, at: destination.row)
        tableView.insertRows(at: [destination], with: .automatic)
      }
      coordinator.drop(item.dragItem, toRowAt: destination).addCompletion { [weak self] position in
        self?.events.append("settled \(position)")
      }
    }
  }

  private let fixture = LettersTable([["a", "b", "c"], ["d"]])
  private let dropper: Dropper

  init() {
    dropper = Dropper(fixture.letters)
    fixture.table.dragDelegate = dropper
    fixture.table.dropDelegate = dropper
  }

  @Test func rowIsDraggedWithinATable() throws {
    let drag = try #require(fixture.table.simulateDrag(from: IndexPath(0, 0)))
    #expect(fixture.table.hasActiveDrag)
    #expect(!fixture.table.hasActiveDrop)
    let proposal = drag.move(over: fixture.table, to: IndexPath(1, 1))
    #expect(proposal?.operation == .move)
    #expect(proposal?.intent == .insertAtDestinationIndexPath)
    #expect(fixture.table.hasActiveDrop)
    #expect(drag.drop())
    #expect(!fixture.table.hasActiveDrag)
    #expect(fixture.letters.sections == [["b", "c"], ["d", "a"]])
    #expect(
      dropper.events == ["begin", "enter local", "drop [\"a\"]", "settled end", "drop end", "drag end"])
    #expect(recordingViolations { fixture.table.verifyCells() } == [])
  }

  @Test func severalRowsAreDraggedTogether() throws {
    let drag = try #require(fixture.table.simulateDrag(from: IndexPath(0, 0)))
    #expect(drag.add(rowAt: IndexPath(0, 2)))
    dropper.joins = false
    #expect(!drag.add(rowAt: IndexPath(1, 0)))
    var sources: [IndexPath?] = []
    dropper.onDrop = { sources = $1.items.map(\.sourceIndexPath) }
    drag.move(over: fixture.table, to: nil)
    #expect(drag.drop())
    #expect(sources == [IndexPath(0, 0), IndexPath(0, 2)])
  }

  /// tableView(_:itemsForBeginning:at:): no items, no drag.
  @Test func rowMayRefuseToBeDragged() {
    dropper.undraggable = ["a"]
    #expect(fixture.table.simulateDrag(from: IndexPath(0, 0)) == nil)
    fixture.table.dragInteractionEnabled = false
    #expect(fixture.table.simulateDrag(from: IndexPath(0, 1)) == nil)
    #expect(fixture.table.simulateDrag(from: IndexPath(0, 9)) == nil)
    #expect(dropper.events == [])
  }

  /// UITableViewDropDelegate: a proposal to cancel or forbid means that nothing is dropped.
  @Test(arguments: [UIDropOperation.cancel, .forbidden]) func dropMayBeRefused(operation: UIDropOperation)
    throws
  {
    dropper.operation = operation
    let drag = try #require(fixture.table.simulateDrag(from: IndexPath(0, 0)))
    drag.move(over: fixture.table, to: IndexPath(1, 0))
    #expect(!drag.drop())
    #expect(dropper.events == ["begin", "enter local", "drop end", "drag end"])
    #expect(fixture.letters.sections == [["a", "b", "c"], ["d"]])
  }

  @Test func tableMayTakeNothingAtAll() throws {
    dropper.handles = false
    let drag = try #require(fixture.table.simulateDrag(from: IndexPath(0, 0)))
    #expect(drag.move(over: fixture.table, to: IndexPath(1, 0)) == nil)
    #expect(!drag.drop())
    #expect(dropper.events == ["begin", "drag end"])
  }

  @Test func dragLeavesAndIsGivenUp() throws {
    let drag = try #require(fixture.table.simulateDrag(from: IndexPath(0, 0)))
    drag.move(over: fixture.table, to: IndexPath(1, 0))
    drag.moveAway()
    #expect(!fixture.table.hasActiveDrop)
    drag.cancel()
    #expect(!drag.drop())
    #expect(dropper.events == ["begin", "enter local", "exit", "drag end"])
  }

  @Test func rowIsDraggedToAnotherTable() throws {
    let other = LettersTable([["x"]])
    let otherDropper = Dropper(other.letters)
    other.table.dropDelegate = otherDropper
    let drag = try #require(fixture.table.simulateDrag(from: IndexPath(0, 0)))
    drag.move(over: fixture.table, to: IndexPath(0, 1))
    drag.move(over: other.table, to: IndexPath(0, 0))
    #expect(drag.drop())
    #expect(other.shown == ["a", "x"])
    #expect(dropper.events == ["begin", "enter local", "exit", "drag end"])
    #expect(otherDropper.events == ["enter local", "drop [\"a\"]", "settled end", "drop end"])
  }

  @Test func somethingIsDraggedFromElsewhere() {
    let item = UIDragItem(itemProvider: NSItemProvider())
    item.localObject = "z"
    let drag = HeadlessDrag(items: [item])
    drag.move(over: fixture.table, to: IndexPath(0, 1))
    #expect(drag.drop())
    #expect(fixture.shown == ["a", "z", "b", "c", "d"])
    #expect(dropper.events == ["enter from elsewhere", "drop [\"z\"]", "settled end", "drop end"])
  }

  @Test func updatesMayArriveDuringADrag() throws {
    let drag = try #require(fixture.table.simulateDrag(from: IndexPath(0, 0)))
    drag.move(over: fixture.table, to: IndexPath(1, 1))
    let violations = recordingViolations {
      fixture.update(to: [["a", "b", "c"], ["d", "e"]]) { $0.insertRows(at: [IndexPath(1, 1)], with: .none) }
      drag.drop()
    }
    #expect(violations == [])
    #expect(fixture.shown == ["b", "c", "d", "a", "e"])
  }

  /// UITableViewDropCoordinator.drop(_:toRowAt:): the row must be there by then.
  @Test func droppingToARowThatIsNotThereIsRefused() throws {
    dropper.onDrop = { _, coordinator in
      for item in coordinator.items { coordinator.drop(item.dragItem, toRowAt: IndexPath(0, 3)) }
    }
    let drag = try #require(fixture.table.simulateDrag(from: IndexPath(0, 0)))
    drag.move(over: fixture.table, to: IndexPath(0, 3))
    let violations = recordingViolations { drag.drop() }
    #expect(violations.map(\.rule) == [.unknownIndexPath])
  }
}
