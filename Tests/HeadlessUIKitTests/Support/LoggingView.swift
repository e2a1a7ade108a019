import HeadlessUIKit
import TestSupport

/// A view that writes down which of its callbacks are called.
class LoggingView: UIView {
  let name: String
  let trace: Trace

  init(_ name: String, _ trace: Trace, frame: CGRect = .zero) {
    self.name = name
    self.trace = trace
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) { nil }

  override func willMove(toSuperview newSuperview: UIView?) {
    trace.add("\(name).willMove(toSuperview: \(Self.name(newSuperview)))")
  }

  override func didMoveToSuperview() {
    trace.add("\(name).didMoveToSuperview, in \(Self.name(superview))")
  }

  override func willMove(toWindow newWindow: UIWindow?) {
    trace.add("\(name).willMove(toWindow: \(Self.name(newWindow)))")
  }

  override func didMoveToWindow() { trace.add("\(name).didMoveToWindow, in \(Self.name(window))") }

  override func didAddSubview(_ subview: UIView) {
    trace.add("\(name).didAddSubview(\(Self.name(subview)))")
  }

  override func willRemoveSubview(_ subview: UIView) {
    trace.add("\(name).willRemoveSubview(\(Self.name(subview)))")
  }

  private static func name(_ view: UIView?) -> String {
    switch view {
    case let view as LoggingView: view.name
    case let view?: view.accessibilityIdentifier ?? "\(type(of: view))"
    case nil: "nil"
    }
  }
}

/// A view that writes down when it is laid out.
final class LayoutLoggingView: UIView {
  let name: String
  let trace: Trace
  var work: () -> Void = {}

  init(_ name: String, _ trace: Trace, frame: CGRect = .zero) {
    self.name = name
    self.trace = trace
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) { nil }

  override func updateConstraints() {
    trace.add("\(name).updateConstraints")
    super.updateConstraints()
  }

  override func layoutSubviews() {
    trace.add("\(name).layoutSubviews")
    super.layoutSubviews()
    work()
  }
}
