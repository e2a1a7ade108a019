import HeadlessUIKit
import Testing

@MainActor
@Suite("NSLayoutAnchor")
struct NSLayoutAnchorTests {
  let view = UIView()
  let other = UIView()

  @Test func `makes constraints with each relation, with and without a constant`() {
    let anchor = view.topAnchor
    let constraints = [
      anchor.constraint(equalTo: other.bottomAnchor),
      anchor.constraint(equalTo: other.bottomAnchor, constant: 1),
      anchor.constraint(greaterThanOrEqualTo: other.bottomAnchor),
      anchor.constraint(greaterThanOrEqualTo: other.bottomAnchor, constant: 2),
      anchor.constraint(lessThanOrEqualTo: other.bottomAnchor),
      anchor.constraint(lessThanOrEqualTo: other.bottomAnchor, constant: 3),
    ]

    #expect(
      constraints.map(\.relation) == [
        .equal, .equal, .greaterThanOrEqual, .greaterThanOrEqual, .lessThanOrEqual,
        .lessThanOrEqual,
      ])
    #expect(constraints.map(\.constant) == [0, 1, 0, 2, 0, 3])
    #expect(constraints.allSatisfy { $0.firstItem === view && $0.secondItem === other })
    #expect(constraints.allSatisfy { $0.firstAttribute == .top && $0.secondAttribute == .bottom })
  }

  @Test func `equals another of the same part of the same view`() {
    #expect(view.topAnchor == view.topAnchor)
    #expect(view.topAnchor != view.bottomAnchor)
    #expect(view.topAnchor != other.topAnchor)
    #expect(!view.topAnchor.isEqual(view))
    #expect(Set([view.leftAnchor, view.leftAnchor, view.rightAnchor]).count == 2)
  }

  @Test func `does not keep its view alive`() {
    weak var item: UIView?
    var anchor: NSLayoutXAxisAnchor?

    do {
      let view = UIView()
      item = view
      anchor = view.leftAnchor
    }

    #expect(item == nil)
    #expect(anchor != nil)
  }
}
