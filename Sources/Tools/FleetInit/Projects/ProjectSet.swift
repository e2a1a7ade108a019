import Foundation
import PropertyLists
import XcodeProjects

/// A project with the projects that it leads to, or the projects of a workspace; or a package
/// without any.
struct ProjectSet {
  /// The project, the workspace, or the manifest of the package itself.
  let path: String
  let folder: String
  private(set) var projects: [XcodeProject] = []
  /// The paths of everything else in the workspace, such as packages.
  private(set) var others: [String] = []
  private(set) var findings: [Finding] = []
  let schemes: [Scheme]

  /// A target, with its project.
  struct Member {
    let project: XcodeProject
    let target: XcodeTarget
    var key: String { project.path + "#" + target.id }
  }

  init(at path: String) throws(Refusal) {
    let path = try ProjectSearch.find(path)
    self.path = path
    folder = FilePath.folder(of: path)
    guard FilePath.name(of: path) != ProjectSearch.manifest else {
      schemes = []
      return
    }
    var open = [path]
    var (others, findings): ([String], [Finding]) = ([], [])
    if FilePath.kind(of: path) == "xcworkspace" {
      do throws(Finding) {
        let workspace = try Workspace(path: path)
        open = workspace.projects
        others = workspace.files.filter { !workspace.projects.contains($0) }
      } catch {
        throw Refusal(error.description)
      }
    }
    var (seen, projects): (Set<String>, [XcodeProject]) = ([], [])
    var index = 0
    while index < open.count {
      let next = open[index]
      index += 1
      guard seen.insert(next).inserted else { continue }
      do throws(Finding) {
        let project = try XcodeProject(path: next)
        projects.append(project)
        open += project.otherProjects
      } catch {
        guard open.count > 1 || Self.isAbsent(next) else { throw Refusal(error.description) }
        findings.append(error)
      }
    }
    guard !projects.isEmpty else {
      let hint = ProjectSearch.generator(in: folder).map { " \($0)" } ?? ""
      throw Refusal((findings.first?.description ?? "'\(path)' names no project.") + hint)
    }
    self.projects = projects
    self.others = others
    self.findings = findings + projects.flatMap(\.findings)
    schemes = Self.schemes(in: [path] + projects.map(\.path))
  }

  /// Whether a project is only a folder, or not even that: the file is made by a tool.
  private static func isAbsent(_ project: String) -> Bool {
    !FileManager.default.fileExists(atPath: project + "/project.pbxproj")
  }

  /// Whether it is a package of its own, and no project.
  var isPackage: Bool { FilePath.name(of: path) == ProjectSearch.manifest }

  private static func schemes(in containers: [String]) -> [Scheme] {
    var seen: Set<String> = []
    let places = containers.filter { seen.insert($0).inserted }.flatMap { container in
      Scheme.paths(in: container).map { ($0, FilePath.folder(of: container)) }
    }
    return places.compactMap { path, folder in try? Scheme(path: path, folder: folder) }
  }

  /// All targets.
  var members: [Member] {
    projects.flatMap { project in project.targets.map { Member(project: project, target: $0) } }
  }

  /// The target that a scheme or a plan names, with the folder from which it names the project.
  ///
  /// Projects that were copied from one another have the same ids.
  func member(_ reference: BlueprintReference, from folder: String) -> Member? {
    let project = reference.project(in: folder)
    let own = members.filter { $0.project.path == project }
    for members in [own, members] {
      if let found = members.first(where: { $0.target.id == reference.id })
        ?? members.first(where: { $0.target.name == reference.name })
      {
        return found
      }
    }
    return nil
  }

  func member(of dependency: TargetDependency.Kind, from project: XcodeProject) -> Member? {
    switch dependency {
    case .target(let id):
      project.target(id: id).map { Member(project: project, target: $0) }
    case .otherProject(let path, let name):
      members.first { (path == nil || $0.project.path == path) && $0.target.name == name }
    case .packageProduct: nil
    }
  }

  /// Says which binary a module is in, if the project has one of that name.
  func binary(of module: String) -> String? {
    let names = ["xcframework", "framework"].map { "\(module).\($0)" }
    let found = projects.lazy.flatMap(\.items.values).compactMap(\.location.path).first {
      names.contains(FilePath.name(of: $0))
    }
    return found.map { "a binary, \(FilePath.relative($0, to: folder))" }
  }

  /// The target that makes a product, by the name of its file, such as `Kit.framework`.
  ///
  /// A project's own comes first.
  func member(making product: String, for project: XcodeProject) -> Member? {
    let found = members.filter { $0.project.productName(of: $0.target) == product }
    return found.first { $0.project.path == project.path } ?? found.first
  }
}
