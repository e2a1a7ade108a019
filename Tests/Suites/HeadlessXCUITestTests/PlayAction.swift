import HeadlessUIKit

/// A target that does one thing.
@MainActor
final class PlayAction: NSObject, SelectorResponder {
  static var objectiveCMembers: [Selector.Method] { [.method("act", PlayAction.act)] }

  private let body: () -> Void

  init(_ body: @escaping () -> Void) { self.body = body }

  func act() { body() }
}
