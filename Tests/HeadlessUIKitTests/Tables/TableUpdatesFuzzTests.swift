import HeadlessUIKit
import TestSupport
import Testing

@MainActor
@Suite("Random batches of updates", .ownApplication)
struct TableUpdatesFuzzTests {
  private var shown: ItemTable {
    let sections = (0..<3).map { section in
      ItemTable.Section(
        number: section, items: (0..<4).map { ItemTable.Item(number: section * 4 + $0) })
    }
    let shown = ItemTable(sections)
    shown.table.layoutIfNeeded()
    return shown
  }

  private func prepare(_ shown: ItemTable, _ random: inout SeededGenerator) {
    for (section, content) in shown.sections.enumerated() where !content.items.isEmpty {
      let path: IndexPath = [section, Int.random(in: 0..<content.items.count, using: &random)]
      shown.table.selectRow(at: path, animated: false, scrollPosition: .none)
    }
    if random.next().isMultiple(of: 4) {
      let height = max(0, shown.table.contentSize.height - shown.table.bounds.height)
      shown.table.contentOffset.y = CGFloat(Int.random(in: 0...Int(height), using: &random))
      shown.table.layoutIfNeeded()
    }
  }

  @Test func `that fit have everything follow its row (behaviour 96, 101, 113, 117)`() {
    let fuzz = Fuzz(short: 2_000, long: 100_000)
    var random = fuzz.generator
    let shown = shown
    var nextNumber = 1_000
    var operations = 0
    var followed = 0

    for step in 0..<fuzz.steps {
      prepare(shown, &random)
      nextNumber += 100
      let batch = RandomBatch(
        shown.sections, nextNumber: nextNumber, random: SeededGenerator(seed: random.next()))
      let selected = shown.selectedNumbers.filter { !batch.lost.contains($0) }
      let cells = shown.cellsByNumber

      let failures = failures {
        shown.table.performBatchUpdates {
          shown.sections = batch.after
          for operation in batch.operations { operation.perform(on: shown.table) }
        }
      }

      let faults = step.isMultiple(of: 3) ? shown.faults : []
      let exchanged = shown.cellsByNumber.filter { number, cell in
        !batch.lost.contains(number) && cells[number].map { $0 !== cell } ?? false
      }
      operations += batch.operations.count
      followed += selected.count
      guard failures.isEmpty, faults.isEmpty, shown.selectedNumbers == selected, exchanged.isEmpty
      else {
        Issue.record(
          """
          \(fuzz), step \(step): \(failures.reasons), \(faults), \(selected), \
          \(shown.selectedNumbers), \(exchanged.keys), \(batch.operations)
          """)
        return
      }
    }

    #expect(operations > 2 * fuzz.steps, "\(fuzz)")
    #expect(followed > fuzz.steps / 2, "\(fuzz)")
  }

  @Test func `that do not fit are reported once, and the table is as after a reload`() {
    let fuzz = Fuzz(short: 1_000, long: 20_000)
    var random = fuzz.generator
    let shown = shown
    var nextNumber = 1_000
    var reasons: Set<Substring> = []

    for step in 0..<fuzz.steps {
      prepare(shown, &random)
      nextNumber += 100
      var batch = RandomBatch(
        shown.sections, nextNumber: nextNumber, random: SeededGenerator(seed: random.next()))
      batch.spoil(before: shown.sections, &random)

      let failures = failures {
        shown.table.performBatchUpdates {
          shown.sections = batch.after
          for operation in batch.operations { operation.perform(on: shown.table) }
        }
        shown.table.layoutIfNeeded()
      }

      reasons.formUnion(failures.reasons.map { $0.prefix { !$0.isNumber } })
      let faults = shown.faults
      guard failures.count == 1, faults.isEmpty, shown.selectedNumbers.isEmpty else {
        Issue.record(
          """
          \(fuzz), step \(step): \(failures.reasons), \(faults), \(shown.selectedNumbers), \
          \(batch.operations)
          """)
        return
      }
    }

    #expect(reasons.count > 6, "\(fuzz)")
  }
}
