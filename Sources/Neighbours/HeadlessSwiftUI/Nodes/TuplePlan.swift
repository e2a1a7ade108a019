@_spi(Reflection) import Swift

/// Where the views of a tuple stand, and of which types they are; found once for each type.
@MainActor
final class TuplePlan {
  /// A view of the tuple.
  struct Element {
    let make: @MainActor (UnsafeRawPointer, _Context) -> _AnyNode
    let update: @MainActor (UnsafeRawPointer, _AnyNode, EnvironmentValues) -> Void
    let rowCount: Int?
  }

  private static var known: [ObjectIdentifier: TuplePlan] = [:]

  private(set) var elements: [Element] = []

  static func of(_ type: Any.Type) -> TuplePlan {
    if let plan = known[ObjectIdentifier(type)] { return plan }
    let plan = TuplePlan()
    if let view = type as? any View.Type {
      plan.add(view, at: 0)
    } else {
      _forEachField(of: type, options: []) { _, offset, field, _ in
        if let view = field as? any View.Type { plan.add(view, at: offset) }
        return true
      }
    }
    known[ObjectIdentifier(type)] = plan
    return plan
  }

  private func add<V: View>(_ type: V.Type, at offset: Int) {
    elements.append(
      Element(
        make: { V._makeNode(($0 + offset).assumingMemoryBound(to: V.self).pointee, $1) },
        update: { raw, node, environment in
          let view = (raw + offset).assumingMemoryBound(to: V.self)
          // It is what the closure above has made.
          unsafeDowncast(node, to: _Node<V>.self).update(view.pointee, environment)
        }, rowCount: V._rowCount))
  }

  /// As how many rows the views count together; `nil` where their values decide.
  var rowCount: Int? {
    elements.reduce(0) { sum, element in sum.flatMap { sum in element.rowCount.map { sum + $0 } } }
  }
}
