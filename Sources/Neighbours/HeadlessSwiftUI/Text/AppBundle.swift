/// Where the app's texts are: with the module of the nearest view of the app's.
///
/// A literal does not know its file. In an app, all of it is one bundle; in a test, each module
/// has its own.
@MainActor enum AppBundle {
  private static var modules: [ObjectIdentifier: String?] = [:]

  /// Returns the bundle of the module that a node's view was written in.
  static func of(_ node: _AnyNode?) -> Bundle {
    var place = node
    while let here = place {
      if let bundle = module(of: type(of: here)).flatMap(bundle(ofModule:)) { return bundle }
      place = here.parent
    }
    return UIApplication.shared.delegate.map { Bundle.uiKit(for: type(of: $0)) } ?? .main
  }

  private static func bundle(ofModule module: String) -> Bundle? {
    let facts = PortedModules.facts(of: module)
    let folder = facts?.testedModule.flatMap { PortedModules.facts(of: $0)?.resourceFolder }
    return (folder ?? facts?.resourceFolder).flatMap { Bundle(path: $0) }
  }

  /// Returns the first module among the arguments of a node's type that is the app's.
  private static func module(of type: _AnyNode.Type) -> String? {
    if let known = modules[ObjectIdentifier(type)] { return known }
    let names = String(reflecting: type).split {
      !$0.isLetter && !$0.isNumber && !"._".contains($0)
    }
    let own = ["Swift", "Foundation", "FoundationEssentials", "HeadlessUIKit", "HeadlessSwiftUI"]
    let module = names.lazy.compactMap { name -> String? in
      let parts = name.split(separator: ".")
      guard parts.count > 1, let first = parts.first.map(String.init) else { return nil }
      return own.contains(first) ? nil : first
    }.first
    modules[ObjectIdentifier(type)] = .some(module)
    return module
  }
}
