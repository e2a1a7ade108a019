public import HeadlessUIKit

/// Something that a camera sees.
public enum RecognizedItem: Identifiable, Sendable {
  case text(Text)
  case barcode(Barcode)

  /// A text.
  public struct Text: Identifiable, Sendable {
    public let id: UUID
    /// Where it is.
    public let bounds: Bounds
    /// What it says.
    public let transcript: String
    /// What Vision says of it.
    public var observation: VNRecognizedTextObservation { VNRecognizedTextObservation(transcript) }
  }

  /// A code.
  public struct Barcode: Identifiable, Sendable {
    public let id: UUID
    /// Where it is.
    public let bounds: Bounds
    let code: SimulatedVision.Barcode
    /// What it says.
    public var payloadStringValue: String? { code.payload }
    /// What Vision says of it.
    public var observation: VNBarcodeObservation { VNBarcodeObservation(code) }
  }

  /// Where something is, in the view of the scanner.
  public struct Bounds: Sendable {
    /// The corner above, at the left.
    public let topLeft: CGPoint
    /// The corner above, at the right.
    public let topRight: CGPoint
    /// The corner below, at the right.
    public let bottomRight: CGPoint
    /// The corner below, at the left.
    public let bottomLeft: CGPoint

    init(_ rect: CGRect) {
      topLeft = rect.origin
      topRight = CGPoint(x: rect.maxX, y: rect.minY)
      bottomRight = CGPoint(x: rect.maxX, y: rect.maxY)
      bottomLeft = CGPoint(x: rect.minX, y: rect.maxY)
    }
  }

  /// What tells it apart.
  public var id: UUID {
    switch self {
    case .text(let text): text.id
    case .barcode(let code): code.id
    }
  }

  /// Where it is.
  public var bounds: Bounds {
    switch self {
    case .text(let text): text.bounds
    case .barcode(let code): code.bounds
    }
  }

  /// What it says.
  var words: String {
    switch self {
    case .text(let text): text.transcript
    case .barcode(let code): code.code.payload
    }
  }
}
