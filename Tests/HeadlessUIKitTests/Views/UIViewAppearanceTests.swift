import HeadlessUIKit
import TestSupport
import Testing

@MainActor
@Suite("UIView: looks, tags and accessibility")
struct UIViewAppearanceTests {
  /// A view that writes down when its tint color changes.
  final class Tinted: UIView {
    let name: String
    let trace: Trace

    init(_ name: String, _ trace: Trace) {
      self.name = name
      self.trace = trace
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override func tintColorDidChange() { trace.add(name) }
  }

  private let view = UIView()

  @Test func `has the tint color of what is around it, unless it has its own`() {
    let (middle, inner) = (UIView(), UIView())
    view.addSubview(middle)
    middle.addSubview(inner)
    #expect(inner.tintColor == .systemBlue)

    view.tintColor = .red
    #expect(inner.tintColor == .red)
    middle.tintColor = .green
    #expect([view, middle, inner].map(\.tintColor) == [.red, .green, .green])
    middle.tintColor = nil

    #expect(inner.tintColor == .red)
  }

  @Test func `tells of a new tint color those who take it`() {
    let trace = Trace()
    let views = ["outer", "own", "inner", "other"].map { Tinted($0, trace) }
    views[0].addSubview(views[1])
    views[1].addSubview(views[2])
    views[0].addSubview(views[3])
    views[1].tintColor = .red
    let before = trace.lines.count

    views[0].tintColor = .green

    #expect(before == 2)
    #expect(trace.lines.dropFirst(before) == ["outer", "other"])
  }

  @Test func `keeps its alpha as a 32-bit number (behaviour 28)`() {
    view.alpha = 0.1

    #expect(view.alpha == CGFloat(Float(0.1)))
    #expect(view.layer.opacity == 0.1)
  }

  @Test func `hands its looks to its layer, made before or after`() {
    view.backgroundColor = .red
    view.isHidden = true
    view.clipsToBounds = true
    #expect(view.layer.backgroundColor == UIColor.red.cgColor)
    #expect(view.layer.isHidden)
    #expect(view.layer.masksToBounds)

    view.backgroundColor = nil
    view.isHidden = false
    view.clipsToBounds = false

    #expect(view.layer.backgroundColor == nil)
    #expect(!view.layer.isHidden)
    #expect(!view.layer.masksToBounds)
  }

  @Test func `takes over what is hidden or made transparent through its layer`() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView(frame: outer.bounds)
    outer.addSubview(view)
    let middle = CGPoint(x: 50, y: 50)

    view.layer.isHidden = true
    #expect(outer.hitTest(middle, with: nil) === outer)
    #expect(view.isHidden)
    view.isHidden = false
    #expect(!view.layer.isHidden)

    view.layer.opacity = 0.005
    #expect(outer.hitTest(middle, with: nil) === outer)
    #expect(view.alpha < 0.01)
    view.alpha = 1
    #expect(view.layer.opacity == 1)
    #expect(outer.hitTest(middle, with: nil) === view)
  }

  @Test func `has a layer of its class`() {
    final class Gradient: UIView {
      override class var layerClass: AnyClass { CAGradientLayer.self }
    }

    #expect(type(of: view.layer) == CALayer.self)
    #expect(Gradient().layer is CAGradientLayer)
    #expect(view.layer === view.layer)
  }

  @Test func `finds its subview with a tag, by depth before breadth`() {
    let views = (0..<3).map { _ in UIView() }
    view.addSubview(views[0])
    view.addSubview(views[1])
    views[0].addSubview(views[2])
    views[1].tag = 5
    views[2].tag = 5

    #expect(view.viewWithTag(5) === views[2])
    #expect(views[1].viewWithTag(5) === views[1])
    #expect(view.viewWithTag(0) === view)
    #expect(view.viewWithTag(.min) == nil)
  }

  @Test func `is nothing in particular for assistive technologies at first`() {
    #expect(!view.isAccessibilityElement)
    #expect(view.accessibilityLabel == nil)
    #expect(view.accessibilityHint == nil)
    #expect(view.accessibilityValue == nil)
    #expect(view.accessibilityIdentifier == nil)
    #expect(view.accessibilityTraits == .none)
    #expect(!view.accessibilityElementsHidden)
    #expect(!view.accessibilityViewIsModal)
    #expect(!view.shouldGroupAccessibilityChildren)
    #expect(view.accessibilityElements == nil)
    #expect(!view.accessibilityActivate())
    #expect(!view.accessibilityPerformEscape())
    #expect(!view.accessibilityPerformMagicTap())
  }

  @Test func `has the size that it has as the one that suits it, and no intrinsic size`() {
    view.frame = CGRect(x: 1, y: 2, width: 3, height: 4)

    view.sizeToFit()

    #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(view.intrinsicContentSize == CGSize(width: -1, height: -1))
    #expect(UIView.noIntrinsicMetric == -1)
  }

  @Test func `takes the size that suits it where it says so`() {
    final class Badge: UIView {
      override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 20, height: 10) }
    }
    let badge = Badge(frame: CGRect(x: 1, y: 2, width: 3, height: 4))

    badge.sizeToFit()

    #expect(badge.frame == CGRect(x: 1, y: 2, width: 20, height: 10))
  }

  @Test func `can be made from an archive`() throws {
    final class Archived: UIView {}
    let coder = NSKeyedArchiver(requiringSecureCoding: false)

    let view = try #require(Archived(coder: coder))

    #expect(view.frame == .zero)
    #expect(view.isUserInteractionEnabled)
  }
}
