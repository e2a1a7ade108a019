public import Foundation
import HeadlessUIKit
import Locks

/// What an app says about how it uses sound.
///
/// It is remembered, and can be read: nothing is heard. A test interrupts it with ``SimulatedAudio``.
public final class AVAudioSession: NSObject, Sendable {
  /// The sessions of a test's application.
  final class Keeper: ScopedState {
    let session = AVAudioSession()
  }

  struct State: Sendable {
    var category = Category.soloAmbient
    var mode = Mode.default
    var options: CategoryOptions = []
    var policy = RouteSharingPolicy.default
    var isActive = false
    var isInterrupted = false
    var outputOverride = PortOverride.none
    var sampleRate = 48_000.0
    var bufferDuration: TimeInterval = 0.02
    var outputs = [Port.builtInSpeaker]
    var nextError: NSError?
  }

  let state = Locked(State())

  private override init() { super.init() }

  /// The session of the app.
  public class func sharedInstance() -> AVAudioSession {
    Keeper.current.session
  }

  // MARK: Categories

  /// The app's use of sound.
  public var category: Category { state.withLock(\.category) }
  /// More about how it uses sound.
  public var categoryOptions: CategoryOptions { state.withLock(\.options) }
  /// The purpose of the app's sound.
  public var mode: Mode { state.withLock(\.mode) }
  /// Other ways for the sound.
  public var routeSharingPolicy: RouteSharingPolicy { state.withLock(\.policy) }
  /// The categories that there are.
  public var availableCategories: [Category] {
    [.ambient, .soloAmbient, .playback, .record, .playAndRecord, .multiRoute]
  }
  /// The modes that there are.
  public var availableModes: [Mode] {
    [
      .default, .gameChat, .measurement, .moviePlayback, .spokenAudio, .videoChat,
      .videoRecording, .voiceChat, .voicePrompt,
    ]
  }

  /// Says how the app uses sound.
  public func setCategory(_ category: Category) throws {
    try setCategory(category, mode: .default, options: [])
  }

  /// Says how the app uses sound.
  public func setCategory(_ category: Category, options: CategoryOptions = []) throws {
    try setCategory(category, mode: mode, options: options)
  }

  /// Says how the app uses sound, and for what.
  public func setCategory(
    _ category: Category, mode: Mode, options: CategoryOptions = []
  ) throws {
    try setCategory(category, mode: mode, policy: .default, options: options)
  }

  /// Says how the app uses sound, for what, and where it may go.
  public func setCategory(
    _ category: Category, mode: Mode, policy: RouteSharingPolicy, options: CategoryOptions = []
  ) throws {
    try takeError()
    let previous = currentRoute
    let isAnother = state.withLock { state in
      defer {
        state.category = category
        state.mode = mode
        state.policy = policy
        state.options = options
      }
      return state.category != category
    }
    if isAnother { postRouteChange(.categoryChange, from: previous) }
  }

  /// Says what the app uses sound for.
  public func setMode(_ mode: Mode) throws {
    try takeError()
    state.withLock { $0.mode = mode }
  }

  // MARK: Using it

  /// Begins or ends to use sound.
  public func setActive(_ active: Bool, options: SetActiveOptions = []) throws {
    try takeError()
    state.withLock { state in
      state.isActive = active
      if active { state.isInterrupted = false }
    }
  }

  /// Whether another app is heard, which none is here.
  public var isOtherAudioPlaying: Bool { false }
  /// Whether what is less important is not to be heard now.
  public var secondaryAudioShouldBeSilencedHint: Bool { false }
  /// The device's volume.
  public var outputVolume: Float { 1 }
  /// Whether something can be recorded.
  public var isInputAvailable: Bool { true }
  /// The samples of a second.
  public var sampleRate: Double { state.withLock(\.sampleRate) }
  /// The wanted samples of a second.
  public var preferredSampleRate: Double { sampleRate }
  /// The duration of the pieces in which sound comes.
  public var ioBufferDuration: TimeInterval { state.withLock(\.bufferDuration) }
  /// The delay of recorded sound.
  public var inputLatency: TimeInterval { 0 }
  /// The delay of played sound.
  public var outputLatency: TimeInterval { 0 }
  /// The number of channels that are heard.
  public var outputNumberOfChannels: Int { 2 }
  /// The number of channels that are recorded.
  public var inputNumberOfChannels: Int { 1 }

  /// Asks for so many samples a second.
  public func setPreferredSampleRate(_ sampleRate: Double) throws {
    try takeError()
    state.withLock { $0.sampleRate = sampleRate }
  }

  /// Asks for pieces of a length.
  public func setPreferredIOBufferDuration(_ duration: TimeInterval) throws {
    try takeError()
    state.withLock { $0.bufferDuration = duration }
  }

  // MARK: Recording

  /// Whether the user lets the app record.
  public var recordPermission: RecordPermission {
    switch UserPermissions.current.status(of: .microphone) {
    case .notDetermined: .undetermined
    case .denied, .restricted: .denied
    default: .granted
    }
  }

  /// Asks the user whether the app may record.
  @preconcurrency public func requestRecordPermission(
    _ response: @escaping @Sendable (Bool) -> Void
  ) {
    UserPermissions.current.request(
      .microphone, by: "AVAudioSession.requestRecordPermission(_:)"
    ) { status in response(![.denied, .restricted, .notDetermined].contains(status)) }
  }

  // MARK: Ways of the sound

  /// The ways that sound takes now.
  public var currentRoute: AVAudioSessionRouteDescription {
    let (outputs, category) = state.withLock { ($0.outputs, $0.category) }
    let records = category == .record || category == .playAndRecord || category == .multiRoute
    return AVAudioSessionRouteDescription(
      inputs: records ? [.builtInMic] : [], outputs: category == .record ? [] : outputs)
  }

  /// The inputs that can record.
  public var availableInputs: [AVAudioSessionPortDescription]? {
    [AVAudioSessionPortDescription(.builtInMic)]
  }

  /// Lets sound come from the speaker.
  public func overrideOutputAudioPort(_ portOverride: PortOverride) throws {
    try takeError()
    state.withLock { $0.outputOverride = portOverride }
  }

  // MARK: The model

  /// Throws what a test has said goes wrong next.
  private func takeError() throws {
    let error = state.withLock { state in
      defer { state.nextError = nil }
      return state.nextError
    }
    if let error { throw error }
  }

  func postRouteChange(
    _ reason: RouteChangeReason, from previous: AVAudioSessionRouteDescription
  ) {
    MainTurn.post("AVAudioSession") { [self] in
      NotificationCenter.default.post(
        name: Self.routeChangeNotification, object: self,
        userInfo: [
          AVAudioSessionRouteChangeReasonKey: reason.rawValue,
          AVAudioSessionRouteChangePreviousRouteKey: previous,
        ])
    }
  }
}
