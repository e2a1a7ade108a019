public import Foundation
import HeadlessUIKit

/// Something that a camera has found.
@preconcurrency @MainActor
open class AVMetadataObject: NSObject {
  /// The kind of object.
  public struct ObjectType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let qr = Self(rawValue: "org.iso.QRCode")
    /// The code of a shop.
    public static let ean13 = Self(rawValue: "org.gs1.EAN-13")
    /// The short code of a shop.
    public static let ean8 = Self(rawValue: "org.gs1.EAN-8")
    public static let code128 = Self(rawValue: "org.iso.Code128")
    public static let code39 = Self(rawValue: "org.iso.Code39")
    public static let code93 = Self(rawValue: "com.intermec.Code93")
    /// The code of a ticket.
    public static let pdf417 = Self(rawValue: "org.iso.PDF417")
    /// The code of a ticket.
    public static let aztec = Self(rawValue: "org.iso.Aztec")
    /// The code of a shop in America.
    public static let upce = Self(rawValue: "org.gs1.UPC-E")
    public static let dataMatrix = Self(rawValue: "org.iso.DataMatrix")
    public static let interleaved2of5 = Self(rawValue: "org.ansi.Interleaved2of5")
    /// The code of a carton.
    public static let itf14 = Self(rawValue: "org.gs1.ITF14")
    /// One with a check digit.
    public static let code39Mod43 = Self(rawValue: "org.iso.Code39Mod43")
    /// The code of a library.
    public static let codabar = Self(rawValue: "Codabar")
    public static let microQR = Self(rawValue: "org.iso.MicroQR")
    public static let microPDF417 = Self(rawValue: "org.iso.MicroPDF417")
    /// The code of fruit in a shop.
    public static let gs1DataBar = Self(rawValue: "org.gs1.GS1DataBar")
    public static let gs1DataBarExpanded = Self(rawValue: "org.gs1.GS1DataBarExpanded")
    public static let gs1DataBarLimited = Self(rawValue: "org.gs1.GS1DataBarLimited")
    public static let face = Self(rawValue: "face")
  }

  init(_ type: ObjectType) {
    self.type = type
    super.init()
  }

  /// The kind of object.
  public let type: ObjectType
  /// Where, in shares of the picture.
  open var bounds: CGRect { CGRect(x: 0.25, y: 0.25, width: 0.5, height: 0.5) }
}
