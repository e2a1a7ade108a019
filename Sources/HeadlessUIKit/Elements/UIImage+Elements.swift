extension UIImage {
  /// The name by which tests find what shows the image.
  var elementName: String? { accessibilityIdentifier ?? values.name }

  /// The name of an image that has a label itself, as symbols have from UIKit.
  @MainActor var ownElementLabel: String? {
    if let label = AccessibilityAttributes(of: self).label { return label }
    guard case .symbol(let name) = values.source else { return nil }
    return name == "chevron.left" || name == "chevron.backward" ? "Back" : name
  }

  /// The name of a button without a title that shows the image.
  @MainActor var labelOfButton: String? { ownElementLabel ?? elementName }
}
