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

  mutating func takeAll() -> [View] {
    defer { views = [:] }
    return Array(views.values.joined())
  }
}
