import FleetPort
import Foundation
import XcodeProjects

/// The diagnoses of the sources of each target.
final class TargetDiagnoses {
  private let plan: Plan
  /// Sources that were read, of which most are looked at for several targets.
  private var known: [String: SourceFile] = [:]

  /// The folder that the package is written to.
  private let output: String?

  /// - Parameter output: The folder that the package is written to, for what its files say of tests.
  init(of plan: Plan, output: String? = nil) {
    self.plan = plan
    self.output = output
  }

  /// Looks through the sources of a target, with the sources of the targets that it needs.
  func diagnosis(of target: BroughtTarget) -> Diagnosis {
    let needed = plan.targets(neededBy: target)
    let description = target.description
    let module = Module(
      files: files(at: target.sources), context: files(at: needed.flatMap(\.sources)), kit: .uikit,
      traits: Module.Traits(
        isMadeOfUITests: target.kind == .uiTests,
        isMainActorByDefault: description.isMainActorByDefault,
        dependencies: Set(target.products.map(\.name)),
        passingUIKitOn: Set(
          needed.filter { $0.description.headerModules.contains("UIKit") }.map(\.module)),
        tests: TestSelection(
          skipped: description.skippedTests, selected: description.selectedTests),
        headerModules: description.headerModules))
    return Diagnosis(
      of: module, outputs: Port(module).outputs(), names: .uikit,
      known: Set(needed.map(\.module) + [target.module]),
      lacksScenes: target.kind == .app && Self.lacksScenes(description.infoPropertyList),
      systems: systems(of: target))
  }

  private static func lacksScenes(_ info: InfoPropertyList?) -> Bool {
    info.map { $0.findings.isEmpty && $0["UIApplicationSceneManifest"] == nil } ?? false
  }

  /// The versions of iOS that the tests of a target run on: what they name, and that of a run.
  private func systems(of target: BroughtTarget) -> Set<SystemNumber> {
    let tests = plan.targets.filter { tests in
      tests.kind.isTests
        && (tests.module == target.module
          || plan.targets(neededBy: tests).contains { $0.module == target.module })
    }
    let named = UnrunBranches.systems(namedIn: files(at: tests.flatMap(\.sources)))
    let said = (tests.isEmpty ? [target] : tests).compactMap { tests -> SystemNumber? in
      guard let output,
        let data = FileManager.default.contents(
          atPath: FilePath.join(output, tests.file))
      else { return nil }
      return TargetDescription(String(decoding: data, as: UTF8.self), folder: output).system
    }
    return named.union(said.isEmpty ? [.usual] : said)
  }

  private func files(at paths: [String]) -> [SourceFile] {
    Set(paths).sorted().compactMap { path in
      if let file = known[path] { return file }
      guard let data = FileManager.default.contents(atPath: path) else { return nil }
      let file = SourceFile(path: path, bytes: [UInt8](data))
      known[path] = file
      return file
    }
  }
}
