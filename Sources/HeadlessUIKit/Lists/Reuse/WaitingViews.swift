/// The views of one kind that wait to be reused: by identifier, the last one first.
///
/// No code of the app runs while a view is added or removed.
@MainActor
struct WaitingViews<View: ReusableView> {
  private var views: [String: [View]] = [:]

  mutating func take(_ identifier: String) -> View? {
    guard let view = views[identifier]?.popLast() else { return nil }
    view.isPooled = false
    return view
  }

  /// Keeps a view; returns `false` if it cannot be reused or is waiting already.
  mutating func keep(_ view: View) -> Bool {
    guard let identifier = view.reuseIdentifier, !view.isPooled else { return false }
    view.isPooled = true
    views[identifier, default: []].append(view)
    return true
  }

  mutating func release(_ view: View) {
    guard view.isPooled, let identifier = view.reuseIdentifier else { return }
    view.isPooled = false
    views[identifier]?.removeAll { $0 === view }
  }

  /// The broken conditions of the views; empty, unless the model has a fault.
  var brokenInvariants: [String] {
    var broken: [String] = []
    let all = views.values.joined()
    if Set(all.map(ObjectIdentifier.init)).count != all.count {
      broken.append("a view waits twice to be used again")
    }
    for (identifier, waiting) in views {
      for view in waiting where !view.isPooled || view.reuseIdentifier != identifier {
        broken.append("a view waits under \(identifier), and does not know it")
      }
    }
    return broken
  }

  mutating func takeAll() -> [View] {
    defer { views = [:] }
    return Array(views.values.joined())
  }
}
