import HeadlessUIKit
import Testing

@MainActor
@Suite("NSLayoutYAxisAnchor")
struct NSLayoutYAxisAnchorTests {
  let views = [UIView(), UIView()]

  @Test func `stands for an edge, the middle, or a line of text`() {
    let view = UIView()
    let anchors = [
      view.topAnchor, view.bottomAnchor, view.centerYAnchor, view.firstBaselineAnchor,
      view.lastBaselineAnchor,
    ]

    let constraints = anchors.map { $0.constraint(equalTo: $0) }

    #expect(
      constraints.map(\.firstAttribute) == [
        .top, .bottom, .centerY, .firstBaseline, .lastBaseline,
      ])
  }

  @Test func `counts the system's spaces in multiples`() {
    let one = views[0].bottomAnchor
    let other = views[1].topAnchor
    let constraints = [
      other.constraint(equalToSystemSpacingBelow: one, multiplier: 1),
      other.constraint(greaterThanOrEqualToSystemSpacingBelow: one, multiplier: 2),
      other.constraint(lessThanOrEqualToSystemSpacingBelow: one, multiplier: 0.5),
    ]

    #expect(constraints.map(\.constant) == [8, 16, 4])
    #expect(constraints.map(\.relation) == [.equal, .greaterThanOrEqual, .lessThanOrEqual])
  }
}
