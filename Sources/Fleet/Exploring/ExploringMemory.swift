/// The memory from run to run: the steps, their results, and the screens that they led to.
@MainActor
final class ExploringMemory {
  /// A button, and whether anything ever came of it.
  struct Button {
    var tries = 0
    var needed = tapsOfDead
    var hasEffect = false
    /// The screens on which it was tapped, where it may depend on them.
    var screens: Set<UInt64> = []
    /// The steps that led to the first tap, with it.
    var steps: [ExploredStep] = []
    let name: String
  }

  /// How often something was done at a place.
  var tries: [String: Int] = [:]
  /// The finds so far.
  var known: Set<ExploringFind.Key> = []
  /// The screens that were looked at closely.
  var looked: Set<UInt64> = []
  var map = ScreenMap()
  /// Logs each step before it is taken: it may end the process.
  var log: ((ExploringLog.Line) -> Void)?
  private(set) var buttons: [String: Button] = [:]
  /// The keys of the buttons, in the order in which they came.
  private var order: [String] = []

  /// How many taps without any effect tell that a button is dead: more, with other texts each time, where
  /// something can be typed on which it may depend.
  nonisolated private static let tapsOfDead = 4
  nonisolated private static let tapsBesideFields = 16

  /// Counts a tap on a button.
  func note(
    _ button: String, name: String, hasEffect: Bool, after steps: [ExploredStep],
    on screen: ScreenState
  ) {
    if buttons[button] == nil {
      buttons[button] = Button(name: name)
      order.append(button)
    }
    if hasEffect {
      buttons[button]?.hasEffect = true
    } else {
      if screen.hasFields {
        buttons[button]?.needed = Self.tapsBesideFields
        guard buttons[button]?.screens.insert(screen.digest).inserted == true else { return }
      }
      buttons[button]?.tries += 1
      if buttons[button]?.steps.isEmpty == true { buttons[button]?.steps = steps }
    }
  }

  /// The buttons of which nothing ever came, in the order in which they were met.
  var deadButtons: [(key: String, button: Button)] {
    order.compactMap { key in
      guard let button = buttons[key], !button.hasEffect, button.tries >= button.needed else {
        return nil
      }
      return (key, button)
    }
  }
}
