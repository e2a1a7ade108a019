import HeadlessUIKit
import HeadlessUIKitTestSupport
import TestSupport
import Testing

@MainActor @Suite("Observing by name", .ownApplication)
struct NamedObservationTests {
  final class Screen: UIViewController {
    var heard: [String] = []
    override func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {
      let parts: [Any?] = [
        keyPath, change?[.oldKey], change?[.newKey],
        change?[.notificationIsPriorKey].map { _ in "prior" }, change?[.kindKey],
      ]
      heard.append(parts.compactMap { $0.map { "\($0)" } }.joined(separator: " "))
    }
  }

  private let screen = Screen()

  @Test func `a responder hears of what is set, until it is ended`() {
    let (view, label) = (UIView(), UILabel())
    view.addObserver(
      screen, forKeyPath: "alpha", options: [.old, .new, .prior, .initial], context: nil)
    label.addObserver(screen, forKeyPath: "text", options: .new, context: nil)
    view.addObserver(screen, forKeyPath: "isHidden", context: nil)

    view.alpha = 0.5
    label.text = "Rob"
    label.text = nil
    view.isHidden = true
    view.removeObserver(screen, forKeyPath: "isHidden")
    view.isHidden = false

    #expect(
      screen.heard == [
        "alpha 1.0 1", "alpha 1.0 prior 1", "alpha 1.0 0.5 1", "text Rob 1", "text <null> 1",
        "isHidden 1",
      ])
  }

  @Test func `contexts tell observations apart, and an observer that has gone hears nothing`() {
    var (one, other) = (0, 0)
    let scroll = UIScrollView()
    withUnsafeMutablePointer(to: &one) { first in
      withUnsafeMutablePointer(to: &other) { second in
        scroll.addObserver(screen, forKeyPath: "contentSize", context: first)
        scroll.addObserver(screen, forKeyPath: "contentSize", context: second)
        scroll.removeObserver(screen, forKeyPath: "contentSize", context: first)
      }
    }
    var gone: Screen? = Screen()
    gone.map { scroll.addObserver($0, forKeyPath: "contentSize", context: nil) }
    gone = nil

    scroll.contentSize = CGSize(width: 1, height: 2)

    #expect(screen.heard == ["contentSize 1"])
  }

  @Test func `what cannot be done raises`() {
    let view = UIView()
    let rows: [(reason: String, details: String, () -> Void)] = [
      (
        "The property 'alpa' of UIView cannot be observed here.",
        "The model raises this exception in addObserver(_:forKeyPath:options:context:), where it "
          + "cannot. Did you mean 'alpha'? These can be: alpha, bounds, center, frame, hidden, "
          + "isHidden.",
        { view.addObserver(screen, forKeyPath: "alpa", context: nil) }
      ),
      (
        "Cannot remove an observer <Screen> for the key path \"alpha\" from <UIView> because it is "
          + "not registered as an observer.",
        "Foundation raises this exception in removeObserver(_:forKeyPath:).",
        { view.removeObserver(screen, forKeyPath: "alpha") }
      ),
      (
        "<UIView>: An -observeValueForKeyPath:ofObject:change:context: message was received but not "
          + "handled. Key path: alpha",
        "Foundation raises this exception in observeValue(forKeyPath:of:change:context:).",
        { view.observeValue(forKeyPath: "alpha", of: nil, change: nil, context: nil) }
      ),
    ]
    for (reason, details, body) in rows {
      #expect(failures(body).map { [$0.reason, $0.details] } == [[reason, details]])
    }
  }
}
