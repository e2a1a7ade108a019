package import Foundation

extension UIFontDescriptor {
  /// The attributes of a font in a descriptor.
  package struct Attributes: Hashable, Sendable {
    package var size: CGFloat = 0
    /// The PostScript name, for a font that is not the system's.
    package var name: String?
    /// The family, for a font that is not the system's.
    package var family: String?
    package var face: String?
    package var design = SystemDesign.default
    package var weight = UIFont.Weight.regular { didSet { plainWeight = nil } }
    /// The weight without the user's preference for bold texts, where that has changed it.
    private var plainWeight: UIFont.Weight?
    package var width = UIFont.Width.standard
    package var slant: CGFloat = 0
    package var hasMonospacedDigits = false
    package var textStyle: UIFont.TextStyle?
    /// How metrics scaled the font, if they did.
    package var scaling: Scaling?
    /// Traits that do not follow from the other attributes.
    package var otherTraits: SymbolicTraits = []

    /// The typographic features that are chosen, such as small capitals.
    package var features: [Feature] = []

    /// A choice within a group of typographic features.
    package struct Feature: Hashable, Sendable {
      package var type: Int
      package var selector: Int
    }

    package struct Scaling: Hashable, Sendable {
      package var style: UIFont.TextStyle
      package var size: CGFloat
      package var maximum: CGFloat
    }

    package init(size: CGFloat = 0) { self.size = size }

    /// Creates the attributes of a font from its PostScript name, as far as the name reveals them.
    package init(name: String, size: CGFloat) {
      self.size = size
      self.name = name
      face = name.split(separator: "-", maxSplits: 1).dropFirst().first.map { String($0) }
      if let face {
        if face.contains("Bold") { weight = .bold }
        if face.contains("Italic") || face.contains("Oblique") { slant = 1 }
      }
    }

    /// Makes the system's fonts heavier for users who prefer bold text, and lighter for others.
    mutating func follow(_ legibility: UILegibilityWeight) {
      guard isSystemFont, legibility != .unspecified else { return }
      let plain = plainWeight ?? weight
      weight = legibility == .bold ? plain.ofBoldText : plain
      plainWeight = legibility == .bold ? plain : nil
    }

    package var isBold: Bool { weight.rawValue >= UIFont.Weight.semibold.rawValue }
    package var isSystemFont: Bool { name == nil && family == nil }

    var symbolicTraits: SymbolicTraits {
      var traits = otherTraits
      if isBold { traits.insert(.traitBold) }
      if slant != 0 { traits.insert(.traitItalic) }
      if width.rawValue > 0 { traits.insert(.traitExpanded) }
      if width.rawValue < 0 { traits.insert(.traitCondensed) }
      if isSystemFont, design == .monospaced { traits.insert(.traitMonoSpace) }
      if isSystemFont { traits.insert(.traitUIOptimized) }
      return traits
    }

    /// Takes another family, which may be one of the system's.
    mutating func take(family: String) {
      name = nil
      let design = SystemDesign(family: family)
      self.family = design == nil ? family : nil
      if let design { self.design = design }
    }

    /// Applies traits.
    ///
    /// A font whose name contradicts them gets another name.
    mutating func apply(_ traits: SymbolicTraits) {
      let isBold = traits.contains(.traitBold)
      if isBold != self.isBold { weight = isBold ? .semibold : .regular }
      let isItalic = traits.contains(.traitItalic)
      if isItalic != (slant != 0) { slant = isItalic ? 1 : 0 }
      if traits.contains(.traitExpanded) != (width.rawValue > 0)
        || traits.contains(.traitCondensed) != (width.rawValue < 0)
      {
        width =
          traits.contains(.traitExpanded)
          ? .expanded : traits.contains(.traitCondensed) ? .condensed : .standard
      }
      if isSystemFont, traits.contains(.traitMonoSpace) { design = .monospaced }
      otherTraits = traits.subtracting([
        .traitBold, .traitItalic, .traitExpanded, .traitCondensed, .traitMonoSpace,
        .traitUIOptimized,
      ])
      if let name {
        let stem = name.split(separator: "-", maxSplits: 1).first.map { String($0) } ?? name
        face = (isBold ? "Bold" : "") + (isItalic ? "Italic" : "")
        self.name = face.map { $0.isEmpty ? stem : "\(stem)-\($0)" }
      }
    }
  }
}
