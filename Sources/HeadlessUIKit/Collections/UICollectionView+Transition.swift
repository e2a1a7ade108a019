import Foundation

extension UICollectionView {
  /// A closure that is called when a transition between layouts has ended.
  ///
  /// It is told whether the new layout has stayed, and whether the animation has run to its end.
  public typealias LayoutInteractiveTransitionCompletion = (
    _ completed: Bool, _ finished: Bool
  ) -> Void

  /// A transition between layouts that a gesture drives.
  struct LayoutTransition {
    let layout: UICollectionViewTransitionLayout
    let completion: LayoutInteractiveTransitionCompletion?
  }

  /// Goes on with a layout between the current one and another one.
  final func startTransition(
    to new: UICollectionViewLayout, _ completion: LayoutInteractiveTransitionCompletion?
  ) -> UICollectionViewTransitionLayout {
    if let transition {
      raiseTransition(
        "the collection view is in a transition already",
        by: "startInteractiveTransition(to:completion:)")
      return transition.layout
    }
    let old = storedLayout
    let made =
      delegate?.collectionView(self, transitionLayoutForOldLayout: old, newLayout: new)
      ?? UICollectionViewTransitionLayout(currentLayout: old, nextLayout: new)
    old.prepareForTransition(to: new)
    new.prepareForTransition(from: old)
    for view in shownViews { view.willTransition(from: old, to: new) }
    if new.user !== self { new.user?.layoutWasTaken() }
    transition = LayoutTransition(layout: made, completion: completion)
    take(made)
    made.storedCurrent.user = self
    made.storedNext.user = self
    showLayout()
    return made
  }

  /// Goes on with the layout that a transition leads to, or with the layout that it comes from.
  final func endTransition(completes: Bool, by call: String) {
    guard let transition else {
      return raiseTransition("the collection view is in no transition", by: call)
    }
    let layout = transition.layout
    let (kept, left) =
      completes
      ? (layout.storedNext, layout.storedCurrent) : (layout.storedCurrent, layout.storedNext)
    self.transition = nil
    left.user = nil
    take(kept)
    showLayout()
    left.finalizeLayoutTransition()
    kept.finalizeLayoutTransition()
    for view in shownViews { view.didTransition(from: left, to: kept) }
    tellEnd(of: transition, completes: completes, isFinished: true)
  }

  /// Gives up a transition, because the app has set another layout.
  final func dropTransition() {
    guard let transition else { return }
    self.transition = nil
    transition.layout.storedCurrent.user = nil
    transition.layout.storedNext.user = nil
    tellEnd(of: transition, completes: false, isFinished: false)
  }

  private func tellEnd(of transition: LayoutTransition, completes: Bool, isFinished: Bool) {
    guard let completion = transition.completion else { return }
    hostApplication.mainLoop.enqueue("UICollectionView layout transition") {
      completion(completes, isFinished)
    }
  }

  /// The cells and the other views that are displayed.
  final var shownViews: [UICollectionReusableView] {
    list.displayed.map(\.cell) + list.supplements.map(\.view)
  }

  private func raiseTransition(_ reason: String, by call: String) {
    ModelException.internalInconsistency.raise(
      "\(reason). Collection view: \(objectName(self)).", by: "UICollectionView.\(call)")
  }

  /// Asks another layout from now on.
  final func take(_ new: UICollectionViewLayout) {
    storedLayout = new
    new.user = self
    preparation.isPrepared = false
    preparation.query = nil
    preparation.owesInvalidation = true
  }

  /// Lays everything out by the layout that was taken.
  final func showLayout() {
    if !list.needsReload, hasRoom {
      prepareLayout()
      contentOffset = targetOffset(for: contentOffset)
      // The rest of the pass is that of an update: views that leave do so last.
      if !pass.isUnderWay { layOutElements(isUpdate: true) }
    }
    setNeedsLayout()
  }
}
