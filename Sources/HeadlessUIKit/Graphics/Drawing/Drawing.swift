package import Foundation
package import Rasterizing

/// A drawing's marks, in order, as values that can be inspected and drawn again.
///
/// Lengths and points are in the context's pixels, with the y axis pointing up, after the mark's
/// transform.
package struct Drawing: Hashable, Sendable {
  /// The marks, the first at the back.
  package var marks: [Mark] = []

  package init() {}

  /// One thing that was drawn, with everything that decides how it looks.
  package struct Mark: Hashable, Sendable {
    package var content: Content
    package var style: Style
  }

  /// The content of a mark.
  package indirect enum Content: Hashable, Sendable {
    case fill(Outline, evenOdd: Bool, CGColor)
    case stroke(Outline, Pen, CGColor)
    case clear(CGRect)
    case image(CGImage, CGRect)
    /// A color in the shape of an image.
    case silhouette(CGImage, CGRect, CGColor)
    /// An image of an asset catalog of which only the name is known.
    case named(String, CGRect, CGColor?)
    case symbol(Symbol)
    case gradient(CGGradient, GradientShape, CGGradientDrawingOptions)
    case text(Text)
    /// Marks that were drawn together, and shown as one.
    case layer([Mark])
  }

  /// Words, each in its place.
  package struct Text: Hashable, Sendable {
    package var words: [Word] = []

    package init() {}
  }

  /// A word with its look; its frame is as high as its line, and begins at its top.
  package struct Word: Hashable, Sendable {
    package var text: String
    package var frame: CGRect
    /// How far below the top of the frame the letters stand.
    package var baseline: CGFloat
    package var fontName: String
    package var pointSize: CGFloat
    package var color: CGColor
    package var face: FontFace
    /// The width that the app adds to each character.
    package var kern: Double = 0
    /// Whether pairs of letters move together.
    package var movesPairs = true
  }

  /// A symbol by its name, with the colors of its layers.
  package struct Symbol: Hashable, Sendable {
    package var name: String
    package var frame: CGRect
    /// The width of the pen in tenths, on a grid of 100.
    package var pen: Int
    /// The colors of the symbol's first, second and third layer; a single color is for all.
    package var colors: [CGColor]
  }

  /// Where and how a mark is seen.
  package struct Style: Hashable, Sendable {
    package var transform = CGAffineTransform.identity
    package var clips: [Clip] = []
    package var alpha: CGFloat = 1
    package var blendMode = CGBlendMode.normal
    package var shadow: Shadow?
    package var antialiases = true
    package var interpolates = true
  }

  /// A clip of a mark, without a transform.
  package enum Clip: Hashable, Sendable {
    case path(Outline, evenOdd: Bool, antialiases: Bool)
    case mask(CGImage, CGRect, CGAffineTransform)
  }

  /// A shadow behind a mark, in pixels.
  package struct Shadow: Hashable, Sendable {
    package var offset: CGSize
    package var blur: CGFloat
    package var color: CGColor
  }
}
