/// An app's folders are as on a device, such as `Documents`, and not the user's who runs the tests.
///
/// A file that asks a file manager gets private methods of its own behind its last line, with the names of
/// Foundation's.
struct HomeRule: Rule {
  private static let functions = [
    "NSSearchPathForDirectoriesInDomains": "uiKitSearchPaths",
    "NSHomeDirectory": "uiKitHomeDirectory",
  ]
  private static let directories = [
    "documentsDirectory": "documentDirectory", "cachesDirectory": "cachesDirectory",
    "applicationSupportDirectory": "applicationSupportDirectory",
    "libraryDirectory": "libraryDirectory", "downloadsDirectory": "downloadsDirectory",
  ]
  static let methods = """
    private extension FileManager {
    func urls(for directory: SearchPathDirectory, in domainMask: SearchPathDomainMask) -> [URL] \
    { uiKitURLs(for: directory, in: domainMask) }
    func url(for directory: SearchPathDirectory, in domain: SearchPathDomainMask, appropriateFor url: URL?, \
    create shouldCreate: Bool) throws -> URL \
    { try uiKitURL(for: directory, in: domain, appropriateFor: url, create: shouldCreate) }
    }
    """

  let file: SourceFile
  let module: Module

  func apply(to changes: inout Changes) {
    for index in file.indices(of: Self.functions.keys.sorted()) {
      let token = file.tokens[index]
      guard let name = Self.functions[token.text], file.tokens[index + 1].isSign("("),
        module.declared.functions[token.text] == nil,
        let start = file.start(ofFoundationName: index)
      else { continue }
      changes.edits.replace(start, token.end, with: name)
      changes.count(token.text)
      changes.needsModel = true
    }
    for index in file.indices(of: Self.directories.keys.sorted()) {
      guard let name = Self.directories[file.tokens[index].text],
        file.reads(["URL", "."], at: index - 2),
        let start = file.start(ofFoundationName: index - 2)
      else { continue }
      changes.edits.replace(
        start, file.tokens[index].end, with: "URL.uiKitDirectory(.\(name))")
      changes.count("URL.\(file.tokens[index].text)")
      changes.needsModel = true
    }
    guard asksFileManager, !extendsFileManager,
      file.indices(of: ["@inlinable", "@_transparent", "@_alwaysEmitIntoClient"]).isEmpty
    else { return }
    changes.append(Self.methods)
    changes.needsModel = true
    changes.count("folders of a FileManager")
  }

  /// Whether `urls(for:in:)` or `url(for:in:…)` is called on any object.
  private var asksFileManager: Bool {
    file.indices(of: ["urls", "url"]).contains { index in
      index > 0 && file.tokens[index - 1].isSign(".")
        && file.reads(["(", "for", ":"], at: index + 1)
        && file.argument(labelled: "in", ofCall: index) != nil
    }
  }

  /// Whether the module has a file manager of its own, or members of these names.
  private var extendsFileManager: Bool {
    module.declaresType(named: "FileManager")
      || (module.declared.extensions["FileManager"] ?? []).flatMap(\.members).contains {
        ["url", "urls"].contains($0.name.unquoted) && $0.keyword == "func"
      }
  }
}
