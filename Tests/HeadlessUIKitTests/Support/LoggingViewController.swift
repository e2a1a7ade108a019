import HeadlessUIKit
import TestSupport

/// A screen that writes down which of its callbacks are called.
class LoggingViewController: UIViewController {
  let name: String
  let trace: Trace
  var onCall: [String: () -> Void] = [:]

  init(_ name: String, _ trace: Trace) {
    self.name = name
    self.trace = trace
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  private func called(_ call: String = #function) {
    let call = String(call.prefix { $0 != "(" })
    trace.add("\(name).\(call)")
    onCall[call]?()
  }

  override func viewDidLoad() { called() }
  override func viewWillAppear(_ animated: Bool) { called() }
  override func viewIsAppearing(_ animated: Bool) { called() }
  override func viewWillLayoutSubviews() { called() }
  override func viewDidLayoutSubviews() { called() }
  override func viewDidAppear(_ animated: Bool) { called() }
  override func viewWillDisappear(_ animated: Bool) { called() }
  override func viewDidDisappear(_ animated: Bool) { called() }
  override func didReceiveMemoryWarning() { called() }
}
