import HeadlessUIKit

/// A code that was found in a picture.
open class VNBarcodeObservation: VNRectangleObservation {
  /// The kind.
  public final let symbology: VNBarcodeSymbology
  /// What it says.
  public final let payloadStringValue: String?

  init(_ code: SimulatedVision.Barcode) {
    symbology = code.symbology
    payloadStringValue = code.payload
    super.init(boundingBox: CGRect(x: 0.25, y: 0.25, width: 0.5, height: 0.5))
  }
}

/// The kinds of codes.
public struct VNBarcodeSymbology: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  /// Creates one of its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let aztec = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyAztec")
  public static let codabar = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyCodabar")
  public static let code39 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyCode39")
  public static let code93 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyCode93")
  public static let code128 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyCode128")
  public static let dataMatrix = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyDataMatrix")
  public static let ean8 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyEAN8")
  public static let ean13 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyEAN13")
  public static let i2of5 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyI2of5")
  public static let itf14 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyITF14")
  public static let pdf417 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyPDF417")
  public static let qr = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyQR")
  public static let upce = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyUPCE")

  static let all: [Self] = [
    aztec, codabar, code39, code93, code128, dataMatrix, ean8, ean13, i2of5, itf14, pdf417, qr,
    upce,
  ]
}
