public import HeadlessUIKit

/// A number that is four letters.
public typealias FourCharCode = UInt32
/// A number that is four letters, such as a format of pixels.
public typealias OSType = FourCharCode

/// The key of the format of pixels.
public let kCVPixelBufferPixelFormatTypeKey: CFString = "PixelFormatType"
/// The key of the width of a picture.
public let kCVPixelBufferWidthKey: CFString = "Width"
/// The key of the height of a picture.
public let kCVPixelBufferHeightKey: CFString = "Height"

/// Blue, green, red and alpha, of eight bits each.
public let kCVPixelFormatType_32BGRA: OSType = 0x4247_5241
/// Brightness and colors in two planes, of the numbers that films use.
public let kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange: OSType = 0x3432_3076
/// Brightness and colors in two planes, of all numbers.
public let kCVPixelFormatType_420YpCbCr8BiPlanarFullRange: OSType = 0x3432_3066
