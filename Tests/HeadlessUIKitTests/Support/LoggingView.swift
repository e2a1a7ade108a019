package import HeadlessUIKit
package import TestSupport

/// A view that writes down which of its callbacks are called.
package class LoggingView: UIView {
  package let name: String
  package let trace: Trace

  package init(_ name: String, _ trace: Trace, frame: CGRect = .zero) {
    self.name = name
    self.trace = trace
    super.init(frame: frame)
  }

  package required init?(coder: NSCoder) { nil }

  package override func willMove(toSuperview newSuperview: UIView?) {
    trace.add("\(name).willMove(toSuperview: \(Self.name(newSuperview)))")
  }

  package override func didMoveToSuperview() {
    trace.add("\(name).didMoveToSuperview, in \(Self.name(superview))")
  }

  package override func willMove(toWindow newWindow: UIWindow?) {
    trace.add("\(name).willMove(toWindow: \(Self.name(newWindow)))")
  }

  package override func didMoveToWindow() {
    trace.add("\(name).didMoveToWindow, in \(Self.name(window))")
  }

  package override func didAddSubview(_ subview: UIView) {
    trace.add("\(name).didAddSubview(\(Self.name(subview)))")
  }

  package override func willRemoveSubview(_ subview: UIView) {
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
package final class LayoutLoggingView: UIView {
  package let name: String
  package let trace: Trace
  package var work: () -> Void = {}

  package init(_ name: String, _ trace: Trace, frame: CGRect = .zero) {
    self.name = name
    self.trace = trace
    super.init(frame: frame)
  }

  package required init?(coder: NSCoder) { nil }

  package override func updateConstraints() {
    trace.add("\(name).updateConstraints")
    super.updateConstraints()
  }

  package override func layoutSubviews() {
    trace.add("\(name).layoutSubviews")
    super.layoutSubviews()
    work()
  }
}
