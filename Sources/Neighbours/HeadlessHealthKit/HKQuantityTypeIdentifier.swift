/// The name of a kind of quantity.
public struct HKQuantityTypeIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  /// Creates a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  private init(_ name: String) { rawValue = "HKQuantityTypeIdentifier" + name }

  public static let stepCount = HKQuantityTypeIdentifier("StepCount")
  public static let distanceWalkingRunning = HKQuantityTypeIdentifier("DistanceWalkingRunning")
  public static let distanceCycling = HKQuantityTypeIdentifier("DistanceCycling")
  public static let flightsClimbed = HKQuantityTypeIdentifier("FlightsClimbed")
  public static let activeEnergyBurned = HKQuantityTypeIdentifier("ActiveEnergyBurned")
  public static let basalEnergyBurned = HKQuantityTypeIdentifier("BasalEnergyBurned")
  public static let appleExerciseTime = HKQuantityTypeIdentifier("AppleExerciseTime")
  public static let heartRate = HKQuantityTypeIdentifier("HeartRate")
  public static let restingHeartRate = HKQuantityTypeIdentifier("RestingHeartRate")
  public static let heartRateVariabilitySDNN = HKQuantityTypeIdentifier("HeartRateVariabilitySDNN")
  public static let oxygenSaturation = HKQuantityTypeIdentifier("OxygenSaturation")
  public static let respiratoryRate = HKQuantityTypeIdentifier("RespiratoryRate")
  public static let bodyTemperature = HKQuantityTypeIdentifier("BodyTemperature")
  public static let bloodPressureSystolic = HKQuantityTypeIdentifier("BloodPressureSystolic")
  public static let bloodPressureDiastolic = HKQuantityTypeIdentifier("BloodPressureDiastolic")
  public static let bloodGlucose = HKQuantityTypeIdentifier("BloodGlucose")
  public static let insulinDelivery = HKQuantityTypeIdentifier("InsulinDelivery")
  public static let bodyMass = HKQuantityTypeIdentifier("BodyMass")
  public static let bodyMassIndex = HKQuantityTypeIdentifier("BodyMassIndex")
  public static let bodyFatPercentage = HKQuantityTypeIdentifier("BodyFatPercentage")
  public static let leanBodyMass = HKQuantityTypeIdentifier("LeanBodyMass")
  public static let height = HKQuantityTypeIdentifier("Height")
  public static let vo2Max = HKQuantityTypeIdentifier("VO2Max")
  public static let dietaryEnergyConsumed = HKQuantityTypeIdentifier("DietaryEnergyConsumed")
  public static let dietaryCarbohydrates = HKQuantityTypeIdentifier("DietaryCarbohydrates")
  public static let dietaryProtein = HKQuantityTypeIdentifier("DietaryProtein")
  public static let dietaryFatTotal = HKQuantityTypeIdentifier("DietaryFatTotal")
  public static let dietaryWater = HKQuantityTypeIdentifier("DietaryWater")
  public static let dietaryCaffeine = HKQuantityTypeIdentifier("DietaryCaffeine")

  /// The names of which the average counts, not the sum.
  static let discrete: Set<String> = Set(
    [
      Self.heartRate,
      Self.restingHeartRate,
      Self.heartRateVariabilitySDNN,
      Self.oxygenSaturation,
      Self.respiratoryRate,
      Self.bodyTemperature,
      Self.bloodPressureSystolic,
      Self.bloodPressureDiastolic,
      Self.bloodGlucose,
      Self.bodyMass,
      Self.bodyMassIndex,
      Self.bodyFatPercentage,
      Self.leanBodyMass,
      Self.height,
      Self.vo2Max,
    ].map(\.rawValue))
}
