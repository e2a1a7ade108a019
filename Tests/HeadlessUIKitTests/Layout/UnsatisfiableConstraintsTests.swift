import FailureReporting
import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@MainActor
@Suite("Constraints that contradict each other")
struct UnsatisfiableConstraintsTests {
  let screen = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  let view = UIView()

  init() {
    view.translatesAutoresizingMaskIntoConstraints = false
    screen.addSubview(view)
  }

  /// Activates constraints in an order, lays out, and returns what was logged.
  private func log(_ constraints: [NSLayoutConstraint]) -> [RecordedFailure] {
    let log = FailureLog()
    withFailureReporter(log) {
      NSLayoutConstraint.activate(constraints)
      screen.layoutIfNeeded()
    }
    #expect(log.failures.isEmpty)
    return log.notes
  }

  @Test func `says so in UIKit's words, once, and breaks one of them (behaviour 750, 753)`() {
    let widths = [100, 200].map { view.widthAnchor.constraint(equalToConstant: $0) }

    let received = log(widths)
    screen.setNeedsLayout()
    widths[0].constant = 90
    let again = log([])

    #expect(received.count == 1)
    #expect(received.first?.severity == .warning)
    #expect(
      received.first?.reason.hasPrefix("Unable to simultaneously satisfy constraints.") == true)
    #expect(
      received.first?.reason.contains("Will attempt to recover by breaking constraint \n") == true)
    #expect(
      received.first?.reason.contains("<NSLayoutConstraint UIView.width == 200   (active)>") == true
    )
    #expect(again.isEmpty)
    #expect(view.frame.width == 90)
    #expect(widths.allSatisfy { $0.isActive && $0.priority == .required })
  }

  @Test(arguments: [[0, 1, 2], [2, 1, 0], [1, 2, 0]])
  func `breaks the bottom, whatever was activated first (behaviour 752)`(order: [Int]) {
    let inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(inner)
    let constraints = [
      inner.topAnchor.constraint(equalTo: view.topAnchor, constant: 16),
      inner.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -16),
      view.heightAnchor.constraint(equalToConstant: 0),
    ]

    let received = log(order.map { constraints[$0] })

    #expect(received.count == 1)
    #expect(view.frame.height == 0)
    #expect(inner.frame.minY == 16)
  }

  @Test func `tries a broken constraint again once it is activated anew (behaviour 753)`() {
    let widths = [100, 200].map { view.widthAnchor.constraint(equalToConstant: $0) }
    _ = log(widths)
    #expect(view.frame.width == 100)

    widths[0].isActive = false
    screen.layoutIfNeeded()
    #expect(view.frame.width == 200)
    widths[0].isActive = true
    widths[1].isActive = false
    widths[1].isActive = true

    #expect(log([]).count == 1)
    #expect(view.frame.width == 100)
  }

  @Test func `lets content lose to what is required, without a word (behaviour 741)`() {
    let label = UILabel()
    label.text = "A text that is wider than that"
    label.translatesAutoresizingMaskIntoConstraints = false
    screen.addSubview(label)
    label.setContentCompressionResistancePriority(.required, for: .horizontal)

    let received = log([label.widthAnchor.constraint(equalToConstant: 30)])

    #expect(received.isEmpty)
    #expect(label.frame.width == 30)
  }

  @Test func `follows a broken constraint as far as the others let it (behaviour 753)`() {
    let received = log([
      view.widthAnchor.constraint(lessThanOrEqualToConstant: 100),
      view.widthAnchor.constraint(equalToConstant: 200),
      view.widthAnchor.constraint(equalToConstant: 20),
    ])

    #expect(received.count == 1)
    #expect(view.frame.width == 20)
  }
}
