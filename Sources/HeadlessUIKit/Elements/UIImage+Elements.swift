extension UIImage {
  /// The name by which tests find what shows the image.
  var elementName: String? { accessibilityIdentifier ?? values.name }

  /// What an image that says so itself is called; symbols are, by what UIKit calls them.
  @MainActor var ownElementLabel: String? {
    if let label = AccessibilityAttributes(of: self).label { return label }
    guard case .symbol(let name) = values.source else { return nil }
    return name == "chevron.left" || name == "chevron.backward" ? "Back" : name
  }

  /// What a button without a title is called that shows the image.
  @MainActor var labelOfButton: String? { ownElementLabel ?? elementName }
}
