import HeadlessUIKit
import Testing

@Suite("Insets, offsets and edges")
struct UIEdgeInsetsTests {
  @Test func `insets move the edges of a rectangle inwards`() {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)

    #expect(
      CGRect(x: 10, y: 10, width: 100, height: 50).inset(by: insets)
        == CGRect(x: 12, y: 11, width: 94, height: 46))
    #expect(CGRect.null.inset(by: insets).isNull)
  }

  @Test func `zero is equal to nothing given`() {
    #expect(UIEdgeInsets() == .zero)
    #expect(NSDirectionalEdgeInsets() == .zero)
    #expect(UIOffset() == .zero)
    #expect(CGVector() == .zero)
    #expect(
      NSDirectionalEdgeInsets(top: 0, leading: 1, bottom: 0, trailing: 0) != .zero)
  }

  @Test func `edges and axes have UIKit's raw values`() {
    #expect(UIRectEdge.right.rawValue == 8)
    #expect(UIRectEdge.all.rawValue == 15)
    #expect(NSDirectionalRectEdge.leading.rawValue == 2)
    #expect(NSDirectionalRectEdge.all.rawValue == 15)
    #expect(UIAxis.both == [.horizontal, .vertical])
    #expect(UIView.ContentMode.scaleAspectFill.rawValue == 2)
    #expect(UIView.ContentMode.bottomRight.rawValue == 12)
  }
}
