public import Foundation
import Rasterizing

/// A destination for drawing.
///
/// Drawings are kept as values, and become pixels at the first access to these.
public final class CGContext: Hashable {
  // MARK: Creating a bitmap context

  /// Creates a context that draws into memory, or into its own memory.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
    bytesPerRow: Int, space: CGColorSpace?, bitmapInfo: CGBitmapInfo
  ) {
    let layout = PixelLayout(
      width: width, height: height, bitsPerComponent: bitsPerComponent, bytesPerRow: bytesPerRow,
      space: space, bitmapInfo: bitmapInfo)
    guard let layout else { return nil }
    self.init(layout: layout, memory: data)
  }

  /// Creates a context that draws into memory, or into its own memory.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
    bytesPerRow: Int, space: CGColorSpace, bitmapInfo: UInt32
  ) {
    self.init(
      data: data, width: width, height: height, bitsPerComponent: bitsPerComponent,
      bytesPerRow: bytesPerRow, space: space, bitmapInfo: CGBitmapInfo(rawValue: bitmapInfo))
  }

  // MARK: Managing the graphics state

  /// Keeps the graphics state, to be restored later.
  public func saveGState() { states.append(state) }

  /// Restores the graphics state that was kept last.
  public func restoreGState() {
    if let last = states.popLast() { state = last }
  }

  // MARK: Working with the current transformation matrix

  /// The matrix from user space to the context's own coordinates.
  public var ctm: CGAffineTransform { state.transform }

  /// Scales later drawings.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    state.transform = state.transform.scaledBy(x: sx, y: sy)
  }

  /// Moves later drawings.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    state.transform = state.transform.translatedBy(x: tx, y: ty)
  }

  /// Rotates later drawings.
  public func rotate(by angle: CGFloat) { state.transform = state.transform.rotated(by: angle) }

  /// Transforms later drawings by a matrix.
  public func concatenate(_ transform: CGAffineTransform) {
    state.transform = transform.concatenating(state.transform)
  }

  /// The matrix from the coordinates in which one draws to pixels.
  public var userSpaceToDeviceSpaceTransform: CGAffineTransform { ctm }

  /// Returns where a point is in pixels.
  public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm) }

  /// Returns the point that is somewhere in pixels.
  public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm.inverted()) }

  /// Returns how large a size is in pixels.
  public func convertToDeviceSpace(_ size: CGSize) -> CGSize { size.applying(ctm) }

  /// Returns the size that is so large in pixels.
  public func convertToUserSpace(_ size: CGSize) -> CGSize { size.applying(ctm.inverted()) }

  /// Returns where a rectangle is in pixels.
  public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm) }

  /// Returns the rectangle that is somewhere in pixels.
  public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm.inverted()) }

  // MARK: Setting line properties

  /// Sets the width of lines.
  public func setLineWidth(_ width: CGFloat) { state.pen.width = width }

  /// Sets how the ends of lines look.
  public func setLineCap(_ cap: CGLineCap) { state.pen.cap = cap }

  /// Sets how the corners of lines look.
  public func setLineJoin(_ join: CGLineJoin) { state.pen.join = join }

  /// Sets how far a corner may reach before it is cut off.
  public func setMiterLimit(_ limit: CGFloat) { state.pen.miterLimit = limit }

  /// Sets the lengths of dashes and of the gaps between them.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.pen.phase = phase
    state.pen.dashes = lengths
  }

  /// Sets how much a drawn curve may differ from the true one, which the model does not use.
  public func setFlatness(_ flatness: CGFloat) { state.flatness = flatness }

  // MARK: Setting how drawing is mixed

  /// Sets the opacity of later drawings.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = min(max(alpha.isNaN ? 1 : alpha, 0), 1) }

  /// Sets how new drawing is blended with the pixels below it.
  public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }

  /// Sets whether edges are smooth.
  public func setShouldAntialias(_ shouldAntialias: Bool) {
    state.shouldAntialias = shouldAntialias
  }

  /// Sets whether edges may be smooth.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {
    self.allowsAntialiasing = allowsAntialiasing
  }

  /// How well images are drawn in another size.
  public var interpolationQuality: CGInterpolationQuality {
    get { state.interpolation }
    set { state.interpolation = newValue }
  }

  /// Sets how colors are replaced that cannot be shown.
  public func setRenderingIntent(_ intent: CGColorRenderingIntent) { state.intent = intent }

  // MARK: Drawing shadows

  /// Gives later drawings a shadow, of a third of black.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
  }

  /// Sets the shadow of later drawings; a color of `nil` ends it.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    let size = offset.applying(base)
    state.shadow = color.map {
      Drawing.Shadow(offset: size, blur: max(blur, 0) * base.scale, color: $0)
    }
  }

  // MARK: Setting colors

  /// Sets the color of fills.
  public func setFillColor(_ color: CGColor) { state.fill = color }

  /// Sets the color of lines.
  public func setStrokeColor(_ color: CGColor) { state.stroke = color }

  /// Sets the color of fills.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.fill = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Sets the color of lines.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.stroke = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Sets the color of fills to a shade of gray.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    state.fill = CGColor(gray: gray, alpha: alpha)
  }

  /// Sets the color of lines to a shade of gray.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    state.stroke = CGColor(gray: gray, alpha: alpha)
  }

  /// Sets the color of fills.
  public func setFillColor(
    cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat
  ) {
    state.fill = CGColor(cyan, magenta, yellow, black, alpha: alpha)
  }

  /// Sets the color of lines.
  public func setStrokeColor(
    cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat
  ) {
    state.stroke = CGColor(cyan, magenta, yellow, black, alpha: alpha)
  }

  /// Sets the color space of fills, and their color to black.
  public func setFillColorSpace(_ space: CGColorSpace) {
    state.fillSpace = space
    state.fill = CGColor(gray: 0, alpha: 1)
  }

  /// Sets the color space of lines, and their color to black.
  public func setStrokeColorSpace(_ space: CGColorSpace) {
    state.strokeSpace = space
    state.stroke = CGColor(gray: 0, alpha: 1)
  }

  /// Sets the color of fills by its components in their color space, with the opacity last.
  public func setFillColor(_ components: UnsafePointer<CGFloat>) {
    if let color = CGColor(colorSpace: state.fillSpace, components: components) {
      state.fill = color
    }
  }

  /// Sets the color of lines by its components in their color space, with the opacity last.
  public func setStrokeColor(_ components: UnsafePointer<CGFloat>) {
    if let color = CGColor(colorSpace: state.strokeSpace, components: components) {
      state.stroke = color
    }
  }

  // MARK: Working with transparency layers

  /// Begins something that is drawn apart, and then shown as one.
  public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) {
    layers.append((marks: [], style: style(), depth: states.count))
    saveGState()
    state.alpha = 1
    state.blendMode = .normal
    state.shadow = nil
  }

  /// Begins something that is drawn apart within a rectangle, and then shown as one.
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: CFDictionary?) {
    beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
    clip(to: rect)
  }

  /// Shows the separate drawing.
  public func endTransparencyLayer() {
    guard let layer = layers.popLast() else { return }
    states.removeLast(max(states.count - layer.depth - 1, 0))
    restoreGState()
    var style = layer.style
    style.transform = .identity
    add(Drawing.Mark(content: .layer(layer.marks), style: style))
  }

  // MARK: Managing a context

  /// Makes sure that all is drawn that should be.
  public func flush() {}

  /// Makes sure that all is drawn that should be.
  public func synchronize() {}

  // MARK: Comparing

  /// Returns whether both are the same context.
  public static func == (left: CGContext, right: CGContext) -> Bool { left === right }

  /// Adds the context to a hash.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  // MARK: The model

  /// Creates a context for drawing as in UIKit: in points, with the y axis pointing down.
  package convenience init?(points bounds: CGRect, scale: CGFloat, isOpaque: Bool) {
    guard let layout = PixelLayout(points: bounds.size, scale: scale, isOpaque: isOpaque) else {
      return nil
    }
    self.init(layout: layout, memory: nil)
    base = CGAffineTransform(
      a: scale, b: 0, c: 0, d: -scale, tx: 0, ty: CGFloat(layout.height))
    state.transform = base.translatedBy(x: -bounds.minX, y: -bounds.minY)
    state.first = state.transform
  }

  init(layout: PixelLayout, memory: UnsafeMutableRawPointer?) {
    self.layout = layout
    self.memory = memory
  }

  deinit { ownMemory?.deallocate() }

  /// The drawing up to now.
  package var drawing: Drawing {
    var drawing = Drawing()
    drawing.marks = marks
    return drawing
  }

  struct State {
    var transform = CGAffineTransform.identity
    var clips: [Drawing.Clip] = []
    var pen = Pen()
    /// The matrix with which the drawing began.
    var first = CGAffineTransform.identity
    var fill = CGColor(gray: 0, alpha: 1) { didSet { fillPattern = nil } }
    var stroke = CGColor(gray: 0, alpha: 1) { didSet { strokePattern = nil } }
    /// The pattern in place of the color, which then is the color of its cell.
    var fillPattern: CGPattern?
    var strokePattern: CGPattern?
    var patternPhase = CGSize.zero
    var fillSpace = CGColorSpace.deviceGray
    var strokeSpace = CGColorSpace.deviceGray
    var alpha: CGFloat = 1
    var blendMode = CGBlendMode.normal
    var shadow: Drawing.Shadow?
    var shouldAntialias = true
    var interpolation = CGInterpolationQuality.default
    var intent = CGColorRenderingIntent.defaultIntent
    var flatness: CGFloat = 0
  }

  func style() -> Drawing.Style {
    Drawing.Style(
      transform: state.transform, clips: state.clips, alpha: state.alpha,
      blendMode: state.blendMode, shadow: state.shadow, antialiases: antialiases,
      interpolates: state.interpolation != .none)
  }

  var antialiases: Bool { state.shouldAntialias && allowsAntialiasing }

  package func add(_ content: Drawing.Content) {
    add(Drawing.Mark(content: content, style: style()))
  }

  private func add(_ mark: Drawing.Mark) {
    if !layers.isEmpty {
      layers[layers.count - 1].marks.append(mark)
      return
    }
    marks.append(mark)
    guard let memory else { return }
    var rasterizer = Rasterizer(layout.read(memory))
    rasterizer.draw(mark)
    layout.write(rasterizer.pixels, to: memory)
  }

  let layout: PixelLayout
  var state = State()
  /// The current path, in pixels: later changes of the matrix do not move it.
  var outline = Outline()
  /// The memory that is drawn into at once, because code may read it.
  var memory: UnsafeMutableRawPointer?
  var ownMemory: UnsafeMutableRawPointer?
  /// The matrix before anything changed it, by which the offsets of shadows are measured.
  private var base = CGAffineTransform.identity
  private var states: [State] = []
  private(set) var marks: [Drawing.Mark] = []
  private var layers: [(marks: [Drawing.Mark], style: Drawing.Style, depth: Int)] = []
  private var allowsAntialiasing = true
}
