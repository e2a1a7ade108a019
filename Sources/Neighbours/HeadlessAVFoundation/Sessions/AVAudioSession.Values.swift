public import Foundation

extension AVAudioSession {
  /// An app's use of sound.
  public struct Category: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// It can do without, and others are heard too.
    public static let ambient = Self(rawValue: "AVAudioSessionCategoryAmbient")
    /// It can do without, and others are silent.
    public static let soloAmbient = Self(rawValue: "AVAudioSessionCategorySoloAmbient")
    /// It plays, whether or not the device is silent.
    public static let playback = Self(rawValue: "AVAudioSessionCategoryPlayback")
    public static let record = Self(rawValue: "AVAudioSessionCategoryRecord")
    public static let playAndRecord = Self(rawValue: "AVAudioSessionCategoryPlayAndRecord")
    /// It does both by several ways.
    public static let multiRoute = Self(rawValue: "AVAudioSessionCategoryMultiRoute")
  }

  /// The purpose of an app's sound.
  public struct Mode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let `default` = Self(rawValue: "AVAudioSessionModeDefault")
    public static let gameChat = Self(rawValue: "AVAudioSessionModeGameChat")
    public static let measurement = Self(rawValue: "AVAudioSessionModeMeasurement")
    public static let moviePlayback = Self(rawValue: "AVAudioSessionModeMoviePlayback")
    public static let spokenAudio = Self(rawValue: "AVAudioSessionModeSpokenAudio")
    public static let videoChat = Self(rawValue: "AVAudioSessionModeVideoChat")
    public static let videoRecording = Self(rawValue: "AVAudioSessionModeVideoRecording")
    public static let voiceChat = Self(rawValue: "AVAudioSessionModeVoiceChat")
    public static let voicePrompt = Self(rawValue: "AVAudioSessionModeVoicePrompt")
  }

  /// More about how an app uses sound.
  public struct CategoryOptions: OptionSet, Hashable, Sendable {
    /// The options as a number.
    public let rawValue: UInt

    /// Creates options from a number.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Others are heard too.
    public static let mixWithOthers = Self(rawValue: 1)
    /// Others are less loud.
    public static let duckOthers = Self(rawValue: 2)
    /// It may go to a device for talking.
    public static let allowBluetooth = Self(rawValue: 4)
    /// It comes from the speaker.
    public static let defaultToSpeaker = Self(rawValue: 8)
    /// Others wait that speak.
    public static let interruptSpokenAudioAndMixWithOthers = Self(rawValue: 17)
    /// It may go to a device for music.
    public static let allowBluetoothA2DP = Self(rawValue: 32)
    /// It may go to another screen.
    public static let allowAirPlay = Self(rawValue: 64)
    /// It goes on where the microphone is turned off.
    public static let overrideMutedMicrophoneInterruption = Self(rawValue: 128)
  }

  /// More about beginning or ending.
  public struct SetActiveOptions: OptionSet, Hashable, Sendable {
    /// The options as a number.
    public let rawValue: UInt

    /// Creates options from a number.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Others hear that they may go on.
    public static let notifyOthersOnDeactivation = Self(rawValue: 1)
  }

  /// Other ways for sound.
  public enum RouteSharingPolicy: UInt, Sendable {
    case `default` = 0
    case longFormAudio = 1
    /// It takes its own way.
    case independent = 2
    case longFormVideo = 3
  }

  /// The forced output for sound.
  public enum PortOverride: UInt, Sendable {
    /// From where it comes by itself.
    case none = 0
    case speaker = 1_936_747_378
  }

  /// Whether the user lets the app record.
  public enum RecordPermission: UInt, Sendable {
    case undetermined = 1_970_168_948
    case denied = 1_684_369_017
    case granted = 1_735_552_628
  }

  /// The state of an interruption.
  public enum InterruptionType: UInt, Sendable {
    case ended = 0
    case began = 1
  }

  /// Options after an interruption.
  public struct InterruptionOptions: OptionSet, Hashable, Sendable {
    /// The options as a number.
    public let rawValue: UInt

    /// Creates options from a number.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// It may go on.
    public static let shouldResume = Self(rawValue: 1)
  }

  /// The reason for an interruption.
  public enum InterruptionReason: UInt, Sendable {
    /// Another app is heard.
    case `default` = 0
    /// The app stood still.
    case appWasSuspended = 1
    /// The microphone is turned off.
    case builtInMicMuted = 2
    /// The output is gone.
    case routeDisconnected = 4
  }

  /// The reason for another route.
  public enum RouteChangeReason: UInt, Sendable {
    case unknown = 0
    /// There is another device, such as headphones.
    case newDeviceAvailable = 1
    /// A device is gone.
    case oldDeviceUnavailable = 2
    /// The app uses sound in another way.
    case categoryChange = 3
    /// The app wants it.
    case override = 4
    /// The device was asleep.
    case wakeFromSleep = 6
    /// There is no way.
    case noSuitableRouteForCategory = 7
    /// A device is another one.
    case routeConfigurationChange = 8
  }

  /// A source or a destination of sound.
  public struct Port: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let builtInSpeaker = Self(rawValue: "Speaker")
    /// The receiver, held to the ear.
    public static let builtInReceiver = Self(rawValue: "Receiver")
    public static let builtInMic = Self(rawValue: "MicrophoneBuiltIn")
    public static let headphones = Self(rawValue: "Headphones")
    /// The microphone of headphones.
    public static let headsetMic = Self(rawValue: "MicrophoneWired")
    /// A device for music.
    public static let bluetoothA2DP = Self(rawValue: "BluetoothA2DPOutput")
    /// A device for talking.
    public static let bluetoothHFP = Self(rawValue: "BluetoothHFP")
    public static let bluetoothLE = Self(rawValue: "BluetoothLE")
    public static let airPlay = Self(rawValue: "AirPlay")
    public static let carAudio = Self(rawValue: "CarAudio")
    /// A screen with a cable.
    public static let HDMI = Self(rawValue: "HDMIOutput")
    /// A device with a cable.
    public static let lineOut = Self(rawValue: "LineOut")
    /// A device with a cable.
    public static let usbAudio = Self(rawValue: "USBAudio")
  }

  /// Posted when sound is interrupted, and when that is over.
  public static let interruptionNotification = Notification.Name(
    "AVAudioSessionInterruptionNotification")
  /// Posted when sound takes another way.
  public static let routeChangeNotification = Notification.Name(
    "AVAudioSessionRouteChangeNotification")
  /// Posted when the system's part of it has gone.
  public static let mediaServicesWereLostNotification = Notification.Name(
    "AVAudioSessionMediaServicesWereLostNotification")
  /// Posted when the system's part of it is there again.
  public static let mediaServicesWereResetNotification = Notification.Name(
    "AVAudioSessionMediaServicesWereResetNotification")
  /// Posted when what is less important is not to be heard.
  public static let silenceSecondaryAudioHintNotification = Notification.Name(
    "AVAudioSessionSilenceSecondaryAudioHintNotification")
}

/// The key of an interruption's type.
public let AVAudioSessionInterruptionTypeKey = "AVAudioSessionInterruptionTypeKey"
/// The key of what an app may do after an interruption.
public let AVAudioSessionInterruptionOptionKey = "AVAudioSessionInterruptionOptionKey"
/// The key of why there is an interruption.
public let AVAudioSessionInterruptionReasonKey = "AVAudioSessionInterruptionReasonKey"
/// The key of why sound takes another way.
public let AVAudioSessionRouteChangeReasonKey = "AVAudioSessionRouteChangeReasonKey"
/// The key of the way before.
public let AVAudioSessionRouteChangePreviousRouteKey = "AVAudioSessionRouteChangePreviousRouteKey"
