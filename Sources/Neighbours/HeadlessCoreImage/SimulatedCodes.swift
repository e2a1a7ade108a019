import HeadlessUIKit
import Locks

/// The codes in images, as a test says.
///
/// They belong to the application of the test. The list starts empty.
///
/// ```swift
/// SimulatedCodes.detected = ["https://birds.example/wren"]
/// ```
@preconcurrency @MainActor
public enum SimulatedCodes {
  /// What the codes say that detectors find in any image.
  public static var detected: [String] {
    get { DetectedCodes.current.all }
    set { DetectedCodes.current.all = newValue }
  }
}

/// The codes in the images of one application.
final class DetectedCodes: ScopedState {
  private let codes = Locked<[String]>([])

  var all: [String] {
    get { codes.withLock { $0 } }
    set { codes.withLock { $0 = newValue } }
  }
}
