public import Foundation

/// Something that is drawn once, by a function, and repeated wherever it is the color.
public final class CGPattern: Hashable {
  /// Creates a pattern whose cell a function draws, or nil if the cell or its steps have no size.
  ///
  /// The function is called at the first fill with the pattern, and again for another color or
  /// scale. Steps are from one cell to the next: the area between cells stays as it is, and a cell
  /// covers the previous one where they overlap.
  public init?(
    info: UnsafeMutableRawPointer?, bounds: CGRect, matrix: CGAffineTransform, xStep: CGFloat,
    yStep: CGFloat, tiling: CGPatternTiling, isColored: Bool,
    callbacks: UnsafePointer<CGPatternCallbacks>
  ) {
    let bounds = bounds.standardized
    let numbers = [
      bounds.minX, bounds.minY, bounds.width, bounds.height, xStep, yStep, matrix.a, matrix.b,
      matrix.c, matrix.d, matrix.tx, matrix.ty,
    ]
    guard numbers.allSatisfy(\.isFinite), bounds.width > 0, bounds.height > 0, xStep != 0,
      yStep != 0, matrix.a * matrix.d != matrix.b * matrix.c,
      let draw = callbacks.pointee.drawPattern
    else { return nil }
    self.info = info
    self.bounds = bounds
    self.matrix = matrix
    self.isColored = isColored
    self.draw = draw
    step = CGSize(width: abs(xStep), height: abs(yStep))
    releaseInfo = callbacks.pointee.releaseInfo
  }

  deinit { releaseInfo?(info) }

  // MARK: Comparing

  /// Returns whether both are the same pattern.
  public static func == (left: CGPattern, right: CGPattern) -> Bool { left === right }

  /// Adds the pattern to a hash.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  // MARK: The model

  /// Whether the function sets the colors.
  let isColored: Bool
  private let info: UnsafeMutableRawPointer?
  private let bounds: CGRect
  private let matrix: CGAffineTransform
  private let step: CGSize
  private let draw: CGPatternDrawPatternCallback
  private let releaseInfo: CGPatternReleaseInfoCallback?
  private static let mostPixels: CGFloat = 4_000_000
  private var made: (scale: CGFloat, ink: CGColor, image: UIImage)?
  private var isDrawing = false

  /// Returns the color that repeats the cell.
  ///
  /// - Parameters:
  ///   - ink: The color of an uncolored cell, and the opacity of any.
  ///   - scale: The number of pixels in a unit of the space that the matrix leads to.
  ///   - toUser: The matrix from that space to the space of the fill.
  func color(ink: CGColor, scale: CGFloat, toUser: CGAffineTransform = .identity) -> CGColor? {
    let first = isColored ? CGColor(gray: 0, alpha: 1) : ink
    let longest = max(
      matrix.a * matrix.a + matrix.b * matrix.b, matrix.c * matrix.c + matrix.d * matrix.d
    ).squareRoot()
    // Whole pixels have sharp edges, and more of them would not be visible.
    let pixels = CGFloat(Int((scale * longest).rounded(.up), within: 1...64))
    let most = (Self.mostPixels / (bounds.width * bounds.height)).squareRoot()
    guard let image = cell(first, min(pixels, most > 1 ? most.rounded(.down) : most)) else {
      return nil
    }
    var pattern = ColorPattern(image: image)
    pattern.frame.origin = bounds.origin
    pattern.step = step
    pattern.toUser = matrix.concatenating(toUser)
    return CGColor(.pattern(pattern), alpha: isColored ? ink.alpha : 1)
  }

  /// Draws the cell in the color that it begins with, unless it was drawn so; nil within the drawing
  /// itself.
  private func cell(_ ink: CGColor, _ scale: CGFloat) -> UIImage? {
    if let made, made.scale == scale, made.ink == ink { return made.image }
    guard !isDrawing, let context = CGContext(points: bounds, scale: scale, isOpaque: false) else {
      return nil
    }
    isDrawing = true
    defer { isDrawing = false }
    context.clip(to: bounds)
    context.setFillColor(ink)
    context.setStrokeColor(ink)
    draw(info, context)
    guard let drawn = context.makeImage() else { return nil }
    let image = UIImage(cgImage: drawn, scale: scale, orientation: .up)
    made = (scale, ink, image)
    return image
  }
}

/// How the cells of a pattern may be moved to fit the pixels, which the model does not do.
public enum CGPatternTiling: Int32, Sendable {
  /// Cells stay as they are, and the spaces between them differ by up to a pixel.
  case noDistortion = 0
  /// The spaces stay as they are, and cells differ by up to a pixel.
  case constantSpacingMinimalDistortion = 1
  /// The spaces stay as they are, and cells differ as much as is fast.
  case constantSpacing = 2
}

/// A function that draws the cell of a pattern into a context.
public typealias CGPatternDrawPatternCallback = (UnsafeMutableRawPointer?, CGContext) -> Void

/// A function that is called when a pattern is gone.
public typealias CGPatternReleaseInfoCallback = (UnsafeMutableRawPointer?) -> Void

/// The functions of a pattern.
public struct CGPatternCallbacks {
  /// The version of the structure, which is 0.
  public var version: UInt32
  /// The function that draws the cell.
  public var drawPattern: CGPatternDrawPatternCallback?
  /// The function that is called when the pattern is released.
  public var releaseInfo: CGPatternReleaseInfoCallback?

  /// Creates no functions.
  public init() { self.init(version: 0, drawPattern: nil, releaseInfo: nil) }

  /// Creates the functions of a pattern.
  public init(
    version: UInt32, drawPattern: CGPatternDrawPatternCallback?,
    releaseInfo: CGPatternReleaseInfoCallback?
  ) {
    self.version = version
    self.drawPattern = drawPattern
    self.releaseInfo = releaseInfo
  }
}
