package import Foundation

/// A visible part of a view that is not itself a view in the model.
@MainActor
package final class ElementPart {
  /// The meaning of a touch on the part.
  package enum Meaning {
    /// No own meaning: the view that shows it gets the touch.
    case nothing
    case barItem(UIBarButtonItem)
    case back(UINavigationBar)
    case tab(Int, of: UITabBar)
    case alertAction(UIAlertAction, of: UIAlertController)
    case segment(Int, of: UISegmentedControl)
    case step(UIStepper.Direction, of: UIStepper)
    case wheel(Int, of: UIPickerView)
    case dateWheel(DateWheel, of: UIDatePicker)
    case dateButton(DateButton, of: UIDatePicker)
    case clear(UITextField)
    case searchButton(SearchButton, of: UISearchBar)
    case scope(Int, of: UISearchBar)
    case textItem(UITextItem, of: UITextView)
    case menuItem(UIMenuElement, of: OpenMenu)
    case key(Key)
    case activity(UIActivityViewController.Offer, of: UIActivityViewController)
    case closeActivities(of: UIActivityViewController)
    case statusBar
    /// A tap there dismisses the presented screen.
    case outside(UIViewController)
  }

  /// A button of a search bar.
  package enum SearchButton { case cancel, bookmarks, resultsList }

  /// A key of the keyboard.
  package enum Key {
    case text(String)
    case delete
    case returnKey
    case shift
    /// Shows digits and signs, or letters again.
    case more
  }

  package let meaning: Meaning
  /// The view that shows the part.
  package let holder: UIView?
  package let type: ElementType
  package let label: String
  package var identifier = ""
  package var value: String?
  package var isEnabled = true
  package var isSelected = false
  /// The part's rectangle in the view that shows it, or on the screen.
  package var frame: CGRect {
    get { measure?() ?? givenFrame }
    set { givenFrame = newValue }
  }
  /// Works the rectangle out where that takes long, as to measure text does.
  var measure: (() -> CGRect)?
  private var givenFrame = CGRect.zero
  package var children: [ElementPart] = []
  var ownTraits: UIAccessibilityTraits?
  private(set) var identity: ElementNode.Identity

  init(
    _ type: ElementType, _ label: String, _ meaning: Meaning = .nothing, of holder: UIView?,
    _ change: (ElementPart) -> Void = { _ in }
  ) {
    self.type = type
    self.label = label
    self.meaning = meaning
    self.holder = holder
    identity = ElementNode.Identity(
      object: holder.map { ObjectIdentifier($0) } ?? ObjectIdentifier(Keyboard.self))
    change(self)
  }

  /// Gives parts of one view, or of an object that they belong to, the numbers that tell them apart.
  static func number(_ parts: [ElementPart], of object: AnyObject? = nil) {
    var count = 0
    func number(_ part: ElementPart) {
      count += 1
      if let object { part.identity.object = ObjectIdentifier(object) }
      part.identity.part = count
      part.children.forEach(number)
    }
    parts.forEach(number)
  }

  /// Numbers the parts among a view's elements.
  static func number(_ nodes: [ElementNode]) {
    number(nodes.compactMap { if case .part(let part) = $0 { part } else { nil } })
  }

  /// Numbers the parts of a view, and makes nodes of them.
  static func nodes(_ parts: [ElementPart]) -> [ElementNode] {
    number(parts)
    return parts.map { .part($0) }
  }

  /// How assistive technologies treat the part.
  var traits: UIAccessibilityTraits {
    var traits =
      ownTraits
      ?? {
        switch type {
        case .button, .menuItem: .button
        case .link: .link
        case .image: .image
        case .staticText: .staticText
        case .pickerWheel: .adjustable
        case .key: .keyboardKey
        default: .none
        }
      }()
    if isSelected { traits.insert(.selected) }
    if !isEnabled { traits.insert(.notEnabled) }
    return traits
  }
}
