public import Foundation

/// A description of a font: its family, its size, its traits.
///
/// The attributes in ``AttributeName`` are kept. Others are dropped.
public final class UIFontDescriptor: NSObject, NSCopying, NSSecureCoding, Sendable {
  // MARK: Creating font descriptors

  /// Creates a descriptor of the system's font.
  public override convenience init() { self.init(Attributes()) }

  /// Creates a descriptor from attributes.
  public convenience init(fontAttributes attributes: [AttributeName: Any]) {
    self.init(Attributes().adding(attributes))
  }

  /// Creates a descriptor of the font with a PostScript name.
  public convenience init(name fontName: String, size: CGFloat) {
    self.init(Attributes(name: fontName, size: size))
  }

  /// Returns the descriptor of a text style at the user's text size.
  public static func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor {
    preferredFontDescriptor(withTextStyle: style, compatibleWith: nil)
  }

  /// Returns the descriptor of a text style at the text size of given traits.
  public static func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    let traits = traitCollection ?? .current
    var attributes = Attributes(size: style.pointSize(for: traits.preferredContentSizeCategory))
    attributes.weight = style.weight
    attributes.follow(traits.legibilityWeight)
    attributes.textStyle = style
    return UIFontDescriptor(attributes)
  }

  // MARK: Creating copies with other attributes

  /// Returns the same descriptor with attributes added.
  public func addingAttributes(
    _ attributes: [AttributeName: Any]
  ) -> UIFontDescriptor {
    UIFontDescriptor(self.attributes.adding(attributes))
  }

  /// Returns the same descriptor with another family.
  public func withFamily(_ newFamily: String) -> UIFontDescriptor {
    with { $0.take(family: newFamily) }
  }

  /// Returns the same descriptor with another face.
  public func withFace(_ newFace: String) -> UIFontDescriptor {
    addingAttributes([.face: newFace])
  }

  /// Returns the same descriptor with another size.
  ///
  /// It no longer follows the user's text size.
  public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    with {
      guard newPointSize != $0.size else { return }
      $0.size = newPointSize
      $0.textStyle = nil
      $0.scaling = nil
    }
  }

  /// Returns the same descriptor with these traits and no others.
  public func withSymbolicTraits(
    _ symbolicTraits: SymbolicTraits
  ) -> UIFontDescriptor? {
    with { $0.apply(symbolicTraits) }
  }

  /// Returns the same descriptor in another design, if the font is the system's.
  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    guard attributes.isSystemFont else { return nil }
    return with { $0.design = design }
  }

  // MARK: Getting the attributes

  /// The PostScript name.
  public var postscriptName: String { attributes.fontName }

  /// The size in points.
  public var pointSize: CGFloat { attributes.size }

  /// The traits that are on or off.
  public var symbolicTraits: SymbolicTraits { attributes.symbolicTraits }

  /// All attributes.
  public var fontAttributes: [AttributeName: Any] { attributes.dictionary }

  /// Returns the value of an attribute.
  public func object(forKey anAttribute: AttributeName) -> Any? {
    switch anAttribute {
    case .name: attributes.fontName
    case .family: attributes.familyName
    case .traits: attributes.traits
    default: attributes.dictionary[anAttribute]
    }
  }

  // MARK: Comparing and copying

  /// Returns whether the other object describes the same font.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UIFontDescriptor)?.attributes == attributes
  }

  /// The hash value.
  public override var hash: Int { attributes.hashValue }

  /// The name and the size.
  public override var description: String {
    "<UIFontDescriptor \(postscriptName) \(String(format: "%g", Double(pointSize)))>"
  }

  /// Returns the descriptor itself, because it never changes.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  // MARK: Archiving

  /// Font descriptors can be decoded safely.
  public static var supportsSecureCoding: Bool { true }

  /// Creates a font descriptor from an archive.
  public convenience init?(coder: NSCoder) { self.init(Attributes(coder: coder)) }

  /// Writes the font descriptor to an archive.
  public func encode(with coder: NSCoder) { attributes.encode(with: coder) }

  private func with(_ change: (inout Attributes) -> Void) -> UIFontDescriptor {
    var attributes = attributes
    change(&attributes)
    return UIFontDescriptor(attributes)
  }

  package init(_ attributes: Attributes) {
    self.attributes = attributes
    super.init()
  }

  package let attributes: Attributes
}
