/// What the name of an image's file says besides: `robin@2x~ipad.png`.
package struct LooseFile: Hashable, Sendable {
  package let path: String
  /// The name without what it says besides, such as `robin`.
  package let base: String
  /// The ending without its dot, such as `png`.
  package let ending: String
  package let scale: Int?
  package let idiom: String?
  /// The language of the folder that holds the file, if the folder is for one language.
  package let language: String?

  /// Reads the name of a file.
  package init(path: String) {
    self.path = path
    let parts = path.split(separator: "/")
    let name = parts.last ?? ""
    let folder = parts.dropLast().last ?? ""
    let dot = name.lastIndex(of: ".") ?? name.endIndex
    var base = name[..<dot]
    ending = String(name[dot...].dropFirst())
    var idiom: String?
    for device in ["iphone", "ipad"] where base.hasSuffix("~" + device) {
      idiom = device
      base = base.dropLast(device.count + 1)
    }
    var scale: Int?
    for number in 1...3 where base.hasSuffix("@\(number)x") {
      scale = number
      base = base.dropLast(3)
    }
    self.base = String(base)
    self.scale = scale
    self.idiom = idiom
    let isLanguage = folder.hasSuffix(".lproj") && folder != "Base.lproj"
    language = isLanguage ? String(folder.dropLast(6)) : nil
  }

  /// The endings of files that are images.
  package static let endings: Set = [
    "png", "jpg", "jpeg", "gif", "heic", "webp", "avif", "pdf", "svg",
  ]

  /// A slot as that of an asset.
  var slot: [String: Any] {
    var slot: [String: Any] = ["idiom": idiom ?? "universal"]
    // A file without a number is for screens with one pixel a point.
    slot["scale"] = "\(scale ?? 1)x"
    slot["locale"] = language
    return slot
  }
}
