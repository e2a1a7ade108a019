public import HeadlessUIKit

extension CIFilter {
  /// The image that goes in.
  public var inputImage: CIImage? {
    get { value(forKey: kCIInputImageKey) as? CIImage }
    set { setValue(newValue, forKey: kCIInputImageKey) }
  }

  /// The strength of the effect.
  public var intensity: Float {
    get { value(forKey: kCIInputIntensityKey) as? Float ?? 1 }
    set { setValue(newValue, forKey: kCIInputIntensityKey) }
  }

  /// The radius of the effect.
  public var radius: Float {
    get { value(forKey: kCIInputRadiusKey) as? Float ?? 10 }
    set { setValue(newValue, forKey: kCIInputRadiusKey) }
  }

  /// The scale.
  public var scale: Float {
    get { value(forKey: kCIInputScaleKey) as? Float ?? 8 }
    set { setValue(newValue, forKey: kCIInputScaleKey) }
  }

  /// The message in a code.
  public var message: Data {
    get { value(forKey: "inputMessage") as? Data ?? Data() }
    set { setValue(newValue, forKey: "inputMessage") }
  }

  /// How much of a code may be lost: `L`, `M`, `Q` or `H`.
  public var correctionLevel: String {
    get { value(forKey: "inputCorrectionLevel") as? String ?? "M" }
    set { setValue(newValue, forKey: "inputCorrectionLevel") }
  }

  /// A filter that makes a code of a message.
  public static func qrCodeGenerator() -> CIFilter { CIFilter(known: "CIQRCodeGenerator") }
  /// A filter that makes an image brown.
  public static func sepiaTone() -> CIFilter { CIFilter(known: "CISepiaTone") }
  /// A filter that blurs an image.
  public static func gaussianBlur() -> CIFilter { CIFilter(known: "CIGaussianBlur") }
  /// A filter that makes an image of large squares.
  public static func pixellate() -> CIFilter { CIFilter(known: "CIPixellate") }
  /// A filter that makes an image of crystals.
  public static func crystallize() -> CIFilter { CIFilter(known: "CICrystallize") }
  /// A filter that makes an image of one color.
  public static func colorMonochrome() -> CIFilter { CIFilter(known: "CIColorMonochrome") }
  /// A filter that changes the colors of an image.
  public static func colorControls() -> CIFilter { CIFilter(known: "CIColorControls") }
  /// A filter that turns the colors of an image around.
  public static func colorInvert() -> CIFilter { CIFilter(known: "CIColorInvert") }
  /// A filter that makes the edges of an image dark.
  public static func vignette() -> CIFilter { CIFilter(known: "CIVignette") }
  /// A filter that makes an image grey.
  public static func photoEffectNoir() -> CIFilter { CIFilter(known: "CIPhotoEffectNoir") }
}
