public import HeadlessUIKit

/// Makes an image of another one.
///
/// It keeps its values. What comes out is as large as what goes in, and knows the filter.
open class CIFilter: NSObject {
  /// Its name, such as `CISepiaTone`.
  public final let name: String

  private final var values: [String: Any] = [:]

  /// Creates a filter of a name, which begins with `CI`.
  public init?(name: String) {
    guard name.hasPrefix("CI"), name.count > 2 else { return nil }
    self.name = name
    super.init()
  }

  /// Creates a filter of a name that there is.
  init(known name: String) { self.name = name }

  /// Creates a filter with values.
  public convenience init?(name: String, parameters params: [String: Any]?) {
    self.init(name: name)
    values = params ?? [:]
  }

  /// Creates a filter with values.
  public convenience init?(name: String, withInputParameters params: [String: Any]?) {
    self.init(name: name, parameters: params)
  }

  /// Sets all values to what they are at first, which is nothing here.
  open func setDefaults() {}

  /// The names of the values that are set.
  open var inputKeys: [String] { values.keys.sorted() }

  /// The filter's attributes.
  open var attributes: [String: Any] { ["CIAttributeFilterName": name] }

  /// Sets a value.
  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }

  /// Returns a value.
  open func value(forKey key: String) -> Any? {
    key == kCIOutputImageKey ? outputImage : values[key]
  }

  /// The result.
  open var outputImage: CIImage? {
    let filter = AppliedFilter(
      name: name,
      values: values.filter { !($0.value is CIImage) }.mapValues { "\($0)" })
    if let input = values[kCIInputImageKey] as? CIImage {
      if let result = input.worked(out: filter, values) { return result }
      return CIImage(input.base, input.extent, input.appliedFilters + [filter])
    }
    guard name.hasSuffix("Generator") else { return nil }
    return CIImage(nil, QRCode(values)?.extent ?? .infinite, [filter])
  }
}

/// How large a code is that a generator makes of a message.
private struct QRCode {
  let extent: CGRect

  /// How many bytes a code of each size holds, by how much of it may be lost.
  private static let capacities: [String: [Int]] = [
    "L": [17, 32, 53, 78, 106, 134, 154, 192, 230, 271],
    "M": [14, 26, 42, 62, 84, 106, 122, 152, 180, 213],
    "Q": [11, 20, 32, 46, 60, 74, 86, 108, 130, 151],
    "H": [7, 14, 24, 34, 44, 58, 64, 84, 98, 119],
  ]

  init?(_ values: [String: Any]) {
    guard let message = values["inputMessage"] as? Data else { return nil }
    let level = values["inputCorrectionLevel"] as? String ?? "M"
    let capacities = Self.capacities[level] ?? []
    let version = capacities.firstIndex { $0 >= message.count } ?? capacities.count
    // With a light edge of one module.
    let side = 23 + 4 * version
    extent = CGRect(x: 0, y: 0, width: side, height: side)
  }
}

/// The image that goes in.
public let kCIInputImageKey = "inputImage"
/// The image behind it.
public let kCIInputBackgroundImageKey = "inputBackgroundImage"
/// The image that says what is seen.
public let kCIInputMaskImageKey = "inputMaskImage"
/// The image that comes out.
public let kCIOutputImageKey = "outputImage"
/// The strength of the effect.
public let kCIInputIntensityKey = "inputIntensity"
/// The radius of the effect.
public let kCIInputRadiusKey = "inputRadius"
public let kCIInputScaleKey = "inputScale"
/// The change of the aspect ratio.
public let kCIInputAspectRatioKey = "inputAspectRatio"
/// The center of the effect.
public let kCIInputCenterKey = "inputCenter"
/// The angle of the effect.
public let kCIInputAngleKey = "inputAngle"
/// The width of the effect.
public let kCIInputWidthKey = "inputWidth"
/// The color of the effect.
public let kCIInputColorKey = "inputColor"
/// The strength of the colors.
public let kCIInputSaturationKey = "inputSaturation"
public let kCIInputBrightnessKey = "inputBrightness"
/// The contrast of dark and light.
public let kCIInputContrastKey = "inputContrast"
/// The exposure.
public let kCIInputEVKey = "inputEV"
public let kCIInputSharpnessKey = "inputSharpness"
/// The extent of the effect.
public let kCIInputExtentKey = "inputExtent"
/// The move and the turn.
public let kCIInputTransformKey = "inputTransform"
/// The time since the start of the effect.
public let kCIInputTimeKey = "inputTime"
