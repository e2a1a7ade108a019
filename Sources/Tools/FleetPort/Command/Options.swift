/// The options of the command line.
package struct Options: Equatable {
  package enum Task: Equatable {
    case help
    case check(Form)
    case rewrite(into: String)
    /// Prints what the sources of the model have that rewriting needs to know.
    case table
    /// Prints the public names in the sources of the model.
    case names
    /// Tells what tests have covered of the app's files.
    case coverage
  }

  /// The form of the report on what stays.
  package enum Form: Equatable { case list, summary, json }

  package private(set) var task = Task.help
  /// The files and folders that are rewritten.
  package private(set) var sources: [String] = []
  /// The files and folders of imported modules, which are only read.
  package private(set) var context: [String] = []

  /// The app's Info.plist.
  package private(set) var info: String?
  /// The folders that the app's storyboards are in.
  package private(set) var resources: [String] = []
  /// The files of the target, which describe it.
  package private(set) var descriptions: [String] = []
  /// The module that the sources make.
  package private(set) var module: String?
  /// Whether the sources are UI tests.
  package private(set) var isMadeOfTests = false
  package private(set) var isMadeOfUITests = false
  /// The products that the target depends on.
  package private(set) var dependencies: Set<String> = []
  /// The imported modules whose headers import UIKit.
  package private(set) var passingUIKitOn: Set<String> = []
  /// The app's asset catalogs.
  package private(set) var catalogs: [String] = []
  /// The app's string catalogs.
  package private(set) var texts: [String] = []
  /// The app's data models.
  package private(set) var models: [String] = []
  /// The list of what is deferred.
  package private(set) var deferred: String?
  /// Whether nothing is deferred, whatever the list says.
  package private(set) var isStrict = false

  /// Whether the sources are only looked through: they may come from a project with several
  /// modules.
  var looksThrough: Bool { task == .check(.summary) || task == .check(.json) }

  /// Reads the words behind the command's name.
  package init(_ arguments: [String]) throws(WrongCall) {
    var rest = arguments[...]
    var folder: String?
    var form: Form?
    var tables: [Task] = []
    while let argument = rest.popFirst() {
      switch argument {
      case "--help", "-h": return
      case "--check": form = form ?? .list
      case "--summary": form = form == .json ? .json : .summary
      case "--json": form = .json
      case "--table": tables.append(.table)
      case "--names": tables.append(.names)
      case "--coverage": tables.append(.coverage)
      case "--into": folder = try Self.value(of: argument, in: &rest, "a folder")
      case "--context":
        context.append(try Self.value(of: argument, in: &rest, "a folder or a file"))
      case "--info": info = try Self.value(of: argument, in: &rest, "a property list")
      case "--target": descriptions.append(try Self.value(of: argument, in: &rest, "a file"))
      case "--module": module = try Self.value(of: argument, in: &rest, "a name")
      case "--deferred": deferred = try Self.value(of: argument, in: &rest, "a list")
      case "--strict": isStrict = true
      case "--tests": isMadeOfTests = true
      case "--ui-tests": isMadeOfUITests = true
      case "--dependency":
        dependencies.insert(try Self.value(of: argument, in: &rest, "a product"))
      case "--passes-uikit-on":
        passingUIKitOn.insert(try Self.value(of: argument, in: &rest, "a module"))
      case "--catalog":
        catalogs.append(try Self.value(of: argument, in: &rest, "an asset catalog"))
      case "--strings":
        texts.append(try Self.value(of: argument, in: &rest, "a string catalog"))
      case "--model": models.append(try Self.value(of: argument, in: &rest, "a data model"))
      case "--resources": resources.append(try Self.value(of: argument, in: &rest, "a folder"))
      case _ where argument.hasPrefix("-"):
        throw WrongCall("There is no option '\(argument)'.")
      default: sources.append(argument)
      }
    }
    guard !sources.isEmpty else {
      throw WrongCall("No sources are named: say which folder or which files.")
    }
    let asked = tables + [form.map(Task.check), folder.map(Task.rewrite)].compactMap { $0 }
    guard let first = asked.first else {
      throw WrongCall("Say where to write with '--into', or look only with '--check'.")
    }
    guard asked.count == 1 else {
      throw WrongCall("'--check', '--into' and '--table' exclude each other.")
    }
    task = first
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
      fleet-port Sources --check --summary   say on one screen what becomes of them
      fleet-port Report.json --coverage      tell what tests have covered of the app's files, and make
                                             the report that 'swift test' has written one of these

    Sources are folders or files. Files that come out as they are keep their date.

      --context PATH    sources of a module that these import: read, not written
      --info PATH       the app's Info.plist, for the launch of the app and for its bundle
      --resources PATH  a folder with the app's storyboards, which failures are to name
      --target PATH     a file that describes the target in lines '// UIKit …', see the docs
      --module NAME     the module that the sources make
      --dependency NAME a product that they depend on, such as HeadlessCombine
      --passes-uikit-on NAME
                        a module that these import, whose header imports UIKit
      --tests           they are tests
      --ui-tests        they are UI tests: 'import XCTest' brings XCUITest's names
      --catalog PATH    an asset catalog of the app, whose colors and images get names in Swift
      --strings PATH    a string catalog of the app, whose texts get names in Swift
      --model PATH      a data model of the app, whose entities get classes in Swift
      --deferred PATH   the list of what does not compile and fails where it is called instead
      --strict          nothing is deferred, whatever that list says
      --json            what '--summary' says, for programs
      --help            this text

    'fleet-doctor Sources' is the same as 'fleet-port Sources --check --summary'.

    The status is 0, or 1 if '--check' finds something that would stay or a file could not be read or
    written, or 64 if the call is wrong. With '--summary' and '--json', names of UIKit that the model
    lacks count as something that would stay.
    """
}

/// The reason why a command line cannot be followed.
package struct WrongCall: Error, Equatable {
  package let reason: String

  package init(_ reason: String) { self.reason = reason }
}
