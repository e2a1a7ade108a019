import FleetTesting
import HeadlessHealthKit
import TestSupport
import Testing

@MainActor @Suite("HKHealthStore", .freshApplication)
struct HKHealthStoreTests {
  private let store = HKHealthStore()
  private let steps = HKQuantityType(.stepCount)
  private let pulse = HKQuantityType(.heartRate)
  private let start = Date(timeIntervalSince1970: 1_000_000)

  private func sample(
    _ type: HKQuantityType, _ value: Double, after hours: Double, _ unit: HKUnit = .count()
  ) -> HKQuantitySample {
    let date = start.addingTimeInterval(hours * 3_600)
    return HKQuantitySample(
      type: type, quantity: HKQuantity(unit: unit, doubleValue: value), start: date,
      end: date.addingTimeInterval(60))
  }

  private func allow() async throws {
    SimulatedHealth.next = .allows
    try await store.requestAuthorization(toShare: [steps], read: [steps, pulse])
  }

  private func query(_ predicate: NSPredicate? = nil, limit: Int = HKObjectQueryNoLimit) -> [String]
  {
    let trace = Trace()
    let order = NSSortDescriptor(key: HKSampleSortIdentifierStartDate, ascending: false)
    store.execute(
      HKSampleQuery(sampleType: steps, predicate: predicate, limit: limit, sortDescriptors: [order])
      {
        _, samples, error in
        if let error = error as? HKError { trace.add("error \(error.errorCode)") }
        for case let sample as HKQuantitySample in samples ?? [] {
          trace.add("\(Int(sample.quantity.doubleValue(for: .count())))")
        }
      })
    settle()
    return trace.lines
  }

  @Test func `the user is asked, and the app is not told the answer`() {
    let trace = Trace()
    #expect(HKHealthStore.isHealthDataAvailable())
    #expect(store.authorizationStatus(for: steps) == .notDetermined)
    #expect(query() == ["error 5"])
    SimulatedHealth.add([sample(steps, 7, after: 0)])
    store.requestAuthorization(toShare: [steps], read: [steps]) { done, _ in trace.add("\(done)") }
    settle()
    #expect(Fleet.screen.alert?.title == "Health Access")
    answerPermission("Don’t Allow")
    #expect(trace.lines == ["true"])
    #expect(store.authorizationStatus(for: steps) == .sharingDenied)
    #expect(query().isEmpty)
    store.requestAuthorization(toShare: [steps], read: nil) { done, _ in trace.add("\(done)") }
    settle()
    #expect(trace.lines == ["true", "true"])
    store.save(sample(steps, 1, after: 1)) { done, error in
      trace.add("\(done) \((error as? HKError)?.errorCode ?? 0)")
    }
    settle()
    #expect(trace.lines.last == "false 4")
    withFreshApplication { #expect(SimulatedHealth.samples.isEmpty) }
  }

  @Test func `samples are found by time, newest first`() async throws {
    try await allow()
    SimulatedHealth.add([1, 2, 3].map { sample(steps, Double($0), after: Double($0)) })
    try await store.save(sample(steps, 4, after: 4))
    #expect(query() == ["4", "3", "2", "1"])
    #expect(query(limit: 2) == ["4", "3"])
    let span = HKQuery.predicateForSamples(
      withStart: start.addingTimeInterval(1.5 * 3_600), end: start.addingTimeInterval(3.5 * 3_600),
      options: .strictStartDate)
    #expect(query(span) == ["3", "2"])
    let trace = Trace()
    let last = try #require(SimulatedHealth.samples.last)
    store.delete(last) { done, _ in trace.add("\(done)") }
    store.delete(last) { done, _ in trace.add("\(done)") }
    await settle()
    #expect(trace.lines == ["true", "false"])
    #expect(query() == ["3", "2", "1"])
  }

  @Test func `sums and averages are calculated`() async throws {
    try await allow()
    let beats = HKUnit(from: "count/min")
    SimulatedHealth.add([sample(steps, 10, after: 10), sample(steps, 20, after: 20)])
    SimulatedHealth.add([sample(pulse, 60, after: 60, beats), sample(pulse, 80, after: 80, beats)])
    let trace = Trace()
    for type in [steps, pulse] {
      let unit = type == steps ? HKUnit.count() : beats
      store.execute(
        HKStatisticsQuery(quantityType: type, quantitySamplePredicate: nil) { _, statistics, _ in
          let values = [
            statistics?.sumQuantity(), statistics?.averageQuantity(), statistics?.minimumQuantity(),
            statistics?.maximumQuantity(), statistics?.mostRecentQuantity(),
          ]
          let words = values.map { value in value.map { "\($0.doubleValue(for: unit))" } ?? "-" }
          trace.add(words.joined(separator: " "))
        })
    }
    let never = HKQuery.predicateForSamples(withStart: nil, end: .distantPast)
    store.execute(
      HKStatisticsQuery(quantityType: steps, quantitySamplePredicate: never) { _, _, error in
        trace.add("\((error as? HKError)?.errorCode ?? 0)")
      })
    await settle()
    #expect(trace.lines == ["30.0 - 10.0 20.0 20.0", "- 70.0 60.0 80.0 80.0", "11"])
  }

  @Test func `an observer hears of changes until it is stopped`() async throws {
    try await allow()
    let trace = Trace()
    let query = HKObserverQuery(sampleType: steps, predicate: nil) { _, done, error in
      trace.add("changed \(error == nil)")
      done()
    }
    store.execute(query)
    await settle()
    SimulatedHealth.add([sample(steps, 1, after: 1)])
    SimulatedHealth.add([sample(pulse, 1, after: 1)])
    await settle()
    #expect(trace.lines == ["changed true", "changed true"])
    store.stop(query)
    await settle()
    SimulatedHealth.add([sample(steps, 1, after: 1)])
    await settle()
    #expect(trace.lines.count == 2)
  }

  @Test func `facts, and a device that knows nothing`() async throws {
    #expect(throws: HKError(.errorAuthorizationNotDetermined)) {
      try store.dateOfBirthComponents()
    }
    SimulatedHealth.next = .allows
    let birth = HKCharacteristicType(.dateOfBirth)
    try await store.requestAuthorization(toShare: [], read: [birth])
    #expect(throws: HKError(.errorNoData)) { try store.dateOfBirthComponents() }
    SimulatedHealth.dateOfBirth = DateComponents(year: 1_990)
    #expect(try store.dateOfBirthComponents().year == 1_990)
    SimulatedHealth.isAvailable = false
    #expect(!HKHealthStore.isHealthDataAvailable())
    await #expect(throws: HKError(.errorHealthDataUnavailable)) {
      try await store.requestAuthorization(toShare: [], read: [birth])
    }
  }

  @Test func `units are converted`() {
    let rows: [(HKUnit, Double, HKUnit, Double)] = [
      (.meterUnit(with: .kilo), 2, .meter(), 2_000), (.mile(), 1, .meter(), 1_609.344),
      (.pound(), 1, .gramUnit(with: .kilo), 0.453_592_37), (.hour(), 1.5, .minute(), 90),
      (.degreeFahrenheit(), 212, .degreeCelsius(), 100),
      (.degreeCelsius(), 0, .degreeFahrenheit(), 32), (.kilocalorie(), 1, .joule(), 4_184),
      (HKUnit(from: "count/min"), 60, HKUnit.count().unitDivided(by: .second()), 1),
      (HKUnit(from: "mg/dL"), 18, HKUnit(from: "g/L"), 0.18),
      (.meter().unitMultiplied(by: .meter()), 1, HKUnit(from: "m").unitMultiplied(by: .meter()), 1),
    ]
    for (unit, value, other, expected) in rows {
      let converted = HKQuantity(unit: unit, doubleValue: value).doubleValue(for: other)
      #expect(abs(converted - expected) < 1e-9, "\(unit) to \(other)")
    }
    let one = HKQuantity(unit: .meter(), doubleValue: 1)
    #expect(one == HKQuantity(unit: .meterUnit(with: .centi), doubleValue: 100))
    #expect(one.compare(HKQuantity(unit: .foot(), doubleValue: 4)) == .orderedAscending)
    #expect(!one.is(compatibleWith: .second()))
    let received = failures { #expect(one.doubleValue(for: .second()) == 0) }
    #expect(received.reasons == ["Attempt to convert incompatible units: m, s"])
    #expect(
      received.first?.details
        == "HealthKit raises this exception in HKQuantity.doubleValue(for:).")
  }
}
