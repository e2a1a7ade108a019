import FleetTestSupport
import FleetTesting
import Testing

@MainActor
@Suite("What a touch that is stopped says", .freshApplication)
struct GestureFailureTextsTests {
  private let page = UIViewController()
  private let box = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let button = UIButton(frame: CGRect(x: 20, y: 100, width: 100, height: 44))

  init() {
    page.title = "Form"
    box.accessibilityIdentifier = "box"
    button.setTitle("Save", for: .normal)
    button.addAction(UIAction { _ in }, for: .touchUpInside)
    page.view.addSubview(box)
    box.addSubview(button)
    setAsAppRootWindow(page)
  }

  @Test func `what is switched off`() {
    button.isEnabled = false
    expectText(
      """
      Fleet.ButtonError: Cannot tap UIButton: Control is not enabled.
      <UIButton "Save">.isEnabled is false. What enables it has to come first.
      """
    ) { button.tap() }
    button.isUserInteractionEnabled = false
    expectText(
      """
      Fleet.ButtonError: Cannot tap UIButton: View does not allow user interaction.
      <UIButton "Save">.isUserInteractionEnabled is false.
      """
    ) { button.tap() }
  }

  @Test func `what cannot be seen`() {
    button.alpha = 0
    expectText(
      """
      Fleet.ButtonError: Cannot tap UIButton: Control is not visible.
      <UIButton "Save">.alpha is 0.0.
      """
    ) { button.tap() }
    button.isHidden = true
    expectText(
      """
      Fleet.ButtonError: Cannot tap UIButton: Control is not visible.
      <UIButton "Save">.isHidden is true.
      """
    ) { button.tap() }
  }

  @Test func `what stands in something that cannot be touched`() {
    box.alpha = 0
    expectText(
      """
      Fleet.ButtonError: Cannot tap UIButton: Control is not visible.
      <UIButton "Save"> is in <UIView "box">, which has alpha 0.0.
      """
    ) { button.tap() }
    box.isUserInteractionEnabled = false
    expectText(
      """
      Fleet.ButtonError: Cannot tap UIButton: View does not allow user interaction.
      <UIButton "Save"> is in <UIView "box">, which does not allow user interaction.
      """
    ) { button.tap() }
    box.isHidden = true
    expectText(
      """
      Fleet.ButtonError: Cannot tap UIButton: Control is not visible.
      <UIButton "Save"> is in <UIView "box">, which is hidden.
      """
    ) { button.tap() }
  }

  private final class Wall: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { self }
  }

  /// A view that lets every touch through.
  private final class Glass: UIView {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { false }
  }

  @Test func `what stands in something that keeps the touches`() {
    let wall = Wall(frame: box.bounds)
    box.addSubview(wall)
    wall.addSubview(button)
    page.view.addSubview(Glass(frame: page.view.bounds))

    expectText(
      """
      Fleet.ButtonError: Cannot tap UIButton: View does not allow user interaction.
      <UIButton "Save"> is in <Wall>, which keeps the touches: hitTest(_:with:).
      """
    ) { button.tap() }
  }

  @Test func `what a container is in front of is told with the screen it shows`() {
    let editor = UIViewController()
    editor.title = "Editor"
    page.present(UINavigationController(rootViewController: editor), animated: false)

    expectText(
      """
      Fleet.ButtonError: Cannot tap UIButton: Another screen is presented over it.
      <UINavigationController> with <UIViewController "Editor"> is in front of \
      <UIButton "Save">, and has to be dismissed first.
      """
    ) { button.tap() }
    #expect(
      button.whyNot == [
        #"<UINavigationController> with <UIViewController "Editor"> is presented over it."#
      ])
  }

  @Test func `what another screen is in front of`() {
    let details = UIViewController()
    details.title = "Details"
    page.present(details, animated: false)
    expectText(
      """
      Fleet.ButtonError: Cannot tap UIButton: Another screen is presented over it.
      <UIViewController "Details"> is in front of <UIButton "Save">, and has to be dismissed first.
      """
    ) { button.tap() }
    details.dismiss(animated: false)
    Fleet.settle()
    let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Yes", style: .default))
    alert.addAction(UIAlertAction(title: "No", style: .cancel))
    page.present(alert, animated: false)
    expectText(
      """
      Fleet.ButtonError: Cannot tap UIButton: Another screen is presented over it.
      <UIAlertController "Sure?"> is in front of <UIButton "Save">, and has to be answered first: \
      'Yes', 'No'.
      """
    ) { button.tap() }
  }

  @Test func `what a container leaves out`() {
    let frogs = UIViewController()
    frogs.title = "Frogs"
    frogs.view.addSubview(button)
    page.addChild(frogs)
    expectText(
      """
      Fleet.ButtonError: Cannot tap UIButton: Control is not visible.
      <UIButton "Save"> is in <UIViewController "Frogs">, which is out of sight: \
      <UIViewController "Form"> does not show it.
      """
    ) { button.tap() }
    frogs.removeFromParent()
    let tabs = UITabBarController()
    tabs.viewControllers = [UINavigationController(rootViewController: page), frogs]
    setAsAppRootWindow(tabs)
    expectText(
      """
      Fleet.ButtonError: Cannot tap UIButton: Control is not visible.
      <UIButton "Save"> is in <UIViewController "Frogs">, which is out of sight: \
      <UITabBarController> shows <UIViewController "Form">.
      """
    ) { button.tap() }
  }

  @Test func `what is nowhere that a finger gets`() {
    let toast = UIView(frame: CGRect(x: 0, y: 50, width: 390, height: 150))
    toast.accessibilityIdentifier = "toast"
    page.view.addSubview(toast)
    expectText(
      """
      Fleet.ButtonError: Cannot tap UIButton: It is covered by <UIView "toast">.
      That is what a finger meets where <UIButton "Save"> is.
      """
    ) { button.tap() }
    #expect(button.whyNot == [#"It is covered by <UIView "toast">."#])
    let box = UIView(frame: CGRect(x: 20, y: 300, width: 40, height: 40))
    box.accessibilityIdentifier = "box"
    page.view.addSubview(box)
    box.addSubview(button)
    expectText(
      """
      Fleet.ButtonError: Cannot tap UIButton: It is outside of <UIView "box">.
      A touch reaches only the part of <UIButton "Save"> that is within the bounds of the views \
      around it.
      """
    ) { button.tap() }
    page.view.addSubview(button)
    button.frame.origin.x = 1_000
    expectText(
      """
      Fleet.ButtonError: Cannot tap UIButton: It is off screen.
      <UIButton "Save"> lies at (1000, 100, 100, 44) of a window of (390, 844), and nothing scrolls \
      to it.
      """
    ) { button.tap() }
    page.view.window?.addSubview(button)
    expectText(
      """
      Fleet.ButtonError: Cannot tap UIButton: It is off screen.
      <UIButton "Save"> lies at (1000, 100, 100, 44) of a window of (390, 844), and nothing scrolls \
      to it.
      """
    ) { button.tap() }
    button.frame.size.width = 0
    expectText(
      """
      Fleet.ButtonError: Cannot tap UIButton: It has no size.
      <UIButton "Save"> needs a frame, or constraints that give it one.
      """
    ) { button.tap() }
  }

  @Test func `what was never shown`() {
    let loose = UIButton()
    loose.setTitle("Save", for: .normal)
    expectText(
      """
      Fleet.ButtonError: Cannot tap UIButton: It has never been shown.
      <UIButton "Save"> has no superview, no action and no target, so that nothing would come of the \
      tap. Show its screen first: Fleet.setAsAppRootWindow(_:).
      """
    ) { loose.tap() }
    expectText(
      """
      Fleet.ControlError: Cannot tap UIControl: It has never been shown.
      <UIControl> has no superview, no action and no target, so that nothing would come of the tap. \
      Show its screen first: Fleet.setAsAppRootWindow(_:).
      """
    ) { UIControl().tap() }
    let photo = UIImageView()
    photo.isUserInteractionEnabled = true
    photo.accessibilityIdentifier = "photo"
    expectText(
      """
      Fleet.ControlError: Cannot tap UIImageView: It has never been shown.
      <UIImageView "photo"> has no superview and no gesture recognizer, so that nothing would come of \
      the tap. Show its screen first: Fleet.setAsAppRootWindow(_:).
      """
    ) { photo.tap() }
  }

  @Test func `cells and texts that were never shown`() {
    expectText(
      """
      Fleet.ControlError: Cannot tap UITableViewCell: It has never been shown.
      <UITableViewCell> is in no table, so that nothing would come of the tap. Show its screen \
      first: Fleet.setAsAppRootWindow(_:).
      """
    ) { UITableViewCell().tap() }
    expectText(
      """
      Fleet.ControlError: Cannot tap UICollectionViewCell: It has never been shown.
      <UICollectionViewCell> is in no collection view, so that nothing would come of the tap. Show \
      its screen first: Fleet.setAsAppRootWindow(_:).
      """
    ) { UICollectionViewCell().tap() }
    let field = UITextField()
    field.placeholder = "Email"
    expectText(
      """
      Fleet.TextFieldError: UITextField unavailable for editing: It has never been shown.
      <UITextField "Email"> has no superview and no delegate, so that nothing would come of the tap. \
      Show its screen first: Fleet.setAsAppRootWindow(_:).
      """
    ) { field.tap() }
  }

  @Test func `presses, swipes and pinches on what was never shown`() {
    let lack =
      "<UIView> has no superview and no gesture recognizer, so that nothing would come of the"
    let advice = "Show its screen first: Fleet.setAsAppRootWindow(_:)."
    expectText(
      """
      Fleet.ControlError: Cannot press UIView: It has never been shown.
      \(lack) press. \(advice)
      """
    ) { UIView().longPress() }
    expectText(
      """
      Fleet.ControlError: Cannot swipe UIView: It has never been shown.
      \(lack) swipe. \(advice)
      """
    ) { UIView().swipe(.left) }
    expectText(
      """
      Fleet.ControlError: Cannot pinch UIView: It has never been shown.
      \(lack) pinch. \(advice)
      """
    ) { UIView().pinch(scale: 2) }
  }

  @Test func `what is pressed, swiped and pinched`() {
    box.isHidden = true
    expectText(
      """
      Fleet.ControlError: Cannot press UIView: Control is not visible.
      <UIView "box">.isHidden is true.
      """
    ) { box.longPress() }
    expectText(
      """
      Fleet.ControlError: Cannot swipe UIView: Control is not visible.
      <UIView "box">.isHidden is true.
      """
    ) { box.swipe(.left) }
    expectText(
      """
      Fleet.ControlError: Cannot pinch UIView: Control is not visible.
      <UIView "box">.isHidden is true.
      """
    ) { box.pinch(scale: 2) }
  }

  @Test func `what has no name of its own is told by what it stands in`() {
    let plain = UIView()
    plain.isHidden = true
    box.addSubview(plain)
    expectText(
      """
      Fleet.ControlError: Cannot tap UIView: Control is not visible.
      isHidden of <UIView> in <UIView "box"> is true.
      """
    ) { plain.tap() }
    page.view.isHidden = true
    expectText(
      """
      Fleet.ControlError: Cannot tap UIView: Control is not visible.
      isHidden of <UIView> of <UIViewController "Form"> is true.
      """
    ) { page.view.tap() }
  }
}
