/// An output that writes a film: here an empty file.
@preconcurrency @MainActor
open class AVCaptureMovieFileOutput: AVCaptureFileOutput {
  /// Creates one that does not record.
  public override init() { super.init() }

  /// The time after which what is recorded is safe in the file.
  open var movieFragmentInterval = CMTime(value: 10, timescale: 1)
  /// The ways to compress pictures that there are.
  open var availableVideoCodecTypes: [AVVideoCodecType] { [.hevc, .h264] }

  /// Returns the settings of what a connection brings; they are empty where an app sets nothing.
  open func outputSettings(for connection: AVCaptureConnection) -> [String: Any] {
    settings[ObjectIdentifier(connection)] ?? [:]
  }

  /// Sets the settings of what a connection brings; `nil` takes them away.
  open func setOutputSettings(
    _ outputSettings: [String: Any]?, for connection: AVCaptureConnection
  ) { settings[ObjectIdentifier(connection)] = outputSettings }

  private final var settings: [ObjectIdentifier: [String: Any]] = [:]

  override final var mediaTypes: [AVMediaType] { [.video, .audio] }
}
