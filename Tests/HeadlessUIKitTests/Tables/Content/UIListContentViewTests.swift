import HeadlessUIKit
import Testing

@MainActor
@Suite("List content views")
struct UIListContentViewTests {
  private func view(_ text: String?, _ second: String? = nil) -> UIListContentView {
    var configuration = UIListContentConfiguration.subtitleCell()
    configuration.text = text
    configuration.secondaryText = second
    let view = UIListContentView(configuration: configuration)
    view.frame = CGRect(x: 0, y: 0, width: 320, height: 60)
    return view
  }

  @Test func `has guides of what it shows`() {
    let content = view("Birds")

    #expect(content.textLayoutGuide != nil)
    #expect(content.textLayoutGuide === content.textLayoutGuide)
    #expect(content.secondaryTextLayoutGuide == nil)
    #expect(content.imageLayoutGuide == nil)
  }

  @Test func `has guides where the labels are, also when these have moved`() throws {
    let content = view("Birds", "Robin")
    let guide = try #require(content.textLayoutGuide)
    let second = try #require(content.secondaryTextLayoutGuide)
    content.layoutIfNeeded()
    let labels = content.subviews.compactMap { $0 as? UILabel }
    #expect(guide.layoutFrame == labels.first?.frame)
    #expect(second.layoutFrame == labels.last?.frame)
    #expect(guide.layoutFrame.width > 0)

    content.frame.size = CGSize(width: 200, height: 90)
    content.layoutIfNeeded()
    #expect(guide.layoutFrame == labels.first?.frame)
  }

  @Test func `lets views of the app stand beside its text`() throws {
    let content = view("Birds")
    let dot = UIView()
    dot.translatesAutoresizingMaskIntoConstraints = false
    content.addSubview(dot)
    let guide = try #require(content.textLayoutGuide)
    NSLayoutConstraint.activate([
      dot.leftAnchor.constraint(equalTo: guide.rightAnchor, constant: 10),
      dot.centerYAnchor.constraint(equalTo: guide.centerYAnchor),
      dot.widthAnchor.constraint(equalToConstant: 8),
      dot.heightAnchor.constraint(equalToConstant: 8),
    ])
    content.layoutIfNeeded()

    #expect(dot.frame.minX == guide.layoutFrame.maxX + 10)
  }
}
