/// One thing that a user does, as a value: to be done, told in words, and printed as Swift.
///
/// Its text is a command such as `tap button "Pay"`, which ``parsed(_:)`` reads; it is coded as
/// such. A step has a case here, its words in `UserStep+Text.swift`, their parsing in
/// `UserStep+Parsing.swift`, its effect in `UserStep+Perform.swift`, and its Swift in
/// `UserStep+Code.swift`; a row of `UserStepTests` holds its words and its Swift.
package enum UserStep: Sendable, Hashable {
  // MARK: With a finger
  case tap(ElementName)
  case doubleTap(ElementName)
  case press(ElementName, seconds: Double)
  case drag(ElementName, to: ElementName)
  case swipe(Direction, on: ElementName)
  case scroll(to: ElementName)

  // MARK: With keys
  case enter(String, in: ElementName)
  case type(String)
  case clear(ElementName)

  // MARK: With values
  case flip(ElementName)
  case set(ElementName, on: Bool)
  /// To a share of the slider's range.
  case slide(ElementName, to: Double)
  case increment(ElementName)
  case decrement(ElementName)
  /// A segment, a value of a wheel or a picker, or an item of a menu.
  case choose(String, in: ElementName)
  case refresh(ElementName)

  // MARK: With screens
  case back
  /// A swipe down on a presented screen.
  case dismiss
  /// A tap beside a presented screen.
  case dismissOutside
  /// A tap on an action of the alert in front.
  case answer(String)

  // MARK: With VoiceOver
  case voiceOver(VoiceOverAct)

  // MARK: With time
  case wait(seconds: Double)
  case waitUntil(ElementName)
  case waitUntilGone(ElementName)

  // MARK: With the device
  case turn(Orientation)
  case background
  case foreground
  case memoryWarning
  case shake
  case open(String)
  case world([WorldWord])

  /// Where a finger moves.
  package enum Direction: String, Sendable, CaseIterable {
    case up, down, left, right
  }

  /// How the device is held.
  package enum Orientation: String, Sendable, CaseIterable {
    case portrait
    case upsideDown = "upside down"
    case landscapeLeft = "landscape left"
    case landscapeRight = "landscape right"
  }

  /// For how long a press lasts that says nothing else.
  static let longPress: Double = 1

  /// The element of the step, if it has one.
  package var target: ElementName? {
    switch self {
    case .tap(let name), .doubleTap(let name), .press(let name, _), .drag(let name, _),
      .swipe(_, let name), .scroll(let name), .enter(_, let name), .clear(let name),
      .flip(let name), .set(let name, _), .slide(let name, _), .increment(let name),
      .decrement(let name), .choose(_, let name), .refresh(let name), .waitUntil(let name),
      .waitUntilGone(let name):
      name
    case .type, .back, .dismiss, .dismissOutside, .answer, .voiceOver, .wait, .turn, .background,
      .foreground, .memoryWarning, .shake, .open, .world:
      nil
    }
  }

  /// The same step with other names for its elements.
  package func naming(_ change: (ElementName) throws -> ElementName) rethrows -> UserStep {
    switch self {
    case .tap(let name): .tap(try change(name))
    case .doubleTap(let name): .doubleTap(try change(name))
    case .press(let name, let seconds): .press(try change(name), seconds: seconds)
    case .drag(let name, let other): .drag(try change(name), to: try change(other))
    case .swipe(let direction, let name): .swipe(direction, on: try change(name))
    case .scroll(let name): .scroll(to: try change(name))
    case .enter(let text, let name): .enter(text, in: try change(name))
    case .clear(let name): .clear(try change(name))
    case .flip(let name): .flip(try change(name))
    case .set(let name, let isOn): .set(try change(name), on: isOn)
    case .slide(let name, let share): .slide(try change(name), to: share)
    case .increment(let name): .increment(try change(name))
    case .decrement(let name): .decrement(try change(name))
    case .choose(let value, let name): .choose(value, in: try change(name))
    case .refresh(let name): .refresh(try change(name))
    case .waitUntil(let name): .waitUntil(try change(name))
    case .waitUntilGone(let name): .waitUntilGone(try change(name))
    case .type, .back, .dismiss, .dismissOutside, .answer, .voiceOver, .wait, .turn, .background,
      .foreground, .memoryWarning, .shake, .open, .world:
      self
    }
  }
}
