import Foundation

/// Finds the classes that storyboards and nibs name.
@MainActor
enum InterfaceClasses {
  private static var registered: [String: AnyClass] = [:]
  /// The modules that classes were found in or registered from: the module that a file names may be
  /// called otherwise here.
  private static var modules: [String] = []

  /// Has a class be found under a name.
  static func register(_ type: AnyClass, as name: String?) {
    registered[name ?? String(describing: type)] = type
    remember(moduleOf: type)
  }

  /// The class that a file names.
  static func find(_ name: String, module: String?) -> AnyClass? {
    if let module, let type = registered["\(module).\(name)"] { return type }
    if let module, let type = load(name, from: module) { return type }
    if let type = registered[name] { return type }
    for module in modules {
      if let type = load(name, from: module) { return type }
    }
    return nil
  }

  /// Remembers a module that the test's own classes come from.
  static func remember(moduleOf type: AnyClass) {
    guard let module = String(reflecting: type).split(separator: ".").first.map(String.init),
      module != "HeadlessUIKit", isIdentifier(module), !modules.contains(module)
    else { return }
    modules.append(module)
  }

  private static func load(_ name: String, from module: String) -> AnyClass? {
    // Whatever is no name is refused with a line on standard error, which says nothing useful.
    guard isIdentifier(name), isIdentifier(module),
      let type = NSClassFromString("\(module).\(name)")
    else { return nil }
    remember(moduleOf: type)
    return type
  }

  private static func isIdentifier(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, !("0"..."9").contains(first) else { return false }
    return text.unicodeScalars.allSatisfy { $0 == "_" || $0.properties.isXIDContinue }
  }
}
