import Foundation
import HeadlessUIKit
import Testing

/// On Linux each attributed string costs some 200 bytes that are never released.
@Suite("Memory of plain text")
struct PlainTextMemoryTests {
  @Test func `plain text costs no memory, however often it is set and measured`() async {
    await #expect(processExitsWith: .success) {
      let growth = await Self.growth()

      #expect(growth < Self.mostGrowth, "\(growth) bytes")
    }
  }

  /// Less than a tenth of the cost of attributed strings.
  private static let mostGrowth = 4_000_000
  private static let rounds = 30_000

  /// Returns by how many bytes the process has grown after many measures.
  @MainActor private static func growth() -> Int {
    let label = UILabel()
    let field = UITextField()
    let textView = UITextView()
    let button = UIButton(type: .system)
    let segments = UISegmentedControl(items: ["One", "Two"])
    label.numberOfLines = 0
    textView.isScrollEnabled = false
    func measure(_ round: Int) {
      let text = "Text \(round % 10) of some words"
      label.text = text
      _ = label.sizeThatFits(CGSize(width: 100, height: 100))
      field.text = round % 2 == 0 ? text : ""
      field.placeholder = text
      _ = field.intrinsicContentSize
      textView.text = text
      _ = textView.intrinsicContentSize
      button.setTitle(text, for: .normal)
      _ = button.intrinsicContentSize
      segments.setTitle(text, forSegmentAt: 0)
      _ = segments.intrinsicContentSize
      _ = text.size(withAttributes: nil)
    }
    for round in 0..<rounds / 10 { measure(round) }
    let before = residentBytes()
    for round in 0..<rounds { measure(round) }
    return residentBytes() - before
  }

  private static func residentBytes() -> Int {
    let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
    let pages = text?.split(separator: " ").dropFirst().first.flatMap { Int($0) }
    return (pages ?? 0) * 4096
  }
}
