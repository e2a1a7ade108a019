/// What Dispatch has noted of the thread that asks, which costs one look.
///
/// Asking for a value that was attached to the queue takes a lock, and ten times as long.
package enum MainDispatchQueue {
  /// Whether what runs here was dispatched to the main queue itself.
  ///
  /// If not, it may still run for that, as where another queue hands its work on to it.
  package static var isSurelyCurrent: Bool { found.map { $0.current() == $0.main } ?? false }

  /// The function is not named in Swift, and not everywhere.
  private typealias Current = @convention(c) @Sendable () -> UInt

  private static let found: (current: Current, main: UInt)? = {
    guard let current = LoadedSymbol("dispatch_get_current_queue"),
      let main = Libc.address(ofSymbol: "_dispatch_main_q")
    else { return nil }
    return (current(as: Current.self), UInt(bitPattern: main))
  }()
}
