/// The objects of one class.
struct ObjectTable {
  private var objects: [Int: RLMObjectBase] = [:]
  private var numbers: [PropertyKey: Int] = [:]
  /// All of them in order, until one goes.
  private var known: [RLMObjectBase]? = []

  /// All objects, in the order in which they were added.
  var all: [RLMObjectBase] {
    mutating get {
      if let known { return known }
      let all = objects.sorted { $0.key < $1.key }.map(\.value)
      known = all
      return all
    }
  }

  func object(with key: PropertyKey) -> RLMObjectBase? { numbers[key].flatMap { objects[$0] } }

  mutating func add(_ object: RLMObjectBase, _ number: Int) {
    objects[number] = object
    if let key = object.keyPart { numbers[PropertyKey(key.content)] = number }
    if let last = known?.last?.row?.number, last > number { known = nil }
    known?.append(object)
  }

  mutating func remove(_ object: RLMObjectBase, _ number: Int) {
    objects[number] = nil
    if let key = object.keyPart { numbers[PropertyKey(key.content)] = nil }
    known = nil
  }
}
