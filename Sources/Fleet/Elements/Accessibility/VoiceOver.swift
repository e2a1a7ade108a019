import FailureReporting
import HeadlessUIKit

/// VoiceOver, for a user who does not see the screen.
///
/// It stops at one element after the other, and describes it. Nothing has to be switched on; an app
/// that asks `UIAccessibility.isVoiceOverRunning` gets the same answer as without this.
///
/// ```swift
/// let page = UIViewController()
/// let save = UIButton(primaryAction: UIAction(title: "Save") { _ in })
/// save.frame = CGRect(x: 20, y: 100, width: 80, height: 44)
/// page.view.addSubview(save)
/// setAsAppRootWindow(page)
///
/// print(Fleet.voiceOver.transcript)  // ["Save, Button"]
/// Fleet.voiceOver.activate()
/// ```
@preconcurrency @MainActor
public struct VoiceOver {
  let application: UIApplication

  // MARK: Spoken words

  /// All that it stops at on the screen, in the order of reading.
  ///
  /// The keyboard and the status bar are left out, and rows of tables that are out of sight: a step
  /// beyond the last one scrolls.
  public var stops: [VoiceOverStop] { VoiceOverCursor.settled(application).stops }

  /// Its words at each stop, in the order of reading.
  ///
  /// ```swift
  /// setAsAppRootWindow(UIViewController())
  /// print(Fleet.voiceOver.transcript)  // []
  /// ```
  public var transcript: [String] { stops.map(\.description) }

  /// Where it is: at the first stop, until it has been moved.
  public var focused: VoiceOverStop? { VoiceOverCursor.settled(application).focused }

  /// All that it has said to the user of this application, in order: its stops, and the app's
  /// announcements.
  public var spoken: [String] {
    _ = VoiceOverCursor.settled(application)
    return application.appState.voiceOver.spoken
  }

  /// The kind of stops that a rotor moves between.
  public enum Rotor: Hashable, Sendable {
    /// Everything.
    case elements
    case headings
    case links
    /// Elements whose value can be raised and lowered.
    case adjustables
    /// Fields, buttons, switches and all else that can be used.
    case controls
    /// A rotor of the app's, by its name.
    case custom(String)
    /// A rotor of the app's in the place of one of the system's.
    case system(UIAccessibilityCustomRotor.SystemRotorType)
  }

  /// The names of the app's rotors that can be turned to where it is, the nearest first.
  ///
  /// ```swift
  /// setAsAppRootWindow(UIViewController())
  /// print(Fleet.voiceOver.rotors)  // []
  /// ```
  public var rotors: [String] {
    focused.map(Rotor.names) ?? []
  }
}

/// VoiceOver, as a user of this application hears and uses it.
///
/// ```swift
/// setAsAppRootWindow(UIViewController())
/// print(Fleet.voiceOver.transcript.isEmpty)  // true
/// ```
@preconcurrency @MainActor
public var voiceOver: VoiceOver { VoiceOver(application: .shared) }
