import FailureReporting
import FleetTesting
import Foundation
import HeadlessSnapshotTesting
import Testing

@MainActor
@Suite("Suites of pictures, as they are", .freshApplication)
struct SnapshotStrategyTests {
  private final class Page: UIViewController {
    var calls: [String] = []

    override func viewDidLoad() {
      view.backgroundColor = .white
      let label = UILabel(frame: CGRect(x: 10, y: 50, width: 100, height: 20))
      label.text = "Robin"
      view.addSubview(label)
    }

    override func viewWillAppear(_ animated: Bool) { calls.append("will appear") }
    override func viewDidAppear(_ animated: Bool) { calls.append("did appear") }
    override func viewDidDisappear(_ animated: Bool) { calls.append("did disappear") }
  }

  private func view(_ color: UIColor = .red) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    view.backgroundColor = color
    return view
  }

  private func size(_ data: Data) -> [Int] {
    guard let image = CGImage(file: data) else { return [] }
    return [image.width, image.height]
  }

  // MARK: Pictures

  @Test func `views, screens, images, layers and paths have pictures`() {
    let one = UITraitCollection(displayScale: 1)
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2)).image { _ in }
    let path = UIBezierPath(rect: CGRect(x: 1, y: 1, width: 6, height: 5))
    let sizes = [
      compare(of: view(), as: .image),
      compare(of: view(), as: .image(size: CGSize(width: 7, height: 8), traits: one)),
      compare(of: view(), as: .image(drawHierarchyInKeyWindow: true, precision: 0.9)),
      compare(of: Page(), as: .image(traits: one)),
      compare(of: Page(), as: .image(on: .iPhoneX, traits: one)),
      compare(of: Page(), as: .image(on: .iPadMini(.portrait), traits: one)),
      compare(
        of: Page(), as: .image(on: .iPhoneSe(.landscape), perceptualPrecision: 0.98, traits: one)),
      compare(of: image, as: .image),
      compare(of: view().layer, as: .image(traits: one)),
      compare(of: path, as: .image),
      compare(of: path.cgPath, as: .image(scale: 2)),
    ].map { size($0.data) }

    #expect(
      sizes == [
        [60, 30], [7, 8], [60, 30], [390, 844], [375, 812], [768, 1024], [568, 320], [12, 6],
        [20, 10], [6, 5], [12, 10],
      ])
    #expect(compare(of: view(), as: .image).name == "headless.png")
  }

  @Test func `the same picture holds, and another one says how many pixels differ`() {
    let one = UITraitCollection(displayScale: 1)
    let reference = compare(of: view(), as: .image(traits: one)).data
    let dotted = view()
    let dot = UIView(frame: CGRect(x: 2, y: 3, width: 2, height: 1))
    dot.backgroundColor = UIColor(red: 250 / 255, green: 0, blue: 0, alpha: 1)
    dotted.addSubview(dot)
    func difference(
      _ view: UIView, precision: Float = 1, perceptualPrecision: Float = 1
    ) -> String? {
      compare(
        of: view,
        as: .image(
          precision: precision, perceptualPrecision: perceptualPrecision, traits: one),
        with: reference
      ).difference
    }

    #expect(difference(view()) == nil)
    #expect(difference(dotted) == "2 of 200 pixels differ.")
    #expect(difference(dotted, precision: 0.995) == "2 of 200 pixels differ.")
    #expect(difference(dotted, precision: 0.98) == nil)
    #expect(difference(dotted, perceptualPrecision: 0.98) == nil)
    #expect(difference(dotted, perceptualPrecision: -1) == nil)
    for exact in [Float.nan, 2] {
      #expect(difference(dotted, perceptualPrecision: exact) == "2 of 200 pixels differ.")
    }
    dot.frame.size.width = 1
    #expect(difference(dotted) == "1 of 200 pixels differs.")
    let wide = view()
    wide.frame.size.width = 30
    #expect(difference(wide) == "The picture is 30 × 10 pixels in place of 20 × 10.")
    #expect(
      difference(UIView()) == "There is no picture: what it would be of has no size.")
    #expect(
      compare(of: view(), as: .image, with: Data("none".utf8)).difference
        == "The reference is no picture.")
  }

  @Test func `a screen has the safe area and traits of its device, and a view is put back`() {
    final class Measured: UIViewController {
      var seen: [String] = []
      override func viewDidLayoutSubviews() {
        let style = traitCollection.horizontalSizeClass == .regular ? "wide" : "narrow"
        seen.append("\(view.safeAreaInsets.top) \(view.safeAreaInsets.bottom) \(style)")
      }
    }
    let measured = Measured()
    let page = Page()
    let root = UINavigationController(rootViewController: page)
    setAsAppRootWindow(root)
    page.calls = []

    let one = UITraitCollection(displayScale: 1)
    _ = compare(of: measured, as: .image(on: .iPhone12, traits: one))
    _ = compare(of: measured, as: .image(on: .iPhone12ProMax(.landscape), traits: one))
    _ = compare(of: page.view as UIView, as: .image(traits: one))

    #expect(measured.seen.contains("47.0 34.0 narrow"))
    #expect(measured.seen.last == "0.0 21.0 wide")
    #expect(measured.parent == nil)
    #expect(page.view.window === root.view.window)
    #expect(failures(of: root) == [])
  }

  /// Returns the failures where a screen is used again.
  private func failures(of navigation: UINavigationController) -> [String] {
    swallowAnyErrors {
      navigation.pushViewController(UIViewController(), animated: true)
      navigation.tapBackButton()
    }.map(\.reason)
  }

  // MARK: Texts

  @Test func `views are listed as UIKit lists them`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40.5))
    view.clipsToBounds = true
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let label = UILabel(frame: CGRect(x: 10, y: 0, width: 30, height: 61.0 / 3))
    label.text = "Robin"
    label.alpha = 0.5
    label.tag = 3
    let image = UIImageView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
    image.isHidden = true
    image.isUserInteractionEnabled = false
    label.isUserInteractionEnabled = false
    view.addSubview(label)
    label.addSubview(image)
    view.addGestureRecognizer(UITapGestureRecognizer())
    let (data, name, _) = compare(of: view, as: .recursiveDescription)

    #expect(name == "txt")
    #expect(
      String(decoding: data, as: UTF8.self) == """
        <UIView; frame = (0 0; 100 40.5); clipsToBounds = YES; autoresize = W+H; \
        gestureRecognizers = <NSArray>; layer = <CALayer>>
           | <UILabel; frame = (10 0; 30 20.3333); text = 'Robin'; alpha = 0.5; opaque = NO; \
        userInteractionEnabled = NO; tag = 3; layer = <_UILabelLayer>>
           |    | <UIImageView; frame = (0 0; 5 5); hidden = YES; opaque = NO; \
        userInteractionEnabled = NO; layer = <CALayer>>
        """)
    #expect(
      compare(of: view, as: .recursiveDescription, with: Data("<UIView>\n".utf8)).difference?
        .hasPrefix("- is missing, + is too much:\n") == true)
    #expect(compare(of: view, as: .recursiveDescription, with: data).difference == nil)
  }

  @Test func `screens are listed as UIKit lists them`() {
    let page = UIViewController()
    let tabs = UITabBarController()
    tabs.viewControllers = [
      UINavigationController(rootViewController: page),
      UINavigationController(rootViewController: Page()),
    ]
    let text = String(decoding: compare(of: tabs, as: .hierarchy).data, as: UTF8.self)

    #expect(
      text == """
        <UITabBarController>, state: appeared, view: <UILayoutContainerView>
           | <UINavigationController>, state: appeared, view: <UILayoutContainerView>
           |    | <UIViewController>, state: appeared, view: <UIView>
           | <UINavigationController>, state: disappeared, view: <UILayoutContainerView> not in the window
           |    | <HeadlessSnapshotTestingTests.Page>, state: disappeared, view: (view not loaded)
        """)
    #expect(compare(of: page, as: .recursiveDescription(on: .iPhoneSe)).name == "txt")
  }

  @Test func `the steps of paths are listed`() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 0, y: 60))
    path.addQuadCurve(to: CGPoint(x: 30, y: 90), controlPoint: CGPoint(x: 3.75, y: 86.25))
    path.addCurve(
      to: CGPoint(x: 83.2843, y: 90), controlPoint1: CGPoint(x: 1, y: 2),
      controlPoint2: CGPoint(x: 3, y: 4))
    path.close()
    path.move(to: CGPoint(x: 1, y: 2))
    let text = String(decoding: compare(of: path, as: .elementsDescription).data, as: UTF8.self)
    let formatter = NumberFormatter()
    formatter.maximumFractionDigits = 0
    let whole = compare(
      of: path.cgPath, as: .elementsDescription(numberFormatter: formatter))

    #expect(
      text
        == [
          "MoveTo (0.0, 0.0)", "LineTo (0.0, 60.0)", "QuadCurveTo (3.75, 86.25) (30.0, 90.0)",
          "CurveTo (1.0, 2.0) (3.0, 4.0) (83.284, 90.0)", "Close ", "", "MoveTo (1.0, 2.0)", "",
        ].joined(separator: "\n"))
    #expect(String(decoding: whole.data, as: UTF8.self).hasPrefix("MoveTo (0, 0)\n"))
  }
}
