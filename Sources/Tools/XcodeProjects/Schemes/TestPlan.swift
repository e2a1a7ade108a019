import Foundation
package import PropertyLists

/// A test plan: which tests run, and how.
package struct TestPlan: Sendable {
  /// One way in which the plan's tests run.
  package struct Configuration: Equatable, Sendable {
    package let name: String
    package var options: LaunchOptions

    package init(name: String, options: LaunchOptions) {
      self.name = name
      self.options = options
    }
  }

  package let name: String
  package let path: String
  package let testables: [Testable]
  /// The configurations that are turned on, each with the plan's own options below its own.
  package let configurations: [Configuration]

  /// Reads a test plan.
  package init(path: String) throws(Finding) {
    try self.init(path: path, bytes: FileBytes.read(path))
  }

  /// Reads a test plan out of the bytes of its file.
  package init(path: String, bytes: [UInt8]) throws(Finding) {
    let content: Content
    do {
      content = try JSONDecoder().decode(Content.self, from: Data(TextDecoder.utf8(bytes)))
    } catch {
      throw Finding(file: path, "The file is no test plan: \(Self.words(error))")
    }
    self.path = path
    name = FilePath.stem(of: path)
    testables = (content.testTargets ?? []).map(\.testable)
    let base = (content.defaultOptions ?? Options()).above(LaunchOptions())
    configurations = (content.configurations ?? []).filter { $0.enabled != false }
      .map { Configuration(name: $0.name ?? "", options: ($0.options ?? Options()).above(base)) }
  }

  private static func words(_ error: any Error) -> String {
    func path(_ context: DecodingError.Context) -> String {
      context.codingPath.map(\.stringValue).joined(separator: ".")
    }
    switch error {
    case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
      return "'\(path(context))' is of another kind."
    case DecodingError.keyNotFound(let key, _): return "it has no '\(key.stringValue)'."
    default: return "it is no JSON."
    }
  }

  // MARK: The file

  private struct Content: Decodable {
    let configurations: [Variant]?
    let defaultOptions: Options?
    let testTargets: [Target]?
  }

  private struct Variant: Decodable {
    let name: String?
    let enabled: Bool?
    let options: Options?
  }

  private struct Options: Decodable {
    var commandLineArgumentEntries: [Argument]?
    var environmentVariableEntries: [Variable]?
    var language: String?
    var region: String?

    func above(_ base: LaunchOptions) -> LaunchOptions {
      var options = base
      if let entries = commandLineArgumentEntries {
        options.arguments = entries.filter { $0.enabled != false }
          .flatMap { SettingList.words($0.argument) }
      }
      if let entries = environmentVariableEntries {
        options.environment = Dictionary(
          entries.filter { $0.enabled != false }.map { ($0.key, $0.value) },
          uniquingKeysWith: { $1 })
      }
      options.language = language ?? base.language
      options.region = region ?? base.region
      return options
    }
  }

  private struct Argument: Decodable {
    let argument: String
    let enabled: Bool?
  }

  private struct Variable: Decodable {
    let key: String
    let value: String
    let enabled: Bool?
  }

  private struct Target: Decodable {
    struct Reference: Decodable {
      let containerPath: String?
      let identifier: String?
      let name: String?
    }

    let target: Reference
    let enabled: Bool?
    let skippedTests: TestNames?
    let selectedTests: TestNames?

    var testable: Testable {
      Testable(
        target: BlueprintReference(
          id: target.identifier ?? "", name: target.name ?? "",
          container: target.containerPath ?? ""),
        isEnabled: enabled != false, skippedTests: skippedTests?.names ?? [],
        selectedTests: selectedTests?.names ?? [])
    }
  }

  /// Names of tests: a list, or since Xcode 26 a tree of suites.
  private struct TestNames: Decodable {
    struct Suite: Decodable {
      let name: String
      let suites: [Suite]?
      let testFunctions: [String]?

      func names(in outer: String) -> [String] {
        let own = outer + name
        let inner =
          (suites ?? []).flatMap { $0.names(in: own + "/") }
          + (testFunctions ?? []).map { own + "/" + $0 }
        return inner.isEmpty ? [own] : inner
      }
    }

    struct Tree: Decodable {
      let suites: [Suite]?
      let testFunctions: [String]?
    }

    let names: [String]

    init(from decoder: any Decoder) throws {
      let value = try decoder.singleValueContainer()
      if let list = try? value.decode([String].self) {
        names = list
      } else {
        let tree = try value.decode(Tree.self)
        names = (tree.suites ?? []).flatMap { $0.names(in: "") } + (tree.testFunctions ?? [])
      }
    }
  }
}
