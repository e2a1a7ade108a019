import HeadlessUIKit

/// Where contexts do later what they are asked to do: turns of UIKit time, also of those for work in
/// the background, so that the order does not depend on threads.
enum ContextTurns {
  static func enqueue(_ work: @escaping () -> Void) {
    let work = MainActorOnly(work)
    MainTurn.post("Core Data") { work.value() }
  }
}
