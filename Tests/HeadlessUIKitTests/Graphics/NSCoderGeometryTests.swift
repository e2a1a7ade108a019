import Foundation
import HeadlessUIKit
import Testing

@Suite("Geometry as text")
struct NSCoderGeometryTests {
  @Test func `says each number in brackets`() {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let directional = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let rows: [(String, String)] = [
      (NSCoder.string(for: CGPoint(x: 10, y: 20)), "{10, 20}"),
      (NSCoder.string(for: CGPoint(x: -0.5, y: 1e20)), "{-0.5, 1e+20}"),
      (NSCoder.string(for: CGVector(dx: 1, dy: 2)), "{1, 2}"),
      (NSCoder.string(for: CGSize(width: 3, height: 4)), "{3, 4}"),
      (NSCoder.string(for: CGRect(x: 1, y: 2, width: 3, height: 4)), "{{1, 2}, {3, 4}}"),
      (NSCoder.string(for: CGAffineTransform.identity), "[1, 0, 0, 1, 0, 0]"),
      (NSCoder.string(for: insets), "{1, 2, 3, 4}"),
      (NSCoder.string(for: directional), "{1, 2, 3, 4}"),
      (NSCoder.string(for: UIOffset(horizontal: 5, vertical: 6)), "{5, 6}"),
    ]
    for (text, expected) in rows { #expect(text == expected) }
  }

  @Test func `is read back`() {
    let move = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    #expect(NSCoder.cgPoint(for: "{10, 20.5}") == CGPoint(x: 10, y: 20.5))
    #expect(NSCoder.cgVector(for: "{1, 2}") == CGVector(dx: 1, dy: 2))
    #expect(NSCoder.cgSize(for: "{3,4}") == CGSize(width: 3, height: 4))
    #expect(NSCoder.cgRect(for: "{{1, 2}, {3, 4}}") == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(NSCoder.cgAffineTransform(for: "[1, 2, 3, 4, 5, 6]") == move)
    #expect(
      NSCoder.uiEdgeInsets(for: "{1, 2, 3, 4}")
        == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(
      NSCoder.nsDirectionalEdgeInsets(for: "{1, 2, 3, 4}")
        == NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    #expect(NSCoder.uiOffset(for: "{5, 6}") == UIOffset(horizontal: 5, vertical: 6))
  }

  @Test func `is zero where a text says none`() {
    for text in ["", "{}", "{1}", "{1, 2, 3}", "{a, b}", "{1, b}", "1e9999999x, 2"] {
      #expect(NSCoder.cgPoint(for: text) == .zero)
    }
    #expect(NSCoder.cgRect(for: "{1, 2}") == .zero)
    #expect(NSCoder.cgAffineTransform(for: "{}") == .identity)
  }

  @Test func `is archived under keys`() throws {
    let writer = NSKeyedArchiver(requiringSecureCoding: true)
    writer.encode(CGPoint(x: 1, y: 2), forKey: "point")
    writer.encode(CGSize(width: 3, height: 4), forKey: "size")
    writer.encode(CGRect(x: 1, y: 2, width: 3, height: 4), forKey: "rect")
    writer.encode(CGVector(dx: 5, dy: 6), forKey: "vector")
    writer.encode(CGAffineTransform(scaleX: 2, y: 3), forKey: "transform")
    writer.encode(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4), forKey: "insets")
    writer.encode(
      NSDirectionalEdgeInsets(top: 4, leading: 3, bottom: 2, trailing: 1), forKey: "directional")
    writer.encode(UIOffset(horizontal: 7, vertical: 8), forKey: "offset")
    let reader = try NSKeyedUnarchiver(forReadingFrom: writer.encodedData)

    #expect(reader.decodeCGPoint(forKey: "point") == CGPoint(x: 1, y: 2))
    #expect(reader.decodeCGSize(forKey: "size") == CGSize(width: 3, height: 4))
    #expect(reader.decodeCGRect(forKey: "rect") == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(reader.decodeCGVector(forKey: "vector") == CGVector(dx: 5, dy: 6))
    #expect(
      reader.decodeCGAffineTransform(forKey: "transform") == CGAffineTransform(scaleX: 2, y: 3))
    #expect(
      reader.decodeUIEdgeInsets(forKey: "insets")
        == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(
      reader.decodeDirectionalEdgeInsets(forKey: "directional")
        == NSDirectionalEdgeInsets(top: 4, leading: 3, bottom: 2, trailing: 1))
    #expect(reader.decodeUIOffset(forKey: "offset") == UIOffset(horizontal: 7, vertical: 8))
    #expect(reader.decodeCGPoint(forKey: "none") == .zero)
    #expect(reader.decodeCGAffineTransform(forKey: "none") == .identity)
    #expect(reader.decodeUIEdgeInsets(forKey: "none") == .zero)
  }
}
