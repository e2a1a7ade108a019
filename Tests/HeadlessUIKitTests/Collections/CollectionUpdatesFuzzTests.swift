import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@MainActor
@Suite("Random batches of updates of a collection view", .ownApplication)
struct CollectionUpdatesFuzzTests {
  private var shown: ItemCollection {
    let sections = (0..<3).map { section in
      ItemCollection.Section(
        number: section, items: (0..<4).map { ItemCollection.Item(number: section * 4 + $0) })
    }
    let shown = ItemCollection(sections)
    shown.collection.layoutIfNeeded()
    return shown
  }

  private func prepare(_ shown: ItemCollection, _ random: inout SeededGenerator) {
    for (section, content) in shown.sections.enumerated() where !content.items.isEmpty {
      let path: IndexPath = [section, Int.random(in: 0..<content.items.count, using: &random)]
      shown.collection.selectItem(at: path, animated: false, scrollPosition: [])
    }
    if random.next().isMultiple(of: 4) {
      let height = max(0, shown.collection.contentSize.height - shown.collection.bounds.height)
      shown.collection.contentOffset.y = CGFloat(Int.random(in: 0...Int(height), using: &random))
      shown.collection.layoutIfNeeded()
    }
  }

  @Test func `that fit have everything follow its item (behaviour 468, 479, 486)`() {
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
        shown.collection.performBatchUpdates {
          shown.sections = batch.after
          for operation in batch.operations { operation.perform(on: shown.collection) }
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

  @Test func `that do not fit are reported once, and all is as after a reload`() {
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
        shown.collection.performBatchUpdates {
          shown.sections = batch.after
          for operation in batch.operations { operation.perform(on: shown.collection) }
        }
        shown.collection.contentOffset = .zero
        shown.collection.layoutIfNeeded()
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

extension RandomBatch.Operation {
  @MainActor
  fileprivate func perform(on collection: UICollectionView) {
    switch self {
    case .deleteSection(let section): collection.deleteSections([section])
    case .insertSection(let section): collection.insertSections([section])
    case .reloadSection(let section): collection.reloadSections([section])
    case .moveSection(let section, let target):
      collection.moveSection(section, toSection: target)
    case .deleteRow(let path): collection.deleteItems(at: [path])
    case .insertRow(let path): collection.insertItems(at: [path])
    case .reloadRow(let path): collection.reloadItems(at: [path])
    case .reconfigureRow(let path): collection.reconfigureItems(at: [path])
    case .moveRow(let path, let target): collection.moveItem(at: path, to: target)
    }
  }
}
