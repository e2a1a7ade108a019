import Foundation

/// An object of an app's own that stands for an element within a view.
@MainActor
package final class AppElement {
  package let object: NSObject
  package let container: UIView

  /// The limits of the search for elements in one view: how many, and how deeply nested.
  static let mostInView = 10_000
  private static let depthLimit = 64
  private let depth: Int

  init(_ object: NSObject, in container: UIView, depth: Int = 0) {
    self.object = object
    self.container = container
    self.depth = depth
  }

  /// The elements that an app lists: views that show, and objects.
  static func nodes(
    _ given: [Any], _ reach: ElementNode.Reach, in container: UIView, depth: Int = 0
  ) -> [ElementNode] {
    given.compactMap { element -> ElementNode? in
      if let view = element as? UIView {
        return reach == .everything || view.showsAsElement ? .view(view) : nil
      }
      let object = element as? NSObject
      return object.map { .object(AppElement($0, in: container, depth: depth)) }
    }
  }

  /// The object, if it is of UIKit's class for such elements.
  package var element: UIAccessibilityElement? { object as? UIAccessibilityElement }

  var attributes: AccessibilityAttributes { AccessibilityAttributes(of: object) }

  var type: ElementType { ElementType(traits: attributes.traits ?? .none) }

  var identifier: String {
    element?.accessibilityIdentifier ?? (object as? UIBarItem)?.accessibilityIdentifier ?? ""
  }

  /// Where the element says that it is, or where its view is.
  var frame: CGRect { element?.accessibilityFrame ?? container.accessibilityFrame }

  /// Whether assistive technologies stop at the element, and not at its children.
  var isAccessible: Bool { element?.isAccessibilityElement ?? true }

  /// The elements within this one, which an element that is read itself hides.
  func children(_ reach: ElementNode.Reach) -> [ElementNode] {
    guard !isAccessible, depth < Self.depthLimit, let given = element?.accessibilityElements else {
      return []
    }
    return Self.nodes(given, reach, in: container, depth: depth + 1)
  }
}
