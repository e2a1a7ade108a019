/// Where what a test expects is kept in a file: a text, or a picture.
package struct SnapshotName {
  /// The kind of kept reference.
  package struct ReferenceKind: Sendable {
    /// The folder that holds the references of all tests beside it.
    package let root: String
    /// The ending of the files' names.
    package let ending: String

    package static let texts = ReferenceKind(root: SnapshotName.root, ending: SnapshotName.ending)
    package static let pictures = ReferenceKind(root: "__Pictures__", ending: ".png")
  }

  /// The folder beside the test's file, for all tests of that file.
  package let folder: String
  /// The name of the file.
  package let file: String

  package var path: String { "\(folder)/\(file)" }

  /// The folder that holds the texts of all tests beside it.
  package static let root = "__Screens__"
  /// The ending of the files' names.
  package static let ending = ".txt"

  /// Makes the name of a test's file, function and the name that it gives, each as a file can have it.
  package init(filePath: String, function: String, name: String, of kind: ReferenceKind = .texts) {
    let parts = filePath.split(separator: "/", omittingEmptySubsequences: false)
    let source = parts.last.map(String.init) ?? ""
    let place = parts.dropLast().joined(separator: "/")
    folder = "\(place)/\(kind.root)/\(Self.folder(ofSource: source))"
    let test = Self.plain(Self.test(function))
    let name = Self.plain(name)
    file = (name.isEmpty ? test : "\(test).\(name)") + kind.ending
  }

  /// Returns the name of the folder for the tests of a source file.
  package static func folder(ofSource name: String) -> String {
    plain(name.hasSuffix(".swift") ? String(name.dropLast(6)) : name)
  }

  /// The name of a function, without its arguments.
  private static func test(_ function: String) -> String {
    if function.hasPrefix("`") {
      return String(function.dropFirst().prefix { $0 != "`" })
    }
    return String(function.prefix { $0 != "(" })
  }

  /// How many bytes a part of a name may have: systems allow 255 for all of it.
  private static let longest = 100

  /// A text as a part of a file's name, on any system: letters and digits of any language, and hyphens.
  package static func plain(_ text: some StringProtocol) -> String {
    var plain = ""
    for character in text {
      if character.isLetter || character.isNumber || character == "_" {
        plain.append(character)
      } else if !plain.isEmpty, !plain.hasSuffix("-") {
        plain.append("-")
      }
    }
    while plain.utf8.count > longest || plain.hasSuffix("-") { plain.removeLast() }
    return plain
  }
}
