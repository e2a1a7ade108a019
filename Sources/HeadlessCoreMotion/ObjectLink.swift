import Foundation

/// A way to an object, which does not keep it.
final class ObjectLink: Sendable {
  // Proof: a weak reference may be read on any thread, and is never written again; what it leads to is
  // used on the main actor.
  nonisolated(unsafe) private weak var kept: NSObject?

  init(_ object: NSObject) { kept = object }

  var object: NSObject? { kept }
}
