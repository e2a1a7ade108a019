import HeadlessUIKit
import Testing

@MainActor
@Suite("NSLayoutDimension")
struct NSLayoutDimensionTests {
  let view = UIView()

  @Test func `compares a size with a constant`() {
    let constraints = [
      view.widthAnchor.constraint(equalToConstant: 1),
      view.widthAnchor.constraint(greaterThanOrEqualToConstant: 2),
      view.heightAnchor.constraint(lessThanOrEqualToConstant: 3),
    ]

    #expect(constraints.map(\.constant) == [1, 2, 3])
    #expect(constraints.map(\.relation) == [.equal, .greaterThanOrEqual, .lessThanOrEqual])
    #expect(constraints.map(\.firstAttribute) == [.width, .width, .height])
    #expect(constraints.allSatisfy { $0.secondItem == nil })
    #expect(constraints.allSatisfy { $0.secondAttribute == .notAnAttribute })
  }

  @Test func `compares a size with a multiple of another`() {
    let height = view.heightAnchor
    let constraints = [
      view.widthAnchor.constraint(equalTo: height, multiplier: 2),
      view.widthAnchor.constraint(greaterThanOrEqualTo: height, multiplier: 3),
      view.widthAnchor.constraint(lessThanOrEqualTo: height, multiplier: 4),
      view.widthAnchor.constraint(equalTo: height, multiplier: 5, constant: 1),
      view.widthAnchor.constraint(greaterThanOrEqualTo: height, multiplier: 6, constant: 2),
      view.widthAnchor.constraint(lessThanOrEqualTo: height, multiplier: 7, constant: 3),
    ]

    #expect(constraints.map(\.multiplier) == [2, 3, 4, 5, 6, 7])
    #expect(constraints.map(\.constant) == [0, 0, 0, 1, 2, 3])
    #expect(constraints.map(\.relation.rawValue) == [0, 1, -1, 0, 1, -1])
    #expect(constraints.allSatisfy { $0.secondItem === view && $0.secondAttribute == .height })
  }
}
