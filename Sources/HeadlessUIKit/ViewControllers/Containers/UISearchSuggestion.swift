public import Foundation

/// A suggestion of a search controller.
@preconcurrency @MainActor
public protocol UISearchSuggestion: NSObjectProtocol {
  /// The text that is shown.
  var localizedSuggestion: String? { get }

  /// The text that is shown instead, where there is one.
  var localizedAttributedSuggestion: NSAttributedString? { get }

  /// The description for assistive technologies in place of the text.
  var localizedDescription: String? { get }

  /// The image that is shown.
  var iconImage: UIImage? { get }

  /// The app's object for the suggestion.
  var representedObject: Any? { get set }
}

extension UISearchSuggestion {
  /// Not implemented: the text is said.
  public var localizedDescription: String? { nil }

  /// Not implemented: no image.
  public var iconImage: UIImage? { nil }

  /// The suggestion's text for a user.
  var title: String { localizedAttributedSuggestion?.string ?? localizedSuggestion ?? "" }
}
