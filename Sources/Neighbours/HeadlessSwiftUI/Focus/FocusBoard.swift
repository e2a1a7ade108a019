/// What goes with the focus in an application: speakers say it, and readers hear of it.
@MainActor
final class FocusBoard {
  private var scenes: [Weak<_AnyNode>] = []
  private var watches: [Weak<FocusWatch>] = []
  private var tokens: [any NSObjectProtocol] = []

  /// The application that runs.
  static var current: FocusBoard { ApplicationScope.current.shared { FocusBoard() } }

  private init() {
    let (board, scope) = (Weak(self), ApplicationScope.current)
    let names = [
      UITextField.textDidBeginEditingNotification, UITextField.textDidEndEditingNotification,
      UITextView.textDidBeginEditingNotification, UITextView.textDidEndEditingNotification,
      UIWindow.didBecomeKeyNotification,
    ]
    tokens = names.map {
      NotificationCenter.default.addObserver(forName: $0, object: nil, queue: nil) {
        [weak scope] _ in
        // Another application's focus is not this one's.
        guard let scope, ApplicationScope.current === scope else { return }
        MainUpdate.run(in: scope) { board.object?.changed() }
      }
    }
  }

  isolated deinit { for token in tokens { NotificationCenter.default.removeObserver(token) } }

  // MARK: Readers

  func add(_ watch: FocusWatch) {
    watches.removeAll { $0.object == nil }
    watches.append(Weak(watch))
  }

  /// Tells views that something else goes with the focus.
  func changed() { for watch in watches { watch.object?.hear() } }

  // MARK: Speakers

  /// Takes the node of a view that says something whatever has the focus.
  func add(_ node: _AnyNode) {
    scenes.removeAll { $0.object == nil }
    scenes.append(Weak(node))
  }

  /// What goes with the focus now: what is said closest to it.
  var values: FocusedValues {
    var values = FocusedValues()
    let scene = UIApplication.shared.keyWindow?.windowScene
    let shown = scenes.compactMap(\.object).filter { node in
      node.isAlive && node.host.view.window?.windowScene === scene
    }
    let front = screenInFront?.viewIfLoaded
    // What is presented counts, and a view says more exactly what is meant than the one around it.
    let ranked = shown.map { node in
      (node, isInFront: front.map(node.host.view.isDescendant) == true, depth: node.depth)
    }
    .sorted { ($0.isInFront ? 1 : 0, $0.depth) < ($1.isInFront ? 1 : 0, $1.depth) }
    for (node, _, _) in ranked { say(node, &values) }
    var path: [_AnyNode] = []
    var next = focused
    while let node = next {
      path.append(node)
      next = node.parent
    }
    for node in path.reversed() { say(node, &values) }
    return values
  }

  /// The screen over all others.
  private var screenInFront: UIViewController? {
    var screen = UIApplication.shared.keyWindow?.rootViewController
    while let next = screen?.presentedViewController, !next.isBeingDismissed { screen = next }
    return screen
  }

  private func say(_ node: _AnyNode, _ values: inout FocusedValues) {
    (node as? any FocusSpeaker)?.say(&values)
  }

  /// The node with the focus: the one that a view of UIKit's shows which the user types into.
  private var focused: _AnyNode? {
    var passed: [UIView] = []
    var next = UIApplication.shared.firstResponder as? UIView
    while let view = next {
      passed.append(view)
      if let root = (view as? HostingView)?.host?.root {
        return passed.lazy.compactMap { root.node(showing: $0) }.first ?? root
      }
      next = view.superview
    }
    return nil
  }
}

/// A node that says something to views elsewhere.
@preconcurrency @MainActor
protocol FocusSpeaker: _AnyNode {
  /// Puts in what is said.
  func say(_ values: inout FocusedValues)
}
