public import Foundation

/// A home of calendars.
public final class EKSource: NSObject, Sendable {
  /// Its name.
  public let title: String
  /// The store's identifier for it.
  public let sourceIdentifier: String
  /// Which kind of place it is.
  public let sourceType: EKSourceType

  init(_ title: String) {
    self.title = title
    sourceIdentifier = title
    sourceType = .local
    super.init()
  }

  static let device = EKSource("Default")
}

/// Which kind of place calendars are in.
public enum EKSourceType: Int, Sendable {
  case local = 0
  /// A server of a company.
  case exchange = 1
  case calDAV = 2
  /// The cloud of old.
  case mobileMe = 3
  /// The server that publishes them.
  case subscribed = 4
  /// The contacts.
  case birthdays = 5
}
