import FailureReporting
import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Layouts that no screen has, which are to come to an end, too.
@MainActor
@Suite("Layouts that are hard to solve")
struct LayoutLimitTests {
  let screen = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  /// Views, each in a relation to the next one, and the last one to the first.
  private func ring(
    _ count: Int, _ relate: (UIView, UIView, CGFloat) -> [NSLayoutConstraint]
  ) -> [UIView] {
    let views = (0..<count).map { number in
      let view = UIView()
      view.accessibilityIdentifier = "\(number)"
      view.translatesAutoresizingMaskIntoConstraints = false
      screen.addSubview(view)
      return view
    }
    for (number, view) in views.enumerated() {
      NSLayoutConstraint.activate(relate(view, views[(number + 1) % count], CGFloat(number)))
    }
    return views
  }

  /// Lays out, and returns the reports meanwhile.
  private func layOut() -> [RecordedFailure] {
    let log = FailureLog()
    withFailureReporter(log) { screen.layoutIfNeeded() }
    #expect(log.failures.isEmpty)
    return log.notes
  }

  @Test func `a ring of inequalities is solved`() {
    let views = ring(150) { one, other, number in
      [
        one.centerXAnchor.constraint(
          greaterThanOrEqualTo: other.centerXAnchor,
          constant: number.truncatingRemainder(dividingBy: 3) - 1),
        one.widthAnchor.constraint(equalToConstant: 10 + number),
      ]
    }

    #expect(layOut().isEmpty)

    #expect(views.map(\.frame.width) == (0..<150).map { CGFloat(10 + $0) })
    for (number, view) in views.enumerated() {
      let next = views[(number + 1) % 150]
      #expect(view.frame.midX >= next.frame.midX + CGFloat(number % 3) - 1 - 0.5)
    }
  }

  @Test func `constraints that are too many to weigh are followed in part, which is said`() {
    let views = ring(450) { one, other, _ in
      [
        other.leadingAnchor.constraint(greaterThanOrEqualTo: one.trailingAnchor, constant: 8),
        one.leadingAnchor.constraint(greaterThanOrEqualTo: screen.leadingAnchor),
        one.trailingAnchor.constraint(lessThanOrEqualTo: screen.trailingAnchor),
        one.widthAnchor.constraint(greaterThanOrEqualToConstant: 10),
        one.heightAnchor.constraint(equalToConstant: 20),
      ]
    }

    let notes = layOut()

    #expect(
      notes.map(\.reason) == [
        "The constraints on 0, 1, 2, 3 and 446 more depend on each other in too many ways to be "
          + "solved."
      ])
    #expect(notes.map(\.severity) == [.warning])
    #expect(
      notes.map(\.details) == [
        "The layout follows those that were looked at until then. Views with frames of their own "
          + "in between would part them."
      ])
    #expect(views.allSatisfy { $0.frame.height == 20 })
  }
}
