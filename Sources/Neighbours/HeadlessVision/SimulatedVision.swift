public import HeadlessUIKit
import Locks

/// What is in the pictures that are looked at, as a test says: the same in each.
///
/// It belongs to the application of the test. At first there is nothing in them.
///
/// ```swift
/// SimulatedVision.texts = ["Wren"]
/// ```
public enum SimulatedVision {
  /// A code.
  public struct Barcode: Hashable, Sendable {
    let payload: String
    let symbology: VNBarcodeSymbology

    /// Creates a code.
    public init(_ payload: String, symbology: VNBarcodeSymbology = .qr) {
      self.payload = payload
      self.symbology = symbology
    }
  }

  /// What is in a picture, and how sure that is.
  public struct Classification: Hashable, Sendable {
    let identifier: String
    let confidence: Float

    /// Creates one.
    public init(_ identifier: String, confidence: Float = 1) {
      self.identifier = identifier
      self.confidence = confidence
    }
  }

  /// The lines of text.
  public static var texts: [String] {
    get { VisionAnswers.current[\.texts] }
    set { VisionAnswers.current.show(newValue, as: \.texts) }
  }

  /// The codes.
  public static var barcodes: [Barcode] {
    get { VisionAnswers.current[\.barcodes] }
    set { VisionAnswers.current.show(newValue, as: \.barcodes) }
  }

  /// Where the faces are, in a picture that is 1 wide and high.
  public static var faces: [CGRect] {
    get { VisionAnswers.current[\.faces] }
    set { VisionAnswers.current[\.faces] = newValue }
  }

  /// Where the rectangles are, in a picture that is 1 wide and high.
  public static var rectangles: [CGRect] {
    get { VisionAnswers.current[\.rectangles] }
    set { VisionAnswers.current[\.rectangles] = newValue }
  }

  /// What a model says of pictures, the likeliest first.
  public static var classifications: [Classification] {
    get { VisionAnswers.current[\.classifications] }
    set { VisionAnswers.current[\.classifications] = newValue }
  }

  /// Whether VisionKit's scanner can use the camera; at first it can.
  public static var isScannerAvailable: Bool {
    get { VisionAnswers.current[\.isScannerAvailable] }
    set { VisionAnswers.current.show(newValue, as: \.isScannerAvailable) }
  }

  /// Why nothing can be found; at first nothing keeps it from being found.
  public static var error: VNError.Code? {
    get { VisionAnswers.current[\.error] }
    set { VisionAnswers.current[\.error] = newValue }
  }
}

/// What is in the pictures of one application.
final class VisionAnswers: ScopedState {
  struct State: Sendable {
    var texts: [String] = []
    var barcodes: [SimulatedVision.Barcode] = []
    var faces: [CGRect] = []
    var rectangles: [CGRect] = []
    var classifications: [SimulatedVision.Classification] = []
    var error: VNError.Code?
    var isScannerAvailable = true
  }

  private let state = Locked(State())

  subscript<Value: Sendable>(key: WritableKeyPath<State, Value>) -> Value {
    get { state.withLock { $0[keyPath: key] } }
    set { state.withLock { $0[keyPath: key] = newValue } }
  }

  /// The scanners that look.
  let scanners = Scanners()

  /// Sets what a camera sees, too: scanners look again.
  func show<Value: Sendable>(_ value: Value, as key: WritableKeyPath<State, Value>) {
    self[key] = value
    scanners.look()
  }

  static func perform(_ requests: [VNRequest]) throws {
    let failure = current[\.error].map { VNError($0) }
    for request in requests {
      let error = request.isCancelled ? VNError(.requestCancelled) : failure
      request.answers = error == nil ? request.found : nil
      request.completionHandler?(request, error)
    }
    if let failure { throw failure }
  }
}
