public import Foundation

/// Something that an app says of an element besides its label, for those who ask for more.
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

  /// What the content is called.
  public let label: String
  /// What the content says.
  public let value: String
  /// When the content is read.
  open var importance = Importance.default
}

/// An object that says more of itself, for those who ask for it.
@preconcurrency @MainActor
public protocol AXCustomContentProvider: NSObjectProtocol {
  /// What there is to say.
  var accessibilityCustomContent: [AXCustomContent]! { get set }
}
