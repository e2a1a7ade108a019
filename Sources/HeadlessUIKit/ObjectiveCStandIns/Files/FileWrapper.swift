public import Foundation

// Foundation has this class on Apple's systems, and not on Linux.

/// A file, or a folder with all that is in it, as a value of a document; symbolic links are followed.
open class FileWrapper: NSObject {
  // MARK: Creating file wrappers

  /// Creates a wrapper of an empty folder.
  public override convenience init() { self.init(directoryWithFileWrappers: [:]) }

  /// Creates a wrapper of the file or folder at a place.
  public init(url: URL, options: ReadingOptions = []) throws {
    super.init()
    filename = url.lastPathComponent
    preferredFilename = filename
    try read(from: url, options: options)
  }

  /// Creates a wrapper of a folder.
  public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
    super.init()
    children = [:]
    for (name, child) in childrenByPreferredName.sorted(by: { $0.key < $1.key }) {
      if child.preferredFilename == nil { child.preferredFilename = name }
      children?[name] = child
    }
  }

  /// Creates a wrapper of a file.
  public init(regularFileWithContents contents: Data) {
    data = contents
    super.init()
  }

  // MARK: Querying file wrappers

  /// Whether it is a file.
  open var isRegularFile: Bool { children == nil }

  /// Whether it is a folder.
  open var isDirectory: Bool { children != nil }

  /// Whether it is a symbolic link.
  open var isSymbolicLink: Bool { false }

  // MARK: Accessing file-wrapper information

  /// The content of the folder, by name.
  open var fileWrappers: [String: FileWrapper]? { children }

  /// Adds a file to the folder; returns its name there, which is unique.
  @discardableResult
  open func addFileWrapper(_ child: FileWrapper) -> String {
    let name = freeName(child.preferredFilename ?? "")
    if children == nil { reportNoFolder("addFileWrapper(_:)") }
    children?[name] = child
    return name
  }

  /// Removes from the folder.
  open func removeFileWrapper(_ child: FileWrapper) {
    if children == nil { reportNoFolder("removeFileWrapper(_:)") }
    if let key = keyForChildFileWrapper(child) { children?[key] = nil }
  }

  /// Adds a file to the folder; returns its name there.
  @discardableResult
  open func addRegularFile(withContents data: Data, preferredFilename fileName: String) -> String {
    let child = FileWrapper(regularFileWithContents: data)
    child.preferredFilename = fileName
    return addFileWrapper(child)
  }

  /// Returns the name of a file in the folder.
  open func keyForChildFileWrapper(_ child: FileWrapper) -> String? {
    children?.first { $0.value === child }?.key
  }

  // MARK: Updating file wrappers

  /// Returns whether the file at a place has not changed since it was read.
  open func matchesContents(of url: URL) -> Bool {
    let attributes = try? FileManager.default.attributesOfItem(atPath: url.path)
    let date = attributes?[.modificationDate] as? Date
    return date != nil
      && date == fileAttributes[FileAttributeKey.modificationDate.rawValue] as? Date
  }

  /// Reads the file or folder at a place anew.
  open func read(from url: URL, options: ReadingOptions = []) throws {
    let attributes = try FileManager.default.attributesOfItem(
      atPath: url.resolvingSymlinksInPath().path)
    if attributes[.type] as? FileAttributeType == .typeDirectory {
      let names = try FileManager.default.contentsOfDirectory(atPath: url.path)
      let pairs = try names.map { name in
        (name, try FileWrapper(url: url.appendingPathComponent(name), options: options))
      }
      children = Dictionary(pairs) { $1 }
      data = nil
    } else {
      data = try Data(contentsOf: url)
      children = nil
    }
    fileAttributes = Dictionary(attributes.map { ($0.key.rawValue, $0.value) }) { $1 }
  }

  // MARK: Writing files

  /// Writes the file, or the folder with all that is in it.
  open func write(
    to url: URL, options: WritingOptions = [], originalContentsURL: URL?
  ) throws {
    guard let children else {
      try (data ?? Data()).write(to: url, options: options.contains(.atomic) ? .atomic : [])
      return
    }
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
    for (name, child) in children {
      try child.write(to: url.appendingPathComponent(name), originalContentsURL: nil)
    }
  }

  // MARK: Accessing file attributes

  /// The name that it is to have.
  open var preferredFilename: String?

  /// The name that it was read from.
  open var filename: String?

  /// The attributes in the file system.
  open var fileAttributes: [String: Any] = [:]

  /// The contents of the file.
  open var regularFileContents: Data? { data }

  // MARK: Storage

  private final var children: [String: FileWrapper]?
  private final var data: Data?

  // MARK: The model

  private final func freeName(_ name: String) -> String {
    var free = name
    var number = 1
    while children?[free] != nil {
      number += 1
      free = "\(number)__#$!@%!#__\(name)"
    }
    return free
  }

  private final func reportNoFolder(_ call: String) {
    ModelException.internalInconsistency.raiseAnywhere(
      "This method is not applicable to a file wrapper that is not a directory.",
      by: "FileWrapper.\(call)", of: "Foundation")
  }

  /// How wrappers are read.
  public struct ReadingOptions: OptionSet, Sendable {
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// All is read at once, as it is anyway.
    public static let immediate = ReadingOptions(rawValue: 1 << 0)
    /// Files are not mapped into memory, which they never are.
    public static let withoutMapping = ReadingOptions(rawValue: 1 << 1)
  }

  /// How wrappers are written.
  public struct WritingOptions: OptionSet, Sendable {
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The file appears at once.
    public static let atomic = WritingOptions(rawValue: 1 << 0)
    public static let withNameUpdating = WritingOptions(rawValue: 1 << 1)
  }
}
