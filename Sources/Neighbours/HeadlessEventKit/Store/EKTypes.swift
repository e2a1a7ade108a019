/// The kinds of entries in a store.
public enum EKEntityType: UInt, Sendable {
  case event = 0
  case reminder = 1
}

/// The user's answer.
public enum EKAuthorizationStatus: Int, Sendable {
  /// The user has not been asked.
  case notDetermined = 0
  /// The user cannot allow it.
  case restricted = 1
  /// The user has said no.
  case denied = 2
  /// The user has said yes.
  case fullAccess = 3
  /// The user lets the app add events, and nothing else.
  case writeOnly = 4

  /// The user has said yes.
  public static let authorized = EKAuthorizationStatus.fullAccess
}

/// The events of a series that are changed.
public enum EKSpan: Int, Sendable {
  case thisEvent = 0
  /// This and all after it.
  case futureEvents = 1
}

/// Whether there is time during an event.
public enum EKEventAvailability: Int, Sendable {
  /// The calendar does not tell.
  case notSupported = -1
  case busy = 0
  case free = 1
  case tentative = 2
  case unavailable = 3
}

/// Whether an event takes place.
public enum EKEventStatus: Int, Sendable {
  case none = 0
  case confirmed = 1
  case tentative = 2
  case canceled = 3
}

/// The frequency of an event.
public enum EKRecurrenceFrequency: Int, Sendable {
  case daily = 0
  case weekly = 1
  case monthly = 2
  case yearly = 3
}

/// The priority of a reminder.
public enum EKReminderPriority: UInt, Sendable {
  case none = 0
  case high = 1
  case medium = 5
  case low = 9
}

/// The home of a calendar.
public enum EKCalendarType: Int, Sendable {
  case local = 0
  case calDAV = 1
  /// On a server of a company.
  case exchange = 2
  /// On a server that publishes it.
  case subscription = 3
  case birthday = 4
}
