import Fleet
import TestSupport

/// A table of letters that is edited at random beside a reference that knows the letters alone.
///
/// Each step foretells whether a user can do it, the resulting rows, the open one and the calls of
/// the delegate.
@MainActor
final class FuzzedTable {
  /// An act of an action's handler.
  private enum Work: CaseIterable { case complete, completeLater, never, delete, reload }

  private let letters = LetterTable()
  private var random: SeededGenerator
  private var reference = FuzzedLetters()
  /// The place of the step.
  private var path = IndexPath(row: 0, section: 0)
  private var work = Work.complete
  /// The completions that handlers have kept for later, with the number of rows opened by then.
  private var pending: [(completion: (Bool) -> Void, session: Int)] = []
  private var ended = 0
  private(set) var faults: [String] = []
  private(set) var steps: [String] = []
  /// How many steps were refused.
  private(set) var refusals = 0

  init(_ random: SeededGenerator) {
    self.random = random
    letters.onCall["didEnd"] = { [unowned self] in ended += 1 }
  }

  // MARK: One step

  func step() {
    let section = Int.random(in: 0...1, using: &random)
    path = IndexPath(row: Int.random(in: 0...4, using: &random), section: section)
    letters.trailing = [action]
    var isRefused = false
    let received = failures { isRefused = move(random.next() % 12) }
    refusals += isRefused ? 1 : 0
    if received.count != (isRefused ? 1 : 0) {
      faults.append("\(isRefused ? "one failure" : "none") expected, got \(received.reasons)")
    }
    check()
    if reference.rows.joined().count < 3 { refill() }
  }

  /// Makes a random move, and returns whether it was expected to fail.
  private func move(_ choice: UInt64) -> Bool {
    switch choice {
    case 0: toggleEditMode()
    case 1: complete()
    case 2: swipeToDelete()
    case 3, 4: drag()
    case 5: tapFirstRow()
    default: chooseAction()
    }
  }

  private func log(_ step: String) { steps.append(step) }

  // MARK: What code does

  private func toggleEditMode() -> Bool {
    log("edit")
    reference.toggleEditMode()
    letters.table.setEditing(reference.isEditMode, animated: false)
    return false
  }

  /// An action that went on when its handler had returned comes to its end.
  private func complete() -> Bool {
    guard let index = pending.indices.randomElement(using: &random) else { return false }
    let (completion, session) = pending.remove(at: index)
    log("complete \(session)")
    reference.close(session: session)
    completion(true)
    return false
  }

  /// Brings new letters where few are left.
  private func refill() {
    log("refill")
    let number = steps.count
    reference.rows = [["A\(number)", "B\(number)", "C\(number)"], ["D\(number)", "E\(number)"]]
    reference.close()
    letters.letters = reference.rows
    letters.table.reloadData()
    check()
  }

  // MARK: Acts of a user

  private func swipeToDelete() -> Bool {
    log("swipe to delete \(path)")
    letters.trailing = nil
    let isThere = reference.contains(path)
    if isThere { reference.deleteBySwipe(path) }
    letters.table.swipeToDeleteRow(at: path)
    return !isThere
  }

  private func drag() -> Bool {
    let target = IndexPath(
      row: Int.random(in: 0...3, using: &random), section: Int.random(in: 0...1, using: &random))
    guard reference.canDrag(path, to: target) else { return false }
    log("drag \(path) to \(target)")
    reference.drag(path, to: target)
    letters.table.dragRow(from: path, to: target)
    return false
  }

  private func tapFirstRow() -> Bool {
    log("tap")
    let isThere = !reference.rows[0].isEmpty
    if isThere { reference.close() }
    letters.table.tapRow(at: [0, 0])
    return !isThere
  }

  private func chooseAction() -> Bool {
    work = Work.allCases.randomElement(using: &random) ?? .never
    log("\(work) at \(path)")
    let isThere = reference.contains(path)
    if isThere {
      reference.open(path)
      switch work {
      case .completeLater, .never: break
      case .complete: reference.close()
      case .delete:
        reference.rows[path.section].remove(at: path.row)
        reference.close()
      case .reload:
        reference.rows[path.section].reverse()
        reference.close()
      }
    }
    letters.table.selectCellAction(withTitle: "Act", at: path)
    return !isThere
  }

  private var action: UIContextualAction {
    UIContextualAction(style: .normal, title: "Act") { [unowned self] _, _, completion in
      switch work {
      case .complete: completion(true)
      case .completeLater: pending.append((completion, reference.sessions))
      case .never: break
      case .delete:
        letters.remove(path)
        completion(true)
      case .reload:
        letters.letters[path.section].reverse()
        letters.table.reloadData()
      }
    }
  }

  // MARK: What must hold

  private func check() {
    settle()
    letters.calls = []
    let table = letters.table
    faults += table.brokenInvariants
    let isOpen = reference.open != nil
    let openCount = table.visibleCells.filter(\.showingDeleteConfirmation).count
    if letters.letters != reference.rows { faults.append("the data is \(letters.letters)") }
    if letters.shown != reference.rows {
      faults.append("the rows show \(letters.shown), not \(reference.rows)")
    }
    if table.isEditing != (reference.isEditMode || isOpen) {
      faults.append("is editing: \(table.isEditing)")
    }
    if ended != reference.ended { faults.append("\(ended) ended, not \(reference.ended)") }
    if openCount != (isOpen ? 1 : 0) { faults.append("\(openCount) rows show their actions") }
  }
}
