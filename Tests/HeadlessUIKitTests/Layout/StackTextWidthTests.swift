import HeadlessUIKit
import TestSupport
import Testing

@MainActor
@Suite("Text that wraps in a stack view")
struct StackTextWidthTests {
  private let stack = UIStackView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

  private func label(_ text: String, lines: Int = 0) -> UILabel {
    let label = UILabel()
    label.text = text
    label.numberOfLines = lines
    return label
  }

  private let long = String(repeating: "several words ", count: 8)

  @Test func `several texts share the width equally (behaviour 796)`() {
    let labels = [label("a"), label(long), label("some more")]
    for label in labels { stack.addArrangedSubview(label) }

    stack.layoutIfNeeded()

    #expect(labels.map(\.frame.width) == [100, 100, 100])
  }

  @Test func `a switch is as wide as the text beside it (behaviour 796)`() {
    let (text, toggle) = (label("a"), UISwitch())
    stack.addArrangedSubview(text)
    stack.addArrangedSubview(toggle)

    stack.layoutIfNeeded()

    #expect(text.frame.width == 150)
  }

  @Test func `what has a width of its own keeps it, and so does text of one line (behaviour 796)`()
  {
    let (picture, text) = (UIView(), label(long))
    picture.widthAnchor.constraint(equalToConstant: 24).isActive = true
    stack.addArrangedSubview(picture)
    stack.addArrangedSubview(text)
    let other = UIStackView(frame: stack.frame)
    let (title, toggle) = (label("a", lines: 1), UISwitch())
    other.addArrangedSubview(title)
    other.addArrangedSubview(toggle)

    stack.layoutIfNeeded()
    other.layoutIfNeeded()

    #expect(picture.frame.width == 24)
    #expect(text.frame.width == 276)
    #expect(title.frame.width > 240)
  }

  @Test func `texts below each other have all of the width`() {
    stack.axis = .vertical
    let labels = [label("a"), label(long)]
    for label in labels { stack.addArrangedSubview(label) }

    stack.layoutIfNeeded()

    #expect(labels.map(\.frame.width) == [300, 300])
  }
}
