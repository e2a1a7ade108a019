/// A reference that does not keep its object alive.
package struct Weak<Object: AnyObject>: Sendable {
  // Proof: a weak reference may be read on any thread, and this one is never written again. What it leads
  // to is used as any object of its class.
  nonisolated(unsafe) package private(set) weak var object: Object?

  package init(_ object: Object) { self.object = object }
}
