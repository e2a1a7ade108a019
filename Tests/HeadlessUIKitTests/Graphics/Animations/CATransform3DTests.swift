import HeadlessUIKit
import Testing

@Suite("CATransform3D")
struct CATransform3DTests {
  @Test func `is the identity where nothing changes`() {
    #expect(CATransform3DIsIdentity(CATransform3DIdentity))
    #expect(CATransform3DIsIdentity(CATransform3DMakeScale(1, 1, 1)))
    #expect(!CATransform3DIsIdentity(CATransform3DMakeTranslation(0, 0, 1)))
  }

  @Test func `does the added step first`() {
    let both = CATransform3DTranslate(CATransform3DMakeScale(10, 10, 1), 1, 2, 0)

    #expect(both.m41 == 10)
    #expect(both.m42 == 20)
    #expect(
      both
        == CATransform3DConcat(
          CATransform3DMakeTranslation(1, 2, 0), CATransform3DMakeScale(10, 10, 1)))
  }

  @Test func `turns in the plane as the transform of a plane does`() {
    let turned = CATransform3DGetAffineTransform(CATransform3DMakeRotation(1, 0, 0, 7))
    let expected = CGAffineTransform(rotationAngle: 1)

    #expect(abs(turned.a - expected.a) < 1e-12)
    #expect(abs(turned.b - expected.b) < 1e-12)
    #expect(abs(turned.c - expected.c) < 1e-12)
    #expect(abs(turned.d - expected.d) < 1e-12)
  }

  @Test func `is of a plane where it stays in it`() {
    let flat = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / 500

    #expect(CATransform3DIsAffine(CATransform3DMakeAffineTransform(flat)))
    #expect(CATransform3DGetAffineTransform(CATransform3DMakeAffineTransform(flat)) == flat)
    #expect(!CATransform3DIsAffine(perspective))
    #expect(!CATransform3DIsAffine(CATransform3DMakeRotation(1, 1, 0, 0)))
  }

  @Test func `is undone by its inverse, if it has one`() {
    let transform = CATransform3DTranslate(CATransform3DMakeRotation(1, 1, 2, 3), 4, 5, 6)
    let back = CATransform3DConcat(transform, CATransform3DInvert(transform))
    let flat = CATransform3DMakeScale(0, 1, 1)

    #expect(
      zip([back.m11, back.m12, back.m33, back.m41, back.m43, back.m44], [1, 0, 1, 0, 0, 1])
        .allSatisfy { abs($0 - $1) < 1e-9 })
    #expect(CATransform3DEqualToTransform(CATransform3DInvert(flat), flat))
  }
}
