import HeadlessUIKit
import HeadlessUIKitTestSupport
import TestSupport
import Testing

@MainActor
@Suite("UIButton")
struct UIButtonTests {
  let button = UIButton()
  let trace = EventTrace()

  private var finger: Finger { button.hostApplication.finger }

  // MARK: Creating

  @Test func `is of no particular type unless told`() {
    #expect(button.buttonType == .custom)
    #expect(UIButton(type: .system).buttonType == .system)
    #expect(UIButton(primaryAction: nil).buttonType == .system)
    #expect(button.role == .normal)
  }

  @Test func `has UIKit's raw values for types and roles`() {
    let types: [UIButton.ButtonType] = [
      .custom, .system, .detailDisclosure, .infoLight, .infoDark, .contactAdd, .close,
    ]
    let roles: [UIButton.Role] = [.normal, .primary, .cancel, .destructive]

    #expect(types.map(\.rawValue) == [0, 1, 2, 3, 4, 5, 7])
    #expect(roles.map(\.rawValue) == [0, 1, 2, 3])
  }

  @Test func `takes title and image from its primary action (behaviour 23)`() {
    let image = UIImage(systemName: "star")
    let action = UIAction(title: "Save", image: image) { [trace] _ in trace.add("saved") }

    let button = UIButton(primaryAction: action)
    button.userTap()

    #expect(button.currentTitle == "Save")
    #expect(button.currentImage == image)
    #expect(trace.lines == ["saved"])
  }

  @Test func `can be made with a frame and a primary action`() {
    let button = UIButton(
      frame: CGRect(x: 0, y: 0, width: 9, height: 9), primaryAction: UIAction(title: "Go") { _ in })

    #expect(button.title(for: .normal) == "Go")
    #expect(button.frame.width == 9)
  }

  @Test func `of the system's shows an image and calls a target`() {
    let target = Target(trace)

    let button = Fancy.systemButton(
      with: UIImage(systemName: "star") ?? UIImage(), target: target, action: "go")
    button.userTap()

    #expect(trace.lines == ["go"])
    #expect(button.buttonType == .system)
    #expect(type(of: button) == Fancy.self)
  }

  @Test func `makes subclasses by type, too`() {
    #expect(Fancy(type: .close).currentImage != nil)
    #expect(Fancy(configuration: .filled()).configuration != nil)
  }

  // MARK: Tapping

  @Test func `tells of a tap, highlighted in between (behaviour 5)`() {
    trace.listen(to: button) { $0.isHighlighted ? "on" : "off" }

    button.userTap()

    #expect(
      trace.lines == ["touchDown on", "touchUpInside off", "primaryActionTriggered off"])
  }

  @Test func `tells of no primary action where the finger is lifted outside or taken over`() {
    trace.listen(to: button)

    finger.began(button)
    finger.moved(to: CGPoint(x: 99, y: 99))
    finger.ended()
    finger.began(button)
    finger.cancelled()

    #expect(
      trace.lines == [
        "touchDown", "touchDragExit", "touchDragOutside", "touchUpOutside", "touchDown",
        "touchCancel",
      ])
  }

  @Test func `toggles with each tap, where it changes its selection`() {
    button.changesSelectionAsPrimaryAction = true
    trace.listen(to: button) { $0.isSelected ? "selected" : "not selected" }

    button.userTap()
    button.performPrimaryAction()

    #expect(
      trace.lines == [
        "touchDown not selected", "touchUpInside selected", "primaryActionTriggered selected",
        "primaryActionTriggered not selected",
      ])
  }

  // MARK: Content for states

  @Test func `shows what is set for its state, else for the normal state`() {
    button.setTitle("Follow", for: .normal)
    button.setTitle("Following", for: .selected)
    let titles = [UIControl.State.normal, .highlighted, .selected, [.selected, .highlighted]].map {
      button.title(for: $0)
    }
    button.isSelected = true

    #expect(titles == ["Follow", "Follow", "Following", "Follow"])
    #expect(button.currentTitle == "Following")
  }

  @Test func `has no title for a state once that is taken back`() {
    button.setTitle("Follow", for: .normal)
    button.setTitle("Following", for: .selected)

    button.setTitle(nil, for: .selected)
    let afterOne = button.title(for: .selected)
    button.setTitle(nil, for: .normal)

    #expect(afterOne == "Follow")
    #expect(button.title(for: .selected) == nil)
  }

  @Test func `keeps colors, images and the rest by state`() {
    let image = UIImage(systemName: "star")
    let symbols = UIImage.SymbolConfiguration(pointSize: 20)
    button.setTitleColor(.red, for: .normal)
    button.setTitleShadowColor(.blue, for: .disabled)
    button.setImage(image, for: .highlighted)
    button.setBackgroundImage(image, for: .normal)
    button.setAttributedTitle(NSAttributedString(string: "Go"), for: .normal)
    button.setPreferredSymbolConfiguration(symbols, forImageIn: .normal)

    #expect(button.titleColor(for: .selected) == .red)
    #expect(button.currentTitleColor == .red)
    #expect(button.titleShadowColor(for: .disabled) == .blue)
    #expect(button.currentTitleShadowColor == nil)
    #expect(button.image(for: .highlighted) == image)
    #expect(button.currentImage == nil)
    #expect(button.currentBackgroundImage == image)
    #expect(button.currentAttributedTitle?.string == "Go")
    #expect(button.preferredSymbolConfigurationForImage(in: .selected) == symbols)
    #expect(button.currentPreferredSymbolConfiguration == symbols)
  }

  @Test func `shows its title in a label within it, through all changes`() {
    button.setTitle("Follow", for: .normal)
    let label = button.titleLabel

    button.setTitle("Following", for: .selected)
    let before = label?.text
    button.isSelected = true
    let selected = label?.text
    button.setTitleColor(.red, for: .normal)

    #expect(label?.superview === button)
    #expect(button.titleLabel === label)
    #expect(before == "Follow")
    #expect(selected == "Following")
    #expect(label?.textColor == .red)
  }

  @Test func `shows its image in a view within it`() {
    let image = UIImage(systemName: "star")
    let other = UIImage(systemName: "star.fill")
    button.setImage(image, for: .normal)
    let view = button.imageView

    button.setImage(other, for: .highlighted)
    button.isHighlighted = true

    #expect(view?.superview === button)
    #expect(view?.image == other)
  }

  @Test func `makes its label and image view by itself when it is laid out`() {
    button.setTitle("Go", for: .normal)
    button.setImage(UIImage(systemName: "star"), for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 40)

    button.layoutIfNeeded()

    #expect(button.subviews.count == 2)
    #expect(button.hitTest(CGPoint(x: 100, y: 20), with: nil) === button)
  }

  @Test func `makes no views for what it does not show`() {
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 40)

    button.layoutIfNeeded()

    #expect(button.subviews.isEmpty)
  }

  @Test func `has the tint color of the views around it in its title, if it is the system's`() {
    let superview = UIView()
    let button = UIButton(type: .system)
    button.setTitle("Go", for: .normal)
    superview.addSubview(button)
    let label = button.titleLabel

    superview.tintColor = .red

    #expect(button.currentTitleColor == .red)
    #expect(label?.textColor == .red)
  }

  // MARK: Size and layout

  @Test func `wants the size of its content with the insets`() {
    button.setTitle("Four", for: .normal)
    button.titleLabel?.font = .characters(wide: 10)
    let height = UIFont.characters(wide: 10).lineHeight.rounded(.up)
    let bare = button.intrinsicContentSize
    button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)

    #expect(bare == CGSize(width: 40, height: height + 12))
    #expect(button.intrinsicContentSize == CGSize(width: 46, height: height + 4))
    #expect(button.sizeThatFits(.zero) == button.intrinsicContentSize)
  }

  @Test func `puts the image before the title, both in the middle`() {
    button.setTitle("Four", for: .normal)
    button.titleLabel?.font = .systemFont(ofSize: 20)
    button.setImage(UIImage(systemName: "star"), for: .normal)
    let image = button.currentImage?.size ?? .zero
    let bounds = CGRect(x: 0, y: 0, width: 200, height: 100)

    let content = button.contentRect(forBounds: bounds)
    let imageRect = button.imageRect(forContentRect: content)
    let titleRect = button.titleRect(forContentRect: content)

    #expect(imageRect.size == image)
    #expect(imageRect.maxX == titleRect.minX)
    #expect(abs((imageRect.minX + titleRect.maxX) / 2 - 100) < 0.001)
    #expect(abs(titleRect.midY - 50) < 0.001)
  }

  @Test func `lies at the edge that its alignment says`() {
    button.setTitle("Four", for: .normal)
    button.contentHorizontalAlignment = .trailing
    button.contentVerticalAlignment = .bottom

    let rect = button.titleRect(forContentRect: CGRect(x: 0, y: 0, width: 200, height: 100))

    #expect(rect.maxX == 200)
    #expect(rect.maxY == 100)
  }

  // MARK: Menus

  @Test func `opens its menu in place of an action, where a tap shows the menu`() {
    button.menu = UIMenu(children: [UIAction(title: "Cut") { [trace] _ in trace.add("Cut") }])
    button.showsMenuAsPrimaryAction = true
    trace.listen(to: button)

    button.userTap()
    let menu = button.openMenu
    let refusal = button.shownMenu?.choose(titled: "Cut")

    #expect(menu === button.menu)
    #expect(refusal == nil)
    #expect(trace.lines == ["touchDown", "menuActionTriggered", "touchCancel", "Cut"])
    #expect(button.openMenu == nil)
    #expect(!button.isHighlighted)
  }

  @Test func `taps as ever while it shows a menu but has none`() {
    button.showsMenuAsPrimaryAction = true
    trace.listen(to: button)

    button.userTap()

    #expect(trace.lines == ["touchDown", "touchUpInside", "primaryActionTriggered"])
  }

  @Test func `opens a menu that is set when the user asks for it`() {
    button.menu = UIMenu()
    button.showsMenuAsPrimaryAction = true
    let late = UIMenu(children: [UIAction(title: "Late") { _ in }])
    button.addAction(UIAction { [button] _ in button.menu = late }, for: .menuActionTriggered)

    button.userTap()

    #expect(button.openMenu === late)
  }

  @Test func `opens its menu for a finger that stays, where a tap does something else`() {
    button.menu = UIMenu(children: [UIAction(title: "Cut") { _ in }])
    trace.listen(to: button)

    let menu = button.openMenuAsUser()

    #expect(menu?.menu === button.menu)
    #expect(trace.lines == ["touchDown", "menuActionTriggered", "touchCancel"])
  }

  @Test func `opens nothing without a menu, while disabled, or where menus are off`() {
    let menu = UIMenu(children: [UIAction(title: "Cut") { _ in }])
    let without = button.openMenuAsUser()
    button.menu = menu
    button.isEnabled = false
    let disabled = button.openMenuAsUser()
    button.isEnabled = true
    button.isContextMenuInteractionEnabled = false
    let off = button.openMenuAsUser()

    #expect(without == nil)
    #expect(disabled == nil)
    #expect(off == nil)
  }

  @Test func `shows which element of its menu is selected, where it changes that`() {
    let elements = ["A", "B"].map { title in
      UIAction(title: title) { [trace, button] _ in
        trace.add("\(title) \(button.currentTitle ?? "")")
      }
    }
    button.menu = UIMenu(children: elements)
    button.showsMenuAsPrimaryAction = true
    button.changesSelectionAsPrimaryAction = true
    let first = button.currentTitle

    button.userTap()
    _ = button.shownMenu?.choose(titled: "B")

    #expect(first == "A")
    #expect(trace.lines == ["B B"])
    #expect(elements.map(\.state) == [.off, .on])
    #expect(button.currentTitle == "B")
    #expect(!button.isSelected)
  }

  @Test func `is not kept alive by its open menu`() {
    weak var weakButton: UIButton?
    do {
      let button = UIButton()
      weakButton = button
      button.menu = UIMenu(children: [UIAction(title: "Cut") { _ in }])
      _ = button.openMenuAsUser()
    }

    #expect(weakButton == nil)
  }

  @Test func `survives a handler that takes it away while its menu opens`() {
    let window = UIWindow()
    window.isHidden = false
    window.addSubview(button)
    button.menu = UIMenu()
    button.showsMenuAsPrimaryAction = true
    trace.listen(to: button)
    button.addAction(
      UIAction { [button] _ in button.removeFromSuperview() }, for: .menuActionTriggered)

    button.userTap()

    #expect(trace.lines == ["touchDown", "menuActionTriggered", "touchCancel"])
  }

  // MARK: Accessibility

  @Test func `is called by its title, unless it has another name`() {
    button.setTitle("Save", for: .normal)
    let byTitle = button.accessibilityLabel
    button.accessibilityLabel = "Keep"

    #expect(byTitle == "Save")
    #expect(button.accessibilityLabel == "Keep")
    #expect(button.isAccessibilityElement)
  }

  @Test func `is a button, selected and disabled as it is`() {
    button.isSelected = true
    button.isEnabled = false

    #expect(button.accessibilityTraits == [.button, .selected, .notEnabled])

    button.accessibilityTraits = .link

    #expect(button.accessibilityTraits == .link)
  }
}

private final class Fancy: UIButton {
  override init(frame: CGRect) { super.init(frame: frame) }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

@MainActor
private final class Target: SelectorResponder {
  let trace: EventTrace

  init(_ trace: EventTrace) { self.trace = trace }

  static var objectiveCMembers: [Selector.Method] { [.method("go", Target.go)] }

  func go() { trace.add("go") }
}

@MainActor
@Suite("UIButton with insets of no number", .ownApplication)
struct UIButtonNumbersTests {
  @Test(arguments: [CGFloat.nan, .infinity, -.infinity], [false, true])
  func `lays its content out as without them`(number: CGFloat, isConfigured: Bool) {
    let odd = button(isConfigured, number)
    let plain = button(isConfigured, 0)

    let received = failures {
      odd.layoutIfNeeded()
      plain.layoutIfNeeded()
    }

    #expect(received.isEmpty)
    #expect(odd.intrinsicContentSize == plain.intrinsicContentSize)
    #expect(odd.titleLabel?.frame == plain.titleLabel?.frame)
    #expect(odd.imageView?.frame == plain.imageView?.frame)
  }

  private func button(_ isConfigured: Bool, _ number: CGFloat) -> UIButton {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    let image = UIImage(systemName: "star")
    if isConfigured {
      var configuration = UIButton.Configuration.plain()
      configuration.title = "Title"
      configuration.subtitle = "below"
      configuration.image = image
      configuration.imagePadding = number
      configuration.titlePadding = number
      configuration.contentInsets = NSDirectionalEdgeInsets(
        top: number, leading: number, bottom: number, trailing: number)
      button.configuration = configuration
    } else {
      let insets = UIEdgeInsets(top: number, left: number, bottom: number, right: number)
      button.setTitle("Title", for: .normal)
      button.setImage(image, for: .normal)
      button.contentEdgeInsets = insets
      button.titleEdgeInsets = insets
      button.imageEdgeInsets = insets
    }
    return button
  }
}
