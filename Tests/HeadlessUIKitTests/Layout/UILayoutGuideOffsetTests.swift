import HeadlessUIKit
import HeadlessUIKitTestSupport
import TestSupport
import Testing

@MainActor @Suite("anchorWithOffset(to:)", .ownApplication)
struct UILayoutGuideOffsetTests {
  private let container = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  private let first = UIView()
  private let second = UIView()

  init() {
    for view in [first, second] {
      view.translatesAutoresizingMaskIntoConstraints = false
      container.addSubview(view)
      NSLayoutConstraint.activate([
        view.widthAnchor.constraint(equalToConstant: 20),
        view.heightAnchor.constraint(equalToConstant: 20),
      ])
    }
  }

  @Test func `the distance of two anchors can be held`() {
    NSLayoutConstraint.activate([
      first.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 10),
      first.topAnchor.constraint(equalTo: container.topAnchor, constant: 5),
      first.trailingAnchor.anchorWithOffset(to: second.leadingAnchor)
        .constraint(equalToConstant: 40),
      first.bottomAnchor.anchorWithOffset(to: second.topAnchor).constraint(equalToConstant: 7),
    ])

    container.layoutIfNeeded()

    #expect(first.frame == CGRect(x: 10, y: 5, width: 20, height: 20))
    #expect(second.frame == CGRect(x: 70, y: 32, width: 20, height: 20))
  }

  @Test func `views that have nothing in common have no distance`() {
    let stranger = UIView()

    let found = failures { _ = first.leftAnchor.anchorWithOffset(to: stranger.leftAnchor) }

    #expect(found.count == 1)
    #expect(found.first?.reason.contains("they have no common ancestor") == true)
  }
}
