import HeadlessUIKit
import HeadlessUIKitTestSupport
import TestSupport
import Testing

/// Random presentations, dismissals, children and alerts, held against a stack that a plain array
/// keeps, and against the rules that callbacks obey.
@MainActor
@Suite("View controllers: fuzz", .ownApplication)
struct ViewControllersFuzzTests {
  /// A screen that keeps books about its callbacks, and fails where one is out of order.
  final class Screen: UIViewController {
    enum State {
      case off, coming, arriving, on, going
    }

    var state = State.off
    let number: Int
    let book: Book
    var style = UIModalPresentationStyle.pageSheet

    init(_ number: Int, _ book: Book) {
      self.number = number
      self.book = book
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    private func step(_ call: String, from allowed: [State], to next: State) {
      if !allowed.contains(state) { book.faults.append("\(number): \(call) while \(state)") }
      state = next
      book.settlesNow()
    }

    override func viewWillAppear(_ animated: Bool) {
      step("willAppear", from: [.off, .going], to: .coming)
    }
    override func viewIsAppearing(_ animated: Bool) {
      if view.window == nil { book.faults.append("\(number): isAppearing in no window") }
      step("isAppearing", from: [.coming], to: .arriving)
    }
    override func viewDidAppear(_ animated: Bool) {
      step("didAppear", from: [.arriving], to: .on)
    }
    override func viewWillDisappear(_ animated: Bool) {
      step("willDisappear", from: [.on, .coming, .arriving], to: .going)
    }
    override func viewDidDisappear(_ animated: Bool) {
      step("didDisappear", from: [.going], to: .off)
    }
  }

  /// The log of all screens.
  @MainActor
  final class Book {
    var faults: [String] = []
    var handlers = 0
    var made = 0
    weak var window: UIWindow?
    var settles = false

    /// Settles in the middle of a callback, where the dice said so.
    func settlesNow() {
      guard settles, let window else { return }
      settles = false
      window.application.mainLoop.settle()
    }
  }

  /// One element of the stack: a screen with the style it is presented in, or an alert.
  enum Element {
    case screen(Screen, covers: Bool)
    case alert(UIAlertController)

    var controller: UIViewController {
      switch self {
      case .screen(let screen, _): screen
      case .alert(let alert): alert
      }
    }

    var covers: Bool {
      if case .screen(_, covers: true) = self { true } else { false }
    }
  }

  @Test(arguments: Fuzz.runs(short: 2, long: 5, steps: (short: 1_000, long: 20_000)))
  func `whatever comes and goes, each screen's callbacks are balanced`(fuzz: Fuzz) {
    var random = fuzz.generator
    let book = Book()
    let window = UIWindow()
    book.window = window
    func screen() -> Screen {
      book.made += 1
      return Screen(book.made, book)
    }
    var stack: [Element] = [.screen(screen(), covers: false)]
    window.rootViewController = stack[0].controller
    window.makeKeyAndVisible()

    for step in 0..<fuzz.steps {
      let depth = Int.random(in: 0..<stack.count, using: &random)
      book.settles = Int.random(in: 0..<8, using: &random) == 0
      let received = failures {
        perform(
          Int.random(in: 0..<13, using: &random), at: depth, on: &stack, in: window, book, screen,
          &random)
        window.application.mainLoop.settle()
      }
      if received.contains(where: { $0.name != .presentation }) {
        book.faults.append("reported \(received.reasons)")
      }
      check(stack, window, book)
      guard book.faults.isEmpty else {
        Issue.record("\(fuzz), step \(step): \(book.faults.prefix(3))")
        return
      }
    }
  }

  private func perform(
    _ choice: Int, at depth: Int, on stack: inout [Element], in window: UIWindow, _ book: Book,
    _ screen: () -> Screen, _ random: inout SeededGenerator
  ) {
    let controller = stack[depth].controller
    let isTop = depth == stack.count - 1
    // The root of a window that does not show yet is in no window.
    let isInWindow = controller.viewIfLoaded?.window != nil
    switch choice {
    case 0...3:
      // Only the screen in front presents.
      let new = screen()
      let styles: [UIModalPresentationStyle] = [.fullScreen, .pageSheet, .overFullScreen]
      new.modalPresentationStyle = styles.randomElement(using: &random) ?? .fullScreen
      let source = (controller.children.randomElement(using: &random)) ?? controller
      source.present(new, animated: Bool.random(using: &random))
      guard isTop, isInWindow, stack.count < 12 else { break }
      stack.append(.screen(new, covers: new.modalPresentationStyle == .fullScreen))
      return
    case 4, 5:
      controller.dismiss(animated: Bool.random(using: &random))
      if isTop, depth > 0 { stack.removeLast() } else { stack.removeSubrange((depth + 1)...) }
      return
    case 6:
      let alert = UIAlertController(title: "\(book.made)", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in book.handlers += 1 })
      controller.present(alert, animated: true)
      guard isTop, isInWindow, stack.count < 12 else { break }
      stack.append(.alert(alert))
      return
    case 7:
      guard case .alert(let alert)? = stack.last, let action = alert.actions.first else { return }
      let before = book.handlers
      alert.choose(action)
      window.application.mainLoop.settle()
      if book.handlers != before + 1 { book.faults.append("no handler") }
      stack.removeLast()
      return
    case 8, 9:
      let child = screen()
      controller.addChild(child)
      controller.view.addSubview(child.view)
      child.didMove(toParent: controller)
      return
    case 10:
      guard let child = controller.children.randomElement(using: &random) else { return }
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
      return
    case 11:
      guard Int.random(in: 0..<6, using: &random) == 0 else { return }
      stack = [.screen(screen(), covers: false)]
      window.rootViewController = stack[0].controller
      return
    default:
      window.isHidden.toggle()
      return
    }
    // A screen that was not put on the stack was dropped, or is taken back.
    guard isTop, isInWindow else { return }
    window.application.mainLoop.settle()
    controller.dismiss(animated: false)
  }

  private func check(_ stack: [Element], _ window: UIWindow, _ book: Book) {
    for (index, element) in stack.enumerated() {
      let controller = element.controller
      book.faults += controller.brokenPresentation
      let next = index + 1 < stack.count ? stack[index + 1] : nil
      let previous = index > 0 ? stack[index - 1].controller : nil
      if controller.presentedViewController !== next?.controller {
        book.faults.append("\(index) presents something else")
      }
      if controller.presentingViewController !== previous {
        book.faults.append("\(index) is presented by somebody else")
      }
      let isOn = !window.isHidden && next?.covers != true
      for shown in [controller] + controller.children {
        guard let screen = shown as? Screen else { continue }
        if screen.state != (isOn ? .on : .off) {
          book.faults.append("\(screen.number) is \(screen.state), on: \(isOn)")
        }
      }
    }
    if window.presentations.count != stack.count - 1 {
      book.faults.append("\(window.presentations.count) presentations of \(stack.count)")
    }
  }
}
