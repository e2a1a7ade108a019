import Foundation

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

extension NSCoder {
  /// The coder as an interface coder, if a storyboard or nib makes the object.
  final var interface: InterfaceCoder? { self as? InterfaceCoder }
}

extension InterfaceCoder {
  /// Applies the element to its view.
  @MainActor func decode(_ view: UIView) { builder.decode(view, element, kind) }

  /// Applies the element to its view controller.
  @MainActor func decode(_ controller: UIViewController) { builder.decode(controller, element) }
}

/// A coder without any keys.
class EmptyCoder: NSCoder {
  override var allowsKeyedCoding: Bool { true }
  override func containsValue(forKey key: String) -> Bool { false }
  override func decodeObject() -> Any? { nil }
  override func decodeObject(forKey key: String) -> Any? { nil }
  override func decodeBool(forKey key: String) -> Bool { false }
  override func decodeInteger(forKey key: String) -> Int { 0 }
  override func decodeInt32(forKey key: String) -> Int32 { 0 }
  override func decodeInt64(forKey key: String) -> Int64 { 0 }
  override func decodeFloat(forKey key: String) -> Float { 0 }
  override func decodeDouble(forKey key: String) -> Double { 0 }
}
