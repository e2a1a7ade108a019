public import Foundation

/// The name of a file with a sound.
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
  /// The name of the file.
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// Creates a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// A sound that a notification comes with.
public final class UNNotificationSound: NSObject, NSCopying, Sendable {
  /// What the sound is called in the lists of a test: the file, or the system's name.
  let name: String

  private init(_ name: String) {
    self.name = name
    super.init()
  }

  /// Creates the sound of a file of the app.
  public convenience init(named name: UNNotificationSoundName) { self.init(name.rawValue) }

  public static let `default` = UNNotificationSound("default")
  /// The usual sound of what matters most.
  public static let defaultCritical = UNNotificationSound("defaultCritical")
  /// The sound of a call.
  public static let defaultRingtone = UNNotificationSound("defaultRingtone")

  /// Returns the sound of a file for what matters most.
  public static func criticalSoundNamed(_ name: UNNotificationSoundName) -> UNNotificationSound {
    UNNotificationSound(named: name)
  }

  /// The sound itself, which does not change.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether two sounds are the same.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UNNotificationSound)?.name == name
  }

  /// A number that equal sounds share.
  public override var hash: Int { name.hashValue }
}
