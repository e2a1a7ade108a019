import Foundation

/// A placeholder in a menu for elements that are provided when the menu opens.
public class UIDeferredMenuElement: UIMenuElement {
  // MARK: Creating a deferred menu element

  /// Creates an element that asks its provider once.
  ///
  /// The provider passes the elements to the closure that it gets, at once or later.
  public convenience init(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) {
    self.init(provider: elementProvider, keepsElements: true)
  }

  /// Returns an element that asks its provider each time the menu opens.
  public class func uncached(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) -> Self {
    self.init(provider: elementProvider, keepsElements: false)
  }

  // MARK: Storage

  private let provider: (@escaping ([UIMenuElement]) -> Void) -> Void
  private let keepsElements: Bool
  private var providedElements: [UIMenuElement]?

  required init(
    provider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void, keepsElements: Bool
  ) {
    self.provider = provider
    self.keepsElements = keepsElements
    super.init(title: "")
  }

  /// Passes on the elements as soon as they are there.
  final func load(_ completion: @escaping ([UIMenuElement]) -> Void) {
    if let providedElements { return completion(providedElements) }
    provider { [self] elements in
      if keepsElements { providedElements = elements }
      completion(elements)
    }
  }
}
