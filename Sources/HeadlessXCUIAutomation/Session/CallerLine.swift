import FailureReporting
import Runtime

/// The line of a suite that calls what XCUITest declares without parameters.
///
/// Such a function has no place for the caller's line, and one with defaults of its own would be
/// ambiguous beside what suites declare themselves, such as `launch(with: String...)`. So the line is
/// read off the stack, with the debugging information of the tests. That takes a second where the
/// tests are hundreds of megabytes, and is done only once something has failed.
enum CallerLine {
  /// Returns the innermost line in progress that is not Fleet's, or `nil` without debugging
  /// information.
  static func find() -> CallSite? {
    guard let place = symbol()?.sourceLocation else { return nil }
    return CallSite(path: place.path, line: place.line, column: place.column)
  }

  /// Returns the module of that line.
  static func module() -> String? {
    // Swift's symbols begin with the length of the module's name, and the name.
    guard let name = symbol()?.rawName, name.hasPrefix("$s") else { return nil }
    let digits = name.dropFirst(2).prefix { $0.isNumber }
    return Int(digits).map { String(name.dropFirst(2 + digits.count).prefix($0)) }
  }

  private static func symbol() -> SymbolicatedBacktrace.Symbol? {
    let stack = try? Backtrace.capture(limit: deepest)
    guard let known = stack?.symbolicated(options: .default) else { return nil }
    for frame in known.frames {
      guard let symbol = frame.symbol, let place = symbol.sourceLocation, place.line > 0,
        place.path.hasSuffix(".swift"), !place.path.hasPrefix(ownSources)
      else { continue }
      return symbol
    }
    return nil
  }

  /// How far out the line is looked for, in calls.
  private static let deepest = 64

  /// The folder that Fleet's sources are in.
  private static let ownSources: String = {
    let path = "\(#filePath as StaticString)"
    return path.range(of: "/HeadlessXCUIAutomation/").map { String(path[..<$0.lowerBound]) } ?? path
  }()
}
