public import HeadlessUIKit

/// A run loop: the main loop, on which apps have functions call back.
public final class CFRunLoop: Sendable {
  fileprivate static let main = CFRunLoop()
}

/// The name of what a run loop waits for, of which there is one kind.
public struct CFRunLoopMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: CFString

  /// Creates a mode.
  public init(rawValue: CFString) { self.rawValue = rawValue }

  /// Creates a mode.
  public init(_ rawValue: CFString) { self.rawValue = rawValue }

  public static let defaultMode = Self("kCFRunLoopDefaultMode")
  public static let commonModes = Self("kCFRunLoopCommonModes")
}

/// Returns the main loop.
public func CFRunLoopGetMain() -> CFRunLoop! { .main }

/// Returns the main loop; no other thread has one.
public func CFRunLoopGetCurrent() -> CFRunLoop! { .main }

/// Runs a block on a later turn.
public func CFRunLoopPerformBlock(
  _ rl: CFRunLoop!, _ mode: Any!, _ block: (@Sendable () -> Void)!
) { MainTurn.post("CFRunLoopPerformBlock", block) }

/// Does nothing: turns come by themselves.
public func CFRunLoopWakeUp(_ rl: CFRunLoop!) {}
