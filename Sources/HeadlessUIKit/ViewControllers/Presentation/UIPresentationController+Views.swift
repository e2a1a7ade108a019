extension UIPresentationController {
  /// Removes the presenter's view, and remembers its superview.
  final func removePresentersView() {
    guard let view = presenting?.loadedView, let superview = view.superview else { return }
    presentersSuperview = superview
    presentersIndex = superview.index(of: view) ?? 0
    hasRemovedPresentersView = true
    view.leave(superview, callerLaysOut: superview.isPlainWindow)
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
