public import Foundation

/// How a person is reached.
open class INPersonHandle: NSObject {
  /// The number or the address.
  public final let value: String?
  /// What that is.
  public final let type: INPersonHandleType
  /// What the user calls it.
  public final let label: INPersonHandleLabel?

  /// Creates one.
  public init(value: String?, type: INPersonHandleType, label: INPersonHandleLabel? = nil) {
    self.value = value
    self.type = type
    self.label = label
    super.init()
  }
}

/// What a number or an address is.
public enum INPersonHandleType: Int, Sendable {
  case unknown
  case emailAddress
  case phoneNumber
}

/// What a user calls a number or an address.
public struct INPersonHandleLabel: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  /// Creates one.
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let home = INPersonHandleLabel(rawValue: "home")
  public static let work = INPersonHandleLabel(rawValue: "work")
  public static let iPhone = INPersonHandleLabel(rawValue: "iPhone")
  public static let mobile = INPersonHandleLabel(rawValue: "mobile")
  public static let main = INPersonHandleLabel(rawValue: "main")
  public static let other = INPersonHandleLabel(rawValue: "other")
}
