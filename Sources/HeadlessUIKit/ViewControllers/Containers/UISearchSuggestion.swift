public import Foundation

/// What a search controller suggests to search for.
@preconcurrency @MainActor
public protocol UISearchSuggestion: NSObjectProtocol {
  /// The text that is shown.
  var localizedSuggestion: String? { get }

  /// The text that is shown instead, where there is one.
  var localizedAttributedSuggestion: NSAttributedString? { get }

  /// What assistive technologies say instead of the text.
  var localizedDescription: String? { get }

  /// The image that is shown.
  var iconImage: UIImage? { get }

  /// What the app keeps with the suggestion.
  var representedObject: Any? { get set }
}

extension UISearchSuggestion {
  /// Not implemented: the text is said.
  public var localizedDescription: String? { nil }

  /// Not implemented: no image.
  public var iconImage: UIImage? { nil }

  /// What a user calls the suggestion.
  var title: String { localizedAttributedSuggestion?.string ?? localizedSuggestion ?? "" }
}
