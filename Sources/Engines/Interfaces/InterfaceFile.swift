package import Foundation

/// A storyboard or a nib on disk.
///
/// It is read when its contents are first needed.
@MainActor
package final class InterfaceFile {
  /// The kind of an Interface Builder file.
  package enum Kind: String {
    case storyboard, nib

    /// The file extension of a source file of this kind.
    package var fileExtension: String { self == .storyboard ? "storyboard" : "xib" }

    /// The types of document that this kind accepts.
    fileprivate var types: Set<String> {
      let platforms = [
        "com.apple.InterfaceBuilder3.CocoaTouch", "com.apple.InterfaceBuilder.AppleTV",
      ]
      let storyboards = [platforms[0] + ".Storyboard.XIB", platforms[1] + ".Storyboard"]
      return Set(self == .storyboard ? storyboards : platforms.map { $0 + ".XIB" })
    }
  }

  package let name: String
  package let kind: Kind
  /// The location of the file, or `nil` if it came as data.
  package let url: URL?
  private let data: Data?
  /// Returns the path that failures name, of the file at a location.
  private let pathOfSource: @MainActor (URL) -> String
  private var outcome: Result<InterfaceContents, InterfaceReadingError>?

  /// Creates the file at a location, or of data that it would hold.
  ///
  /// - Parameter pathOfSource: A function that finds the app's own file, if a build has copied it.
  package init(
    name: String, kind: Kind, url: URL? = nil, data: Data? = nil,
    pathOfSource: @escaping @MainActor (URL) -> String = { $0.path }
  ) {
    self.name = name
    self.kind = kind
    self.url = url
    self.data = data
    self.pathOfSource = pathOfSource
  }

  /// Returns the contents of the file, or reports why it cannot be read.
  package func contents() -> InterfaceContents? {
    let outcome: Result<InterfaceContents, InterfaceReadingError>
    if let known = self.outcome {
      outcome = known
    } else {
      outcome = read()
      self.outcome = outcome
    }
    switch outcome {
    case .success(let contents): return contents
    case .failure(let error):
      InterfaceFailure.report(
        "Could not read the \(kind.rawValue) '\(name)': \(error.reason)", details: error.details)
      return nil
    }
  }

  /// The modules that the file may belong to, by the names of the bundles around it.
  package private(set) lazy var modules: [String] = Self.modules(around: url)

  /// Returns the modules that the bundles around a file may belong to, the nearest one first.
  ///
  /// A package calls the bundle of a target `Package_Target.resources`, and an app is called as its
  /// module. What cannot stand in an identifier is an underscore in the module's name.
  package nonisolated static func modules(around url: URL?) -> [String] {
    let kinds: Set = ["app", "appex", "bundle", "framework", "resources", "xctest"]
    var modules: [String] = []
    var folder = url?.deletingLastPathComponent()
    while let bundle = folder, bundle.path != "/", !bundle.path.isEmpty {
      if kinds.contains(bundle.pathExtension) {
        let name = bundle.deletingPathExtension().lastPathComponent
        let parts = name.split(separator: "_", omittingEmptySubsequences: false)
        for start in parts.indices.dropFirst() + [0] {
          modules.append(identifier(parts[start...].joined(separator: "_")))
        }
      }
      folder = bundle.deletingLastPathComponent()
    }
    return modules
  }

  private nonisolated static func identifier(_ name: String) -> String {
    String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
  }

  /// Returns the location of an element in the file, as failures print it.
  package func location(of element: InterfaceElement) -> String { location(element.position) }

  private func location(_ position: Position) -> String {
    "\(path):\(position.line):\(position.column)"
  }

  private lazy var path = url.map { pathOfSource($0) } ?? name

  private func read() -> Result<InterfaceContents, InterfaceReadingError> {
    guard let data = data ?? url.flatMap({ try? Data(contentsOf: $0) }) else {
      return .failure(
        InterfaceReadingError(
          reason: "The file cannot be opened.",
          details: "It was at \(url?.path ?? name). It is gone, may not be read, or is a folder."))
    }
    guard !data.starts(with: Data("bplist".utf8)), !data.starts(with: Data("NIBArchive".utf8))
    else {
      return .failure(
        InterfaceReadingError(
          reason: "It is a compiled file.",
          details: "\(path):1:1. Take the source that Interface Builder writes, which is XML."))
    }
    guard let bytes = TextDecoder.markup(data) else {
      return .failure(
        InterfaceReadingError(
          reason: "Its encoding is not known.",
          details: "\(path):1:1. Save it as UTF-8."))
    }
    do throws(MarkupError) {
      let markup = try MarkupReader.read(bytes)
      try check(markup.root)
      return .success(InterfaceContents(markup))
    } catch {
      let location = location(Position(of: error.offset, in: bytes))
      let advice =
        error.advice.isEmpty ? "Compare the file with its last version." : error.advice
      return .failure(
        InterfaceReadingError(reason: error.reason, details: "\(location). \(advice)"))
    }
  }

  /// Checks that the document is for this platform, and of the requested kind.
  private func check(_ root: InterfaceElement) throws(MarkupError) {
    let offset = root.offset
    guard root.isNamed("document") else {
      throw MarkupError(
        reason: "Its root is <\(root.name)>, not <document>.",
        advice: root.isNamed("archive")
          ? "It is of Xcode 3: open it in Xcode and save it."
          : "It is no file of Interface Builder.",
        offset: offset)
    }
    let type = root["type"] ?? ""
    if kind.types.contains(type) { return }
    let other: Kind = kind == .storyboard ? .nib : .storyboard
    if other.types.contains(type) {
      throw MarkupError(
        reason: "It is a \(other.rawValue), not a \(kind.rawValue).",
        advice: other == .nib ? "Load it with UINib." : "Load it with UIStoryboard.",
        offset: offset)
    }
    let platform =
      type.contains("WatchKit") ? "watchOS" : type.contains("Cocoa.") ? "macOS" : nil
    throw MarkupError(
      reason: platform.map { "It is made for \($0)." }
        ?? "Its type '\(type)' is not one of Interface Builder's for iOS.",
      advice: "Only files for iOS and tvOS can be loaded.", offset: offset)
  }
}

/// The reason why a file could not be read.
struct InterfaceReadingError: Error {
  let reason: String
  let details: String
}
