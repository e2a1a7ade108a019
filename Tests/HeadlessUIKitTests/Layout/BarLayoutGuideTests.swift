import HeadlessUIKit
import HeadlessUIKitTestSupport
import TestSupport
import Testing

/// The layout guides of old.
@MainActor @Suite(.ownApplication) struct BarLayoutGuideTests {
  private protocol Guides {
    @MainActor var top: any UILayoutSupport { get }
    @MainActor var bottom: any UILayoutSupport { get }
  }

  /// Reads deprecated properties, behind a protocol without warnings.
  private struct Reader: Guides {
    let controller: UIViewController
    @available(*, deprecated) var top: any UILayoutSupport { controller.topLayoutGuide }
    @available(*, deprecated) var bottom: any UILayoutSupport { controller.bottomLayoutGuide }
  }

  private let controller = UIViewController()
  private let window = UIWindow()
  private let label = UIView()
  private let guides: any Guides

  init() {
    guides = Reader(controller: controller)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    label.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(label)
  }

  @Test func `lie between the edges and the safe area`() {
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: guides.top.bottomAnchor),
      label.bottomAnchor.constraint(equalTo: guides.bottom.topAnchor),
      label.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
      label.widthAnchor.constraint(equalToConstant: 50),
    ])

    controller.view.layoutIfNeeded()

    #expect(label.frame == CGRect(x: 0, y: 47, width: 50, height: 844 - 47 - 34))
    #expect(guides.top.length == 47)
    #expect(guides.bottom.length == 34)
  }

  @Test func `are the same ones each time, and stand in constraints of any kind`() {
    let top = guides.top
    #expect(top === guides.top)
    let views: [String: Any] = ["top": top, "label": label]

    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "V:[top]-8-[label(20)]", options: [], metrics: nil, views: views))
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:|[label(30)]", options: [], metrics: nil, views: views))
    controller.view.layoutIfNeeded()

    #expect(label.frame == CGRect(x: 0, y: 55, width: 30, height: 20))
  }
}
