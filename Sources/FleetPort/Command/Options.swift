/// What the command line asks for.
package struct Options: Equatable {
  package enum Task: Equatable {
    case help
    case check
    case rewrite(into: String)
    /// Prints what the sources of the model have that rewriting needs to know.
    case table
  }

  package private(set) var task = Task.help
  /// The files and folders that are rewritten.
  package private(set) var sources: [String] = []
  /// The files and folders of imported modules, which are only read.
  package private(set) var context: [String] = []

  /// Reads the words behind the command's name.
  package init(_ arguments: [String]) throws(WrongCall) {
    var rest = arguments[...]
    var folder: String?
    var checks = false
    var printsTable = false
    while let argument = rest.popFirst() {
      switch argument {
      case "--help", "-h": return
      case "--check": checks = true
      case "--table": printsTable = true
      case "--into": folder = try Self.value(of: argument, in: &rest, "a folder")
      case "--context":
        context.append(try Self.value(of: argument, in: &rest, "a folder or a file"))
      case _ where argument.hasPrefix("-"):
        throw WrongCall("There is no option '\(argument)'.")
      default: sources.append(argument)
      }
    }
    guard !sources.isEmpty else {
      throw WrongCall("No sources are named: say which folder or which files.")
    }
    task = try Self.task(folder: folder, checks: checks, printsTable: printsTable)
  }

  private static func task(
    folder: String?, checks: Bool, printsTable: Bool
  ) throws(WrongCall) -> Task {
    switch (folder, checks, printsTable) {
    case (nil, true, false): return .check
    case (nil, false, true): return .table
    case (let folder?, false, false): return .rewrite(into: folder)
    case (nil, false, false):
      throw WrongCall("Say where to write with '--into', or look only with '--check'.")
    default: throw WrongCall("'--check', '--into' and '--table' exclude each other.")
    }
  }

  private static func value(
    of option: String, in rest: inout ArraySlice<String>, _ what: String
  ) throws(WrongCall) -> String {
    guard let value = rest.popFirst(), !value.hasPrefix("-") else {
      throw WrongCall("'\(option)' needs \(what) behind it.")
    }
    return value
  }

  package static let help = """
    Rewrites UIKit sources for Linux: what takes the Objective-C runtime becomes what HeadlessUIKit
    has in its place. Each line keeps its number, and the sources stay as they are.

      fleet-port Sources --into Generated    write each file as Generated/Name+Linux.swift
      fleet-port Sources --check             list what would stay, and write nothing

    Sources are folders or files. Files that come out as they are keep their date.

      --context PATH    sources of a module that these import: read, not written
      --help            this text

    The status is 0, or 1 if '--check' finds something that would stay or a file could not be read or
    written, or 64 if the call is wrong.
    """
}
