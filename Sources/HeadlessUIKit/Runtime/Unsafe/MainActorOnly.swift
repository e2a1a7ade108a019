/// A value that goes to the main actor on any way, and is only used there.
///
/// Such are the handlers that apps give to UIKit's neighbours: their types do not say that they can go to
/// another thread, and they are called on the main one.
package struct MainActorOnly<Value>: Sendable {
  // Proof: it is only read on the main actor. An app that uses elsewhere what it has handed over races
  // with that on a device, too.
  nonisolated(unsafe) private let stored: Value

  package init(_ value: Value) { stored = value }

  @MainActor package var value: Value { stored }
}
