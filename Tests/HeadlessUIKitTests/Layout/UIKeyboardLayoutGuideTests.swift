import HeadlessUIKit
import HeadlessUIKitTestSupport
import TestSupport
import Testing

@MainActor
@Suite("UIKeyboardLayoutGuide", .ownApplication)
struct UIKeyboardLayoutGuideTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let field = UITextField()
  private let bar = UIView()
  private let controller = UIViewController()
  private var view: UIView { controller.view }

  init() {
    for subview in [field, bar] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview)
    }
    NSLayoutConstraint.activate([
      field.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      field.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      field.widthAnchor.constraint(equalToConstant: 200),
      bar.leadingAnchor.constraint(equalTo: view.keyboardLayoutGuide.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: view.keyboardLayoutGuide.trailingAnchor),
      bar.heightAnchor.constraint(equalToConstant: 50),
      bar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
    ])
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.hostApplication.mainLoop.settle()
  }

  @Test func `is the area below the safe area while there is no keyboard (behaviour 672, 779)`() {
    let safeBottom = view.safeAreaInsets.bottom

    #expect(safeBottom > 0)
    #expect(bar.frame.maxY == view.bounds.height - safeBottom)
    #expect(bar.frame.width == view.bounds.width)
    #expect(view.keyboardLayoutGuide.layoutFrame.height == safeBottom)
    #expect(view.keyboardLayoutGuide.layoutFrame.maxY == view.bounds.height)
  }

  @Test func `follows the keyboard as it comes and goes (behaviour 672, 779)`() {
    let resting = bar.frame

    field.becomeFirstResponder()
    window.hostApplication.mainLoop.settle()
    let raised = bar.frame
    let keyboard = window.hostApplication.keyboard.frame
    field.resignFirstResponder()
    window.hostApplication.mainLoop.settle()

    #expect(keyboard.height > 100)
    #expect(raised.maxY == keyboard.minY)
    #expect(raised.height == 50)
    #expect(bar.frame == resting)
  }

  @Test func `ends at the lower edge where it is not to use the safe area (behaviour 779)`() {
    view.keyboardLayoutGuide.usesBottomSafeArea = false
    window.hostApplication.mainLoop.settle()

    #expect(bar.frame.maxY == view.bounds.height)
    #expect(view.keyboardLayoutGuide.layoutFrame.height == 0)
  }

  @Test func `has the settings and the identifier of UIKit (behaviour 672, 774)`() {
    let guide = view.keyboardLayoutGuide

    #expect(guide === view.keyboardLayoutGuide)
    #expect(guide.usesBottomSafeArea)
    #expect(!guide.followsUndockedKeyboard)
    #expect(guide.keyboardDismissPadding == 0)
    #expect(guide.identifier == "UIViewKeyboardLayoutGuide")
    #expect(guide.owningView === view)
  }

  @Test func `takes its height and its middle from what is covered`() {
    let (high, centred) = (UIView(), UIView())
    for subview in [high, centred] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview)
    }
    let guide = view.keyboardLayoutGuide
    NSLayoutConstraint.activate([
      high.topAnchor.constraint(equalTo: view.topAnchor),
      high.heightAnchor.constraint(equalTo: guide.heightAnchor),
      centred.heightAnchor.constraint(equalToConstant: 10),
      centred.centerYAnchor.constraint(equalTo: guide.centerYAnchor),
    ])
    field.becomeFirstResponder()
    window.hostApplication.mainLoop.settle()

    let keyboard = window.hostApplication.keyboard.frame
    #expect(high.frame.height == keyboard.height)
    #expect(abs(centred.frame.midY - keyboard.midY) < 0.5)
  }
}
