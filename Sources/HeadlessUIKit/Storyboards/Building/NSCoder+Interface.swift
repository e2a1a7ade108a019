import Foundation

extension NSCoder {
  /// The coder, where a storyboard or nib makes the object.
  final var interface: InterfaceCoder? { self as? InterfaceCoder }
}
