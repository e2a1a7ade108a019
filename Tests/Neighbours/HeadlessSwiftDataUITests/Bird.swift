import HeadlessSwiftData

// A model as `fleet-port` writes it.
final class Bird: PersistentModel {
  @_Persisted var name: String
  @_Persisted var weight: Int?

  init(_ name: String, weight: Int? = nil) {
    self.name = name
    self.weight = weight
  }

  var _swiftDataState = _ModelState()
  required init(_swiftDataState: _ModelState) {
    self._swiftDataState = _swiftDataState
    _name = .init(_inStore: ())
    _weight = .init(_inStore: ())
  }
  static var schemaMetadata: [Schema.PropertyMetadata] {
    [._persisted("name", \Bird.name), ._persisted("weight", \Bird.weight)]
  }
}
