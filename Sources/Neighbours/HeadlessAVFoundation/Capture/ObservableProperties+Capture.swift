public import HeadlessUIKit

extension ObservableProperties where Object: AVCaptureSession {
  /// Whether the session brings something.
  public var isRunning: ObservableProperty<Bool> {
    .init(.isRunning) { (session: AVCaptureSession) in session.isKnownToRun }
  }
}
