package import Interfaces

/// A view of another framework's stand-in, in another module.
package protocol NeighbourView: UIView {
  /// The role of views of this class.
  static var neighbourRole: ElementRole { get }
  /// The attributes of its element in storyboards, and how to apply each; `nil` for attributes
  /// without an effect.
  static var interfaceAttributes: [String: InterfaceAttribute?] { get }
}

/// Applies the value of an attribute in a storyboard.
package typealias InterfaceAttribute = @MainActor @Sendable (UIView, InterfaceValue) -> Void

extension NeighbourView {
  package static var interfaceAttributes: [String: InterfaceAttribute?] { [:] }
}
