import HeadlessUIKit
import Testing

@MainActor
@Suite("NSLayoutXAxisAnchor")
struct NSLayoutXAxisAnchorTests {
  let views = [UIView(), UIView()]

  @Test func `stands for an edge, or the middle, of a view or guide`() {
    let view = UIView()
    let guide = UILayoutGuide()
    view.addLayoutGuide(guide)
    let anchors = [
      view.leadingAnchor, view.trailingAnchor, view.leftAnchor, view.rightAnchor,
      view.centerXAnchor, guide.leadingAnchor, guide.trailingAnchor, guide.leftAnchor,
      guide.rightAnchor, guide.centerXAnchor,
    ]
    let attributes: [NSLayoutConstraint.Attribute] = [
      .leading, .trailing, .left, .right, .centerX,
    ]

    let constraints = anchors.map { $0.constraint(equalTo: $0) }

    #expect(constraints.map(\.firstAttribute) == attributes + attributes)
    #expect(constraints.prefix(5).allSatisfy { $0.firstItem === view })
    #expect(constraints.suffix(5).allSatisfy { $0.firstItem === guide })
  }

  @Test func `counts the system's spaces in multiples`() {
    let one = views[0].trailingAnchor
    let other = views[1].leadingAnchor
    let constraints = [
      other.constraint(equalToSystemSpacingAfter: one, multiplier: 1),
      other.constraint(greaterThanOrEqualToSystemSpacingAfter: one, multiplier: 2),
      other.constraint(lessThanOrEqualToSystemSpacingAfter: one, multiplier: 0.5),
    ]

    #expect(constraints.map(\.constant) == [8, 16, 4])
    #expect(constraints.map(\.relation) == [.equal, .greaterThanOrEqual, .lessThanOrEqual])
  }
}
