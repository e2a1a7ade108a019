@_spi(Reflection) import Swift

/// Where in a type the dynamic properties stand, and what decides whether two values are the same.
///
/// It is found once for each type, by the places of stored fields that the standard library tells.
@MainActor
final class FieldPlan {
  /// A dynamic property, at its place.
  struct Link {
    let offset: Int
    let run: @MainActor (UnsafeMutableRawPointer, inout AnyObject?, _AnyNode) -> Void
    /// Whether the property has another value in an environment; `nil` if it never has.
    var isOutdated: (@MainActor (UnsafeRawPointer, EnvironmentValues) -> Bool)?
  }

  /// A part of the value that is compared.
  private struct Field {
    let offset: Int
    let size: Int
    /// Asked where the bits differ, as they may in equal values.
    let areEqual: (@MainActor (UnsafeRawPointer, UnsafeRawPointer) -> Bool)?
  }

  private static var known: [ObjectIdentifier: FieldPlan] = [:]

  private(set) var links: [Link] = []
  private var fields: [Field] = []
  private(set) var readsEnvironment = false

  static func of(_ type: Any.Type) -> FieldPlan {
    if let plan = known[ObjectIdentifier(type)] { return plan }
    let plan = FieldPlan()
    plan.visit(type, at: 0)
    if let type = type as? any Equatable.Type, !plan.isPlain(type) { plan.compare(type) }
    known[ObjectIdentifier(type)] = plan
    return plan
  }

  // MARK: Finding fields

  private func visit(_ type: Any.Type, at base: Int) {
    var isEmpty = true
    let isWhole = _forEachField(of: type, options: []) { _, offset, field, kind in
      isEmpty = false
      add(field, kind, at: base + offset)
      return true
    }
    // The bits of an enumeration decide, as they do for what is built in.
    guard isEmpty || !isWhole else { return }
    fields.append(Field(offset: base, size: Self.size(of: type), areEqual: nil))
  }

  private func add(_ type: Any.Type, _ kind: _MetadataKind, at offset: Int) {
    if let linked = type as? any LinkedProperty.Type { return addLink(linked, at: offset) }
    if !(type is any SelfComparing.Type), let composed = type as? any DynamicProperty.Type {
      visit(composed, at: offset)
      return addUpdate(composed, at: offset)
    }
    fields.append(
      Field(offset: offset, size: Self.size(of: type), areEqual: Self.comparison(of: type, kind)))
  }

  private func addLink<P: LinkedProperty>(_ type: P.Type, at offset: Int) {
    var link = Link(offset: offset) { raw, slot, node in
      raw.assumingMemoryBound(to: P.self).pointee.link(&slot, node)
    }
    if P.readsEnvironment {
      readsEnvironment = true
      link.isOutdated = { $0.assumingMemoryBound(to: P.self).pointee.isOutdated(in: $1) }
    }
    links.append(link)
    if P.isPartOfValue {
      fields.append(Field(offset: offset, size: MemoryLayout<P>.size, areEqual: nil))
    }
  }

  private func addUpdate<P: DynamicProperty>(_ type: P.Type, at offset: Int) {
    links.append(
      Link(offset: offset) { raw, _, _ in raw.assumingMemoryBound(to: P.self).pointee.update() })
  }

  // MARK: Comparing

  private static func size(of type: Any.Type) -> Int {
    func size<T>(_: T.Type) -> Int { MemoryLayout<T>.size }
    return _openExistential(type, do: size)
  }

  private func isPlain(_ type: Any.Type) -> Bool {
    func isPlain<T>(_: T.Type) -> Bool { _isPOD(T.self) }
    return _openExistential(type, do: isPlain)
  }

  /// Lets values of the type be compared by `==` as a whole.
  private func compare<E: Equatable>(_ type: E.Type) {
    fields = [
      Field(offset: 0, size: MemoryLayout<E>.size, areEqual: Self.comparison(ofEquatable: type))
    ]
  }

  private static func comparison(
    of type: Any.Type, _ kind: _MetadataKind
  ) -> (@MainActor (UnsafeRawPointer, UnsafeRawPointer) -> Bool)? {
    if let type = type as? any SelfComparing.Type { return comparison(ofSelfComparing: type) }
    if let type = type as? any Equatable.Type { return comparison(ofEquatable: type) }
    guard kind == .struct || kind == .tuple else { return nil }
    let plan = FieldPlan.of(type)
    return { plan.areSame($0, $1) }
  }

  private static func comparison<E: Equatable>(
    ofEquatable: E.Type
  ) -> @MainActor (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
    { $0.assumingMemoryBound(to: E.self).pointee == $1.assumingMemoryBound(to: E.self).pointee }
  }

  private static func comparison<S: SelfComparing>(
    ofSelfComparing: S.Type
  ) -> @MainActor (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
    {
      S.areSame(
        $0.assumingMemoryBound(to: S.self).pointee, $1.assumingMemoryBound(to: S.self).pointee)
    }
  }

  /// Whether all that counts of two values is the same: then their bodies would be.
  func areSame(_ one: UnsafeRawPointer, _ other: UnsafeRawPointer) -> Bool {
    for field in fields {
      let (one, other) = (one + field.offset, other + field.offset)
      if memcmp(one, other, field.size) == 0 { continue }
      guard let areEqual = field.areEqual, areEqual(one, other) else { return false }
    }
    return true
  }

  /// Whether two values are the same, field by field: what pads them does not count.
  static func areSame<T>(_ one: T, _ other: T) -> Bool {
    withUnsafePointer(to: one) { one in
      withUnsafePointer(to: other) { FieldPlan.of(T.self).areSame(one, $0) }
    }
  }
}
