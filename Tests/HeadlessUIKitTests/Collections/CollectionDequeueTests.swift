import FailureReporting
import Foundation
import HeadlessUIKit
import HeadlessUIKitTestSupport
import TestSupport
import Testing

@MainActor
@Suite("Dequeuing views of a collection view", .ownApplication)
struct CollectionDequeueTests {
  private let log = CollectionLog([3])
  private var collection: UICollectionView { log.collection }

  private func reasons(_ body: () -> Void) -> [String] { failures(body).reasons }

  // MARK: What UIKit raises

  @Test func `wants an identifier that is registered (behaviour 418, 419)`() {
    let reasons = reasons {
      _ = collection.dequeueReusableCell(withReuseIdentifier: "none", for: [0, 0])
      _ = collection.dequeueReusableCell(withReuseIdentifier: "", for: [0, 0])
      _ = collection.dequeueReusableSupplementaryView(
        ofKind: "badge", withReuseIdentifier: "view", for: [0, 0])
    }

    #expect(
      reasons == [
        "could not dequeue a view of kind: UICollectionElementKindCell with identifier none - must "
          + "register a nib or a class for the identifier or connect a prototype cell in a "
          + "storyboard",
        "must pass a valid reuse identifier to -[UICollectionView "
          + "dequeueReusableCellWithReuseIdentifier:forIndexPath:]",
        "could not dequeue a view of kind: badge with identifier view - must register a nib or a "
          + "class for the identifier or connect a prototype cell in a storyboard",
      ])
  }

  @Test func `tells once of what is not registered, however many items there are`() {
    let received = failures {
      for item in 0..<3 {
        _ = collection.dequeueReusableCell(withReuseIdentifier: "none", for: [0, item])
        _ = collection.dequeueReusableSupplementaryView(
          ofKind: "badge", withReuseIdentifier: "none", for: [0, item])
      }
    }

    #expect(received.count == 2)
  }

  @Test func `names the identifiers that are registered, and the near one`() {
    let rows = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }
    _ = collection.dequeueConfiguredReusableCell(using: rows, for: [0, 0], item: 1)

    let received = failures {
      _ = collection.dequeueReusableCell(withReuseIdentifier: "cells", for: [0, 0])
      _ = collection.dequeueReusableSupplementaryView(
        ofKind: "badge", withReuseIdentifier: "view", for: [0, 0])
    }

    #expect(
      received.map(\.details).map { $0.components(separatedBy: "). ").last } == [
        "Did you mean 'cell'? The identifiers are 'cell'.", "There are no identifiers.",
      ])
  }

  @Test func `nil cancels a registration, and the last one wins (behaviour 416)`() {
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let cell = collection.dequeueReusableCell(withReuseIdentifier: "cell", for: [0, 0])
    #expect(type(of: cell) == UICollectionViewCell.self)
    #expect(cell.reuseIdentifier == "cell")

    collection.register(nil as AnyClass?, forCellWithReuseIdentifier: "cell")
    let reasons = reasons {
      _ = collection.dequeueReusableCell(withReuseIdentifier: "cell", for: [0, 0])
    }

    #expect(reasons.count == 1)
  }

  @Test func `a cell that was made by hand is an error, and shows (behaviour 420)`() {
    log.counts = [1]
    let cell = UICollectionViewCell()
    log.makesCell = { _, _ in cell }

    let reasons = reasons { collection.layoutIfNeeded() }

    #expect(
      reasons == [
        "the cell returned from -collectionView:cellForItemAtIndexPath: does not have a "
          + "reuseIdentifier - cells must be retrieved by calling "
          + "-dequeueReusableCellWithReuseIdentifier:forIndexPath:"
      ])
    #expect(collection.visibleCells == [cell])
  }

  @Test func `supplementary views must be dequeued (behaviour 421, 422)`() {
    let flow = CollectionLog.flow()
    flow.headerReferenceSize = CGSize(width: 0, height: 20)
    let log = CollectionLog([1], layout: flow)
    log.makesSupplement = { _, _, _ in LoggingSupplement() }

    let reasons = reasons { log.collection.layoutIfNeeded() }

    #expect(
      reasons == [
        "the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath "
          + "(UICollectionElementKindSectionHeader,<NSIndexPath> {length = 2, path = 0 - 0}) was "
          + "not retrieved by calling "
          + "-dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath: or is nil "
          + "(<LoggingSupplement>)"
      ])
  }

  @Test func `a data source without the method has no supplementary view (behaviour 422)`() {
    final class Plain: NSObject, UICollectionViewDataSource {
      func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
      ) -> Int { 0 }
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell { UICollectionViewCell() }
    }
    let flow = CollectionLog.flow()
    flow.headerReferenceSize = CGSize(width: 0, height: 20)
    let plain = Plain()
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 300), collectionViewLayout: flow)
    collection.dataSource = plain

    let reasons = reasons {
      collection.layoutIfNeeded()
      collection.setNeedsLayout()
      collection.layoutIfNeeded()
    }

    #expect(reasons.count == 1)
    #expect(reasons[0].hasSuffix("or is nil ((null))"))
  }

  @Test func `two cells for one item are one too many (behaviour 423)`() {
    log.counts = [1]
    log.makesCell = { collection, path in
      _ = collection.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      return collection.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }

    let reasons = reasons { collection.layoutIfNeeded() }

    #expect(reasons.count == 1)
    #expect(
      reasons[0].hasPrefix(
        "Expected dequeued view to be returned to the collection view in preparation for display."))
    #expect(
      reasons[0].hasSuffix(
        "Dequeued view: <LoggingItemCell>; Collection view: <UICollectionView>"))
    #expect(collection.visibleCells.count == 1)
  }

  @Test(arguments: [(17, 0), (18, 1)])
  func `a view that is dequeued to measure is one too many from iOS 18 on (behaviour 423)`(
    system: Int, count: Int
  ) {
    var settings = UIApplication.shared.settings
    settings.system = SystemVersion(system)
    UIApplication.shared.userChoose(settings)
    log.counts = [1]
    log.makesCell = { collection, path in
      _ = collection.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      return collection.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }

    #expect(reasons { collection.layoutIfNeeded() }.count == count)
    #expect(collection.visibleCells.count == 1)
  }

  @Test func `a cell that nobody has asked for is one too many (behaviour 423)`() {
    log.counts = [1]
    let collection = collection
    log.onCall["willDisplay"] = { [weak collection] in
      _ = collection?.dequeueReusableCell(withReuseIdentifier: "cell", for: [0, 0])
    }

    let reasons = reasons { collection.layoutIfNeeded() }

    #expect(reasons.count == 1)
    #expect(
      reasons[0].hasPrefix(
        "Expected dequeued view to be returned to the collection view in preparation for display."))
    #expect(collection.visibleCells.count == 1)
  }

  @Test func `another cell than the one that is reconfigured is an error (behaviour 426)`() {
    collection.layoutIfNeeded()
    let cell = collection.cellForItem(at: [0, 1])
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "other")
    log.makesCell = { $0.dequeueReusableCell(withReuseIdentifier: "other", for: $1) }

    let reasons = reasons { collection.reconfigureItems(at: [[0, 1]]) }

    #expect(reasons.count == 1)
    #expect(
      reasons.first?.hasPrefix(
        "Attempted to dequeue a cell for a different registration or reuse identifier than the "
          + "existing cell when reconfiguring an item, which is not allowed.") == true)
    #expect(collection.cellForItem(at: [0, 1]) === cell)
  }

  // MARK: Registrations

  @Test func `registrations make, configure and reuse cells (behaviour 424)`() {
    var configured: [String] = []
    let registration = UICollectionView.CellRegistration<LoggingItemCell, String> {
      configured.append("\($2) at \($1.item) in \(type(of: $0))")
    }
    log.makesCell = { collection, path in
      collection.dequeueConfiguredReusableCell(
        using: registration, for: path, item: path.item == 2 ? nil : "item \(path.item)")
    }

    collection.layoutIfNeeded()
    let cells = Set(collection.visibleCells)
    collection.reloadData()
    collection.layoutIfNeeded()

    #expect(
      configured.prefix(2) == ["item 0 at 0 in LoggingItemCell", "item 1 at 1 in LoggingItemCell"])
    #expect(configured.count == 4)
    #expect(Set(collection.visibleCells) == cells)
    #expect(cells.allSatisfy { $0.reuseIdentifier != nil })
  }

  @Test func `registrations make supplementary views (behaviour 424)`() {
    let flow = CollectionLog.flow()
    flow.headerReferenceSize = CGSize(width: 0, height: 20)
    let log = CollectionLog([1, 1], layout: flow)
    var configured: [String] = []
    let registration = UICollectionView.SupplementaryRegistration<LoggingSupplement>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { configured.append("\($1.suffix(6)) \($2.section)") }
    log.makesSupplement = { collection, _, path in
      collection.dequeueConfiguredReusableSupplementary(using: registration, for: path)
    }

    let reasons = reasons { log.collection.layoutIfNeeded() }

    #expect(reasons == [])
    #expect(configured == ["Header 0", "Header 1"])
  }

  @Test func `a registration that is made in the provider is an error (behaviour 425)`() {
    log.counts = [1]
    log.makesCell = { collection, path in
      let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }
      return collection.dequeueConfiguredReusableCell(using: registration, for: path, item: 1)
    }

    let reasons = reasons { collection.layoutIfNeeded() }

    #expect(
      reasons == [
        "Attempted to dequeue a cell using a registration that was created inside "
          + "-collectionView:cellForItemAtIndexPath: or inside a UICollectionViewDiffableDataSource "
          + "cell provider. Creating a new registration each time a cell is requested will prevent "
          + "reuse and cause created cells to remain inaccessible in memory for the lifetime of the "
          + "collection view. Registrations should be created up front and reused. Registration: "
          + "<UICollectionViewCellRegistration>"
      ])
    #expect(collection.visibleCells.count == 1)
  }

  // MARK: Cells

  @Test func `a background configuration replaces background views (behaviour 446)`() {
    let cell = UICollectionViewCell()
    cell.backgroundView = UIView()
    cell.selectedBackgroundView = UIView()

    cell.backgroundConfiguration = .clear()

    #expect(cell.backgroundView == nil)
    #expect(cell.selectedBackgroundView == nil)
    cell.backgroundView = UIView()
    #expect(cell.backgroundView == nil)
  }

  @Test func `the selected background shows above the other one while selected (behaviour 445)`() {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 50, height: 40))
    let (back, selected) = (UIView(), UIView())
    _ = cell.contentView
    cell.backgroundView = back
    cell.selectedBackgroundView = selected
    #expect(selected.superview == nil)

    cell.isHighlighted = true

    #expect(cell.subviews == [back, selected, cell.contentView])
    #expect(selected.frame == cell.bounds)
    cell.isHighlighted = false
    #expect(selected.superview == nil)
  }

  @Test func `a content configuration replaces the content view, and nil makes a new one`() {
    let cell = UICollectionViewCell()
    let plain = cell.contentView

    cell.contentConfiguration = UIListContentConfiguration.cell()
    #expect(cell.contentView is UIListContentView)
    #expect(plain.superview == nil)
    cell.contentConfiguration = nil

    #expect(type(of: cell.contentView) == UIView.self)
    #expect(cell.contentView !== plain)
    #expect(cell.contentView.superview === cell)
  }

  @Test func `state changes update configurations once, on a later turn (behaviour 447)`() {
    collection.layoutIfNeeded()
    let cell = collection.cellForItem(at: [0, 0])
    var states: [Bool] = []
    cell?.configurationUpdateHandler = { states.append($1.isSelected) }
    collection.hostApplication.mainLoop.settle()
    states = []

    cell?.isSelected = true
    cell?.isHighlighted = true

    #expect(states == [])
    collection.hostApplication.mainLoop.settle()
    #expect(states == [true])
    #expect(log.selected == [])
  }
}
