/// Hears of the changes of one object.
final class ObjectObserver<Observed: RLMObjectBase>: RealmObserver {
  private let object: RLMObjectBase
  private let names: Set<String>?
  private let block: (ObjectChange<Observed>) -> Void
  private var values: [String: Any]
  private var isOver = false

  init(
    _ object: RLMObjectBase, _ keyPaths: [String]?,
    _ block: @escaping (ObjectChange<Observed>) -> Void
  ) {
    (self.object, self.block) = (object, block)
    names = keyPaths.map { Set($0.map { $0.split(separator: ".").first.map(String.init) ?? $0 }) }
    values = object.values
    super.init()
    isDue = false
  }

  override func tell() {
    guard !isOver else { return }
    guard !object.isInvalidated else {
      isOver = true
      super.tell()
      block(.deleted)
      return
    }
    let names = object.row.flatMap { touched[$0] } ?? []
    super.tell()
    let (old, new) = (values, object.values)
    values = new
    let wanted = object.parts.map(\.place.name).filter { name in
      names.contains(name) && self.names?.contains(name) ?? true
    }
    guard !wanted.isEmpty, let observed = object as? Observed else { return }
    let changes = wanted.map { PropertyChange(name: $0, oldValue: old[$0], newValue: new[$0]) }
    block(.change(observed, changes))
  }

  override func skip() {
    super.skip()
    if !object.isInvalidated { values = object.values }
  }
}

/// A property that was changed.
public struct PropertyChange {
  /// The name of the property.
  public let name: String
  /// What it was, if it was anything.
  public let oldValue: Any?
  /// What it is, if it is anything.
  public let newValue: Any?
}

/// What has happened to an object.
public enum ObjectChange<Observed: RLMObjectBase> {
  /// It did not work, which does not happen here.
  case error(any Error)
  /// Properties of it were changed.
  case change(Observed, [PropertyChange])
  /// It was deleted.
  case deleted
}
