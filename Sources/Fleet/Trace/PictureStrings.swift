/// The texts of a trace, each once: the lines of its pictures, and its words.
///
/// From one step to the next most of a screen stays as it was. A picture is a list of places among the
/// texts; the letters stand once for all pictures, and so does each word, wherever it has moved to.
struct PictureStrings {
  /// Frequent parts of lines, and the unused letters that stand for them in the file.
  static let shorthands: [(text: String, sign: String)] = [
    ("<use xlink:href=\"#", "\u{E000}"), ("\"/>", "\u{E001}"), ("<g clip-path=\"url(#", "\u{E002}"),
    ("\"><g fill=\"none\" stroke=\"#", "\u{E003}"), ("\" transform=\"translate(", "\u{E004}"),
    ("<path fill=\"#", "\u{E005}"), ("\" clip-path=\"url(#", "\u{E006}"),
  ]

  private(set) var all: [String] = []
  private var places: [String: Int] = [:]
  private var placesOfLines: [String: [Int]] = [:]
  private var definitions: [String: String] = [:]
  private var names: [String: String] = [:]
  private var order: [String] = []

  /// Everything that pictures refer to by a name.
  var letters: String { order.compactMap { definitions[$0] }.joined() }

  /// Returns the place of a text.
  mutating func place(of text: String) -> Int {
    if let place = places[text] { return place }
    places[text] = all.count
    all.append(text)
    return all.count - 1
  }

  /// Returns the places of a picture's lines, a word in two: its place, and its text.
  mutating func lines(ofPicture svg: String) -> [Int] {
    var lines: [Int] = []
    var isDefining = false
    var picture = Definitions()
    for line in svg.split(separator: "\n") {
      if line.hasPrefix("<svg") || line.hasPrefix("</svg") { continue }
      if line == "<defs>" || line == "</defs>" {
        isDefining = line == "<defs>"
      } else if isDefining {
        picture.add(line)
      } else {
        lines += places(of: renaming(line, by: &picture))
      }
    }
    return lines
  }

  /// Returns the places of a line, which are known mostly.
  private mutating func places(of line: String) -> [Int] {
    if let places = placesOfLines[line] { return places }
    var parts: [Substring] = [line[...]]
    if line.hasPrefix("<g "), let title = line.range(of: "<title>")?.lowerBound {
      parts = [line[..<title], line[title...]]
    }
    let places = parts.map { place(of: Self.shortened($0)) }
    placesOfLines[line] = places
    return places
  }

  /// The definitions of one picture, by its own names, with their names in all pictures.
  private struct Definitions {
    var lines: [Substring: Substring] = [:]
    var names: [Substring: String] = [:]

    mutating func add(_ line: Substring) {
      guard let start = line.range(of: "id=\"")?.upperBound else { return }
      lines[line[start...].prefix { $0 != "\"" }] = line
    }
  }

  /// Returns a line in which all that it refers to has the name that it has in all pictures.
  private mutating func renaming(_ line: Substring, by picture: inout Definitions) -> String {
    let bytes = Array(line.utf8)
    var text: [UInt8] = []
    var copied = 0
    for index in bytes.indices where Self.isReference(bytes, at: index) {
      let start = index + 1
      var end = start
      while end < bytes.count, !Self.ends.contains(bytes[end]) { end += 1 }
      let name = Substring(decoding: bytes[start..<end], as: UTF8.self)
      text += bytes[copied..<start]
      text += commonName(of: name, in: &picture).utf8
      copied = end
    }
    guard copied > 0 else { return String(line) }
    return String(decoding: text + bytes[copied...], as: UTF8.self)
  }

  private static let ends = Array(")\"".utf8)
  private static let hash = UInt8(ascii: "#")
  private static let (paint, use) = (Array("url(".utf8), Array("href=\"".utf8))

  /// Whether a name of something else begins behind a byte: a color begins with the same sign.
  private static func isReference(_ bytes: [UInt8], at index: Int) -> Bool {
    guard bytes[index] == hash, index >= use.count else { return false }
    return bytes[..<index].suffix(paint.count).elementsEqual(paint)
      || bytes[..<index].suffix(use.count).elementsEqual(use)
  }

  /// Returns the name of a definition in all pictures, under which it is kept: letters have it already.
  private mutating func commonName(of name: Substring, in picture: inout Definitions) -> String {
    if let known = picture.names[name] { return known }
    guard let line = picture.lines[name] else { return String(name) }
    let own = "id=\"\(name)\""
    // Its own references come first.
    let content = renaming(line, by: &picture).replacing(own, with: "id=\"\"", maxReplacements: 1)
    let known = name.hasPrefix("t") ? String(name) : names[content] ?? "n\(names.count)"
    names[content] = known
    picture.names[name] = known
    keep(known, content.replacing("id=\"\"", with: "id=\"\(known)\"", maxReplacements: 1))
    return known
  }

  private mutating func keep(_ name: String, _ line: String) {
    guard definitions[name] == nil else { return }
    definitions[name] = line
    order.append(name)
  }

  private static func shortened(_ line: some StringProtocol) -> String {
    shorthands.reduce(String(line)) { $0.replacing($1.text, with: $1.sign) }
  }
}
