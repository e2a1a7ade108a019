import FailureReporting
import Foundation
import HeadlessUIKitTestSupport
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Layouts that ask for another one each time.
@MainActor
@Suite("Layouts that follow from each other", .ownApplication)
struct LayoutRoundTests {
  /// A screen that does something each time it is laid out.
  final class Screen: UIViewController {
    var passes = 0
    var work: (Screen) -> Void = { _ in }
    let field = Field()

    override func loadView() { view = field }

    override func viewDidLayoutSubviews() {
      passes += 1
      work(self)
    }
  }

  /// A view that does something each time it is laid out or drawn.
  final class Field: UIView {
    let inner = UIView()
    var inLayout: (Field) -> Void = { _ in }
    var inDrawing: (Field) -> Void = { _ in }

    override func layoutSubviews() {
      super.layoutSubviews()
      inLayout(self)
    }

    override func draw(_ rect: CGRect) { inDrawing(self) }
  }

  /// A way to ask for another layout each time.
  struct Way: CustomTestStringConvertible, Sendable {
    let testDescription: String
    /// The reason in the warning.
    let reason: String
    let details: String
    let begin: @MainActor @Sendable (Screen) -> Void

    init(
      _ name: String, by asker: String = "Field", _ details: String,
      _ begin: @escaping @MainActor @Sendable (Screen) -> Void
    ) {
      testDescription = name
      reason = "<\(asker)> asks for another layout each time it is laid out."
      self.details = "It asks in \(details). \(LayoutRoundTests.rest)"
      self.begin = begin
    }
  }

  nonisolated private static let rest =
    "The next layout comes with the next frame, as on a device: Fleet.advance(by:) lets frames pass."

  nonisolated private static let ways = [
    Way("of itself", "layoutSubviews(), by setNeedsLayout()") {
      $0.field.inLayout = { $0.setNeedsLayout() }
    },
    Way("of its superview", "layoutSubviews(), by setNeedsLayout() of <Field>") { screen in
      let inner = Field(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      screen.field.addSubview(inner)
      inner.inLayout = { $0.superview?.setNeedsLayout() }
      screen.field.inLayout = { _ in inner.setNeedsLayout() }
    },
    Way("by subviews", by: "Screen", "viewDidLayoutSubviews(), by removing <UILabel>") {
      $0.work = { screen in
        for view in screen.field.subviews { view.removeFromSuperview() }
        screen.field.addSubview(UILabel(frame: screen.field.bounds))
      }
    },
    Way("by a size", "layoutSubviews(), by another size of <Field>") {
      $0.field.inLayout = { $0.frame.size.height += 1 }
    },
    Way(
      "by constraints", "layoutSubviews(), by <NSLayoutConstraint UIView.width == 2   (active)>"
    ) { screen in
      screen.field.addSubview(screen.field.inner)
      screen.field.inner.translatesAutoresizingMaskIntoConstraints = false
      screen.field.inLayout = { field in
        let count = field.inner.constraints.count
        field.inner.widthAnchor.constraint(greaterThanOrEqualToConstant: CGFloat(count))
          .isActive = true
      }
    },
    Way("on a later turn", "what its layout has left for later, by setNeedsLayout()") {
      $0.field.inLayout = { field in
        field.hostApplication.mainLoop.enqueue("a block") { field.setNeedsLayout() }
      }
    },
  ]

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let screen = Screen()
  private var loop: MainLoop { UIApplication.shared.mainLoop }

  /// Shows the screen, and returns the reports meanwhile.
  private func show() -> [RecordedFailure] {
    let log = FailureLog()
    withFailureReporter(log) {
      window.rootViewController = screen
      window.makeKeyAndVisible()
      #expect(loop.settle())
    }
    #expect(log.failures.isEmpty)
    return log.notes
  }

  @Test(arguments: ways)
  func `come to rest, and go on with each frame (behaviour 910)`(way: Way) {
    way.begin(screen)

    let notes = show()

    #expect(screen.passes <= 2 * LayoutRound.limit)
    #expect(notes.map(\.severity) == [.warning])
    #expect(notes.map(\.reason) == [way.reason])
    if way.testDescription != "by constraints" { #expect(notes.map(\.details) == [way.details]) }
    #expect(window.restlessLayouts.map(\.reason) == [way.reason])
    // The app waits for nothing.
    #expect(loop.pending.isEmpty)
    let before = screen.passes
    let log = FailureLog()
    withFailureReporter(log) {
      #expect(loop.advance(by: Duration.frame))
      #expect(screen.passes == before + 1)
      #expect(loop.advance(by: .milliseconds(1_005)))
      #expect(screen.passes == before + 61)
      #expect(loop.settle())
    }
    #expect(screen.passes == before + 61)
    #expect(log.notes.isEmpty && log.failures.isEmpty)
  }

  @Test func `let timers of the app come`() {
    screen.field.inLayout = { $0.setNeedsLayout() }
    _ = show()
    var hasCome = false
    loop.enqueue("a block", after: .milliseconds(50)) { hasCome = true }

    #expect(loop.advance(by: .milliseconds(50)))

    #expect(hasCome)
  }

  @Test func `let timers of the app come in a test that only waits`() async {
    screen.field.inLayout = { $0.setNeedsLayout() }
    _ = show()
    let before = screen.passes

    await withCheckedContinuation { continuation in
      loop.enqueue("a block", after: .milliseconds(50), isOfApp: true) { continuation.resume() }
    }

    #expect(screen.passes - before <= 4)
  }

  @Test func `follow at once what somebody else asks for`() {
    screen.field.addSubview(screen.field.inner)
    screen.field.inLayout = { field in
      field.inner.frame.size.width = CGFloat(field.tag)
      field.setNeedsLayout()
    }
    _ = show()

    screen.field.tag = 7
    screen.field.setNeedsLayout()
    loop.settle()

    #expect(screen.field.inner.frame.width == 7)
  }

  @Test func `end with what has asked for them`() {
    screen.field.inLayout = { $0.setNeedsLayout() }
    _ = show()

    screen.field.inLayout = { _ in }
    loop.advance(by: Duration.frame)
    let passes = screen.passes
    loop.advance(by: .seconds(1))

    #expect(screen.passes == passes)
    #expect(window.restlessLayouts.isEmpty)
  }

  @Test func `do not follow a window that is hidden`() {
    screen.field.inLayout = { $0.setNeedsLayout() }
    _ = show()

    window.isHidden = true
    let passes = screen.passes
    loop.advance(by: .seconds(1))

    #expect(screen.passes == passes)
  }

  @Test(arguments: 1...8)
  func `are done at once where they come to rest`(rounds: Int) {
    screen.field.inLayout = { field in
      field.tag += 1
      if field.tag < rounds { field.setNeedsLayout() }
    }

    #expect(show().isEmpty)

    #expect(screen.field.tag == rounds)
  }

  @Test
  func `do not begin again within one, for a subview that is to be laid out (behaviour 721)`() {
    var (depth, deepest) = (0, 0)
    screen.field.inLayout = { field in
      depth += 1
      deepest = max(deepest, depth)
      field.tag += 1
      if field.tag < 5 {
        field.setNeedsLayout()
        field.inner.setNeedsLayout()
        field.inner.layoutIfNeeded()
      }
      depth -= 1
    }

    #expect(show().isEmpty)

    #expect(screen.field.tag == 5)
    #expect(deepest == 1)
  }

  @Test func `are named where they ask to be drawn again`() {
    screen.field.inDrawing = { $0.setNeedsDisplay() }

    let notes = show()

    #expect(notes.map(\.reason) == ["<Field> asks to be drawn again each time."])
    #expect(
      notes.map(\.details) == ["It asks in draw(_:), by setNeedsDisplay(). \(Self.rest)"])
  }
}
