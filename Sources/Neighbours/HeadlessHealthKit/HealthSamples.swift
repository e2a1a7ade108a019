import Foundation
import HeadlessUIKit
import Locks

/// What one application's device knows of its user's health.
final class HealthSamples: ScopedState {
  struct State: Sendable {
    var isAvailable = true
    var next: SimulatedHealth.Answer?
    var maySave: [String: Bool] = [:]
    var mayRead: [String: Bool] = [:]
    var dateOfBirth: DateComponents?
    var samples: [MainActorOnly<HKSample>] = []
    var open: [MainActorOnly<(HKQuery, HKHealthStore)>] = []

    func obstacle(toRead name: String) -> HKError.Code? {
      if !isAvailable { return .errorHealthDataUnavailable }
      return mayRead[name] == nil ? .errorAuthorizationNotDetermined : nil
    }
  }

  private let state = Locked(State())

  init() {}

  var now: State { state.withLock { $0 } }

  func change(_ change: (inout State) -> Void) { state.withLock { change(&$0) } }

  @MainActor func ask(
    _ share: Set<String>, _ read: Set<String>, _ tell: @escaping @MainActor (HKError?) -> Void
  ) {
    let known = now
    guard known.isAvailable else { return tell(HKError(.errorHealthDataUnavailable)) }
    func end(_ answer: SimulatedHealth.Answer) {
      change { state in
        for name in share where state.maySave[name] == nil {
          state.maySave[name] = answer == .allows
        }
        for name in read where state.mayRead[name] == nil {
          state.mayRead[name] = answer == .allows
        }
      }
      tell(nil)
    }
    let isNew =
      share.contains { known.maySave[$0] == nil } || read.contains { known.mayRead[$0] == nil }
    guard isNew else { return tell(nil) }
    if let next = known.next {
      change { $0.next = nil }
      return end(next)
    }
    UIApplication.shared.ask(
      SystemAlert(
        title: "Health Access",
        message:
          "“\(UIApplication.shared.nameForUser)” would like to access and update your Health data.",
        buttons: [.init("Don’t Allow", .denies(.denied)), .init("Allow", .allows(.allowed))])
    ) { button in
      if case .allows = button.meaning { end(.allows) } else { end(.denies) }
    }
  }

  @MainActor func save(_ samples: [HKSample]) -> HKError? {
    for sample in samples {
      switch now.maySave[sample.sampleType.identifier] {
      case nil: return HKError(.errorAuthorizationNotDetermined)
      case false?: return HKError(.errorAuthorizationDenied)
      case true?: break
      }
    }
    add(samples)
    return nil
  }

  @MainActor func add(_ samples: [HKSample]) {
    let added = samples.map { MainActorOnly($0) }
    change { $0.samples += added }
    let names = Set(samples.map(\.sampleType.identifier))
    for query in now.open where names.contains(query.value.0.objectType?.identifier ?? "") {
      MainTurn.post("HKHealthStore tells of a change") {
        let (query, store) = query.value
        if self.now.open.contains(where: { $0.value.0 === query }) {
          query.answer([], nil, from: store)
        }
      }
    }
  }

  @MainActor func remove(_ uuid: UUID) -> Bool {
    let rest = now.samples.filter { $0.value.uuid != uuid }
    let wasThere = rest.count < now.samples.count
    change { $0.samples = rest }
    return wasThere
  }

  @MainActor func answer(_ query: HKQuery, from store: HKHealthStore) {
    let name = query.objectType?.identifier ?? ""
    if query.goesOn {
      let open = MainActorOnly((query, store))
      change { $0.open.append(open) }
    }
    let known = now
    let error = known.obstacle(toRead: name).map { HKError($0) }
    let found = known.samples.map(\.value).filter {
      $0.sampleType.identifier == name && query.predicate?.evaluate(with: $0) != false
    }
    query.answer(error == nil && known.mayRead[name] == true ? found : [], error, from: store)
  }

  @MainActor func forget(_ query: HKQuery) {
    let rest = now.open.filter { $0.value.0 !== query }
    change { $0.open = rest }
  }
}
