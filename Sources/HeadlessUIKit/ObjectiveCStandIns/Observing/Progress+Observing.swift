public import Foundation

extension Progress: KeyValueObservable, ObservedObject {
  @MainActor
  package var observations: [Weak<NSKeyValueObservation>] {
    get { ProgressWatch.observations(of: self) }
    set { ProgressWatch.set(newValue, of: self) }
  }
}
