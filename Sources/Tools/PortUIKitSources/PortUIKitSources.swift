import Foundation
import PackagePlugin

/// Rewrites UIKit sources into a target.
///
/// A file of the target says in a comment which folders they are in: `// UIKit sources: ../../App`.
@main
struct PortUIKitSources: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target as? any SourceModuleTarget else { return [] }
    let folders = SourceFolders(of: target)
    let sources = folders.swiftFiles()
    if let missing = folders.missingFile() {
      Diagnostics.error("\(target.name): \(missing)")
      return []
    }
    guard !sources.isEmpty else {
      Diagnostics.error(folders.complaint(about: target.name))
      return []
    }
    if let (first, second) = folders.pairOfOneName(in: sources) {
      Diagnostics.error(
        "'\(first.path)' and '\(second.path)' have one name: a module takes only one of them.")
      return []
    }
    let others = importedTargets(of: target, in: context.package)
    let imported = others.flatMap { $0.folders.swiftFiles() }
    let folder = context.pluginWorkDirectoryURL
    let outputs = sources.map { source in
      folder.appending(path: source.deletingPathExtension().lastPathComponent + "+Linux.swift")
    }
    let info = folders.infoPropertyList()
    var arguments = ["--into", folder.path, "--module", target.moduleName]
    let products = productNames(of: target)
    if target.kind == .test { arguments.append("--tests") }
    if products.contains("HeadlessXCUITest") { arguments.append("--ui-tests") }
    for product in products where product.hasPrefix("Headless") {
      arguments += ["--dependency", product]
    }
    for file in imported { arguments += ["--context", file.path] }
    for other in others where other.folders.passesUIKitOn {
      arguments += ["--passes-uikit-on", other.module]
    }
    for file in folders.descriptions { arguments += ["--target", file.path] }
    for place in folders.folders { arguments += ["--resources", place.path] }
    if let info { arguments += ["--info", info.path] }
    let (catalogs, texts) = (folders.assetCatalogs(), folders.stringCatalogs())
    let models = folders.dataModels()
    arguments += self.arguments(catalogs: catalogs, texts: texts, models: models)
    let list = listOfDeferred(in: context.package)
    for list in list { arguments += ["--deferred", list.path] }
    // An argument: a variable alone runs no command again.
    if ProcessInfo.processInfo.environment["FLEET_STRICT"] == "1" { arguments.append("--strict") }
    let made =
      ["PortedModuleFacts"] + (catalogs.isEmpty ? [] : ["GeneratedAssetSymbols"])
      + (texts.isEmpty ? [] : ["GeneratedStringSymbols"])
      + (models.isEmpty ? [] : ["GeneratedManagedObjects"])
    return [
      .buildCommand(
        displayName: "Rewriting \(sources.count) UIKit sources for \(target.name)",
        executable: try context.tool(named: "fleet-port").url,
        arguments: arguments + sources.map(\.path),
        inputFiles: sources + imported + folders.descriptions + folders.otherFiles()
          + [info].compactMap { $0 } + list + catalogs.flatMap(SourceFolders.parts) + texts
          + models.flatMap(SourceFolders.versions),
        outputFiles: outputs + made.map { folder.appending(path: $0 + ".swift") })
    ]
  }

  /// The list of what is deferred, if there is one.
  private func listOfDeferred(in package: Package) -> [URL] {
    let list = package.directoryURL.appending(path: "Deferred.txt")
    return FileManager.default.fileExists(atPath: list.path) ? [list] : []
  }

  /// The arguments that say where catalogs and data models are.
  private func arguments(catalogs: [URL], texts: [URL], models: [URL]) -> [String] {
    catalogs.flatMap { ["--catalog", $0.path] } + texts.flatMap { ["--strings", $0.path] }
      + models.flatMap { ["--model", $0.path] }
  }

  /// Where the sources of imported modules are, which declare base classes and optional methods.
  ///
  /// Other packages are not looked through: the model alone has hundreds of files.
  private func importedTargets(
    of target: any SourceModuleTarget, in package: Package
  ) -> [(module: String, folders: SourceFolders)] {
    target.recursiveTargetDependencies
      .compactMap { $0 as? any SourceModuleTarget }
      .filter { $0.directoryURL.path.hasPrefix(package.directoryURL.path) }
      .map { ($0.moduleName, SourceFolders(of: $0)) }
  }

  /// The products that the target itself depends on, such as stand-ins for frameworks.
  private func productNames(of target: any SourceModuleTarget) -> [String] {
    target.dependencies.compactMap { dependency in
      if case .product(let product) = dependency { product.name } else { nil }
    }.sorted()
  }
}
