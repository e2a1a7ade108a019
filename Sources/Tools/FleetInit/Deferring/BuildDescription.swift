import Foundation

/// What SwiftPM runs for each module, as its own description of the build says it.
struct BuildDescription {
  struct Module: Equatable {
    /// The compiler, and its arguments but for the sources and for what it writes.
    var compiler: [String] = []
    var sources: [String] = []
    /// What `fleet-port` is called with, if the sources are rewritten.
    var rewriting: [String]?
  }

  private var modules: [String: Module] = [:]

  /// Reads the description that llbuild is given.
  init(_ text: String) {
    var inputs: [String] = []
    for line in text.split(separator: "\n") {
      if line.hasPrefix("    inputs: ") {
        inputs = Self.list(line.dropFirst(12))
      } else if line.hasPrefix("    args: ") {
        add(Self.list(line.dropFirst(10)), inputs)
      }
    }
  }

  func module(_ name: String) -> Module? {
    modules[name].flatMap { $0.compiler.isEmpty ? nil : $0 }
  }

  private static func list(_ text: Substring) -> [String] {
    (try? JSONDecoder().decode([String].self, from: Data(text.utf8))) ?? []
  }

  private mutating func add(_ arguments: [String], _ inputs: [String]) {
    guard let program = arguments.first else { return }
    if program.hasSuffix("swiftc"), arguments.contains("-c"),
      let name = Self.value(of: "-module-name", in: arguments)
    {
      modules[name, default: Module()].compiler = Self.kept(arguments)
      modules[name]?.sources = inputs.filter { $0.hasSuffix(".swift") }
    } else if program.split(separator: "/").last?.hasPrefix("fleet-port") == true,
      let name = Self.value(of: "--module", in: arguments)
    {
      modules[name, default: Module()].rewriting = Array(arguments.dropFirst())
    }
  }

  private static func value(of option: String, in arguments: [String]) -> String? {
    guard let index = arguments.firstIndex(of: option), index + 1 < arguments.count else {
      return nil
    }
    return arguments[index + 1]
  }

  private static let dropped: Set<String> = [
    "-emit-module", "-emit-dependencies", "-incremental", "-c", "-enable-batch-mode",
    "-serialize-diagnostics", "-parseable-output", "-emit-objc-header", "-g",
    "-whole-module-optimization",
  ]
  private static let droppedWithValue: Set<String> = [
    "-emit-module-path", "-output-file-map", "-index-store-path", "-emit-objc-header-path", "-o",
    "-num-threads",
  ]

  /// The arguments that say how sources are read.
  private static func kept(_ arguments: [String]) -> [String] {
    var kept: [String] = []
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "-Xcc", let next = rest.popFirst() {
        // With other ones, the system's modules would be made anew.
        kept += [argument, next]
      } else if droppedWithValue.contains(argument) {
        _ = rest.popFirst()
      } else if !dropped.contains(argument), !argument.hasPrefix("@"), !isNumberOfJobs(argument) {
        kept.append(argument)
      }
    }
    return kept
  }

  private static func isNumberOfJobs(_ argument: String) -> Bool {
    argument.hasPrefix("-j") && Int(argument.dropFirst(2)) != nil
  }
}
