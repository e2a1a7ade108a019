import FailureReporting
public import HeadlessUIKit

/// The camera of the device that a test runs on.
///
/// ```swift
/// SimulatedCamera.isPresent = true
/// SimulatedCamera.show("https://birds.example", .qr)
/// ```
@preconcurrency @MainActor
public enum SimulatedCamera {
  /// Whether there is one, which a simulator has not.
  public static var isPresent: Bool {
    get { AppCaptures.current.hasCamera }
    set { AppCaptures.current.hasCamera = newValue }
  }

  /// The picture that it sees, of which photographs are taken.
  public static var picture: UIImage? {
    get { AppCaptures.current.picture }
    set { AppCaptures.current.picture = newValue }
  }

  /// Holds a code before the camera.
  ///
  /// The delegates of sessions that run, and look for such codes, hear of it. Records a failure if there is
  /// no such session.
  public static func show(
    _ text: String, _ type: AVMetadataObject.ObjectType = .qr, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    let site = CallSite(fileID, filePath, line, column)
    UserAct.perform(in: .shared, at: site) { _ in
      if let mistake = AppCaptures.current.show(text, type) {
        MediaWords.report("Cannot show a code: \(mistake.reason)", mistake.details, at: site)
      }
    }
  }
}

/// The devices and sessions of one application.
@MainActor
final class AppCaptures: ScopedState {
  private struct Session {
    weak var session: AVCaptureSession?
  }

  var hasCamera = false
  var picture: UIImage?
  private(set) lazy var microphone = AVCaptureDevice(.audio, at: .unspecified)
  private lazy var back = AVCaptureDevice(.video, at: .back)
  private lazy var front = AVCaptureDevice(.video, at: .front)
  private var sessions: [Session] = []
  private var lastPhotoID: Int64 = 0

  nonisolated init() {}

  var cameras: [AVCaptureDevice] { hasCamera ? [back, front] : [] }

  /// The identifier of settings of a photograph, another one each time.
  func nextPhotoID() -> Int64 {
    lastPhotoID += 1
    return lastPhotoID
  }

  func add(_ session: AVCaptureSession) {
    sessions.removeAll { $0.session == nil }
    sessions.append(Session(session: session))
  }

  /// Tells of a code, or returns why the app would not hear of it.
  func show(
    _ text: String, _ type: AVMetadataObject.ObjectType
  ) -> (reason: String, details: String)? {
    guard hasCamera else {
      return ("There is no camera.", "SimulatedCamera.isPresent = true puts one in.")
    }
    let running = sessions.compactMap(\.session).filter { session in
      session.isRunning
        && session.inputs.contains { input in
          (input as? AVCaptureDeviceInput)?.device.hasMediaType(.video) == true
        }
    }
    guard !running.isEmpty else {
      return (
        "No session runs that has a camera.", "startRunning() of the app's session begins one."
      )
    }
    let outputs = running.flatMap(\.outputs).compactMap { $0 as? AVCaptureMetadataOutput }
      .filter { $0.metadataObjectTypes?.contains(type) == true }
    guard !outputs.isEmpty else {
      return ("The app does not look for codes of the type \(type.rawValue).", "")
    }
    for output in outputs {
      output.metadataObjectsDelegate?.metadataOutput(
        output, didOutput: [AVMetadataMachineReadableCodeObject(text, type)],
        from: output.connection(with: .metadataObject) ?? AVCaptureConnection())
    }
    return nil
  }
}
