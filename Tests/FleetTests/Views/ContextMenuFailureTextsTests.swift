import FleetTestSupport
import FleetTesting
import Testing

@MainActor
@Suite("What views whose context menu cannot be used say", .freshApplication)
struct ContextMenuFailureTextsTests {
  private final class Menus: NSObject, UIContextMenuInteractionDelegate {
    var configuration: UIContextMenuConfiguration?

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      configuration
    }
  }

  private let page = UIViewController()
  private let photo = UIView(frame: CGRect(x: 20, y: 100, width: 100, height: 100))
  private let menus = Menus()

  init() {
    photo.accessibilityLabel = "Robin"
    page.view.addSubview(photo)
    setAsAppRootWindow(page)
  }

  @Test func `views without an interaction, and delegates without a menu`() {
    expectText(
      """
      Fleet.ControlError: Cannot press UIView: It has no context menu.
      Neither <UIView "Robin"> nor a view around it has a UIContextMenuInteraction.
      """
    ) { photo.chooseMenuItem(withTitle: "Copy") }
    photo.addInteraction(UIContextMenuInteraction(delegate: menus))
    expectText(
      """
      Fleet.ControlError: Cannot press UIView: It has no context menu.
      <Menus>.contextMenuInteraction(_:configurationForMenuAtLocation:) returned nil.
      """
    ) { photo.chooseMenuItem(withTitle: "Copy") }
  }

  @Test func `menus that lack what is asked for`() {
    photo.addInteraction(UIContextMenuInteraction(delegate: menus))
    menus.configuration = UIContextMenuConfiguration()
    expectText(
      """
      Fleet.ControlError: Cannot press UIView: Context menu is empty.
      The configuration for <UIView "Robin"> provides neither a menu nor a preview.
      """
    ) { photo.chooseMenuItem(withTitle: "Copy") }
    menus.configuration = UIContextMenuConfiguration(previewProvider: { UIViewController() })
    expectText(
      """
      Fleet.ControlError: Cannot press UIView: Context menu has no items.
      The configuration for <UIView "Robin"> provides a preview only.
      """
    ) { photo.chooseMenuItem(withTitle: "Copy") }
    menus.configuration = UIContextMenuConfiguration(actionProvider: { _ in
      UIMenu(children: [UIAction(title: "Copy") { _ in }])
    })
    expectText(
      """
      Fleet.ControlError: Cannot press UIView: Context menu has no preview.
      The configuration for <UIView "Robin"> provides a menu only.
      """
    ) { photo.tapContextMenuPreview() }
    expectText(
      """
      Fleet.ControlError: No item with title 'Cop' found in menu.
      Did you mean 'Copy'? The items of <UIView "Robin"> are 'Copy'.
      """
    ) { photo.chooseMenuItem(withTitle: "Cop") }
    photo.isHidden = true
    expectText(
      """
      Fleet.ControlError: Cannot press UIView: Control is not visible.
      <UIView "Robin">.isHidden is true.
      """
    ) { photo.chooseMenuItem(withTitle: "Copy") }
  }
}
