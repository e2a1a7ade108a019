package import HeadlessUIKit
package import TestSupport

/// A screen that writes down how it comes and goes, with the `animated` flag.
package class TracingScreen: UIViewController {
  package let name: String
  package let trace: Trace
  /// The screen's handlers beyond the trace, by the line of the trace without the flag.
  package var onCall: [String: () -> Void] = [:]
  /// Whether its layout is traced too.
  private let tracesLayout: Bool

  package init(_ name: String, _ trace: Trace, tracesLayout: Bool = false) {
    self.name = name
    self.trace = trace
    self.tracesLayout = tracesLayout
    super.init(nibName: nil, bundle: nil)
  }

  package required init?(coder: NSCoder) { nil }

  private func called(_ call: String, _ detail: String = "") {
    trace.add("\(name).\(call)\(detail.isEmpty ? "" : "(\(detail))")")
    onCall[call]?()
  }

  package override func viewDidLoad() {
    super.viewDidLoad()
    called("didLoad")
  }
  package override func viewWillAppear(_ animated: Bool) { called("willAppear", "\(animated)") }
  package override func viewIsAppearing(_ animated: Bool) { called("isAppearing", "\(animated)") }
  package override func viewDidAppear(_ animated: Bool) { called("didAppear", "\(animated)") }
  package override func viewWillDisappear(_ animated: Bool) {
    called("willDisappear", "\(animated)")
  }
  package override func viewDidDisappear(_ animated: Bool) { called("didDisappear", "\(animated)") }

  package override func viewWillLayoutSubviews() {
    if tracesLayout { called("willLayoutSubviews") }
  }
  package override func viewDidLayoutSubviews() {
    if tracesLayout { called("didLayoutSubviews") }
  }

  package override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    called("willMove", Self.name(parent))
  }

  package override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    called("didMove", Self.name(parent))
  }

  package override func didReceiveMemoryWarning() { called("didReceiveMemoryWarning") }

  private static func name(_ controller: UIViewController?) -> String {
    (controller as? TracingScreen)?.name ?? (controller == nil ? "nil" : "other")
  }

  /// Makes a child, with its view in this one's.
  package func contain(_ child: UIViewController) {
    addChild(child)
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }
}

/// A container that manages its children's appearance itself.
package final class ManualContainer: TracingScreen {
  package override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
}

/// A window with a root that has appeared, and the events from then on.
@MainActor
package struct Stage {
  package let trace: Trace
  package let window = UIWindow()
  package let root: TracingScreen

  /// Shows a root, and forgets how it came.
  package init(_ root: TracingScreen) {
    self.root = root
    trace = root.trace
    window.rootViewController = root
    window.makeKeyAndVisible()
    settle()
  }

  package func settle() { window.application.mainLoop.settle() }

  /// The lines that `body` and its due work write into the trace.
  package func lines(_ body: () -> Void) -> [String] {
    let before = trace.lines.count
    body()
    settle()
    return Array(trace.lines.dropFirst(before))
  }
}
