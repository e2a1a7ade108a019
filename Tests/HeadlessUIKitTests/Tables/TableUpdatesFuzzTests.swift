import HeadlessUIKit
import HeadlessUIKitTestSupport
import TestSupport
import Testing

@MainActor
@Suite("Random batches of updates", .ownApplication)
struct TableUpdatesFuzzTests {
  @Test func `that fit have everything follow its row (behaviour 96, 101, 113, 117)`() {
    UpdatesFuzz(ItemTable.self).runFitting(Fuzz(short: 2_000, long: 100_000))
  }

  @Test func `that do not fit are reported once, and the table is as after a reload`() {
    UpdatesFuzz(ItemTable.self).runSpoiled(Fuzz(short: 1_000, long: 20_000))
  }
}

extension ItemTable: UpdatedItems {
  convenience init(_ sections: [Section]) { self.init(sections, height: 150) }

  var view: UIScrollView { table }

  func select(_ path: IndexPath) {
    table.selectRow(at: path, animated: false, scrollPosition: .none)
  }

  func perform(_ operations: [RandomBatch.Operation], afterwards sections: [Section]) {
    table.performBatchUpdates { [self] in
      self.sections = sections
      for operation in operations { operation.perform(on: table) }
    }
  }
}
