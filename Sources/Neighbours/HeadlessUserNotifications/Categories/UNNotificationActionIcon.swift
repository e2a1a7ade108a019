public import Foundation

/// The picture of a button.
public final class UNNotificationActionIcon: NSObject, Sendable {
  private let name: String

  /// Creates the picture of a symbol.
  public init(systemImageName: String) {
    name = systemImageName
    super.init()
  }

  /// Creates the picture of an image of the app.
  public init(templateImageName: String) {
    name = templateImageName
    super.init()
  }
}
