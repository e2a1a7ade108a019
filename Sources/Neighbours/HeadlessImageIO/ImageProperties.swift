// The names of ImageIO's dictionaries, with the values that they have on Apple's systems.

public import HeadlessUIKit

/// Whether pixels are kept.
public let kCGImageSourceShouldCache: CFString = "kCGImageSourceShouldCache"

/// Whether pixels are made at once.
public let kCGImageSourceShouldCacheImmediately: CFString = "kCGImageSourceShouldCacheImmediately"

/// Whether pixels may be numbers with fractions.
public let kCGImageSourceShouldAllowFloat: CFString = "kCGImageSourceShouldAllowFloat"

/// What type it may be.
public let kCGImageSourceTypeIdentifierHint: CFString = "kCGImageSourceTypeIdentifierHint"

/// How long the longer side of a small image is at most.
public let kCGImageSourceThumbnailMaxPixelSize: CFString = "kCGImageSourceThumbnailMaxPixelSize"

/// Whether a small image is made, whatever the file has.
public let kCGImageSourceCreateThumbnailFromImageAlways: CFString =
  "kCGImageSourceCreateThumbnailFromImageAlways"

/// Whether a small image is made where the file has none.
public let kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString =
  "kCGImageSourceCreateThumbnailFromImageIfAbsent"

/// Whether a small image is turned as it is seen.
public let kCGImageSourceCreateThumbnailWithTransform: CFString =
  "kCGImageSourceCreateThumbnailWithTransform"

/// By how much an image is made smaller.
public let kCGImageSourceSubsampleFactor: CFString = "kCGImageSourceSubsampleFactor"

/// The width in pixels, as they are stored.
public let kCGImagePropertyPixelWidth: CFString = "PixelWidth"

/// The height in pixels, as they are stored.
public let kCGImagePropertyPixelHeight: CFString = "PixelHeight"

/// How the pixels are to be turned to be seen, from 1 to 8.
public let kCGImagePropertyOrientation: CFString = "Orientation"

/// The bits of a component.
public let kCGImagePropertyDepth: CFString = "Depth"

/// What the components are.
public let kCGImagePropertyColorModel: CFString = "ColorModel"

/// Red, green and blue.
public let kCGImagePropertyColorModelRGB: CFString = "RGB"

public let kCGImagePropertyColorModelGray: CFString = "Gray"

/// Whether pixels may be transparent.
public let kCGImagePropertyHasAlpha: CFString = "HasAlpha"

/// The pixels of an inch, from side to side.
public let kCGImagePropertyDPIWidth: CFString = "DPIWidth"

/// The pixels of an inch, from top to bottom.
public let kCGImagePropertyDPIHeight: CFString = "DPIHeight"

/// The bytes of the file.
public let kCGImagePropertyFileSize: CFString = "FileSize"

/// The name of the colours.
public let kCGImagePropertyProfileName: CFString = "ProfileName"

/// What a camera has written, which is not read here.
public let kCGImagePropertyExifDictionary: CFString = "{Exif}"

/// When a photo was taken.
public let kCGImagePropertyExifDateTimeOriginal: CFString = "DateTimeOriginal"

public let kCGImagePropertyExifUserComment: CFString = "UserComment"

/// Where a photo was taken, which is not read here.
public let kCGImagePropertyGPSDictionary: CFString = "{GPS}"

/// Where a photo was taken, to the north.
public let kCGImagePropertyGPSLatitude: CFString = "Latitude"

/// Where a photo was taken, to the east.
public let kCGImagePropertyGPSLongitude: CFString = "Longitude"

/// What TIFF has, which is not read here.
public let kCGImagePropertyTIFFDictionary: CFString = "{TIFF}"

/// How TIFF has it turned.
public let kCGImagePropertyTIFFOrientation: CFString = "Orientation"

/// What newspapers want, which is not read here.
public let kCGImagePropertyIPTCDictionary: CFString = "{IPTC}"

/// What JPEG has, which is not read here.
public let kCGImagePropertyJFIFDictionary: CFString = "{JFIF}"

/// What PNG has, which is not read here.
public let kCGImagePropertyPNGDictionary: CFString = "{PNG}"

public let kCGImagePropertyGIFDictionary: CFString = "{GIF}"

/// How many seconds a frame stands, at least a tenth.
public let kCGImagePropertyGIFDelayTime: CFString = "DelayTime"

/// How many seconds a frame stands.
public let kCGImagePropertyGIFUnclampedDelayTime: CFString = "UnclampedDelayTime"

/// How often the frames go round; 0 without end.
public let kCGImagePropertyGIFLoopCount: CFString = "LoopCount"

/// How good an image is, from 0 to 1.
public let kCGImageDestinationLossyCompressionQuality: CFString =
  "kCGImageDestinationLossyCompressionQuality"

/// What is behind what is transparent.
public let kCGImageDestinationBackgroundColor: CFString = "kCGImageDestinationBackgroundColor"

/// How long the longer side is at most.
public let kCGImageDestinationImageMaxPixelSize: CFString = "kCGImageDestinationImageMaxPixelSize"

/// Whether the file has a small image, too.
public let kCGImageDestinationEmbedThumbnail: CFString = "kCGImageDestinationEmbedThumbnail"
