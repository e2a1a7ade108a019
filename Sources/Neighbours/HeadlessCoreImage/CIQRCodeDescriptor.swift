public import Foundation

/// What a QR code is made of.
open class CIQRCodeDescriptor: CIBarcodeDescriptor {
  /// How much of the code may be lost.
  public enum ErrorCorrectionLevel: Int, Sendable {
    case levelL = 76
    case levelM = 77
    case levelQ = 81
    case levelH = 72
  }

  /// The bytes, with what mends it.
  public let errorCorrectedPayload: Data
  /// The size of the code, from 1 to 40.
  public let symbolVersion: Int
  /// The number of the mask, from 0 to 7.
  public let maskPattern: UInt8
  /// How much of the code may be lost.
  public let errorCorrectionLevel: ErrorCorrectionLevel

  /// Creates a code; nothing for a size or a mask that there is not.
  public init?(
    payload errorCorrectedPayload: Data, symbolVersion: Int, maskPattern: UInt8,
    errorCorrectionLevel: ErrorCorrectionLevel
  ) {
    guard (1...40).contains(symbolVersion), maskPattern <= 7 else { return nil }
    self.errorCorrectedPayload = errorCorrectedPayload
    (self.symbolVersion, self.maskPattern) = (symbolVersion, maskPattern)
    self.errorCorrectionLevel = errorCorrectionLevel
    super.init()
  }
}
