import Foundation
import Locks

/// The modules whose sources were rewritten.
package enum PortedModules {
  private static let found = Locked<Set<String>>([])

  /// The names of the modules that were asked for so far, or that the plugin has written down.
  package static var known: [String] {
    _ = addWritten
    return found.withLock { $0 }.sorted()
  }

  /// How many are known.
  static var count: Int {
    _ = addWritten
    return found.withLock { $0.count }
  }

  private static let addWritten: Void = {
    for folder in writtenFolders {
      _ = facts(
        of: String(folder.lastPathComponent.map { $0.isLetter || $0.isNumber ? $0 : "_" }))
    }
  }()

  /// The folders of the targets for which the plugin has written something beside this program, whether
  /// or not they are in it.
  static let writtenFolders: [URL] = {
    var folder = Bundle.main.bundleURL.resolvingSymlinksInPath()
    for _ in 0..<3 {
      folder = folder.deletingLastPathComponent()
      let packages = InterfaceLocator.contents(of: folder.appending(path: "plugins/outputs"))
      if !packages.isEmpty { return packages.flatMap(InterfaceLocator.contents) }
    }
    return []
  }()

  /// The folders with the resources of the known modules, for stand-ins of other frameworks.
  package static var resourceFolders: [URL] {
    known.compactMap { facts(of: $0)?.resourceFolder }.map { URL(fileURLWithPath: $0) }
  }

  /// Returns the facts about a module, or `nil` if its sources are compiled as they are.
  package static func facts(of module: String) -> (any PortedModule.Type)? {
    guard InterfaceClasses.isIdentifier(module) else { return nil }
    let facts = NSClassFromString("\(module).PortedModuleFacts") as? any PortedModule.Type
    if facts != nil { found.withLock { _ = $0.insert(module) } }
    return facts
  }

  /// The version of iOS that the project asks for, if it asks for one.
  static var system: String? { known.lazy.compactMap { facts(of: $0)?.system }.first }

  /// The facts about the targets of unit tests in this program.
  static var unitTests: [any PortedModule.Type] { namesOfUnitTests.compactMap(facts) }

  private static let namesOfUnitTests = known.filter { facts(of: $0)?.isMadeOfUnitTests == true }

  /// Whether what a device only logs fails no test of this program, as none was written for Fleet.
  package static let onlyLog = onlyLog(in: unitTests)

  static func onlyLog(in tests: [any PortedModule.Type]) -> Bool {
    !tests.isEmpty && tests.allSatisfy { $0.isWrittenForDevices }
  }

  /// The app that the unit tests in this program run in, if all run in one.
  static var host: (any PortedModule.Type)? {
    var hosts: Set<String> = []
    for tests in unitTests where tests.launchesTestedModule {
      if let host = tests.testedModule { hosts.insert(host) }
    }
    return hosts.count == 1 ? hosts.first.flatMap(facts) : nil
  }

  /// The modules that may have the Info.plist that code of a module means: the app that it tests, itself,
  /// and for a package the only app in this program.
  static func apps(around module: String) -> [String] {
    [facts(of: module)?.testedModule, module, onlyApp].compactMap(\.self)
  }

  /// The identifier of the only app in this program, for stand-ins of other frameworks.
  package static let appIdentifier =
    onlyApp.flatMap(AppInfo.dictionary(ofModule:)).flatMap(AppInfo.identifier)
    ?? Bundle.main.bundleIdentifier

  private static let onlyApp = onlyApp(among: known)

  /// The one module that is an app, and not what tests one: these may have delegates of their own.
  static func onlyApp(
    among modules: [String], facts: (String) -> (any PortedModule.Type)? = facts
  ) -> String? {
    let apps = modules.filter { module in
      guard let facts = facts(module) else { return false }
      return facts.applicationDelegate != nil && facts.infoPropertyList != nil
        && facts.testedModule == nil && !facts.isMadeOfUnitTests
    }
    return apps.count == 1 ? apps[0] : nil
  }

  /// Whether the sources of an object's class were rewritten, so that they have UIKit's attributes.
  static func hasClass(of object: AnyObject) -> Bool {
    facts(of: ResourceBundles.module(of: type(of: object))) != nil
  }

  /// Returns the module that has the Info.plist of an app, found by the class of its delegate.
  ///
  /// The delegate may be of a subclass in another module, such as that of the tests.
  static func app(of delegate: AnyClass) -> String {
    var type: AnyClass? = delegate
    while let next = type {
      let module = ResourceBundles.module(of: next)
      if facts(of: module)?.infoPropertyList != nil { return module }
      type = _getSuperclass(next)
    }
    return ResourceBundles.module(of: delegate)
  }
}
