import Foundation
import HeadlessUIKit
import HeadlessUIKitTestSupport
import TestSupport
import Testing

@MainActor
@Suite("Moving an item of a collection view", .ownApplication)
struct CollectionMovementTests {
  private let log = CollectionLog([10, 4])
  private var collection: UICollectionView { log.collection }

  init() {
    collection.layoutIfNeeded()
    log.listened = ["canMove", "moveItem", "targetIndexPath"]
  }

  /// The middle of an item.
  private func place(_ section: Int, _ item: Int) -> CGPoint {
    collection.layoutAttributesForItem(at: [section, item])?.center ?? .zero
  }

  @Test func `asks, proposes targets, and tells once at the end (behaviour 559)`() {
    let cell = collection.cellForItem(at: [0, 1])

    let lines = log.lines {
      #expect(collection.beginInteractiveMovementForItem(at: [0, 1]))
      #expect(collection.hasUncommittedUpdates)
      collection.updateInteractiveMovementTargetPosition(place(0, 4))
      collection.updateInteractiveMovementTargetPosition(place(1, 1))
      collection.endInteractiveMovement()
    }

    #expect(
      lines == ["canMove 0-1", "targetIndexPath 0-4", "targetIndexPath 1-1", "moveItem 0-1 to 1-1"])
    #expect(!collection.hasUncommittedUpdates)
    #expect(collection.cellForItem(at: [1, 1]) === cell)
    #expect(collection.numberOfItems(inSection: 0) == 9)
    #expect(collection.numberOfItems(inSection: 1) == 5)
  }

  @Test func `is refused where the data source says so`() {
    log.canMove = false

    #expect(!collection.beginInteractiveMovementForItem(at: [0, 1]))
    #expect(!collection.beginInteractiveMovementForItem(at: [0, 99]))
    collection.updateInteractiveMovementTargetPosition(place(0, 4))
    collection.endInteractiveMovement()

    #expect(log.lines == ["canMove 0-1"])
  }

  @Test func `to where the item is tells nothing (behaviour 559)`() {
    let lines = log.lines {
      #expect(collection.beginInteractiveMovementForItem(at: [0, 1]))
      collection.updateInteractiveMovementTargetPosition(place(0, 4))
      collection.updateInteractiveMovementTargetPosition(place(0, 1))
      collection.endInteractiveMovement()
    }

    #expect(!lines.contains { $0.hasPrefix("moveItem") })
  }

  @Test func `that is cancelled tells nothing (behaviour 559)`() {
    let lines = log.lines {
      #expect(collection.beginInteractiveMovementForItem(at: [0, 1]))
      collection.updateInteractiveMovementTargetPosition(place(0, 4))
      collection.cancelInteractiveMovement()
      collection.endInteractiveMovement()
    }

    #expect(lines == ["canMove 0-1", "targetIndexPath 0-4"])
    #expect(!collection.hasUncommittedUpdates)
  }

  @Test func `goes where the delegate says`() {
    log.target = { _ in [0, 7] }

    let lines = log.lines {
      #expect(collection.beginInteractiveMovementForItem(at: [0, 1]))
      collection.updateInteractiveMovementTargetPosition(place(0, 4))
      collection.endInteractiveMovement()
    }

    #expect(lines.last == "moveItem 0-1 to 0-7")
  }

  @Test func `to nowhere is an error`() {
    log.target = { _ in [5, 7] }

    let reasons = failures {
      #expect(collection.beginInteractiveMovementForItem(at: [0, 1]))
      collection.updateInteractiveMovementTargetPosition(place(0, 4))
      collection.endInteractiveMovement()
    }
    .reasons

    #expect(reasons.count == 1)
    #expect(collection.numberOfItems(inSection: 0) == 10)
  }

  @Test func `ends where the item is deleted meanwhile`() {
    #expect(collection.beginInteractiveMovementForItem(at: [0, 1]))
    log.counts = [9, 4]

    collection.deleteItems(at: [[0, 1]])

    #expect(!collection.hasUncommittedUpdates)
    #expect(log.lines { collection.endInteractiveMovement() } == [])
  }
}
