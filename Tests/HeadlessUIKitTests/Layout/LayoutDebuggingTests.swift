import Foundation
import HeadlessUIKit
import Testing

@MainActor
@Suite("UIView: debugging layouts")
struct LayoutDebuggingTests {
  let screen = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  let view = UIView()

  init() {
    view.translatesAutoresizingMaskIntoConstraints = false
    screen.addSubview(view)
  }

  private func activate(_ constraints: NSLayoutConstraint...) {
    NSLayoutConstraint.activate(constraints)
  }

  @Test func `is ambiguous as long as constraints leave a place open (behaviour 755)`() {
    activate(
      view.leadingAnchor.constraint(equalTo: screen.leadingAnchor),
      view.widthAnchor.constraint(equalToConstant: 10),
      view.topAnchor.constraint(equalTo: screen.topAnchor))
    #expect(view.hasAmbiguousLayout)

    activate(view.heightAnchor.constraint(equalToConstant: 10))

    #expect(!view.hasAmbiguousLayout)
    #expect(!screen.hasAmbiguousLayout)
    #expect(!UIView().hasAmbiguousLayout)
  }

  @Test func `places a view elsewhere for once, if it is ambiguous`() {
    activate(
      view.leadingAnchor.constraint(greaterThanOrEqualTo: screen.leadingAnchor, constant: 5),
      view.trailingAnchor.constraint(lessThanOrEqualTo: screen.trailingAnchor, constant: -5),
      view.widthAnchor.constraint(equalToConstant: 10),
      view.topAnchor.constraint(equalTo: screen.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 10))
    screen.layoutIfNeeded()
    #expect(view.frame.minX == 5)

    view.exerciseAmbiguityInLayout()
    screen.layoutIfNeeded()

    #expect(view.frame.minX == 375)
  }

  @Test func `names the constraints that have to do with a frame, by way of others too`() {
    let other = UIView()
    other.translatesAutoresizingMaskIntoConstraints = false
    screen.addSubview(other)
    let width = other.widthAnchor.constraint(equalToConstant: 40)
    let same = view.widthAnchor.constraint(equalTo: other.widthAnchor)
    let top = view.topAnchor.constraint(equalTo: screen.topAnchor)
    activate(width, same, top)

    #expect(Set(view.constraintsAffectingLayout(for: .horizontal)) == [width, same])
    #expect(view.constraintsAffectingLayout(for: .vertical) == [top])
  }
}
