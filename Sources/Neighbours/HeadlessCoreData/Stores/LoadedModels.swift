import Foundation
import HeadlessUIKit
import Locks

/// The models that an application has made coordinators for, the last first.
final class LoadedModels: ScopedState {
  private let models = Locked<[Weak<NSManagedObjectModel>]>([])

  func add(_ model: NSManagedObjectModel) {
    // A model does not change once a coordinator has it.
    let weak = Weak(model)
    models.withLock { models in
      models.removeAll { $0.object == nil }
      models.insert(weak, at: 0)
    }
  }

  /// Returns the entity of a class in the model that was loaded last.
  func entity(of type: NSManagedObject.Type) -> NSEntityDescription? {
    for weak in models.withLock({ $0 }) {
      if let entity = weak.object?.entity(of: type) { return entity }
    }
    return nil
  }
}
