import Foundation

/// The contexts into which a thread draws, the current one last.
///
/// Drawing happens wherever the app wants it, so each thread has its own.
final class ContextStack {
  struct Entry {
    /// The context, or nil where one was asked for that has no pixels.
    var context: CGContext?
    /// The pixels of a point, if an image is drawn.
    var imageScale: CGFloat?
  }

  var entries: [Entry] = []

  /// The stack of the main actor, which is asked for at each view that is drawn.
  @MainActor private static let ofMainActor = ContextStack()

  /// The stack of the current thread.
  static var current: ContextStack {
    if MainQueue.isCurrent { return MainActor.runUnchecked { ofMainActor } }
    let thread = Thread.current
    if let stack = thread.threadDictionary[key] as? ContextStack { return stack }
    let stack = ContextStack()
    thread.threadDictionary[key] = stack
    return stack
  }

  /// Calls a function that draws into a context.
  static func draw<Result>(into context: CGContext?, _ body: () throws -> Result) rethrows -> Result
  {
    let stack = current
    stack.entries.append(Entry(context: context))
    let count = stack.entries.count
    // Contexts that the function has begun and not ended end here.
    defer { stack.entries.removeLast(max(stack.entries.count - count + 1, 0)) }
    return try body()
  }

  private static let key = "HeadlessUIKit.ContextStack"
}
