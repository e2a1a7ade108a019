extension Optional: OptionalForm {
  static var nothing: Any { Self.none as Any }

  static func wrapped(_ stored: StoredValue, _ object: () -> Any?) -> Any? {
    ManagedForms.form(stored, as: Wrapped.self, object) as Any
  }

  var content: Any? { self }
}
