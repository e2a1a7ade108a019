import Foundation

extension UIImage.Values {
  private enum Key {
    static let name = "UIImageName"
    static let symbol = "UIImageSymbol"
    static let data = "UIImageData"
    static let images = "UIImages"
    static let duration = "UIImageDuration"
    static let scale = "UIScale"
    static let orientation = "UIImageOrientation"
    static let configuration = "UIImageConfiguration"
    static let renderingMode = "UIRenderingMode"
    static let tintColor = "UITintColor"
    static let flips = "UIImageFlips"
    static let capInsets = "UICapInsets"
    static let resizingMode = "UIResizingMode"
    static let alignmentRectInsets = "UIAlignmentRectInsets"
  }

  /// Writes the values to an archive.
  func encode(with coder: NSCoder) {
    switch source {
    case .nothing: break
    case .asset(let asset, _): coder.encode(asset.name, forKey: Key.name)
    case .named(let name): coder.encode(name, forKey: Key.name)
    case .symbol(let name): coder.encode(name, forKey: Key.symbol)
    case .bitmap(let image):
      if let data = image.file { coder.encode(data as NSData, forKey: Key.data) }
    case .animation(let images, let duration):
      coder.encode(images as NSArray, forKey: Key.images)
      coder.encode(duration, forKey: Key.duration)
    }
    coder.encode(scale, forKey: Key.scale)
    coder.encode(orientation.rawValue, forKey: Key.orientation)
    if let symbol = configuration as? UIImage.SymbolConfiguration {
      symbol.values.encode(with: coder, under: Key.configuration)
    }
    coder.encode(renderingMode.rawValue, forKey: Key.renderingMode)
    if let tintColor { coder.encode(tintColor, forKey: Key.tintColor) }
    coder.encode(flips, forKey: Key.flips)
    coder.encode(capInsets, forKey: Key.capInsets)
    coder.encode(resizingMode.rawValue, forKey: Key.resizingMode)
    coder.encode(alignmentRectInsets, forKey: Key.alignmentRectInsets)
  }

  /// Reads values from an archive.
  init?(coder: NSCoder) {
    guard let source = Self.source(in: coder) else { return nil }
    self.init(source: source)
    scale = coder.decodeNumber(forKey: Key.scale).flatMap { $0 > 0 ? $0 : nil } ?? 1
    orientation =
      UIImage.Orientation(rawValue: coder.decodeInteger(forKey: Key.orientation)) ?? .up
    configuration = UIImage.Configuration.Values(coder: coder, under: Key.configuration)
      .map { UIImage.SymbolConfiguration($0) }
    renderingMode =
      UIImage.RenderingMode(rawValue: coder.decodeInteger(forKey: Key.renderingMode)) ?? .automatic
    tintColor = coder.decode(UIColor.self, forKey: Key.tintColor)
    flips = coder.decodeBool(forKey: Key.flips)
    capInsets = coder.decodeUIEdgeInsets(forKey: Key.capInsets)
    resizingMode =
      UIImage.ResizingMode(rawValue: coder.decodeInteger(forKey: Key.resizingMode)) ?? .tile
    alignmentRectInsets = coder.decodeUIEdgeInsets(forKey: Key.alignmentRectInsets)
  }

  private static func source(in coder: NSCoder) -> Source? {
    if let name = coder.decodeString(forKey: Key.name) {
      return UIImage.named(name, in: nil)?.source ?? .named(name)
    }
    if let name = coder.decodeString(forKey: Key.symbol) { return .symbol(name) }
    if let data = coder.decode(NSData.self, forKey: Key.data) as Data? {
      return CGImage(file: data).map { .bitmap($0) }
    }
    guard coder.containsValue(forKey: Key.images) else { return .nothing }
    return .animation(
      coder.decodeList(of: UIImage.self, forKey: Key.images),
      coder.decodeDouble(forKey: Key.duration))
  }
}

extension UIImage.Configuration.Values {
  /// Writes the values of a symbol to an archive, all but the traits.
  fileprivate func encode(with coder: NSCoder, under key: String) {
    coder.encode(true, forKey: key)
    if let pointSize { coder.encode(pointSize, forKey: "\(key).pointSize") }
    coder.encode(textStyle?.rawValue, forKey: "\(key).textStyle")
    coder.encode(weight.rawValue, forKey: "\(key).weight")
    coder.encode(scale.rawValue, forKey: "\(key).scale")
    switch colors {
    case nil: break
    case .monochrome: coder.encode("monochrome", forKey: "\(key).colors")
    case .multicolor: coder.encode("multicolor", forKey: "\(key).colors")
    case .hierarchical(let color):
      coder.encode("hierarchical", forKey: "\(key).colors")
      coder.encode([color] as NSArray, forKey: "\(key).palette")
    case .palette(let colors):
      coder.encode("palette", forKey: "\(key).colors")
      coder.encode(colors as NSArray, forKey: "\(key).palette")
    }
  }

  /// Reads the values of a symbol from an archive, if it has some.
  fileprivate init?(coder: NSCoder, under key: String) {
    guard coder.decodeBool(forKey: key) else { return nil }
    self.init()
    pointSize = coder.decodeNumber(forKey: "\(key).pointSize")
    textStyle = coder.decodeString(forKey: "\(key).textStyle").map(UIFont.TextStyle.init)
    let weight = coder.decodeInteger(forKey: "\(key).weight")
    self.weight = UIImage.SymbolWeight(rawValue: weight) ?? .unspecified
    let scale = coder.decodeInteger(forKey: "\(key).scale")
    self.scale = UIImage.SymbolScale(rawValue: scale) ?? .unspecified
    let palette = coder.decodeList(of: UIColor.self, forKey: "\(key).palette")
    switch coder.decodeString(forKey: "\(key).colors") {
    case "monochrome": colors = .monochrome
    case "multicolor": colors = .multicolor
    case "hierarchical": colors = palette.first.map { .hierarchical($0) }
    case "palette": colors = .palette(palette)
    default: break
    }
  }
}
