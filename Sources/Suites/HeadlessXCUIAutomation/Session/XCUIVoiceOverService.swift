import Fleet
public import Foundation
import HeadlessUIKit

/// VoiceOver, as a UI test controls it; it makes no sound here.
@preconcurrency @MainActor
open class XCUIVoiceOverService: NSObject {
  /// Whether VoiceOver is on.
  public var isEnabled: Bool {
    UIApplication.shared.settings.switches.contains(.voiceOver)
  }

  /// Whether VoiceOver is on, and where it is.
  nonisolated open override var debugDescription: String {
    MainActor.assumeIsolated {
      let place = isEnabled ? (try? currentSpeech().utterance) ?? "nowhere" : "off"
      return "<XCUIVoiceOverService: \(place)>"
    }
  }

  /// Switches VoiceOver on, which the app is told; it stays so from test to test, as on a device.
  public func enable() throws { turn(on: true) }

  /// Switches VoiceOver off.
  public func disable() throws { turn(on: false) }

  private func turn(on isOn: Bool) {
    guard !AutomationSession.isInert, isEnabled != isOn else { return }
    Fleet.world.isVoiceOverRunning = isOn
    AutomationSession.settle()
  }

  /// What VoiceOver says of the element that it is at.
  public func currentSpeech() throws -> Output { try speech { _ in Fleet.voiceOver.focused } }

  /// Goes to the next element; behind the last one there is no speech, which is an error.
  public func moveForward() throws -> Output {
    try speech { near in
      Fleet.voiceOver.next(
        fileID: near.fileID, filePath: near.filePath, line: near.line, column: near.column)
    }
  }

  /// Goes to the previous element; before the first one there is no speech, which is an error.
  public func moveBackward() throws -> Output {
    try speech { near in
      Fleet.voiceOver.previous(
        fileID: near.fileID, filePath: near.filePath, line: near.line, column: near.column)
    }
  }

  /// Goes into a container, which VoiceOver says nothing to while it goes through all elements in a
  /// row, as it does unless a user has chosen groups.
  public func moveIn() throws -> Output { try speech { _ in nil } }

  /// Leaves a container, as `moveIn()` goes into one.
  public func moveOut() throws -> Output { try speech { _ in nil } }

  private func speech(_ move: (CallSite) -> VoiceOverStop?) throws -> Output {
    guard isEnabled else { throw Error(.notRunning) }
    guard !AutomationSession.isInert, AutomationSession.state == .runningForeground,
      Fleet.voiceOver.focused != nil, let stop = move(AutomationSession.lastSite)
    else { throw Error(.noSpeech) }
    let utterance = stop.description
    AutomationSession.settle()
    return Output(utterance)
  }

  /// What VoiceOver says of an element.
  @preconcurrency @MainActor
  open class Output: NSObject {
    /// The words, such as "Add Favorites, Button".
    public let utterance: String

    init(_ utterance: String) { self.utterance = utterance }

    nonisolated open override var description: String { utterance }
  }

  /// What goes wrong with VoiceOver.
  public struct Error: _CodedError {
    /// The kinds of what goes wrong.
    public enum Code: Int, _ErrorCode {
      /// VoiceOver could not be switched on, which does not happen here.
      case failedToStart
      /// VoiceOver could not be switched off, which does not happen here.
      case failedToStop
      /// VoiceOver is not on.
      case notRunning
      /// VoiceOver says nothing: at an end of the screen, and where there is nothing to read.
      case noSpeech
    }

    public let code: Code

    public init(_ code: Code) { self.code = code }

    public static var errorDomain: String { "XCUIVoiceOverServiceErrorDomain" }
    public static var failedToStart: Code { .failedToStart }
    public static var failedToStop: Code { .failedToStop }
    public static var notRunning: Code { .notRunning }
    public static var noSpeech: Code { .noSpeech }
  }
}
