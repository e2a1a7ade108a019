// The names of ImageIO's dictionaries, with the values that they have on Apple's systems.

public import HeadlessUIKit

/// Whether pixels are kept.
public let kCGImageSourceShouldCache: CFString = "kCGImageSourceShouldCache"

/// Whether pixels are made at once.
public let kCGImageSourceShouldCacheImmediately: CFString = "kCGImageSourceShouldCacheImmediately"

/// Whether pixels may be numbers with fractions.
public let kCGImageSourceShouldAllowFloat: CFString = "kCGImageSourceShouldAllowFloat"

/// The likely type.
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

/// The kind of components.
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

/// The time at which a photo was taken.
public let kCGImagePropertyExifDateTimeOriginal: CFString = "DateTimeOriginal"

public let kCGImagePropertyExifUserComment: CFString = "UserComment"

/// Where a photo was taken, which is not read here.
public let kCGImagePropertyGPSDictionary: CFString = "{GPS}"

/// The place where a photo was taken, to the north.
public let kCGImagePropertyGPSLatitude: CFString = "Latitude"

/// The place where a photo was taken, to the east.
public let kCGImagePropertyGPSLongitude: CFString = "Longitude"

/// The properties of TIFF, which are not read here.
public let kCGImagePropertyTIFFDictionary: CFString = "{TIFF}"

/// The turn in TIFF.
public let kCGImagePropertyTIFFOrientation: CFString = "Orientation"

/// The properties for newspapers, which are not read here.
public let kCGImagePropertyIPTCDictionary: CFString = "{IPTC}"

/// The properties of JPEG, of which only one is read here.
public let kCGImagePropertyJFIFDictionary: CFString = "{JFIF}"

/// Whether a JPEG file holds the whole picture several times, better each time.
public let kCGImagePropertyJFIFIsProgressive: CFString = "IsProgressive"

/// The properties of PNG, which are not read here.
public let kCGImagePropertyPNGDictionary: CFString = "{PNG}"

public let kCGImagePropertyGIFDictionary: CFString = "{GIF}"

/// The properties of HEIF in several frames, which are not read here.
public let kCGImagePropertyHEICSDictionary: CFString = "{HEICS}"

/// The seconds of such a frame, at least a tenth.
public let kCGImagePropertyHEICSDelayTime: CFString = "DelayTime"

/// The seconds of such a frame.
public let kCGImagePropertyHEICSUnclampedDelayTime: CFString = "UnclampedDelayTime"

/// How often such frames go round; 0 without end.
public let kCGImagePropertyHEICSLoopCount: CFString = "LoopCount"

/// The seconds of a frame, at least a tenth.
public let kCGImagePropertyGIFDelayTime: CFString = "DelayTime"

/// The seconds of a frame.
public let kCGImagePropertyGIFUnclampedDelayTime: CFString = "UnclampedDelayTime"

/// How often the frames go round; 0 without end.
public let kCGImagePropertyGIFLoopCount: CFString = "LoopCount"

/// How good an image is, from 0 to 1.
public let kCGImageDestinationLossyCompressionQuality: CFString =
  "kCGImageDestinationLossyCompressionQuality"

/// The color behind transparent pixels.
public let kCGImageDestinationBackgroundColor: CFString = "kCGImageDestinationBackgroundColor"

/// The greatest length of the longer side.
public let kCGImageDestinationImageMaxPixelSize: CFString = "kCGImageDestinationImageMaxPixelSize"

/// Whether the file has a small image, too.
public let kCGImageDestinationEmbedThumbnail: CFString = "kCGImageDestinationEmbedThumbnail"
