import HeadlessUIKit
import HeadlessUIKitTestSupport
import TestSupport
import Testing

@MainActor
@Suite("UIContextMenuConfiguration and UITargetedPreview", .ownApplication)
struct UIContextMenuConfigurationTests {
  @Test func `a configuration has an identifier of its own unless it is given one`() {
    let given = NSString(string: "row 3")

    #expect(UIContextMenuConfiguration(identifier: given).identifier as? NSString === given)
    let own = (0..<2).map { _ in UIContextMenuConfiguration().identifier as? NSUUID }
    #expect(own[0] != nil)
    #expect(own[0] != own[1])
  }

  @Test func `a preview stands where its view is, until it is sent elsewhere`() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 40, height: 60))
    parent.addSubview(view)

    let preview = UITargetedPreview(view: view)
    #expect(preview.view === view)
    #expect(preview.size == CGSize(width: 40, height: 60))
    #expect(preview.target.container === parent)
    #expect(preview.target.center == CGPoint(x: 30, y: 50))
    #expect(preview.target.transform == .identity)

    let target = UIPreviewTarget(container: view, center: .zero)
    let other = preview.retargetedPreview(with: target)
    #expect(other.target === target)
    #expect(other.view === view)
    #expect(other.parameters === preview.parameters)
  }

  @Test func `a background that is taken away is the system's again`() {
    let parameters = UIPreviewParameters()
    parameters.backgroundColor = .systemRed
    #expect(parameters.backgroundColor == .systemRed)

    parameters.backgroundColor = nil

    #expect(parameters.backgroundColor == .systemBackground)
  }
}
