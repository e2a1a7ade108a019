public import Foundation

/// An observed `Progress`, as it was when it was last looked at.
///
/// Foundation on Linux sends no notice of its changes, which any thread may make. The main loop
/// polls it before its turns and after each, and tells the observers then.
@MainActor
final class ProgressWatch {
  struct State {
    var fractionCompleted: Double
    var completedUnitCount: Int64
    var totalUnitCount: Int64
    var isFinished: Bool
    var isCancelled: Bool

    init(of progress: Progress) {
      let fraction = progress.fractionCompleted
      fractionCompleted = fraction.isNaN ? 0 : fraction
      completedUnitCount = progress.completedUnitCount
      totalUnitCount = progress.totalUnitCount
      isFinished = progress.isFinished
      isCancelled = progress.isCancelled
    }
  }

  private static var kept = SideTable<ProgressWatch>()

  private weak var progress: Progress?
  private var seen: State
  var observations: [Weak<NSKeyValueObservation>] = []

  private init(of progress: Progress) {
    self.progress = progress
    seen = State(of: progress)
  }

  /// Whether the progress is still observed.
  var isObserved: Bool { progress?.isObserved == true }

  /// The state that the observers of a progress know.
  static func state(of progress: Progress) -> State {
    guard let watch = kept.value(of: progress), watch.isObserved else {
      return State(of: progress)
    }
    return watch.seen
  }

  /// Reports the changes since the last poll.
  func look() {
    tell(.totalUnitCount, \.totalUnitCount)
    tell(.completedUnitCount, \.completedUnitCount)
    tell(.fractionCompleted, \.fractionCompleted)
    tell(.isFinished, \.isFinished)
    tell(.isCancelled, \.isCancelled)
  }

  /// Tells of one property, as it is now: an observer of another property may have changed it.
  private func tell<Value: Equatable>(
    _ key: ObservedKey, _ property: WritableKeyPath<State, Value>
  ) {
    guard let progress else { return }
    let value = State(of: progress)[keyPath: property]
    guard value != seen[keyPath: property] else { return }
    progress.observed(key) { seen[keyPath: property] = value }
  }

  static func observations(of progress: Progress) -> [Weak<NSKeyValueObservation>] {
    kept.value(of: progress)?.observations ?? []
  }

  static func set(
    _ observations: [Weak<NSKeyValueObservation>], of progress: Progress
  ) {
    let watch = kept.value(of: progress) ?? ProgressWatch(of: progress)
    if !watch.isObserved { watch.seen = State(of: progress) }
    watch.observations = observations
    _ = kept.set(watch, of: progress)
    UIApplication.shared.mainLoop.watch(watch)
  }
}

extension Progress: KeyValueObservable, ObservedObject {
  @MainActor
  package var observations: [Weak<NSKeyValueObservation>] {
    get { ProgressWatch.observations(of: self) }
    set { ProgressWatch.set(newValue, of: self) }
  }
}
