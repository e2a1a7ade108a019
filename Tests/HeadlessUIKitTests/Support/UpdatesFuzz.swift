package import HeadlessUIKit
package import TestSupport
import Testing

/// A table or a collection view that shows items, and is updated at random.
@MainActor
package protocol UpdatedItems: AnyObject {
  associatedtype ShownCell: AnyObject

  var sections: [ItemTable.Section] { get set }
  /// The table or the collection view.
  var view: UIScrollView { get }
  var selectedNumbers: [Int] { get }
  /// The cells that show, by the numbers of their items.
  var cellsByNumber: [Int: ShownCell] { get }
  /// The faults of the visible views.
  var faults: [String] { get }

  init(_ sections: [ItemTable.Section])

  func select(_ path: IndexPath)

  /// Makes the operations of a batch together, after the data has changed.
  func perform(_ operations: [RandomBatch.Operation], afterwards sections: [ItemTable.Section])

  /// Lays out reloaded data.
  func layOutAfterReload()
}

extension UpdatedItems {
  package func layOutAfterReload() { view.layoutIfNeeded() }
}

/// Random batches of updates, and the conditions that hold after each of them.
@MainActor
package struct UpdatesFuzz<Items: UpdatedItems> {
  private let shown: Items

  package init(_ type: Items.Type) {
    shown = Items(
      (0..<3).map { section in
        ItemTable.Section(
          number: section, items: (0..<4).map { ItemTable.Item(number: section * 4 + $0) })
      })
    shown.view.layoutIfNeeded()
  }

  private var brokenInvariants: [String] { (shown.view as? any ListView)?.brokenInvariants ?? [] }

  private func prepare(_ random: inout SeededGenerator) {
    for (section, content) in shown.sections.enumerated() where !content.items.isEmpty {
      shown.select([section, Int.random(in: 0..<content.items.count, using: &random)])
    }
    guard random.next().isMultiple(of: 4) else { return }
    let height = max(0, shown.view.contentSize.height - shown.view.bounds.height)
    shown.view.contentOffset.y = CGFloat(Int.random(in: 0...Int(height), using: &random))
    shown.view.layoutIfNeeded()
  }

  /// Makes batches that fit: everything follows its item.
  package func runFitting(_ fuzz: Fuzz) {
    var random = fuzz.generator
    var nextNumber = 1_000
    var operations = 0
    var followed = 0

    for step in 0..<fuzz.steps {
      prepare(&random)
      nextNumber += 100
      let batch = RandomBatch(
        shown.sections, nextNumber: nextNumber, random: SeededGenerator(seed: random.next()))
      let selected = shown.selectedNumbers.filter { !batch.lost.contains($0) }
      let cells = shown.cellsByNumber

      let failures = failures { shown.perform(batch.operations, afterwards: batch.after) }

      let faults = brokenInvariants + (step.isMultiple(of: 3) ? shown.faults : [])
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

  /// Makes batches that do not fit: each is reported once, and all is as after a reload.
  package func runSpoiled(_ fuzz: Fuzz) {
    var random = fuzz.generator
    var nextNumber = 1_000
    var reasons: Set<Substring> = []

    for step in 0..<fuzz.steps {
      prepare(&random)
      nextNumber += 100
      var batch = RandomBatch(
        shown.sections, nextNumber: nextNumber, random: SeededGenerator(seed: random.next()))
      batch.spoil(before: shown.sections, &random)

      let failures = failures {
        shown.perform(batch.operations, afterwards: batch.after)
        shown.layOutAfterReload()
      }

      reasons.formUnion(failures.reasons.map { $0.prefix { !$0.isNumber } })
      let faults = brokenInvariants + shown.faults
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
