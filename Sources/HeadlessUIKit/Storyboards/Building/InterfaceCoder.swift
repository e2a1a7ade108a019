import Foundation
import Interfaces

/// The coder with which a storyboard or nib makes an object.
///
/// It knows the element for the object.
final class InterfaceCoder: EmptyCoder {
  let builder: InterfaceBuilder
  let element: InterfaceElement
  /// The class that the file's element stands for.
  let kind: InterfaceKind?

  init(_ builder: InterfaceBuilder, _ element: InterfaceElement, as kind: InterfaceKind? = nil) {
    self.builder = builder
    self.element = element
    self.kind = kind
    super.init()
  }
}

extension InterfaceCoder {
  /// Applies the element to its view.
  @MainActor func decode(_ view: UIView) { builder.decode(view, element, kind) }

  /// Applies the element to its view controller.
  @MainActor func decode(_ controller: UIViewController) { builder.decode(controller, element) }

  /// Applies the element to its layout.
  @MainActor func decode(_ layout: UICollectionViewLayout) { builder.decode(layout, element) }

  /// Makes the layout of the collection view that the element stands for.
  @MainActor func makeLayout() -> UICollectionViewLayout? { builder.makeLayout(of: element) }
}

extension NSCoder {
  /// The coder, where a storyboard or nib makes the object.
  final var interface: InterfaceCoder? { self as? InterfaceCoder }
}
