import Foundation
import HeadlessUIKit
import Testing

@MainActor
@Suite("NSValue and rectangles")
struct NSValueCGGeometryTests {
  private let rect = CGRect(x: 1, y: 2, width: 3, height: 4)

  @Test func `holds rectangles, points and sizes`() {
    #expect(NSValue(cgRect: rect).cgRectValue == rect)
    #expect(NSValue(cgPoint: rect.origin).cgPointValue == rect.origin)
    #expect(NSValue(cgSize: rect.size).cgSizeValue == rect.size)
  }

  @Test func `is found in user info as a rectangle and as a value, whichever was put there`() {
    let info: [String: Any] = ["rect": rect, "value": NSValue(cgRect: rect)]

    #expect(info["rect"] as? CGRect == rect)
    #expect(info["value"] as? CGRect == rect)
    #expect((info["rect"] as? NSValue)?.cgRectValue == rect)
    #expect((info["value"] as? NSValue)?.cgRectValue == rect)
  }

  @Test func `is no rectangle where it holds something else`() {
    let info: [String: Any] = [
      "point": NSValue(cgPoint: rect.origin), "number": NSNumber(value: 1),
    ]

    #expect(info["point"] as? CGRect == nil)
    #expect(info["number"] as? CGRect == nil)
  }
}
