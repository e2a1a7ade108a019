import HeadlessUIKit

/// The sentences for faults of a layout.
@MainActor
enum LayoutFaultWords {
  /// Words faults: the first as the reason, all others in the details; `nil` without faults.
  static func text(of faults: [LayoutFault]) -> FailureText? {
    guard let first = faults.first.map(text(of:)) else { return nil }
    let others = faults.dropFirst().map { fault in
      let text = text(of: fault)
      return "- \(text.reason) \(text.details)"
    }
    return FailureText(first.reason, ([first.details] + others).joined(separator: "\n"))
  }

  private static func text(of fault: LayoutFault) -> FailureText {
    switch fault {
    case .conflict(let constraint):
      FailureText(
        "Constraints contradict each other: \(constraint) was given up.",
        "UIKit's message above this one lists them.")
    case .restless(let layout): FailureText(layout.reason, layout.details)
    case .cutOff(let view, let size, let need):
      FailureText(
        "\(ObjectWords.name(of: view)) has no room for its text.",
        "It is \(words(size)) points; the text needs \(words(need)).")
    case .overlap(let one, let other, let shared):
      FailureText(
        "\(ObjectWords.name(of: one)) and \(ObjectWords.name(of: other)) overlap.",
        "They share \(words(shared.size)) points at \(words(shared.origin)) in the window.")
    case .offScreen(let view, let frame, let screen):
      FailureText(
        "\(ObjectWords.name(of: view)) is off the screen.",
        "It is \(words(frame.size)) points at \(words(frame.origin)); the window is "
          + "\(words(screen)), and no scroll view brings it in.")
    case .underBar(let view, let frame, let bar):
      FailureText(
        "\(ObjectWords.name(of: view)) is under \(name(of: bar)).",
        "It is \(words(frame.size)) points at \(words(frame.origin)) in the window.")
    }
  }

  private static func name(of bar: LayoutFault.Bar) -> String {
    switch bar {
    case .view(let view): objectName(view)
    case .statusBar: "the status bar"
    }
  }

  private static func words(_ size: CGSize) -> String {
    "\(words(size.width)) by \(words(size.height))"
  }

  private static func words(_ point: CGPoint) -> String { "(\(words(point.x)), \(words(point.y)))" }

  /// A length with at most one decimal.
  private static func words(_ length: CGFloat) -> String {
    let rounded = (length * 10).rounded() / 10
    return Int(exactly: rounded).map(String.init) ?? "\(rounded)"
  }
}
