import Foundation
import ImageDecoding
import PixelCoverage
import PropertyLists
import Rasterizing
import StrokeFont

/// Writes drawings as SVG: paths and their uses, one element a line, with words in titles.
///
/// Lengths are in points, to a third where it is a frame: two pictures differ where something has moved,
/// and their texts can be compared.
struct SVGWriter {
  private var lines: [String] = []
  private var definitions: [String: String] = [:]
  private var names: [String] = []
  private var clips: [[Drawing.Clip]: String] = [:]
  private let size: CGSize
  /// From pixels, with the y axis pointing up, to points.
  private let toPoints: CGAffineTransform

  init(size: CGSize, pixelHeight: CGFloat, scale: CGFloat) {
    self.size = size
    toPoints = CGAffineTransform(
      a: 1 / scale, b: 0, c: 0, d: -1 / scale, tx: 0, ty: pixelHeight / scale)
  }

  /// Returns the file of marks.
  static func text(
    of drawing: Drawing, size: CGSize, pixelHeight: CGFloat, scale: CGFloat
  ) -> String {
    var writer = SVGWriter(size: size, pixelHeight: pixelHeight, scale: scale)
    for mark in drawing.marks { writer.write(mark) }
    return writer.file
  }

  private var file: String {
    let (width, height) = (Self.number(size.width), Self.number(size.height))
    var text =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\" "
      + "width=\"\(width)\" height=\"\(height)\" viewBox=\"0 0 \(width) \(height)\">\n"
    if !names.isEmpty {
      text += "<defs>\n"
      for name in names.sorted() { text += (definitions[name] ?? "") + "\n" }
      text += "</defs>\n"
    }
    for line in lines { text += line + "\n" }
    return text + "</svg>\n"
  }

  // MARK: Marks

  private mutating func write(_ mark: Drawing.Mark) {
    let style = mark.style
    let matrix = style.transform.concatenating(toPoints)
    let outer = clip(style.clips) + Self.opacity("opacity", style.alpha)
    switch mark.content {
    case .fill(let outline, let evenOdd, let color):
      let rule = evenOdd ? " fill-rule=\"evenodd\"" : ""
      add("<path\(Self.paint("fill", color))\(rule)\(outer) d=\"\(Self.data(outline, matrix))\"/>")
    case .stroke(let outline, let pen, let color):
      add(
        "<path fill=\"none\"\(Self.paint("stroke", color))\(Self.attributes(pen, matrix.scale))"
          + "\(outer) d=\"\(Self.data(outline, matrix))\"/>")
    case .clear(let rect):
      add("<path fill=\"#fff\"\(outer) d=\"\(Self.data(Self.outline(rect), matrix))\"/>")
    case .image(let image, let rect): write(image, rect, matrix, outer)
    case .silhouette(_, let rect, let color):
      add(
        "<path\(Self.paint("fill", color))\(outer) d=\"\(Self.data(Self.outline(rect), matrix))\"/>"
      )
    case .named(let name, let rect, let color):
      let paint = Self.paint("fill", color ?? CGColor(gray: 0.5, alpha: 1))
      add(
        "<path\(paint)\(outer) d=\"\(Self.data(Self.outline(rect), matrix))\">"
          + "<title>\(name.asMarkup())</title></path>")
    case .gradient(let gradient, let shape, _): write(gradient, shape, matrix, outer)
    case .symbol(let symbol): write(symbol, matrix, outer)
    case .text(let text):
      for word in text.words { write(word, matrix, outer) }
    case .layer(let marks):
      add("<g\(outer)>")
      for mark in marks { write(mark) }
      add("</g>")
    }
  }

  private mutating func add(_ line: String) { lines.append(line) }

  private mutating func define(_ name: String, _ element: () -> String) {
    guard definitions[name] == nil else { return }
    definitions[name] = element()
    names.append(name)
  }

  private mutating func write(
    _ image: CGImage, _ rect: CGRect, _ matrix: CGAffineTransform, _ outer: String
  ) {
    let frame = rect.applying(matrix)
    // A photo has far more pixels than a picture of the screen shows of it.
    let (across, down) = (abs(frame.width / toPoints.a), abs(frame.height / toPoints.d))
    let factor = max(across / CGFloat(image.width), down / CGFloat(image.height))
    guard image.width * image.height < 4_000_000, let data = image.file(scaledBy: factor) else {
      return add("<path fill=\"#888\"\(outer) d=\"\(Self.data(Self.outline(rect), matrix))\"/>")
    }
    add(
      "<image x=\"\(Self.third(frame.minX))\" y=\"\(Self.third(frame.minY))\" "
        + "width=\"\(Self.third(frame.width))\" height=\"\(Self.third(frame.height))\" "
        + "preserveAspectRatio=\"none\"\(outer) "
        + "xlink:href=\"data:image/\(Self.format(of: data));base64,"
        + "\(data.base64EncodedString())\"/>")
  }

  private static func format(of file: Data) -> String {
    switch ImageHeader(file)?.kind {
    case .jpeg: "jpeg"
    case .gif: "gif"
    case .webP: "webp"
    case .heic: "heic"
    case .png, nil: "png"
    }
  }

  private mutating func write(
    _ gradient: CGGradient, _ shape: GradientShape, _ matrix: CGAffineTransform,
    _ outer: String
  ) {
    var head: String
    switch shape {
    case .linear(let start, let end):
      let (a, b) = (start.applying(matrix), end.applying(matrix))
      head =
        "<linearGradient id=\"ID\" gradientUnits=\"userSpaceOnUse\" x1=\"\(Self.number(a.x))\" "
        + "y1=\"\(Self.number(a.y))\" x2=\"\(Self.number(b.x))\" y2=\"\(Self.number(b.y))\">"
    case .radial(_, _, let center, let radius):
      let middle = center.applying(matrix)
      head =
        "<radialGradient id=\"ID\" gradientUnits=\"userSpaceOnUse\" cx=\"\(Self.number(middle.x))\" "
        + "cy=\"\(Self.number(middle.y))\" r=\"\(Self.number(radius * matrix.scale))\">"
    case .conic:
      return add("<path\(Self.paint("fill", gradient.color(at: 0.5)))\(outer) d=\"\(whole)\"/>")
    }
    for step in 0...4 {
      let place = CGFloat(step) / 4
      head +=
        "<stop offset=\"\(Self.number(place))\"\(Self.paint("stop", gradient.color(at: place)))/>"
    }
    head += head.hasPrefix("<l") ? "</linearGradient>" : "</radialGradient>"
    let name = "r\(names.count)"
    define(name) { head.replacing("ID", with: name) }
    add("<path fill=\"url(#\(name))\"\(outer) d=\"\(whole)\"/>")
  }

  private var whole: String {
    "M0 0H\(Self.number(size.width))V\(Self.number(size.height))H0z"
  }

  // MARK: Words and symbols

  private mutating func write(
    _ word: Drawing.Word, _ matrix: CGAffineTransform, _ outer: String
  ) {
    let origin = CGPoint(x: word.frame.minX, y: word.frame.minY + word.baseline).applying(matrix)
    let face = word.face
    let style = StrokeStyle(face, scale: Self.fineness)
    let isPlain = matrix.b == 0 && matrix.c == 0 && abs(matrix.a - 1) < 0.001
    let place =
      isPlain
      ? "translate(\(Self.third(origin.x)) \(Self.third(origin.y)))"
      : "matrix(\(Self.number(matrix.a)) \(Self.number(matrix.b)) \(Self.number(matrix.c)) "
        + "\(Self.number(matrix.d)) \(Self.number(origin.x)) \(Self.number(origin.y)))"
    var glyphs: [(name: String, x: Double)] = []
    word.forEachGlyph { character, x, advance in
      let name = Self.name(of: character, face)
      define(name) {
        let lines = StrokeFace.of(Self.unsnapped(style)).lines(
          of: character, advance: FixedPoint.whole(CGFloat(advance * Self.fineness)))
        return "<g id=\"\(name)\">" + lines.map(Self.path).joined() + "</g>"
      }
      glyphs.append((name, x))
    }
    let uses = glyphs.map { glyph in
      let x = Self.number(CGFloat(glyph.x))
      return "<use xlink:href=\"#\(glyph.name)\"\(x == "0" ? "" : " x=\"\(x)\"")/>"
    }.joined()
    let (begin, end) = outer.contains("clip-path") ? ("<g\(outer)>", "</g>") : ("", "")
    // A mark that is clipped and moved at once is clipped at its former place.
    let own = begin.isEmpty ? outer : ""
    add(
      "\(begin)<g fill=\"none\"\(Self.paint("stroke", word.color))\(own) transform=\"\(place)\">"
        + "<title>\(word.text.asMarkup())</title>\(uses)</g>\(end)")
  }

  /// The pixels of a point in which letters are fitted.
  private static let fineness = 4.0

  private static func unsnapped(_ style: StrokeStyle) -> StrokeStyle {
    var style = style
    style.isSnapped = false
    return style
  }

  /// Returns a name that is the same in every picture: the face and the character's number.
  private static func name(of character: Character, _ face: FontFace) -> String {
    let weight = Int((face.weight * 100).rounded())
    let marks =
      (face.isItalic ? "i" : "") + (face.isMonospaced ? "m" : "")
      + (face.hasEqualDigits ? "d" : "")
    let code = character.unicodeScalars.map { String($0.value, radix: 16) }.joined(separator: "-")
    return "t\(number(CGFloat(face.size)))w\(weight)\(marks)u\(code)"
  }

  /// Returns a line of a pen as a path: an ellipse is a circle that is squeezed.
  private static func path(_ line: PenLine) -> String {
    let unit = CGFloat(FixedPoint.one) * CGFloat(fineness)
    let squeeze = CGFloat(line.ry) / CGFloat(line.rx)
    var data = ""
    for (index, point) in line.points.enumerated() {
      let x = number(CGFloat(point.x) / unit)
      data += "\(index == 0 ? "M" : "L")\(x) \(number(CGFloat(point.y) / unit / squeeze))"
    }
    if line.points.count == 1 { data += "h0" }
    let cap = line.start == .flat || line.end == .flat ? "square" : "round"
    return
      "<path stroke-width=\"\(number(CGFloat(line.rx) * 2 / unit))\" stroke-linecap=\"\(cap)\" "
      + "stroke-linejoin=\"\(line.hasCorners ? "miter" : "round")\" "
      + "transform=\"scale(1 \(number(squeeze)))\" d=\"\(data)\"/>"
  }

  private mutating func write(
    _ symbol: Drawing.Symbol, _ matrix: CGAffineTransform, _ outer: String
  ) {
    let fine = matrix.concatenating(
      CGAffineTransform(scaleX: CGFloat(Self.fineness), y: CGFloat(Self.fineness)))
    var inner = ""
    for (shape, color) in symbol.shapes(fine) {
      inner += element(of: shape, Self.hex(color), color.alpha)
    }
    add("<g\(outer)><title>\(symbol.name.asMarkup())</title>\(inner)</g>")
  }

  private mutating func element(of shape: SymbolShape, _ color: String, _ alpha: CGFloat) -> String
  {
    let unit = CGFloat(FixedPoint.one) * CGFloat(Self.fineness)
    func data(_ points: [FixedPoint]) -> String {
      points.enumerated().map { index, point in
        "\(index == 0 ? "M" : "L")\(Self.number(CGFloat(point.x) / unit)) "
          + Self.number(CGFloat(point.y) / unit)
      }.joined() + (points.count == 1 ? "h0" : "")
    }
    let faded = Self.opacity("opacity", alpha)
    switch shape {
    case .line(let line):
      return "<path fill=\"none\" stroke=\"\(color)\"\(faded) "
        + "stroke-width=\"\(Self.number(CGFloat(line.rx) * 2 / unit))\" stroke-linecap=\"round\" "
        + "stroke-linejoin=\"round\" d=\"\(data(line.points))\"/>"
    case .area(let points): return "<path fill=\"\(color)\"\(faded) d=\"\(data(points))z\"/>"
    case .all(let shapes): return shapes.map { element(of: $0, color, alpha) }.joined()
    case .cut(let whole, let hole):
      let name = "m\(names.count)"
      let mask =
        "<mask id=\"\(name)\"><path fill=\"#fff\" d=\"\(self.whole)\"/>"
        + element(of: hole, "#000", 1) + "</mask>"
      define(name) { mask }
      return "<g mask=\"url(#\(name))\">\(element(of: whole, color, alpha))</g>"
    }
  }

  // MARK: Clips

  private mutating func clip(_ clips: [Drawing.Clip]) -> String {
    let paths = clips.filter { if case .path = $0 { true } else { false } }
    guard let last = paths.last, case .path(let outline, _, _) = last else { return "" }
    if let name = self.clips[paths] { return " clip-path=\"url(#\(name))\"" }
    let outer = clip(Array(paths.dropLast()))
    let name = "c\(names.count)"
    self.clips[paths] = name
    let data = Self.data(outline, toPoints)
    define(name) { "<clipPath id=\"\(name)\"\(outer)><path d=\"\(data)\"/></clipPath>" }
    return " clip-path=\"url(#\(name))\""
  }

  // MARK: Values

  private static func outline(_ rect: CGRect) -> Outline {
    var outline = Outline()
    outline.rect(rect)
    return outline
  }

  private static func data(_ outline: Outline, _ matrix: CGAffineTransform) -> String {
    if let rect = outline.asRect?.applying(matrix), matrix.b == 0 || matrix.a == 0 {
      return "M\(third(rect.minX)) \(third(rect.minY))h\(third(rect.width))"
        + "v\(third(rect.height))h\(third(-rect.width))z"
    }
    func pair(_ point: CGPoint) -> String {
      let moved = point.applying(matrix)
      return "\(number(moved.x)) \(number(moved.y))"
    }
    var data = ""
    for element in outline.elements {
      switch element {
      case .move(let point): data += "M" + pair(point)
      case .line(let point): data += "L" + pair(point)
      case .quad(let end, let control): data += "Q\(pair(control)) \(pair(end))"
      case .curve(let end, let one, let other): data += "C\(pair(one)) \(pair(other)) \(pair(end))"
      case .close: data += "z"
      }
    }
    return data
  }

  private static func attributes(_ pen: Pen, _ scale: CGFloat) -> String {
    var text = " stroke-width=\"\(number(pen.width * scale))\""
    if pen.cap != .butt { text += " stroke-linecap=\"\(pen.cap == .round ? "round" : "square")\"" }
    if pen.join != .miter {
      text += " stroke-linejoin=\"\(pen.join == .round ? "round" : "bevel")\""
    }
    if pen.isDashed {
      let dashes = pen.dashes.map { number($0 * scale) }.joined(separator: " ")
      text += " stroke-dasharray=\"\(dashes)\""
    }
    return text
  }

  /// Returns a color and its opacity as attributes.
  private static func paint(_ kind: String, _ color: CGColor) -> String {
    let name = kind == "stop" ? "stop-color" : kind
    return " \(name)=\"\(hex(color))\"" + opacity("\(kind)-opacity", color.alpha)
  }

  private static func opacity(_ name: String, _ alpha: CGFloat) -> String {
    alpha < 1 ? " \(name)=\"\(number(alpha))\"" : ""
  }

  private static func hex(_ color: CGColor) -> String {
    let pixel = PixelColor(color.copy(alpha: 1) ?? color, alpha: 1)
    return "#"
      + [pixel.red, pixel.green, pixel.blue].map { part in
        (part < 16 ? "0" : "") + String(part, radix: 16)
      }.joined()
  }

  /// Returns a length rounded to a third.
  private static func third(_ value: CGFloat) -> String { number((value * 3).rounded() / 3) }

  /// Returns a number with two digits at most after the point.
  private static func number(_ value: CGFloat) -> String {
    guard value.isFinite else { return "0" }
    let hundredths = Int((value * 100).rounded(), within: -100_000_000...100_000_000)
    let (whole, part) = abs(hundredths).quotientAndRemainder(dividingBy: 100)
    let sign = hundredths < 0 ? "-" : ""
    guard part > 0 else { return "\(sign)\(whole)" }
    let digits = part % 10 == 0 ? "\(part / 10)" : part < 10 ? "0\(part)" : "\(part)"
    return "\(sign)\(whole).\(digits)"
  }
}
