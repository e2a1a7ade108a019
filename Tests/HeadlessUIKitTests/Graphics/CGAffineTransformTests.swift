import HeadlessUIKit
import Testing

@Suite("CGAffineTransform")
struct CGAffineTransformTests {
  @Test func `the identity changes nothing`() {
    #expect(CGAffineTransform.identity.isIdentity)
    #expect(!CGAffineTransform(scaleX: 2, y: 1).isIdentity)
    #expect(CGPoint(x: 3, y: 4).applying(.identity) == CGPoint(x: 3, y: 4))
  }

  @Test func `moves, scales and turns points`() {
    let point = CGPoint(x: 1, y: 2)

    #expect(
      point.applying(CGAffineTransform(translationX: 10, y: 20)) == CGPoint(x: 11, y: 22))
    #expect(point.applying(CGAffineTransform(scaleX: 2, y: 3)) == CGPoint(x: 2, y: 6))
    let turned = point.applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(abs(turned.x + 2) < 1e-9)
    #expect(abs(turned.y - 1) < 1e-9)
  }

  @Test func `concatenating does this one's work first`() {
    let both = CGAffineTransform(translationX: 1, y: 0)
      .concatenating(CGAffineTransform(scaleX: 10, y: 10))

    #expect(CGPoint.zero.applying(both) == CGPoint(x: 10, y: 0))
  }

  @Test func `the added step comes first`() {
    let scaledThenMoved = CGAffineTransform(translationX: 1, y: 0).scaledBy(x: 10, y: 10)
    let movedThenScaled = CGAffineTransform(scaleX: 10, y: 10).translatedBy(x: 1, y: 0)

    #expect(CGPoint(x: 1, y: 0).applying(scaledThenMoved) == CGPoint(x: 11, y: 0))
    #expect(CGPoint.zero.applying(movedThenScaled) == CGPoint(x: 10, y: 0))
    #expect(
      CGAffineTransform.identity.rotated(by: 1) == CGAffineTransform(rotationAngle: 1))
  }

  @Test func `the inverse undoes it, where it can be undone`() {
    let transform = CGAffineTransform(a: 2, b: 1, c: -1, d: 3, tx: 5, ty: 7)
    let back = CGPoint(x: 4, y: 9).applying(transform).applying(transform.inverted())
    let flat = CGAffineTransform(scaleX: 0, y: 1)

    #expect(abs(back.x - 4) < 1e-9)
    #expect(abs(back.y - 9) < 1e-9)
    #expect(flat.inverted() == flat)
  }

  @Test func `a rectangle becomes the upright one around its corners`() {
    let turned = CGRect(x: 0, y: 0, width: 4, height: 2)
      .applying(CGAffineTransform(rotationAngle: .pi / 2))

    #expect(abs(turned.minX + 2) < 1e-9)
    #expect(abs(turned.width - 2) < 1e-9)
    #expect(abs(turned.height - 4) < 1e-9)
    #expect(CGRect.null.applying(CGAffineTransform(scaleX: 2, y: 2)).isNull)
    #expect(
      CGSize(width: 1, height: 2).applying(CGAffineTransform(translationX: 9, y: 9))
        == CGSize(width: 1, height: 2))
  }

  @Test func `is taken apart, and put together again`() {
    var parts = CGAffineTransformComponents(
      scale: CGSize(width: 2, height: 3), horizontalShear: 0.5, rotation: 1,
      translation: CGVector(dx: 7, dy: 8))
    var found = CGAffineTransform(parts).decomposed()
    #expect(abs(found.scale.width - 2) < 1e-9)
    #expect(abs(found.scale.height - 3) < 1e-9)
    #expect(abs(found.horizontalShear - 0.5) < 1e-9)
    #expect(abs(found.rotation - 1) < 1e-9)
    #expect(found.translation == CGVector(dx: 7, dy: 8))

    parts.scale.height = -3
    found = CGAffineTransform(parts).decomposed()
    #expect(abs(found.scale.height + 3) < 1e-9)
    #expect(abs(found.rotation - 1) < 1e-9)
  }
}
