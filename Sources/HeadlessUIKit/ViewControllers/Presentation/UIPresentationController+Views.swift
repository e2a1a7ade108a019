extension UIPresentationController {
  /// Removes the presenter's view, and remembers its superview.
  final func removePresentersView() {
    reclaimPresentersView()
    guard let view = presenting?.loadedView, let superview = view.superview else { return }
    notePresentersPlace()
    hasRemovedPresentersView = true
    view.leave(superview, callerLaysOut: superview.isPlainWindow)
  }

  /// Remembers where the presenter's view is.
  final func notePresentersPlace() {
    guard let view = presenting?.loadedView, let superview = view.superview else { return }
    presentersSuperview = superview
    presentersIndex = superview.index(of: view) ?? 0
  }

  /// Takes the presenter's view out of the container, where an animator has put it.
  final func reclaimPresentersView() {
    guard let container, let view = presenting?.loadedView, view !== container,
      view.superview !== presentersSuperview, view.isDescendant(of: container)
    else { return }
    presentersSuperview?.insert(view, at: .at(presentersIndex))
  }

  /// Returns the presenter's view to its superview; the caller lays it out.
  final func restorePresentersView() {
    guard hasRemovedPresentersView, let view = presenting?.loadedView else { return }
    hasRemovedPresentersView = false
    guard let superview = presentersSuperview else { return }
    superview.insert(
      view, at: .at(presentersIndex),
      callerLaysOut: superview.isPlainWindow && view.fills(superview))
  }

  /// Where the container goes among the subviews of the view that holds it.
  final func depth(in host: UIView) -> UIView.Depth {
    guard staysBelowBars, let view = presenting?.loadedView, view.superview === host else {
      return .front
    }
    return .above(view)
  }

  /// Removes the container with all views inside it.
  final func removeContainer(from window: UIWindow?) {
    window?.forget(self)
    let container = container
    if let view = presentedView, let superview = view.superview {
      // The container will not be laid out again.
      view.leave(superview, callerLaysOut: superview === container)
    }
    if let container, let host = container.superview {
      container.leave(host, callerLaysOut: host.isPlainWindow)
    }
    self.container = nil
  }
}
