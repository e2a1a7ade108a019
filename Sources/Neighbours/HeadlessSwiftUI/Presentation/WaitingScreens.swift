/// The screens that wait until another one has gone, which is presented over the same screen.
@MainActor
final class WaitingScreens {
  private static let key = AssociationKey<WaitingScreens>()
  private var waiting: [@MainActor () -> Void] = []

  /// What waits for a screen, or the outermost one around it.
  static func of(_ controller: UIViewController) -> WaitingScreens {
    var outermost = controller
    while let parent = outermost.parent { outermost = parent }
    if let known = key[outermost] { return known }
    let made = WaitingScreens()
    key[outermost] = made
    return made
  }

  func add(_ present: @escaping @MainActor () -> Void) { waiting.append(present) }

  /// Lets what waits try again: the first comes, and the others go on waiting.
  func next() {
    let all = waiting
    waiting = []
    for present in all { present() }
  }
}
