/// The views of one kind that wait to be used again: by identifier, the last one first.
///
/// Nothing of the app's runs while one is put in or taken out.
@MainActor
struct WaitingViews<View: ReusableView> {
  private var views: [String: [View]] = [:]

  mutating func take(_ identifier: String) -> View? {
    guard let view = views[identifier]?.popLast() else { return nil }
    view.isPooled = false
    return view
  }

  /// Keeps a view; answers whether it can be used again and does not wait already.
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
