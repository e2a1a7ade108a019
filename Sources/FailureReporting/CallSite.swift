/// A call site in source code: the test line that asked for something.
///
/// Helpers take the four literals as parameters with defaults, so that each failure points at the
/// line that called the helper.
public struct CallSite: Sendable {
  /// The module and file, as `#fileID` gives them.
  public let fileID: StaticString
  /// The path of the file, as `#filePath` gives it.
  public let filePath: StaticString
  /// The line, counted from 1.
  public let line: UInt
  /// The column, counted from 1.
  public let column: UInt
  /// The function that made the site, as `#function` gives it: the helper, where a helper did.
  let function: StaticString

  /// Creates a call site from the four literals that a helper received.
  ///
  /// - Parameter function: The helper, which is the function that makes the site.
  public init(
    _ fileID: StaticString = #fileID, _ filePath: StaticString = #filePath,
    _ line: UInt = #line, _ column: UInt = #column, function: StaticString = #function
  ) {
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.column = column
    self.function = function
  }

  /// Creates a call site from a place that is only known at run time.
  package init(path: String, line: Int, column: Int) {
    let parts = path.split(separator: "/").suffix(2).joined(separator: "/")
    self.init(
      .lasting(parts), .lasting(path), UInt(clamping: line), UInt(clamping: column), function: "")
  }

  /// The helper that made the site, without the four literals, such as `swipe(_:)`; empty if not known.
  package var helper: String {
    function.description.replacing("fileID:filePath:line:column:", with: "")
  }
}

extension CallSite: Hashable {
  /// Whether both sites are the same, compared by text.
  public static func == (one: Self, other: Self) -> Bool {
    one.line == other.line && one.column == other.column
      && one.fileID.description == other.fileID.description
      && one.filePath.description == other.filePath.description
  }

  /// Adds the site to a hash.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(fileID.description)
    hasher.combine(line)
    hasher.combine(column)
  }
}

extension CallSite: CustomStringConvertible {
  /// The file's name and the line, such as `BirdListTests.swift:12`.
  public var description: String {
    let fileID = fileID.description
    let name = fileID.lastIndex(of: "/").map { fileID[fileID.index(after: $0)...] } ?? fileID[...]
    return "\(name):\(line)"
  }
}
