/// What a store has.
public enum EKEntityType: UInt, Sendable {
  /// Events.
  case event = 0
  /// Reminders.
  case reminder = 1
}

/// What the user has said.
public enum EKAuthorizationStatus: Int, Sendable {
  /// Nobody has been asked.
  case notDetermined = 0
  /// Nobody can allow it.
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

/// How many events of a series are changed.
public enum EKSpan: Int, Sendable {
  /// One.
  case thisEvent = 0
  /// This and all after it.
  case futureEvents = 1
}

/// Whether there is time during an event.
public enum EKEventAvailability: Int, Sendable {
  /// The calendar does not tell.
  case notSupported = -1
  /// There is none.
  case busy = 0
  /// There is.
  case free = 1
  /// There may be.
  case tentative = 2
  /// Nobody is there.
  case unavailable = 3
}

/// Whether an event takes place.
public enum EKEventStatus: Int, Sendable {
  /// Nobody has said so.
  case none = 0
  /// It does.
  case confirmed = 1
  /// It may.
  case tentative = 2
  /// It does not.
  case canceled = 3
}

/// How often an event comes again.
public enum EKRecurrenceFrequency: Int, Sendable {
  /// Every day.
  case daily = 0
  /// Every week.
  case weekly = 1
  /// Every month.
  case monthly = 2
  /// Every year.
  case yearly = 3
}

/// How much a reminder matters.
public enum EKReminderPriority: UInt, Sendable {
  /// Nobody has said so.
  case none = 0
  /// Much.
  case high = 1
  /// Somewhat.
  case medium = 5
  /// A little.
  case low = 9
}

/// Where a calendar is.
public enum EKCalendarType: Int, Sendable {
  /// On the device.
  case local = 0
  /// On a server.
  case calDAV = 1
  /// On a server of a company.
  case exchange = 2
  /// Where it is published.
  case subscription = 3
  /// With the contacts.
  case birthday = 4
}
