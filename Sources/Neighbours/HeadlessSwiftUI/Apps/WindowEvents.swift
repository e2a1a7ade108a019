/// What views of a window do with what comes from outside of the app.
@MainActor
final class WindowEvents {
  private var watches: [Weak<EventWatch>] = []

  func add(_ watch: EventWatch) { watches.append(Weak(watch)) }

  private func tell(_ tell: (EventWatch) -> Bool) -> Bool {
    watches.removeAll { $0.object == nil }
    var isTold = false
    for watch in watches { if let watch = watch.object, tell(watch) { isTold = true } }
    return isTold
  }

  /// Tells all views that open URLs.
  @discardableResult
  func open(_ url: URL) -> Bool { tell { $0.open(url) } }

  /// Tells all views that go on with activities of the type.
  @discardableResult
  func goOn(with activity: NSUserActivity) -> Bool { tell { $0.goOn(activity) } }
}
