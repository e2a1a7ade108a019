import Foundation

/// A place in a menu whose elements come when the menu opens.
public class UIDeferredMenuElement: UIMenuElement {
  // MARK: Creating a deferred menu element

  /// Creates an element whose provider is asked once.
  ///
  /// The provider calls the closure that it gets with the elements, at once or later.
  public convenience init(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) {
    self.init(provider: elementProvider, keepsElements: true)
  }

  /// An element whose provider is asked each time that the menu opens.
  public class func uncached(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) -> Self {
    self.init(provider: elementProvider, keepsElements: false)
  }

  // MARK: Storage

  private let provider: (@escaping ([UIMenuElement]) -> Void) -> Void
  private let keepsElements: Bool
  private var kept: [UIMenuElement]?

  required init(
    provider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void, keepsElements: Bool
  ) {
    self.provider = provider
    self.keepsElements = keepsElements
    super.init(title: "")
  }

  /// Hands over the elements, once there are some.
  final func load(_ completion: @escaping ([UIMenuElement]) -> Void) {
    if let kept { return completion(kept) }
    provider { [self] elements in
      if keepsElements { kept = elements }
      completion(elements)
    }
  }
}
