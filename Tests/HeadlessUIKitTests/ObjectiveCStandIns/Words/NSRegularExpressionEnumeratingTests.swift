import Foundation
import HeadlessUIKit
import Testing

@Suite("Matches of a regular expression")
struct NSRegularExpressionEnumeratingTests {
  private func places(of pattern: String, upTo count: Int) throws -> [Int] {
    var found: [Int] = []
    func note(_ place: Int) { found.append(place) }
    func enumerate(_ tell: (Int) -> Void) throws {
      try NSRegularExpression(pattern: pattern)
        .uiKitEnumerateMatches(in: "robin", range: NSRange(0..<5)) { match, _, stop in
          if let match { tell(match.range.location) }
          stop.pointee = ObjCBool(found.count == count)
        }
    }
    try enumerate(note)
    return found
  }

  @Test func `are handed to a closure that does not escape (behaviour 950)`() throws {
    #expect(try places(of: "[a-z]", upTo: 9) == [0, 1, 2, 3, 4])
    #expect(try places(of: "[a-z]", upTo: 2) == [0, 1])
    #expect(try places(of: "[0-9]", upTo: 2) == [])
  }
}
