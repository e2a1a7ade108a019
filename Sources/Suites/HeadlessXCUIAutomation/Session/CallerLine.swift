import FailureReporting
import Runtime

/// The line of a suite that calls what XCUITest declares without parameters.
///
/// Such a function has no place for the caller's line, and one with defaults of its own would be
/// ambiguous beside what suites declare themselves, such as `launch(with: String...)`. So the line is
/// read off the stack, with the debugging information of the tests. A frame takes a tenth of a second
/// where the tests are hundreds of megabytes: only that of the suite is asked for its line, and only
/// once something has failed.
enum CallerLine {
  /// Returns the innermost line in progress that is not Fleet's, or `nil` without debugging
  /// information.
  static func find() -> CallSite? {
    guard let place = symbol()?.sourceLocation else { return nil }
    return CallSite(path: place.path, line: place.line, column: place.column)
  }

  /// Returns the module of that line.
  static func module() -> String? { symbol().flatMap(module(of:)) }

  private static func symbol() -> SymbolicatedBacktrace.Symbol? {
    let names = (try? Backtrace.capture(limit: deepest))?.symbolicated(options: [])?.frames ?? []
    for (index, frame) in names.enumerated() {
      guard let module = frame.symbol.flatMap(module(of:)), !ownModules.contains(module) else {
        continue
      }
      // A second frame says that the rest is left out.
      guard let one = try? Backtrace.capture(limit: 2, offset: index, top: 0) else { continue }
      // What the optimizer has put into the suite's function costs more to be told.
      for options in [.showSourceLocations, .default] as [Backtrace.SymbolicationOptions] {
        for frame in one.symbolicated(options: options)?.frames ?? [] {
          guard let symbol = frame.symbol, let place = symbol.sourceLocation else { continue }
          if place.line <= 0 || !place.path.hasSuffix(".swift") { break }
          if !place.path.hasPrefix(ownSources) { return symbol }
        }
      }
    }
    return nil
  }

  /// The module of a Swift function: its symbol begins with the length of the name, and the name.
  private static func module(of symbol: SymbolicatedBacktrace.Symbol) -> String? {
    guard symbol.rawName.hasPrefix("$s") else { return nil }
    let digits = symbol.rawName.dropFirst(2).prefix { $0.isNumber }
    return Int(digits).map { String(symbol.rawName.dropFirst(2 + digits.count).prefix($0)) }
  }

  /// The modules between a suite and this.
  private static let ownModules: Set = [
    "FailureReporting", "Fleet", "HeadlessUIKit", "HeadlessXCUIAutomation", "HeadlessXCUITest",
  ]

  /// The farthest call in which the line is looked for.
  private static let deepest = 64

  /// The folder that Fleet's sources are in.
  private static let ownSources: String = {
    let path = "\(#filePath as StaticString)"
    return path.range(of: "/Suites/", options: .backwards).map { String(path[..<$0.lowerBound]) }
      ?? path
  }()
}
