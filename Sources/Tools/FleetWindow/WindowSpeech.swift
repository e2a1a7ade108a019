import Fleet
import HeadlessUIKit

/// What VoiceOver says of the screen, and where it is.
struct WindowSpeech: Encodable {
  /// The names of the rotors that there are.
  let rotors: [String]
  /// Its words at each stop, in the order of reading.
  let stops: [String]
  /// The place of the stop that it is at among them, from 0; `nil` without a stop.
  let here: Int?
  /// The frame of the element there.
  let frame: [Double]?

  @MainActor
  init() {
    rotors = (VoiceOver.Rotor.all + Fleet.voiceOver.rotors.map { .custom($0) }).map(\.word)
    let stops = Fleet.voiceOver.stops
    let focused = Fleet.voiceOver.focused?.node
    self.stops = stops.map(\.description)
    here = stops.firstIndex { $0.node.identity == focused?.identity }
    frame = focused.map { WindowElement.numbers($0.frame) }
  }
}
