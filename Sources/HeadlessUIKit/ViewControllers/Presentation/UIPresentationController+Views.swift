extension UIPresentationController {
  /// Takes the presenter's view out, and remembers where it was.
  final func removePresentersView() {
    guard let view = presenting?.loadedView, let superview = view.superview else { return }
    presentersSuperview = superview
    presentersIndex = superview.lastIndex(of: view) ?? 0
    hasRemovedPresentersView = true
    view.leave(superview, callerLaysOut: superview.isPlainWindow)
  }

  /// Puts the presenter's view back where it was; whoever asks for that lays it out.
  final func restorePresentersView() {
    guard hasRemovedPresentersView, let view = presenting?.loadedView else { return }
    hasRemovedPresentersView = false
    guard let superview = presentersSuperview else { return }
    superview.insert(
      view, at: .at(presentersIndex),
      callerLaysOut: superview.isPlainWindow && view.fills(superview))
  }

  /// Takes the container away, with what is in it.
  final func removeContainer(from window: UIWindow?) {
    window?.forget(self)
    let container = container
    if let view = presentedView, let superview = view.superview {
      // The container is not laid out any more.
      view.leave(superview, callerLaysOut: superview === container)
    }
    if let container, let host = container.superview {
      container.leave(host, callerLaysOut: host.isPlainWindow)
    }
    self.container = nil
  }
}
