import Foundation
import HeadlessUIKit

/// A finger that goes down on the screen, stays, moves to another point, and is lifted.
///
/// Elements that are dragged as a whole come first, as in UIKit: a row's handle, an item that can
/// be moved, a slider's thumb. A finger from the left edge goes back. Then recognizers get the
/// finger, and then a row opens its actions, a view scrolls or a sheet moves.
@MainActor
struct ElementDrag {
  /// Where the finger goes down and where it is lifted, on the screen.
  let start: CGPoint
  let end: CGPoint
  /// How long the finger stays before it moves.
  let hold: Duration

  /// How long a finger stays that means to move an item, and not to scroll.
  private static let holdOfMoves: Duration = .milliseconds(500)
  /// How wide the handle of a row is, at its far edge.
  private static let handleWidth: CGFloat = 44
  /// How wide the edge of the screen is from which a finger goes back.
  private static let edgeWidth: CGFloat = 20

  private var distance: CGPoint { CGPoint(x: end.x - start.x, y: end.y - start.y) }

  private var direction: UISwipeGestureRecognizer.Direction {
    if abs(distance.x) > abs(distance.y) { return distance.x < 0 ? .left : .right }
    return distance.y < 0 ? .up : .down
  }

  /// Drags from a view that the finger has met.
  func perform(on view: UIView, in application: UIApplication) {
    if moveRow(of: view) || moveItem(of: view) || slide(view) { return }
    if goesBack(from: view) { return move(on: view, in: application) }
    let isHeld = hold >= Self.holdOfMoves && view.responds(to: .longPress)
    guard !isHeld, !view.responds(to: .pan), !view.responds(to: .swipe(direction)) else {
      return move(on: view, in: application)
    }
    if RowActions.show(of: view, direction) { return }
    let scroll = view.nearestScrollView(along: direction)
    if let sheet = SheetPull(from: view, direction, over: scroll) {
      return sheet.drag(by: distance.y)
    }
    if let scroll { return self.scroll(scroll) }
    move(on: view, in: application)
  }

  // MARK: What drags as a whole

  private func moveRow(of view: UIView) -> Bool {
    guard let cell = nearest(UITableViewCell.self, around: view), let row = cell.shownItem,
      let table = cell.superview as? UITableView, table.isInEditMode, table.isMovable(row),
      ElementNode.view(cell).frame.maxX - start.x <= Self.handleWidth
    else { return false }
    let point = table.convert(place(of: end, in: table), from: table.window)
    if let target = table.indexPathForRow(at: point).flatMap(ItemPath.init), target != row,
      table.hasPlace(target, for: row)
    {
      _ = table.userMove(row, to: target)
    }
    return true
  }

  private func moveItem(of view: UIView) -> Bool {
    guard hold >= Self.holdOfMoves, let cell = nearest(UICollectionViewCell.self, around: view),
      let item = cell.shownItem, let collection = cell.superview as? UICollectionView
    else { return false }
    let point = collection.convert(place(of: end, in: collection), from: collection.window)
    guard let target = collection.indexPathForItem(at: point).flatMap(ItemPath.init),
      target != item, collection.hasPlace(target, for: item)
    else { return false }
    if case .refused = collection.userMove(item, to: target) { return false }
    return true
  }

  private func slide(_ view: UIView) -> Bool {
    guard let slider = view as? UISlider else { return false }
    let frame = ElementNode.view(slider).frame
    guard frame.width > 0 else { return false }
    let share = Float(min(max((end.x - frame.minX) / frame.width, 0), 1))
    slider.userSlide(
      to: slider.minimumValue + (slider.maximumValue - slider.minimumValue) * share)
    return true
  }

  /// Whether the finger comes from the left edge, and drags the screen away.
  private func goesBack(from view: UIView) -> Bool {
    guard direction == .right, start.x <= Self.edgeWidth else { return false }
    view.prepareToGoBack()
    return view.letsFingerGoBack
  }

  // MARK: What follows the finger

  private func scroll(_ view: UIScrollView) {
    let offset = view.contentOffset
    view.userDrag(to: CGPoint(x: offset.x - distance.x, y: offset.y - distance.y))
  }

  private func move(on view: UIView, in application: UIApplication) {
    let finger = application.finger.free
    finger.began(view, at: view.convert(place(of: start, in: view), from: view.window))
    if hold > .zero { application.mainLoop.advance(by: hold) }
    let root = place(of: start, in: view)
    let steps = 4
    for step in 1...steps {
      let part = CGFloat(step) / CGFloat(steps)
      finger.moved(
        toRoot: [CGPoint(x: root.x + distance.x * part, y: root.y + distance.y * part)])
    }
    finger.ended()
  }

  /// A point of the screen in the coordinates of the window that a view is in.
  private func place(of point: CGPoint, in view: UIView) -> CGPoint {
    view.window?.convert(point, from: nil as UIView?) ?? point
  }

  private func nearest<View: UIView>(_ type: View.Type, around view: UIView) -> View? {
    var next: UIView? = view
    while let candidate = next {
      if let found = candidate as? View { return found }
      next = candidate.superview
    }
    return nil
  }
}
