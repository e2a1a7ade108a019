import FleetTesting
import TestSupport
import Testing

@MainActor
@Suite("Random gestures that edit a table", .freshApplication)
struct TableEditingFuzzTests {
  /// What a handler of an action does.
  private enum Work: CaseIterable { case complete, completeLater, never, delete, reload }

  /// 5,000 steps.
  ///
  /// What the rows show, what is open and what was told is worked out from the letters
  /// alone, which differ from each other.
  @Test func `leave rows, actions and brackets as the rules say`() {
    let seed = UInt64.random(in: .min ... .max)
    var random = SeededGenerator(seed: seed)
    let letters = LetterTable()
    let table = letters.table
    var ended = 0
    letters.onCall["didEnd"] = { ended += 1 }

    var expected = letters.letters
    var isEditMode = false
    /// The letter whose row shows its actions, since when, and whether it was swiped aside.
    var open: (letter: String, session: Int, isSwipe: Bool)?
    var sessions = 0
    var begun = 0
    var pending: [(completion: (Bool) -> Void, session: Int)] = []

    var work = Work.complete
    var path = IndexPath(row: 0, section: 0)
    let action = UIContextualAction(style: .normal, title: "Act") { _, _, completion in
      switch work {
      case .complete: completion(true)
      case .completeLater: pending.append((completion, sessions))
      case .never: break
      case .delete:
        letters.remove(path)
        completion(true)
      case .reload:
        letters.letters[path.section].reverse()
        table.reloadData()
      }
    }

    func note(_ step: Int, _ name: String) -> Bool {
      settle()
      letters.calls = []
      let swiped = open?.isSwipe == true
      let holds =
        letters.letters == expected && letters.shown == expected
        && table.isEditing == (isEditMode || open != nil) && begun == ended + (swiped ? 1 : 0)
        && table.visibleCells.filter(\.showingDeleteConfirmation).count == (open == nil ? 0 : 1)
      #expect(holds, "seed \(seed), step \(step): \(name), \(letters.shown) for \(expected)")
      return holds
    }

    for step in 0..<5_000 {
      let section = Int.random(in: 0...1, using: &random)
      path = IndexPath(row: Int.random(in: 0...4, using: &random), section: section)
      let isThere = path.row < expected[section].count
      var name = "tap"
      letters.trailing = [action]
      let received = failures {
        switch random.next() % 12 {
        case 0:
          name = "edit"
          isEditMode.toggle()
          open = nil
          table.setEditing(isEditMode, animated: false)
        case 1:
          name = "complete"
          guard let index = pending.indices.randomElement(using: &random) else { return }
          let (completion, session) = pending.remove(at: index)
          if open?.session == session { open = nil }
          completion(true)
        case 2:
          name = "delete"
          letters.trailing = nil
          if isThere {
            open = nil
            if !isEditMode { begun += 1 }
            expected[section].remove(at: path.row)
          }
          table.swipeToDeleteRow(at: path)
        case 3, 4:
          name = "drag"
          let target = IndexPath(
            row: Int.random(in: 0...3, using: &random),
            section: Int.random(in: 0...1, using: &random))
          let count = expected[target.section].count
          guard isEditMode, isThere, target.row < count + (target.section == section ? 0 : 1) else {
            return
          }
          let letter = expected[section].remove(at: path.row)
          expected[target.section].insert(letter, at: target.row)
          table.dragRow(from: path, to: target)
        case 5: table.tapRow(at: [0, 0])
        default:
          work = Work.allCases.randomElement(using: &random) ?? .never
          name = "\(work)"
          if isThere {
            let letter = expected[section][path.row]
            if open?.letter != letter {
              sessions += 1
              open = (letter, sessions, !isEditMode)
              if !isEditMode { begun += 1 }
            }
            switch work {
            case .completeLater, .never: break
            case .complete: open = nil
            case .delete:
              expected[section].remove(at: path.row)
              open = nil
            case .reload:
              expected[section].reverse()
              open = nil
            }
          }
          table.selectCellAction(withTitle: "Act", at: path)
        }
      }
      if name == "tap", !expected[0].isEmpty { open = nil }
      let mayFail = !isThere || name == "tap" && expected[0].isEmpty
      #expect(mayFail || received.isEmpty, "seed \(seed), step \(step): \(name), \(received)")
      guard note(step, name) else { return }

      if expected.joined().count < 3 {
        expected = [["A\(step)", "B\(step)", "C\(step)"], ["D\(step)", "E\(step)"]]
        letters.letters = expected
        open = nil
        table.reloadData()
        guard note(step, "refill") else { return }
      }
    }
  }
}
