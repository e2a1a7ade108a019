import HeadlessUIKit
import Testing

@Suite("Core Graphics, as C calls it") struct CGGeometryTests {
  @Test func `makes and compares points, sizes, rectangles and vectors`() {
    #expect(CGPointMake(1, 2).equalTo(CGPoint(x: 1, y: 2)))
    #expect(!CGPointMake(1, 2).equalTo(.zero))
    #expect(CGSizeMake(3, 4).equalTo(CGSize(width: 3, height: 4)))
    #expect(!CGSizeMake(3, 4).equalTo(.zero))
    #expect(CGRectMake(1, 2, 3, 4).equalTo(CGRect(x: 1, y: 2, width: 3, height: 4)))
    #expect(!CGRectMake(1, 2, 3, 4).equalTo(.zero))
    #expect(CGVectorMake(1, 2) == CGVector(dx: 1, dy: 2))
  }
}
