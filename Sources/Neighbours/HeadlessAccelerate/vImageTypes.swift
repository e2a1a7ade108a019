/// The pixels of a picture.
public struct vImage_Buffer {
  /// The first pixel.
  public var data: UnsafeMutableRawPointer!
  /// The number of rows.
  public var height: vImagePixelCount
  /// The number of pixels in a row.
  public var width: vImagePixelCount
  /// How far one row is from the next one.
  public var rowBytes: Int

  /// Creates one without pixels.
  public init() { self.init(data: nil, height: 0, width: 0, rowBytes: 0) }

  /// Creates one over pixels.
  public init(
    data: UnsafeMutableRawPointer!, height: vImagePixelCount, width: vImagePixelCount,
    rowBytes: Int
  ) { (self.data, self.height, self.width, self.rowBytes) = (data, height, width, rowBytes) }
}

/// A number of pixels.
public typealias vImagePixelCount = UInt
/// What became of a picture.
public typealias vImage_Error = Int
/// How a picture is made.
public typealias vImage_Flags = UInt32
/// A part of a color.
public typealias Pixel_8 = UInt8
/// A part of a color, as a half number.
public typealias Pixel_16F = UInt16
/// A part of a color, as a number.
public typealias Pixel_F = Float

public let kvImageNoError: vImage_Error = 0
public let kvImageRoiLargerThanInputBuffer: vImage_Error = -21766
public let kvImageInvalidKernelSize: vImage_Error = -21767
public let kvImageInvalidEdgeStyle: vImage_Error = -21768
public let kvImageMemoryAllocationError: vImage_Error = -21771
public let kvImageNullPointerArgument: vImage_Error = -21772
public let kvImageInvalidParameter: vImage_Error = -21773

public let kvImageNoFlags = 0
public let kvImageLeaveAlphaUnchanged = 1
public let kvImageBackgroundColorFill = 4
public let kvImageEdgeExtend = 8
public let kvImageDoNotTile = 16
public let kvImageHighQualityResampling = 32
public let kvImageTruncateKernel = 64
public let kvImageGetTempBufferSize = 128
