import HeadlessUIKit
import Testing

@MainActor @Suite("Subclasses of UIStackView")
struct UIStackViewSubclassTests {
  private final class Row: UIStackView {
    let name: String

    override init(frame: CGRect) {
      name = "frame"
      super.init(frame: frame)
    }

    required init(coder: NSCoder) {
      name = "coder"
      super.init(coder: coder)
      spacing = 4
    }
  }

  @Test func `are made from an archive without a question`() {
    let row = Row(coder: NSKeyedArchiver(requiringSecureCoding: true))

    #expect(row.name == "coder" && row.spacing == 4)
    #expect(Row(frame: .zero).name == "frame")
  }
}
