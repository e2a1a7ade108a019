public import Foundation

/// What a Data Matrix code is made of.
open class CIDataMatrixCodeDescriptor: CIBarcodeDescriptor {
  /// The way in which the code is mended.
  public enum ECCVersion: Int, Sendable {
    case v000 = 0
    case v050 = 50
    case v080 = 80
    case v100 = 100
    case v140 = 140
    case v200 = 200
  }

  /// The bytes, with what mends it.
  public let errorCorrectedPayload: Data
  /// The height in squares.
  public let rowCount: Int
  /// The width in squares.
  public let columnCount: Int
  /// The way in which the code is mended.
  public let eccVersion: ECCVersion

  /// Creates a code; nothing for one that is too small.
  public init?(
    payload errorCorrectedPayload: Data, rowCount: Int, columnCount: Int, eccVersion: ECCVersion
  ) {
    guard rowCount > 0, columnCount > 0 else { return nil }
    self.errorCorrectedPayload = errorCorrectedPayload
    (self.rowCount, self.columnCount, self.eccVersion) = (rowCount, columnCount, eccVersion)
    super.init()
  }
}
