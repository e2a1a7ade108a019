/// A view of another framework's stand-in, which stands in a module of its own.
package protocol NeighbourView: UIView {
  /// What a user meets in views of this class.
  static var neighbourRole: ElementRole { get }
  /// The attributes of its element in storyboards, and how to apply each; `nil` for those that change
  /// nothing.
  static var interfaceAttributes: [String: InterfaceAttribute?] { get }
}

/// Applies the value of an attribute in a storyboard.
package typealias InterfaceAttribute = @MainActor @Sendable (UIView, InterfaceValue) -> Void

extension NeighbourView {
  package static var interfaceAttributes: [String: InterfaceAttribute?] { [:] }
}
