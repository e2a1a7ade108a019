/// How far a live activity has come.
public enum ActivityState: String, Codable, Hashable, Sendable {
  case active
  case ended
  case dismissed
  case stale
  case pending
}

/// How a live activity is shown.
public enum ActivityStyle: String, Codable, Hashable, Sendable {
  case standard
  case transient
}

/// How long a live activity is seen after its end.
public struct ActivityUIDismissalPolicy: Equatable, Sendable {
  private enum Kind: Equatable, Sendable { case usual, immediate, after(Date) }
  private let kind: Kind

  /// As long as the system wants.
  public static let `default` = Self(kind: .usual)
  /// No longer.
  public static let immediate = Self(kind: .immediate)
  /// Until a date.
  public static func after(_ date: Date) -> Self { Self(kind: .after(date)) }
}

/// The pushes that may change a live activity.
public struct PushType: Hashable, Sendable {
  private let channel: String?

  /// Pushes for one activity.
  public static let token = PushType(channel: nil)
  /// Pushes for all activities of a channel.
  public static func channel(_ channelId: String) -> PushType { PushType(channel: channelId) }
}

/// What a user is told of a change.
public struct AlertConfiguration: Equatable, Sendable {
  /// What is heard.
  public struct AlertSound: Equatable, Sendable {
    private let name: String?

    /// The system's sound.
    public static let `default` = AlertSound(name: nil)
    /// A sound of the app's.
    public static func named(_ name: String) -> AlertSound { AlertSound(name: name) }
  }

  /// What it is about.
  public var title: LocalizedStringResource
  /// What there is to say.
  public var body: LocalizedStringResource
  /// What is heard.
  public var sound: AlertSound

  /// Creates what a user is told.
  public init(title: LocalizedStringResource, body: LocalizedStringResource, sound: AlertSound) {
    self.title = title
    self.body = body
    self.sound = sound
  }
}
