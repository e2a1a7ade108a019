extension UIView {
  /// Whether the view was never used: it lies nowhere, and a touch would have no effect.
  ///
  /// A control that holds a value is touched for its value, and the touches of an app's own class
  /// cannot be known.
  package final var wasNeverShown: Bool {
    storedSuperview == nil && storedWindow == nil && !hasViewController && isIdle
  }

  /// Whether a touch on the view would have no effect.
  private final var isIdle: Bool {
    takesNoTouches && recognizers.isEmpty && interactions.isEmpty
  }

  private final var takesNoTouches: Bool {
    switch self {
    case let button as UIButton:
      button.registrations.entries.isEmpty && button.menu == nil
        && !button.changesSelectionAsPrimaryAction
    case let field as UITextField: field.registrations.entries.isEmpty && field.delegate == nil
    case let text as UITextView: text.delegate == nil
    case let bar as UISearchBar: bar.delegate == nil
    case is UITableViewCell, is UITableViewHeaderFooterView, is UICollectionReusableView: true
    case let control as UIControl:
      type(of: control) == UIControl.self && control.registrations.entries.isEmpty
    default: Self.takingNoTouches.contains(ObjectIdentifier(type(of: self)))
    }
  }

  /// Classes that do nothing with touches themselves.
  private static let takingNoTouches: Set<ObjectIdentifier> = [
    ObjectIdentifier(UIView.self), ObjectIdentifier(UILabel.self),
    ObjectIdentifier(UIImageView.self), ObjectIdentifier(UIStackView.self),
  ]
}
