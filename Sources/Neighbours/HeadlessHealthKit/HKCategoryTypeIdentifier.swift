/// The name of a kind of state.
public struct HKCategoryTypeIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  /// Creates a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  private init(_ name: String) { rawValue = "HKCategoryTypeIdentifier" + name }

  public static let sleepAnalysis = HKCategoryTypeIdentifier("SleepAnalysis")
  public static let mindfulSession = HKCategoryTypeIdentifier("MindfulSession")
  public static let appleStandHour = HKCategoryTypeIdentifier("AppleStandHour")
  public static let menstrualFlow = HKCategoryTypeIdentifier("MenstrualFlow")
  public static let highHeartRateEvent = HKCategoryTypeIdentifier("HighHeartRateEvent")
}

/// The name of a kind of fact.
public struct HKCharacteristicTypeIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  /// Creates a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  private init(_ name: String) { rawValue = "HKCharacteristicTypeIdentifier" + name }

  public static let dateOfBirth = HKCharacteristicTypeIdentifier("DateOfBirth")
  public static let biologicalSex = HKCharacteristicTypeIdentifier("BiologicalSex")
  public static let bloodType = HKCharacteristicTypeIdentifier("BloodType")
}

/// How a user sleeps.
public enum HKCategoryValueSleepAnalysis: Int, Sendable {
  case inBed = 0
  case asleepUnspecified = 1
  case awake = 2
  case asleepCore = 3
  case asleepDeep = 4
  case asleepREM = 5

  /// Asleep, nothing more is known.
  public static var asleep: Self { .asleepUnspecified }
}

/// That there is nothing to tell.
public enum HKCategoryValue: Int, Sendable {
  case notApplicable = 0
}
