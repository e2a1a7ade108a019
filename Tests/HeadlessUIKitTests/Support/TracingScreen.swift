import HeadlessUIKit
import TestSupport

/// A screen that writes down how it comes and goes, with the `animated` flag.
class TracingScreen: UIViewController {
  let name: String
  let trace: Trace
  /// What the screen does beyond being traced, by the line of the trace without the flag.
  var onCall: [String: () -> Void] = [:]
  /// Whether its layout is traced too.
  private let tracesLayout: Bool

  init(_ name: String, _ trace: Trace, tracesLayout: Bool = false) {
    self.name = name
    self.trace = trace
    self.tracesLayout = tracesLayout
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  private func called(_ call: String, _ detail: String = "") {
    trace.add("\(name).\(call)\(detail.isEmpty ? "" : "(\(detail))")")
    onCall[call]?()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    called("didLoad")
  }
  override func viewWillAppear(_ animated: Bool) { called("willAppear", "\(animated)") }
  override func viewIsAppearing(_ animated: Bool) { called("isAppearing", "\(animated)") }
  override func viewDidAppear(_ animated: Bool) { called("didAppear", "\(animated)") }
  override func viewWillDisappear(_ animated: Bool) { called("willDisappear", "\(animated)") }
  override func viewDidDisappear(_ animated: Bool) { called("didDisappear", "\(animated)") }

  override func viewWillLayoutSubviews() {
    if tracesLayout { called("willLayoutSubviews") }
  }
  override func viewDidLayoutSubviews() {
    if tracesLayout { called("didLayoutSubviews") }
  }

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    called("willMove", Self.name(parent))
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    called("didMove", Self.name(parent))
  }

  override func didReceiveMemoryWarning() { called("didReceiveMemoryWarning") }

  private static func name(_ controller: UIViewController?) -> String {
    (controller as? TracingScreen)?.name ?? (controller == nil ? "nil" : "other")
  }

  /// Makes a child, with its view in this one's.
  func contain(_ child: UIViewController) {
    addChild(child)
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }
}

/// A container that leaves its children's appearance to itself.
final class ManualContainer: TracingScreen {
  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
}

/// A window with a root that has appeared, and what happens from then on.
@MainActor
struct Stage {
  let trace: Trace
  let window = UIWindow()
  let root: TracingScreen

  /// Shows a root, and forgets how it came.
  init(_ root: TracingScreen) {
    self.root = root
    trace = root.trace
    window.rootViewController = root
    window.makeKeyAndVisible()
    settle()
  }

  /// Runs what is due.
  func settle() { window.application.mainLoop.settle() }

  /// What `body` and what it makes due write into the trace.
  func lines(_ body: () -> Void) -> [String] {
    let before = trace.lines.count
    body()
    settle()
    return Array(trace.lines.dropFirst(before))
  }
}
