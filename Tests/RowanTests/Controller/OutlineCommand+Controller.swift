import Rowan
import RowanTestSupport

extension OutlineCommand {
  /// Whether the command changes more than what is open.
  var isEdit: Bool {
    switch self {
    case .expand, .collapse, .toggle, .expandAll, .collapseAll, .expandToDepth, .reveal: false
    default: true
    }
  }

  /// Whether items may go with it.
  var mayRemoveItems: Bool {
    switch self {
    case .delete, .deleteAll, .replaceChildren, .replaceDescendants: true
    default: false
    }
  }
}

extension OutlineController where Item == Int {
  /// Carries a command on the selection out.
  func apply(_ command: SelectionCommand) {
    switch command {
    case .edit: break
    case .select(let items): select(items)
    case .add(let items): addToSelection(items)
    case .deselect(let items): deselect(items)
    case .toggle(let item): toggleSelection(item)
    case .clear: clearSelection()
    case .extend(let item, let adding): extendSelection(to: item, adding: adding)
    case .selectAll: selectAll()
    case .setFocus(let item): setFocus(item)
    case .setMode(let mode): selectionOptions.mode = mode
    }
  }

  /// Carries a command on check marks out.
  func apply(_ command: CheckCommand) {
    switch command {
    case .edit: break
    case .set(let isOn, let items, _): setChecked(isOn, of: items)
    case .toggle(let item, _): toggleCheck(item)
    case .setAll(let isOn, _): setAllChecked(isOn)
    case .setEnabled(let enabled, let items): setCheckable(enabled, items)
    }
  }
}
