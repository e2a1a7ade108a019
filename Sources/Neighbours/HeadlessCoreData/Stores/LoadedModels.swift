import Foundation
import HeadlessUIKit
import Locks

/// The models that an application has made coordinators for, the last first.
final class LoadedModels: ScopedState {
  private struct Weak: Sendable {
    // Proof: models do not change once a coordinator has them.
    nonisolated(unsafe) weak var model: NSManagedObjectModel?
  }

  private let models = Locked<[Weak]>([])

  func add(_ model: NSManagedObjectModel) {
    let weak = Weak(model: model)
    models.withLock { models in
      models.removeAll { $0.model == nil }
      models.insert(weak, at: 0)
    }
  }

  /// Returns the entity of a class in the model that was loaded last.
  func entity(of type: NSManagedObject.Type) -> NSEntityDescription? {
    for weak in models.withLock({ $0 }) {
      if let entity = weak.model?.entity(of: type) { return entity }
    }
    return nil
  }
}
