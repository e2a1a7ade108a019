public import Foundation
import HeadlessUIKit

/// What is known of the user's health, and what the user lets the app know of it, as a test says.
///
/// It belongs to the application of the test: in a fresh one nothing is known, and the user was not asked.
///
/// ```swift
/// SimulatedHealth.next = .allows
/// SimulatedHealth.add([
///   HKQuantitySample(
///     type: HKQuantityType(.stepCount), quantity: HKQuantity(unit: .count(), doubleValue: 7_000),
///     start: Date(timeIntervalSinceNow: -3_600), end: Date())
/// ])
/// ```
@preconcurrency @MainActor
public enum SimulatedHealth {
  /// What the user answers.
  public enum Answer: Hashable, Sendable {
    /// All that the app asks for.
    case allows
    case denies
  }

  /// What the user answers at once to the next question; without it the system's alert asks.
  public static var next: Answer? {
    get { HealthSamples.current.now.next }
    set { HealthSamples.current.change { $0.next = newValue } }
  }

  /// Whether the device knows of the user's health, as it does at first.
  public static var isAvailable: Bool {
    get { HealthSamples.current.now.isAvailable }
    set { HealthSamples.current.change { $0.isAvailable = newValue } }
  }

  /// All that is known, in the order in which it was written down.
  public static var samples: [HKSample] { HealthSamples.current.now.samples.map(\.value) }

  /// Writes down what another app or a device has measured; observers are told.
  public static func add(_ samples: [HKSample]) { HealthSamples.current.add(samples) }

  /// The day of the user's birth.
  public static var dateOfBirth: DateComponents? {
    get { HealthSamples.current.now.dateOfBirth }
    set { HealthSamples.current.change { $0.dateOfBirth = newValue } }
  }
}
