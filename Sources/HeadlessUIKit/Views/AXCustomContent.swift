public import Foundation

/// A detail of an element besides its label, for users who ask for more.
open class AXCustomContent: NSObject {
  /// When custom content is read.
  public enum Importance: UInt, Sendable {
    /// When a user asks for it.
    case `default`
    /// With the element.
    case high
  }

  /// Creates content of a label and a value.
  public init(label: String, value: String) {
    self.label = label
    self.value = value
    super.init()
  }

  /// The name of the content.
  public let label: String
  /// The text of the content.
  public let value: String
  /// When the content is read.
  open var importance = Importance.default
}

/// An object with more details about itself, for users who ask for them.
@preconcurrency @MainActor
public protocol AXCustomContentProvider: NSObjectProtocol {
  /// The details.
  var accessibilityCustomContent: [AXCustomContent]! { get set }
}
