import Foundation
import HeadlessUIKitTestSupport
import TestSupport
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite("observe(_:options:changeHandler:)", .ownApplication)
struct KeyValueObservingTests {
  private final class Log {
    var lines: [String] = []
  }

  private let log = Log()

  private func change<Value>(_ change: NSKeyValueObservedChange<Value>) -> String {
    let old = change.oldValue.map { "\($0)" } ?? "-"
    let new = change.newValue.map { "\($0)" } ?? "-"
    return "\(change.isPrior ? "prior " : "")\(old) → \(new)"
  }

  @Test func `tells of what is set, without values that nobody asked for`() {
    let label = UILabel()
    let token = label.observe(\.isHidden) { label, change in
      log.lines.append("\(self.change(change)), \(label.isHidden), \(change.kind)")
    }
    label.isHidden = true

    #expect(log.lines == ["- → -, true, setting"])
    withExtendedLifetime(token) {}
  }

  @Test func `tells old and new values, the first one at once, and what is about to change`() {
    let view = UIProgressView()
    let token = view.observe(\.progress, options: [.initial, .new, .old, .prior]) { view, change in
      log.lines.append("\(self.change(change)), \(view.progress)")
    }
    view.progress = 0.5

    #expect(log.lines == ["- → 0.0, 0.0", "prior 0.0 → -, 0.0", "0.0 → 0.5, 0.5"])
    withExtendedLifetime(token) {}
  }

  @Test func `tells of the title and the items of a screen's bar`() {
    let item = UINavigationItem()
    let tokens = [
      item.observe(\.title, options: [.old, .new]) { log.lines.append(change($1)) },
      item.observe(\.titleView) { item, _ in log.lines.append("\(item.titleView != nil)") },
      item.observe(\.leftBarButtonItems) { item, _ in
        log.lines.append("left \(item.leftBarButtonItems?.count ?? 0)")
      },
      item.observe(\.rightBarButtonItem) { item, _ in
        log.lines.append("right \(item.rightBarButtonItem?.title ?? "")")
      },
    ]
    item.title = "Birds"
    item.titleView = UIView()
    item.leftBarButtonItem = UIBarButtonItem()
    item.leftBarButtonItems = nil
    item.rightBarButtonItems = [
      UIBarButtonItem(title: "Add", style: .plain, target: nil, action: nil)
    ]

    #expect(
      log.lines == ["nil → Optional(\"Birds\")", "true", "left 1", "left 0", "right Add"])
    withExtendedLifetime(tokens) {}
  }

  @Test func `tells that a control is touched, and of another image`() {
    let (button, view) = (UIButton(), UIImageView())
    let tokens = [
      button.observe(\.isHighlighted, options: .new) { log.lines.append(change($1)) },
      view.observe(\.image, options: [.initial, .new]) { view, _ in
        log.lines.append("\(view.image == nil)")
      },
    ]
    button.isHighlighted = true
    view.image = UIImage()

    #expect(log.lines == ["true", "- → true", "false"])
    withExtendedLifetime(tokens) {}
  }

  @Test func `tells that an animation begins, goes on and ends`() {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {}
    let tokens = [
      animator.observe(\.isRunning, options: .new) { log.lines.append("running \(change($1))") },
      animator.observe(\.state, options: .new) { animator, _ in
        log.lines.append("state \(animator.state.rawValue)")
      },
    ]
    animator.addCompletion { _ in log.lines.append("completed") }
    animator.startAnimation()
    animator.startAnimation()
    #expect(log.lines == ["state 1", "running - → true"])
    UIApplication.shared.mainLoop.settle()

    #expect(log.lines.suffix(3) == ["running - → false", "state 0", "completed"])
    withExtendedLifetime(tokens) {}
  }

  @Test func `tells of the setter, even where the value stays the same`() {
    let view = UIScrollView()
    let token = view.observe(\.contentOffset) { _, _ in log.lines.append("set") }
    view.contentOffset = .zero

    #expect(log.lines == ["set"])
    withExtendedLifetime(token) {}
  }

  @Test func `ends when the token is invalidated or goes, or the object is gone`() {
    let view = UIView()
    let token = view.observe(\.alpha) { _, _ in log.lines.append("kept") }
    _ = view.observe(\.alpha) { _, _ in log.lines.append("dropped") }
    view.alpha = 0.5
    token.invalidate()
    view.alpha = 1
    #expect(log.lines == ["kept"])

    weak var gone: UIView?
    let other = {
      let view = UIView()
      gone = view
      return view.observe(\.alpha) { _, _ in log.lines.append("other") }
    }()
    #expect(gone == nil)
    other.invalidate()
  }

  @Test func `ends in the middle of a change, too`() {
    let view = UIView()
    var token: NSKeyValueObservation?
    token = view.observe(\.alpha, options: [.prior]) { _, change in
      log.lines.append(change.isPrior ? "prior" : "after")
      token?.invalidate()
    }
    view.alpha = 0.5

    #expect(log.lines == ["prior"])
  }

  @Test func `tells each observer of one object only, in their order`() {
    let view = UIView()
    let tokens = [
      view.observe(\.alpha) { _, _ in log.lines.append("first") },
      view.observe(\.isHidden) { _, _ in log.lines.append("hidden") },
      view.observe(\.alpha) { _, _ in log.lines.append("second") },
      UIView().observe(\.alpha) { _, _ in log.lines.append("other") },
    ]
    view.alpha = 0.5

    #expect(log.lines == ["first", "second"])
    withExtendedLifetime(tokens) {}
  }

  @Test func `tells the delegate of a scroll before the observer of the offset`() {
    final class Delegate: NSObject, UIScrollViewDelegate {
      let log: Log
      init(_ log: Log) { self.log = log }
      func scrollViewDidScroll(_ scrollView: UIScrollView) { log.lines.append("delegate") }
    }
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let delegate = Delegate(log)
    view.delegate = delegate
    let token = view.observe(\.contentOffset, options: [.new]) { _, change in
      log.lines.append("\(change.newValue?.y ?? -1)")
    }
    view.contentOffset = CGPoint(x: 0, y: 30)

    #expect(log.lines == ["delegate", "30.0"])
    withExtendedLifetime(token) {}
  }

  @Test func `tells of the offset and the size of a collection view's content`() {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100),
      collectionViewLayout: UICollectionViewFlowLayout())
    let token = view.observe(\.contentOffset) { _, _ in log.lines.append("offset") }
    view.contentOffset = CGPoint(x: 0, y: 10)

    #expect(log.lines == ["offset"])
    withExtendedLifetime(token) {}
  }

  @Test func `tells of the size of the content when a table has reloaded`() {
    final class Source: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
      {
        UITableViewCell()
      }
    }
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 300), style: .plain)
    let source = Source()
    table.rowHeight = 40
    var height: CGFloat = 0
    let token = table.observe(\.contentSize) { table, _ in height = table.contentSize.height }
    table.dataSource = source
    let window = UIWindow(frame: table.frame)
    window.addSubview(table)
    window.isHidden = false
    window.layoutIfNeeded()

    #expect(height == 120)
    withExtendedLifetime(token) {}
  }

  @Test func `tells of frames that are set, and of bounds and centers that layout sets`() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView()
    parent.addSubview(view)
    let tokens = [
      view.observe(\.frame) { _, _ in log.lines.append("frame") },
      view.observe(\.bounds) { _, _ in log.lines.append("bounds") },
      view.observe(\.center) { _, _ in log.lines.append("center") },
    ]
    view.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(log.lines == ["frame"])

    log.lines = []
    view.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: parent.leadingAnchor),
      view.topAnchor.constraint(equalTo: parent.topAnchor),
      view.widthAnchor.constraint(equalToConstant: 50),
      view.heightAnchor.constraint(equalToConstant: 50),
    ])
    parent.layoutIfNeeded()
    #expect(log.lines == ["bounds", "center"])
    withExtendedLifetime(tokens) {}
  }

  @Test func `tells of texts that code sets, not of those that the user types`() {
    let (label, field, view) = (UILabel(), UITextField(), UITextView())
    let tokens = [
      label.observe(\.text, options: [.new]) { _, change in
        log.lines.append("label \((change.newValue ?? nil) ?? "-")")
      },
      field.observe(\.text) { field, _ in log.lines.append("field \(field.text ?? "-")") },
      view.observe(\.text) { view, _ in log.lines.append("view \(view.text ?? "-")") },
    ]
    label.text = "a"
    field.text = "b"
    view.text = "c"
    field.insertText("d")

    #expect(log.lines == ["label a", "field b", "view c"])
    withExtendedLifetime(tokens) {}
  }

  @Test func `tells of controls and gesture recognizers`() {
    let (slider, stepper, tap) = (UISlider(), UIStepper(), UITapGestureRecognizer())
    let tokens = [
      slider.observe(\.value) { _, _ in log.lines.append("slider") },
      stepper.observe(\.value) { _, _ in log.lines.append("stepper") },
      slider.observe(\.isEnabled) { _, _ in log.lines.append("enabled") },
      slider.observe(\.isSelected) { _, _ in log.lines.append("selected") },
      tap.observe(\.isEnabled) { _, _ in log.lines.append("recognizer") },
    ]
    slider.value = 0.5
    stepper.value = 2
    slider.isEnabled = false
    slider.isSelected = true
    tap.isEnabled = false

    #expect(log.lines == ["slider", "stepper", "enabled", "selected", "recognizer"])
    withExtendedLifetime(tokens) {}
  }

  @Test func `tells a subclass of an app that overrides the property`() {
    final class Badge: UILabel {
      override var text: String? {
        get { super.text }
        set { super.text = newValue.map { "\($0)!" } }
      }
    }
    let badge = Badge()
    let token = badge.observe(\.text) { badge, _ in log.lines.append(badge.text ?? "-") }
    badge.text = "new"

    #expect(log.lines == ["new!"])
    withExtendedLifetime(token) {}
  }

  @Test func `tells of a window that shows`() {
    let window = UIWindow()
    let token = window.observe(\.isHidden, options: [.old]) { window, change in
      log.lines.append("\(change.oldValue ?? false) \(window.isHidden)")
    }
    window.isHidden = false

    #expect(log.lines == ["true false"])
    window.isHidden = true
    withExtendedLifetime(token) {}
  }
}
