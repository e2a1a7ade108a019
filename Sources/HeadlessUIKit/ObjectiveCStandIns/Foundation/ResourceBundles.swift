import Foundation
import Interfaces
import Locks

/// The bundles that packages make of the resources of their targets.
enum ResourceBundles {
  private static let known = Locked<[String: Bundle?]>([:])

  /// Returns the bundle of a module: written by `fleet-port`, or beside the program.
  static func bundle(ofModule module: String) -> Bundle? {
    if let bundle = known.withLock({ $0[module] }) { return bundle }
    let written = PortedModules.facts(of: module)?.resourceFolder.flatMap { Bundle(path: $0) }
    let bundle =
      written
      ?? bundle(ofModule: module, in: Bundle.main.resourceURL ?? Bundle.main.bundleURL)
    known.withLock { $0[module] = .some(bundle) }
    return bundle
  }

  /// Returns the bundle that a module takes for the program's: the app's in which its tests run, or
  /// else its own.
  static func main(ofModule module: String) -> Bundle? {
    PortedModules.facts(of: module)?.testedModule.flatMap(bundle(ofModule:))
      ?? bundle(ofModule: module)
  }

  /// The folders of resources that `fleet-port` wrote for modules of this program, by name.
  static let written: [URL] =
    PortedModules.writtenFolders
    .flatMap { folders(in: $0.appending(path: "destination/PortUIKitSources")) }
    .filter(isOfProgram)

  /// Whether a folder was written for a module of this program: another program's may lie beside it.
  private static func isOfProgram(_ folder: URL) -> Bool {
    InterfaceFile.modules(around: folder.appending(path: "file")).contains { module in
      let place = PortedModules.facts(of: module)?.resourceFolder
      return place.map { URL(fileURLWithPath: $0).resolvingSymlinksInPath().path }
        == folder.resolvingSymlinksInPath().path
    }
  }

  /// Returns the bundle of a module in a folder: `Package_Module.resources`.
  static func bundle(ofModule module: String, in folder: URL) -> Bundle? {
    let bundle = folders(in: folder).first {
      InterfaceFile.modules(around: $0.appending(path: "file")).contains(module)
    }
    return bundle.flatMap { Bundle(path: $0.path) }
  }

  /// Returns the bundles that lie in a folder, by name.
  static func folders(in folder: URL) -> [URL] {
    InterfaceLocator.contents(of: folder)
      .filter { ["resources", "bundle"].contains($0.pathExtension) }
  }

  /// Returns the module of a file, by its `#fileID`.
  static func module(ofFile fileID: StaticString) -> String {
    String(fileID.description.prefix { $0 != "/" })
  }

  /// Returns the module of a type.
  static func module(of type: Any.Type) -> String {
    String(String(reflecting: type).prefix { $0 != "." })
  }
}
