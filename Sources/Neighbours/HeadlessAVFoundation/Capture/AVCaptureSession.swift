public import Foundation
public import HeadlessUIKit
import Locks

/// Brings a camera's pictures to an app.
@preconcurrency @MainActor
open class AVCaptureSession: NSObject, KeyValueObservable, NamingObject {
  private nonisolated let running = Locked(false)
  /// Whether observers of the session know it as running.
  final var isKnownToRun = false
  package final var observations: [Weak<NSKeyValueObservation>] = []

  /// Creates a session without anything.
  public override init() {
    super.init()
    AppCaptures.current.add(self)
  }

  /// The quality of pictures.
  open var sessionPreset = Preset.high
  /// The inputs.
  open private(set) var inputs: [AVCaptureInput] = []
  /// The outputs.
  open private(set) var outputs: [AVCaptureOutput] = []
  /// Whether it uses the audio session of the app.
  open var usesApplicationAudioSession = true
  /// Whether it sets up the audio session of the app as it needs it.
  open var automaticallyConfiguresApplicationAudioSession = true

  /// Whether something can come in.
  open func canAddInput(_ input: AVCaptureInput) -> Bool { !inputs.contains(input) }

  /// Lets something come in.
  open func addInput(_ input: AVCaptureInput) {
    inputs.append(input)
    connect()
  }

  /// Lets something come in no more.
  open func removeInput(_ input: AVCaptureInput) {
    inputs.removeAll { $0 === input }
    connect()
  }

  /// Whether something can go out.
  open func canAddOutput(_ output: AVCaptureOutput) -> Bool { !outputs.contains(output) }

  /// Lets something go out.
  open func addOutput(_ output: AVCaptureOutput) {
    outputs.append(output)
    connect()
  }

  /// Lets something go out no more.
  open func removeOutput(_ output: AVCaptureOutput) {
    outputs.removeAll { $0 === output }
    output.connect(to: [])
  }

  /// The connections from inputs to outputs.
  open var connections: [AVCaptureConnection] { outputs.flatMap(\.connections) }

  private final func connect() {
    for output in outputs { output.connect(to: inputs) }
  }

  /// Whether pictures can be so good.
  open func canSetSessionPreset(_ preset: Preset) -> Bool { true }

  /// Begins several changes.
  open func beginConfiguration() {}

  /// Ends several changes.
  open func commitConfiguration() {}

  /// Begins; apps call it in the background, since a device takes its time.
  nonisolated open func startRunning() { setRunning(true) }

  /// Ends.
  nonisolated open func stopRunning() { setRunning(false) }

  /// Whether it brings something.
  nonisolated open var isRunning: Bool { running.withLock { $0 } }

  /// Whether something else keeps it from bringing anything, which does not happen here.
  open var isInterrupted: Bool { false }

  /// Observers hear of it on a later turn, as the call may come from any thread.
  private nonisolated final func setRunning(_ isRunning: Bool) {
    running.withLock { $0 = isRunning }
    MainTurn.post("AVCaptureSession") {
      guard self.isKnownToRun != isRunning else { return }
      self.observed(.isRunning) { self.isKnownToRun = isRunning }
      NotificationCenter.default.post(
        name: isRunning ? Self.didStartRunningNotification : Self.didStopRunningNotification,
        object: self)
    }
  }

  package static var namedProperties: [String: NamedProperty] {
    let running = NamedProperty(.isRunning) { (session: AVCaptureSession) in session.isKnownToRun }
    return ["running": running, "isRunning": running]
  }
}

extension ObservableProperties where Object: AVCaptureSession {
  /// Whether the session brings something.
  public var isRunning: ObservableProperty<Bool> {
    .init(.isRunning) { (session: AVCaptureSession) in session.isKnownToRun }
  }
}
