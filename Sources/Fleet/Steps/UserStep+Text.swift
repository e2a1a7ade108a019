import Foundation

extension UserStep: CustomStringConvertible, Codable {
  /// The step as a command, in the words that ``parsed(_:)`` reads.
  package var description: String {
    switch self {
    case .tap(let name): "tap \(name)"
    case .doubleTap(let name): "double tap \(name)"
    case .press(let name, Self.longPress): "press \(name)"
    case .press(let name, let seconds): "press \(name) for \(Self.words(seconds))s"
    case .drag(let name, let other): "drag \(name) to \(other)"
    case .swipe(let direction, .screen): "swipe \(direction.rawValue)"
    case .swipe(let direction, let name): "swipe \(direction.rawValue) on \(name)"
    case .scroll(let name): "scroll to \(name)"
    case .enter(let text, let name): "enter \(StepReader.quoted(text)) in \(name)"
    case .type(let text): "type \(StepReader.quoted(text))"
    case .clear(let name): "clear \(name)"
    case .flip(let name): "flip \(name)"
    case .set(let name, let isOn): "set \(name) \(isOn ? "on" : "off")"
    case .slide(let name, let share): "slide \(name) to \(Self.words(share))"
    case .increment(let name): "increment \(name)"
    case .decrement(let name): "decrement \(name)"
    case .choose(let value, let name): "choose \(StepReader.quoted(value)) in \(name)"
    case .refresh(.screen): "refresh"
    case .refresh(let name): "refresh \(name)"
    case .back: "back"
    case .dismiss: "dismiss"
    case .dismissOutside: "dismiss outside"
    case .answer(let title): "answer \(StepReader.quoted(title))"
    case .voiceOver(let act): "voiceover \(act.words)"
    case .wait(let seconds): "wait \(Self.words(seconds))s"
    case .waitUntil(let name): "wait until \(name)"
    case .waitUntilGone(let name): "wait until no \(name)"
    case .turn(let orientation): "turn \(orientation.rawValue)"
    case .background: "background"
    case .foreground: "foreground"
    case .memoryWarning: "memory warning"
    case .shake: "shake"
    case .open(let url): "open \(url)"
    case .world(let words): "world \(words.map(\.description).joined(separator: " "))"
    }
  }

  /// A number without a fraction that says nothing.
  static func words(_ number: Double) -> String {
    let text = "\(number)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  package init(from decoder: any Decoder) throws {
    self = try Self.parsed(decoder.singleValueContainer().decode(String.self))
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
