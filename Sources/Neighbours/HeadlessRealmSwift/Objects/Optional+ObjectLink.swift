extension Optional: OptionalValue {
  var present: Any? { map { $0 as Any } }
}

extension Optional: ObjectLink where Wrapped: RLMObjectBase {
  var linkedObject: RLMObjectBase? { self }

  static func link(to object: RLMObjectBase?) -> Self? {
    guard let object else { return .some(nil) }
    return (object as? Wrapped).map { .some($0) }
  }

  static func make(_ value: Any) -> Self {
    let object = Wrapped()
    object.take(value)
    return object
  }
}
