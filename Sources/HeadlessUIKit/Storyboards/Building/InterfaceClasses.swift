import Foundation

/// Finds the classes that storyboards and nibs name.
@MainActor
enum InterfaceClasses {
  private static var registered: [String: AnyClass] = [:]
  /// The modules that classes were found in or registered from.
  ///
  /// A module may have another name here than in the file.
  private(set) static var modules: [String] = []

  /// The modules that no app's classes come from.
  private static let foreign: Set<String> = ["HeadlessUIKit", "Foundation", "Swift"]

  /// Registers a class under a name.
  static func register(_ type: AnyClass, as name: String?) {
    registered[name ?? String(describing: type)] = type
    remember(moduleOf: type)
  }

  /// Returns the class that a file names.
  ///
  /// - Parameter near: The modules that the file may belong to.
  static func find(
    _ name: String, module: String?, near: @autoclosure () -> [String] = []
  ) -> AnyClass? {
    if let module, let type = registered["\(module).\(name)"] { return type }
    if let module, let type = load(name, from: module) { return type }
    if let type = registered[name] { return type }
    for module in modules {
      if let type = load(name, from: module) { return type }
    }
    for module in near() {
      if let type = load(name, from: module) { return type }
    }
    // UIKit's own classes need no module: `customClass="UIControl"`.
    return name.hasPrefix("UI") ? load(name, from: "HeadlessUIKit") : nil
  }

  /// Asks whether another class was meant, followed by a space; empty if no name is similar.
  ///
  /// Classes cannot be listed, only asked for by their names: these are the registered ones, and
  /// names with one letter less or an `s` more.
  static func question(_ name: String, module: String?, near: [String]) -> String {
    let known = NearMiss.question(name, among: registered.keys.sorted())
    guard known.isEmpty else { return known }
    var slips: [String] = []
    for index in name.indices {
      var shorter = name
      shorter.remove(at: index)
      var longer = name
      longer.insert("s", at: index)
      slips += [shorter, longer]
    }
    let meant = (slips + [name + "s"]).first { find($0, module: module, near: near) != nil }
    return meant.map { "Did you mean '\($0)'? " } ?? ""
  }

  /// Whether a class is no app's.
  static func isOfSystem(_ type: AnyClass) -> Bool {
    foreign.contains(ResourceBundles.module(of: type))
  }

  /// Remembers a module that the test's own classes come from.
  static func remember(moduleOf type: AnyClass) {
    guard let module = String(reflecting: type).split(separator: ".").first.map(String.init),
      !foreign.contains(module), isIdentifier(module), !modules.contains(module)
    else { return }
    modules.append(module)
  }

  /// Returns the class of a module with that name.
  static func load(_ name: String, from module: String) -> AnyClass? {
    // A lookup of something that cannot be a name prints a useless line to standard error.
    guard isIdentifier(name), isIdentifier(module),
      let type = NSClassFromString("\(module).\(name)")
    else { return nil }
    remember(moduleOf: type)
    return type
  }

  nonisolated static func isIdentifier(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, !("0"..."9").contains(first) else { return false }
    return text.unicodeScalars.allSatisfy { $0 == "_" || $0.properties.isXIDContinue }
  }
}
