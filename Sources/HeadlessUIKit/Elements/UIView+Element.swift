package import Foundation

/// The attributes of a view as an element: the app's own first, then its class's.
extension UIView {
  // MARK: Attributes

  final var elementType: ElementType {
    switch ElementRole.of(self) {
    case .plain, .sectionEnd, .presentation, .searchBar:
      if let alert = shownAlert {
        alert.preferredStyle == .alert ? .alert : .sheet
      } else {
        isAccessibilityElement ? ElementType(traits: accessibilityTraits) : .other
      }
    case .label: .staticText
    case .image: .image
    case .button: .button
    case .switch: .switch
    case .slider: .slider
    case .stepper: .stepper
    case .segments: .segmentedControl
    case .pages: .pageIndicator
    case .progress: .progressIndicator
    case .activity, .refresh: .activityIndicator
    case .textField:
      (self as? UITextField)?.isSecureTextEntry == true ? .secureTextField : .textField
    case .searchField: .searchField
    case .textView: .textView
    case .picker: .picker
    case .datePicker: .datePicker
    case .scroll: .scrollView
    case .table: .table
    case .row: .cell
    case .collection: .collectionView
    case .navigationBar: .navigationBar
    case .tabBar: .tabBar
    case .toolbar: .toolbar
    case .window: .window
    case .web: .webView
    case .map: .map
    case .link: .link
    case .colorWell: .colorWell
    }
  }

  /// The alert whose view this is.
  final var shownAlert: UIAlertController? {
    hasViewController ? viewController as? UIAlertController : nil
  }

  /// The sheet of activities whose view this is.
  final var shownActivities: UIActivityViewController? {
    hasViewController ? viewController as? UIActivityViewController : nil
  }

  final var elementIdentifier: String? {
    if let accessibilityIdentifier { return accessibilityIdentifier }
    return switch ElementRole.of(self) {
    case .button: (self as? UIButton)?.currentImage?.elementName
    case .image: (self as? UIImageView)?.image?.elementName
    case .navigationBar: (self as? UINavigationBar)?.nameOfTopItem
    case .toolbar: "Toolbar"
    case .plain: shownActivities == nil ? nil : "ActivityListView"
    default: nil
    }
  }

  final var elementLabel: String? {
    if let accessibilityLabel { return accessibilityLabel }
    return switch ElementRole.of(self) {
    case .button: (self as? UIButton)?.elementNameWithoutTitle
    case .image: (self as? UIImageView)?.image?.ownElementLabel
    case .label, .textView, .textField, .switch, .slider, .stepper: nil
    case .searchField: (self as? UITextField)?.placeholder
    case .progress: "Progress"
    case .activity: isSpinning ? "In progress" : "Progress halted"
    case .refresh: "In progress"
    case .colorWell: (self as? UIColorWell)?.title
    case .tabBar: "Tab Bar"
    case .toolbar: "Toolbar"
    case .sectionEnd: elementTexts.first
    case .plain: shownAlert?.title
    default: nil
    }
  }

  final var elementValue: String? {
    if let accessibilityValue { return accessibilityValue }
    switch ElementRole.of(self) {
    case .slider: return (self as? UISlider)?.percent
    case .progress:
      return (self as? UIProgressView).map { Self.percent(Double($0.progress)) }
    case .activity: return isSpinning ? "1" : "0"
    case .pages:
      return (self as? UIPageControl).map { pages in
        "page \(pages.numberOfPages == 0 ? 0 : pages.currentPage + 1) of \(pages.numberOfPages)"
      }
    default: return nil
    }
  }

  /// A share as a user reads it.
  static func percent(_ share: Double) -> String {
    let share = share.isFinite ? min(max(share, 0), 1) : 0
    return "\(Int((share * 100).rounded()))%"
  }

  private final var isSpinning: Bool { (self as? UIActivityIndicatorView)?.isAnimating == true }

  final var elementTraits: UIAccessibilityTraits {
    var traits = accessibilityTraits
    switch ElementRole.of(self) {
    case .slider, .pages: traits.insert(.adjustable)
    case .searchField: traits.insert(.searchField)
    case .tabBar: traits.insert(.tabBar)
    case .sectionEnd: traits.insert(.header)
    default: break
    }
    if isElementSelected { traits.insert(.selected) }
    if !isElementEnabled { traits.insert(.notEnabled) }
    return traits
  }

  final var isElementEnabled: Bool {
    if let control = self as? UIControl { return control.isEnabled }
    if let label = self as? UILabel, !label.isEnabled { return false }
    return !accessibilityTraits.contains(.notEnabled)
  }

  final var isElementSelected: Bool {
    switch self {
    case let cell as UITableViewCell where cell.isSelected: true
    case let cell as UICollectionViewCell where cell.isSelected: true
    case let button as UIButton where button.isSelected: true
    default: accessibilityTraits.contains(.selected)
    }
  }

  /// Whether assistive technologies stop at the view.
  final var isReadAsElement: Bool {
    let role = ElementRole.of(self)
    switch role {
    case .label, .button, .switch, .textField, .searchField, .textView:
      return isAccessibilityElement
    case .stepper, .segments, .datePicker: return false
    default: return role.isElement || isAccessibilityElement
    }
  }

  /// Whether identifier, label, value or placeholder is a name; what costs least is asked first.
  final func isElementCalled(_ name: String) -> Bool {
    // Most views of a screen are labels, whose text is their name, and boxes without a name.
    let memo = elementMemo
    if memo.isQuiet {
      if memo.role == .label { return (self as? UILabel)?.wholeText == name }
      if memo.role == .plain, !hasViewController { return false }
    }
    if ElementRole.of(self) == .label {
      return accessibilityLabel == name || accessibilityIdentifier == name
        || accessibilityValue == name
    }
    return elementIdentifier == name || elementLabel == name || elementValue == name
      || (self as? UITextField)?.placeholder == name
  }

  // MARK: Where it is

  /// Returns where a rectangle of the view is on the screen.
  package final func frameOnScreen(of rect: CGRect) -> CGRect {
    var top = self
    var isUpright = storedGeometry.transform.isIdentity
    while let superview = top.storedSuperview {
      top = superview
      isUpright = isUpright && top.storedGeometry.transform.isIdentity
    }
    return rect.mapped(byTwoCorners: isUpright) { point in
      let point = self.convertToRoot(point)
      return top.isWindow ? top.convertToParent(point) : point
    }
  }

  /// Whether a user meets the view, as far as the view itself decides.
  package final var showsAsElement: Bool {
    if storedLayer != nil { takeOverLayer() }
    return !storedIsHidden && Double(storedAlpha) >= Self.leastTouchableAlpha
      && !accessibilityElementsHidden
  }

  /// The texts of the labels within the view that show.
  final var elementTexts: [String] {
    var texts: [String] = []
    func collect(_ view: UIView) {
      if let label = view as? UILabel {
        if let text = label.accessibilityLabel, !text.isEmpty { texts.append(text) }
        return
      }
      for subview in view.storedSubviews where subview.showsAsElement { collect(subview) }
    }
    collect(self)
    return texts
  }
}
