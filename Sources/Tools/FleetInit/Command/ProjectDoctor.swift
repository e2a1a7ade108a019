package import FleetPort
package import Foundation
import XcodeProjects

/// `fleet-doctor` for a project: tells of each target what is done with its sources.
package struct ProjectDoctor {
  private let dump: ((String) -> Data?)?
  private let print: (String) -> Void
  private let complain: (String) -> Void

  /// Creates a doctor that writes lines to standard output and to standard error.
  ///
  /// - Parameter dump: Answers the manifest of the package in a folder, as SwiftPM writes it in JSON;
  ///   asks SwiftPM without one.
  package init(
    dump: ((String) -> Data?)? = nil, print: @escaping (String) -> Void,
    complain: @escaping (String) -> Void
  ) {
    self.dump = dump
    self.print = print
    self.complain = complain
  }

  /// Looks through the project that the words name; answers nothing where they name none.
  ///
  /// The answer is a failure where the project does not build.
  package func run(_ arguments: [String]) -> Command.Status? {
    let paths = arguments.filter { !$0.hasPrefix("-") }
    let options = Set(arguments).subtracting(paths)
    guard paths.count == 1, Self.isProject(paths[0]), options.isSubset(of: Self.options) else {
      return nil
    }
    do throws(Refusal) {
      let (plan, output) = try plan(at: paths[0])
      let isHealthy = tell(plan, in: output, isForPrograms: options.contains("--json"))
      if !options.contains("--json") { tellDeferred(at: paths[0]) }
      return isHealthy && plan.missingModules.isEmpty && plan.unseenPackages.isEmpty
        ? .success : .failure
    } catch {
      complain("fleet-doctor: \(error.text)")
      return .failure
    }
  }

  private static let options: Set<String> = ["--check", "--summary", "--json"]

  private static func isProject(_ path: String) -> Bool {
    ["xcodeproj", "xcworkspace"].contains(FilePath.kind(of: path))
      || FilePath.name(of: path) == ProjectSearch.manifest
  }

  /// Tells of each target; answers whether nothing is left to do in any.
  private func tell(_ plan: Plan, in output: String, isForPrograms: Bool) -> Bool {
    var isHealthy = true
    let diagnoses = TargetDiagnoses(of: plan, output: output)
    for target in plan.targets where !target.sources.isEmpty {
      let diagnosis = diagnoses.diagnosis(of: target)
      isHealthy = isHealthy && diagnosis.isHealthy
      if isForPrograms {
        if let text = try? diagnosis.json() { print(text) }
      } else {
        print("\(target.name), \(target.kind.words)\n")
        print(diagnosis.screen(from: Self.folder(around: target.sources)))
        print("")
      }
    }
    if !isForPrograms {
      let missing = MissingModules(Set(plan.missingModules.keys), in: plan.targets)
      for line in missing.lines + ModuleRoads(of: plan).lines { print(line) }
    }
    return isHealthy
  }

  /// Tells what is deferred, if anything is.
  private func tellDeferred(at path: String) {
    guard let projects = try? ProjectSet(at: path) else { return }
    let place = FilePath.join(projects.folder, "Linux/\(DeferredList.fileName)")
    guard let data = FileManager.default.contents(atPath: place) else { return }
    let list = DeferredList(text: String(decoding: data, as: UTF8.self))
    let lines = DeferredAdvice(list, place: "Linux/\(DeferredList.fileName)").lines
    for line in lines { print(Summary.plain(line)) }
  }

  /// The folder that files have in common.
  private static func folder(around files: [String]) -> String {
    let folders = files.map { FilePath.folder(of: $0).split(separator: "/") }
    let common = folders.dropFirst().reduce(folders.first ?? []) { common, folder in
      zip(common, folder).prefix { $0 == $1 }.map(\.0)
    }
    return "/" + common.joined(separator: "/")
  }

  /// What would be written, and the folder for it.
  private func plan(at path: String) throws(Refusal) -> (Plan, output: String) {
    let projects = try ProjectSet(at: path)
    let options = try InitOptions([path])
    let output = FilePath.physical(FilePath.join(projects.folder, options.output))
    let tools = dump.map(PackageTools.init) ?? OthersPrograms(say: complain).tools
    var maker = try PlanMaker(projects, options: options, output: output, tools: tools)
    return (try maker.make(), output)
  }
}
