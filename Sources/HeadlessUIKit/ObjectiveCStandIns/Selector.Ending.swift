import Foundation

extension Selector {
  /// The result of an operation, and the pointer of its caller: the second and third argument of a
  /// message.
  struct Ending {
    let error: NSError?
    let context: UnsafeMutableRawPointer?

    /// Returns the pointer in the form that a method takes.
    ///
    /// A method may declare the pointer as non-optional: for `nil`, Objective-C hands it the
    /// address zero, which Swift does not have. It gets another one that must not be dereferenced
    /// either.
    func castContext<Pointer>() -> Pointer? {
      if context == nil, let none: Pointer = Selector.cast(nil) { return none }
      guard let address = context ?? UnsafeMutableRawPointer(bitPattern: 1) else { return nil }
      return Selector.cast(address) ?? Selector.cast(UnsafeRawPointer(address))
    }
  }

  /// Tells a target how something has ended, on a later turn.
  @MainActor
  static func tell(_ selector: Selector?, of target: Any?, about object: Any, _ ending: Ending) {
    guard let selector, let target else { return }
    UIApplication.shared.mainLoop.enqueue("what was saved is told") {
      selector.perform(on: target, sender: object, event: ending)
    }
  }
}
