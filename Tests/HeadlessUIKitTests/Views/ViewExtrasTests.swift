import Foundation
import HeadlessUIKit
import HeadlessUIKitTestSupport
import TestSupport
import Testing

@MainActor
@Suite("What hardly any view has", .ownApplication)
struct ViewExtrasTests {
  private let window = UIWindow()
  private let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
  private let inner = UIView(frame: CGRect(x: 10, y: 10, width: 180, height: 80))

  init() {
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    window.rootViewController?.view.addSubview(outer)
    outer.addSubview(inner)
    UIApplication.shared.mainLoop.settle()
  }

  @Test(arguments: [
    (UICornerConfiguration.corners(radius: 12), [12, 12, 12, 12]),
    (.corners(topLeftRadius: 4, bottomRightRadius: .fixed(8)), [4, 0, 0, 8]),
    (.capsule(), [50, 50, 50, 50]), (.capsule(maximumRadius: 20), [20, 20, 20, 20]),
    (.uniformEdges(topRadius: 6, bottomRadius: 2), [6, 6, 2, 2]),
    (.uniformTopRadius(5, bottomLeftRadius: 90), [5, 5, 50, 0]),
    (.uniformLeftRadius(3), [3, 0, 3, 0]), (.uniformRightRadius(3), [0, 3, 0, 3]),
    (.uniformBottomRadius(7, topRightRadius: 1), [0, 1, 7, 7]),
    (.corners(radius: .containerConcentric(minimum: 9)), [9, 9, 9, 9]),
  ])
  func `corners are as round as they are said to be`(
    configuration: UICornerConfiguration, radii: [CGFloat]
  ) {
    outer.cornerConfiguration = configuration
    let corners: [UIRectCorner] = [.topLeft, .topRight, .bottomLeft, .bottomRight]

    #expect(corners.map { outer.effectiveRadius(corner: $0) } == radii)
    #expect(outer.layer.cornerRadius == radii.max())
  }

  @Test func `corners run along those of the container, and follow the size`() {
    outer.cornerConfiguration = .corners(radius: 30)
    inner.cornerConfiguration = .corners(radius: .containerConcentric(minimum: 5))
    #expect(inner.effectiveRadius(corner: .topLeft) == 20)
    outer.cornerConfiguration = .capsule()
    outer.frame.size.height = 60
    outer.layoutIfNeeded()
    #expect(outer.layer.cornerRadius == 30)
    outer.cornerConfiguration = .corners(radius: 0)
    #expect(outer.layer.cornerRadius == 0)
  }

  @Test func `motion effects are kept, and know their values`() {
    let across = UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongHorizontalAxis)
    across.minimumRelativeValue = -20
    across.maximumRelativeValue = 20
    let group = UIMotionEffectGroup()
    group.motionEffects = [across]
    outer.addMotionEffect(group)

    #expect(outer.motionEffects == [group])
    let values = group.keyPathsAndRelativeValues(
      forViewerOffset: UIOffset(horizontal: 0.5, vertical: 1))
    #expect(values?["center.x"] as? CGFloat == 10)
    outer.removeMotionEffect(group)
    #expect(outer.motionEffects.isEmpty)
  }

  @Test func `text sizes stay within a view's limits`() {
    outer.maximumContentSizeCategory = .medium
    #expect(inner.traitCollection.preferredContentSizeCategory == .medium)
    inner.minimumContentSizeCategory = .extraLarge
    #expect(inner.traitCollection.preferredContentSizeCategory == .extraLarge)
    outer.maximumContentSizeCategory = nil
    #expect(outer.traitCollection.preferredContentSizeCategory == .large)
  }

  @Test func `has regions as guides and as insets`() {
    outer.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(outer.layoutGuide(for: .margins()) === outer.layoutMarginsGuide)
    #expect(outer.edgeInsets(for: .safeArea()) == outer.safeAreaInsets)
    #expect(outer.directionalEdgeInsets(for: .margins(cornerAdaptation: .vertical)).leading == 2)
  }

  @Test func `has what else is kept`() {
    #expect(!outer.accessibilityIgnoresInvertColors)
    outer.accessibilityIgnoresInvertColors = true
    outer.largeContentTitle = "Birds"
    outer.showsLargeContentViewer = true
    let scroll = UIScrollView()
    scroll.topEdgeEffect.style = .hard

    #expect(outer.accessibilityIgnoresInvertColors)
    #expect(outer.largeContentTitle == "Birds")
    #expect(scroll.topEdgeEffect.style === UIScrollEdgeEffect.Style.hard)
    #expect(scroll.bottomEdgeEffect.style === UIScrollEdgeEffect.Style.automatic)
  }
}
