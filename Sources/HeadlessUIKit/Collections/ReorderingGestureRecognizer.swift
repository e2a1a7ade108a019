import Foundation

/// The recognizer by which a user moves items: a long press lifts an item, which follows the finger
/// then (behaviour 560); the handle of a list's cell does so at once.
final class ReorderingGestureRecognizer: UILongPressGestureRecognizer {
  override class var objectiveCMembers: [Selector.Method] {
    [.method("move", ReorderingGestureRecognizer.move)]
  }

  init() {
    super.init(target: nil, action: nil)
    addTarget(self, action: "move")
  }

  override init?(coder: NSCoder) { nil }

  /// The item that is pressed, and which the data source lets move.
  private var item: ItemPath?

  /// The collection view, which has the recognizer itself, or a cell with a handle.
  private var collection: UICollectionView? {
    var next = view
    while let view = next {
      if let collection = view as? UICollectionView { return collection }
      next = view.superview
    }
    return nil
  }

  // A press alone does nothing. And it is unknown whether the data source can move any item: an
  // app's own press must not fail for that.
  package override func couldRecognize(_ kind: GestureKind) -> Bool { false }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    !(preventedGestureRecognizer is UILongPressGestureRecognizer)
  }

  override func timeIsUp() {
    item = pressedItem()
    if item == nil { state = .failed } else { super.timeIsUp() }
  }

  override func reset() {
    super.reset()
    item = nil
  }

  private func pressedItem() -> ItemPath? {
    guard let collection, !isOnControl(in: collection),
      let path = collection.indexPathForItem(at: location(in: collection))
    else { return nil }
    return collection.movableItem(path)
  }

  /// Whether a control of a cell's is pressed, which keeps its touches.
  private func isOnControl(in collection: UICollectionView) -> Bool {
    var view = touchState.touchedView
    while let next = view, next !== collection {
      if next is UIControl { return true }
      view = next.superview
    }
    return false
  }

  private func move() {
    guard let collection else { return }
    switch state {
    case .began:
      // Without a delay, the data source has not been asked yet.
      guard let item = item ?? pressedItem(), collection.contains(item),
        !collection.hasUncommittedUpdates
      else { return state = .cancelled }
      collection.beginMovement(of: item)
    case .changed: collection.updateInteractiveMovementTargetPosition(location(in: collection))
    case .ended: collection.endInteractiveMovement()
    default: collection.cancelInteractiveMovement()
    }
  }
}
