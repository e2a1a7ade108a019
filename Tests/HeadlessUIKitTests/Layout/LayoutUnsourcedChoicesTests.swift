import FailureReporting
import Foundation
import HeadlessUIKit
import HeadlessUIKitTestSupport
import TestSupport
import Testing

@MainActor
@Suite("Choices about layout and plain views without a source", .ownApplication)
struct LayoutUnsourcedChoicesTests {
  let superview = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

  private func placed(_ view: UIView) -> UIView {
    view.translatesAutoresizingMaskIntoConstraints = false
    superview.addSubview(view)
    return view
  }

  @Test func `of two labels that mind alike, a stack view stretches the first`() {
    let stack = UIStackView(frame: CGRect(x: 0, y: 0, width: 300, height: 50))
    for _ in 0..<2 {
      let label = UILabel()
      label.font = .characters(wide: 10)
      label.text = "12345"
      stack.addArrangedSubview(label)
    }

    stack.layoutIfNeeded()

    #expect(stack.arrangedSubviews.map(\.frame.width) == [250, 50])
  }

  @Test func `an arranged subview at an index out of bounds has a text of our own`() {
    let received = failures { UIStackView().insertArrangedSubview(UIView(), at: 2) }

    #expect(
      received.reasons == [
        "index out of bounds for arranged subview: index = 2 expected to be less than or equal to 0"
      ])
  }

  @Test func `a constraint between a width and an edge is an invalid argument`() {
    let view = placed(UIView())

    let received = failures {
      _ = NSLayoutConstraint(
        item: view, attribute: .width, relatedBy: .equal, toItem: superview, attribute: .leading,
        multiplier: 1, constant: 0)
      _ = NSLayoutConstraint(
        item: "view", attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
        multiplier: 1, constant: 0)
    }

    #expect(
      received.reasons == [
        "NSLayoutConstraint for <UIView>: Invalid pairing of layout attributes.",
        "NSLayoutConstraint for (null): Constraint items must each be a view or layout guide.",
      ])
  }

  @Test func `of two texts that cannot both have their share, the first has it (behaviour 796)`() {
    let stack = UIStackView(frame: CGRect(x: 0, y: 0, width: 300, height: 50))
    for _ in 0..<2 {
      let label = UILabel()
      label.numberOfLines = 0
      label.text = "a"
      stack.addArrangedSubview(label)
    }
    stack.addArrangedSubview(UIView())
    let views = stack.arrangedSubviews
    views[0].widthAnchor.constraint(equalTo: views[1].widthAnchor, constant: 50).isActive = true

    stack.layoutIfNeeded()

    #expect(views.map(\.frame.width) == [100, 50, 150])
  }

  @Test func `a constraint that was given up is tried anew once it is required again`() {
    let view = placed(UIView())
    let constraint = view.heightAnchor.constraint(equalToConstant: 10)
    let other = view.heightAnchor.constraint(equalToConstant: 5)
    NSLayoutConstraint.activate([constraint, other])
    withFailureReporter(FailureLog()) { superview.layoutIfNeeded() }
    let before = view.frame.height

    constraint.priority = .defaultHigh
    other.isActive = false
    constraint.priority = .required
    let wider = view.heightAnchor.constraint(equalToConstant: 50)
    wider.priority = UILayoutPriority(999)
    wider.isActive = true
    superview.layoutIfNeeded()

    #expect(before == 5)
    #expect(view.frame.height == 10)
  }

  @Test func `up to twenty layouts follow from each other before a frame`() {
    let view = AskingView(frame: superview.bounds)
    view.work = { $0.setNeedsLayout() }

    withFailureReporter(FailureLog()) { show(view) }

    #expect(view.passes == 20)
  }

  @Test func `a constraint that says what another says asks for no layout`() {
    let view = AskingView(frame: superview.bounds)
    let inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(inner)
    view.work = { _ in inner.widthAnchor.constraint(equalToConstant: 36).isActive = true }

    #expect(failures { show(view) }.isEmpty)

    #expect(view.passes == 2)
    #expect(inner.constraints.count == 2)
    #expect(inner.frame.width == 36)
  }

  /// A view that does something each time it is laid out.
  private final class AskingView: UIView {
    var passes = 0
    var work: (AskingView) -> Void = { _ in }

    override func layoutSubviews() {
      super.layoutSubviews()
      passes += 1
      work(self)
    }
  }

  /// Shows a view in a window, and lets it come to rest.
  private func show(_ view: UIView) {
    let window = UIWindow(frame: superview.bounds)
    window.isHidden = false
    window.addSubview(view)
    UIApplication.shared.mainLoop.settle()
    window.isHidden = true
  }

  @Test func `a size that nothing says is nothing, though a bound would let it be more`() {
    let view = placed(UIView())
    NSLayoutConstraint.activate([
      view.trailingAnchor.constraint(equalTo: superview.trailingAnchor, constant: -10),
      view.leadingAnchor.constraint(greaterThanOrEqualTo: superview.leadingAnchor, constant: 16),
    ])

    superview.layoutIfNeeded()

    #expect(view.frame == CGRect(x: 290, y: 0, width: 0, height: 0))
  }

  @Test func `of several bounds that a view may lie between, the first counts`() {
    let view = placed(UIView())
    NSLayoutConstraint.activate([
      view.widthAnchor.constraint(equalToConstant: 20),
      view.leadingAnchor.constraint(greaterThanOrEqualTo: superview.leadingAnchor, constant: 5),
      view.leadingAnchor.constraint(lessThanOrEqualTo: superview.leadingAnchor, constant: 50),
      view.leadingAnchor.constraint(lessThanOrEqualTo: superview.leadingAnchor, constant: 90),
    ])

    superview.layoutIfNeeded()

    #expect(view.frame.minX == 5)
  }

  @Test func `a visual format cannot align views along itself`() {
    let views = ["one": placed(UIView()), "two": placed(UIView())]

    let received = failures {
      _ = NSLayoutConstraint.constraints(
        withVisualFormat: "V:[one][two]", options: .alignAllTop, metrics: nil, views: views)
    }

    #expect(
      received.reasons == [
        "Unable to parse constraint format: \nOptions mask required views to be aligned on a "
          + "vertical edge, which is not allowed for layout that is also vertical. \nV:[one][two] "
          + "\n            ^"
      ])
  }

  @Test func `a scroll that changes nothing has no end to tell of`() {
    let log = ScrollLog()
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.delegate = log

    view.setContentOffset(.zero, animated: true)
    view.hostApplication.mainLoop.settle()

    #expect(log.lines.isEmpty)
  }

  @Test func `an animated zoom tells of its end on a later turn`() {
    let log = ScrollLog()
    log.zoomed = UIView()
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.delegate = log
    view.maximumZoomScale = 2

    view.setZoomScale(2, animated: true)
    let atOnce = log.lines
    view.hostApplication.mainLoop.settle()

    #expect(atOnce == ["didZoom 2"])
    #expect(log.lines == ["didZoom 2", "didEndZooming 2"])
  }
}
