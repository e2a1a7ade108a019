public import Foundation
import HeadlessUIKit

/// What is known of the user's health.
///
/// A test says what that is by ``SimulatedHealth``. Handlers are called on turns of the main loop.
open class HKHealthStore: NSObject {
  /// Creates a way to it.
  public override init() {}

  /// Returns whether the device knows of it.
  open class func isHealthDataAvailable() -> Bool { HealthSamples.current.now.isAvailable }

  // MARK: Permissions

  /// Asks the user what the app may write and read; whether the user lets it is not told.
  @preconcurrency open func requestAuthorization(
    toShare typesToShare: Set<HKSampleType>?, read typesToRead: Set<HKObjectType>?,
    completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    let share = Set((typesToShare ?? []).map(\.identifier))
    let read = Set((typesToRead ?? []).map(\.identifier))
    MainTurn.post("HKHealthStore asks") {
      HealthSamples.current.ask(share, read) { completion($0 == nil, $0) }
    }
  }

  /// Asks the user what the app may write and read; whether the user lets it is not told.
  open nonisolated(nonsending) func requestAuthorization(
    toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>
  ) async throws {
    try await withCheckedThrowingContinuation { (next: CheckedContinuation<Void, any Error>) in
      requestAuthorization(toShare: typesToShare, read: typesToRead) { _, error in
        if let error { next.resume(throwing: error) } else { next.resume() }
      }
    }
  }

  /// Returns whether the app may write a kind.
  open func authorizationStatus(for type: HKObjectType) -> HKAuthorizationStatus {
    switch HealthSamples.current.now.maySave[type.identifier] {
    case nil: .notDetermined
    case true?: .sharingAuthorized
    case false?: .sharingDenied
    }
  }

  // MARK: Facts

  /// Returns the day of the user's birth.
  open func dateOfBirthComponents() throws -> DateComponents {
    let known = HealthSamples.current.now
    if let obstacle = known.obstacle(toRead: HKCharacteristicType(.dateOfBirth).identifier) {
      throw HKError(obstacle)
    }
    guard let date = known.dateOfBirth else { throw HKError(.errorNoData) }
    return date
  }

  // MARK: Writing

  /// Writes something down.
  @preconcurrency open func save(
    _ object: HKObject, withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    save([object], withCompletion: completion)
  }

  /// Writes something down.
  @preconcurrency open func save(
    _ objects: [HKObject],
    withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    let samples = MainActorOnly(objects.compactMap { $0 as? HKSample })
    MainTurn.post("HKHealthStore writes") {
      let error = HealthSamples.current.save(samples.value)
      completion(error == nil, error)
    }
  }

  /// Writes something down.
  open nonisolated(nonsending) func save(_ object: HKObject) async throws {
    try await withCheckedThrowingContinuation { (next: CheckedContinuation<Void, any Error>) in
      save(object) { _, error in
        if let error { next.resume(throwing: error) } else { next.resume() }
      }
    }
  }

  /// Deletes what the app has written down.
  @preconcurrency open func delete(
    _ object: HKObject, withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    let uuid = object.uuid
    MainTurn.post("HKHealthStore deletes") {
      let wasThere = HealthSamples.current.remove(uuid)
      completion(wasThere, wasThere ? nil : HKError(.errorInvalidArgument))
    }
  }

  // MARK: Asking

  /// Asks a question.
  open func execute(_ query: HKQuery) {
    let asked = MainActorOnly((query, self))
    MainTurn.post("HKHealthStore answers") {
      HealthSamples.current.answer(asked.value.0, from: asked.value.1)
    }
  }

  /// Asks a question no more.
  open func stop(_ query: HKQuery) {
    let asked = MainActorOnly(query)
    MainTurn.post("HKHealthStore stops") { HealthSamples.current.forget(asked.value) }
  }
}

/// Whether the app may write a kind.
public enum HKAuthorizationStatus: Int, Sendable {
  case notDetermined = 0
  case sharingDenied = 1
  case sharingAuthorized = 2
}
