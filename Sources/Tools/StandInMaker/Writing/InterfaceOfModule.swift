import Foundation

/// The declarations of a module, from its headers and from its sources in Swift.
struct InterfaceOfModule {
  let declarations: [Declaration]
  /// The names of types that stand in others.
  let nestedTypes: Set<String>

  init(_ module: PrintedModule) {
    let printed = Declaration.list(module.swiftInterface)
    let views = Self.hiddenViews(in: printed)
    let swift = Self.published(printed).map { type in
      var type = type
      // What an extension or a class inherits may be one of them, too.
      if type.kind.isType {
        type.rest = type.rest.replacingWords { word, _, _ in views[String(word)] }
      }
      return type
    }
    // A header names by `@class` what a source in Swift declares with `@objc(Name)`.
    var names = module.known.objectiveC
    for type in swift { names.merge(type.objectiveCNames()) { _, new in new } }
    let imported = printed.filter { $0.kind == .import }.map(\.name)
    let modules = Set(module.imports + imported + Self.always + [module.name])
    let headers = Declaration.list(module.interface).filter { $0.kind != .import }
      .map { $0.refined(types: &names) }
    declarations = (headers + swift).map { declaration in
      declaration.withTypes(without: modules).replacing(names)
    }
    nestedTypes = Self.nested(in: declarations)
  }

  /// The modules whose names may stand before a type without an import.
  private static let always = [
    "CoreFoundation", "CoreGraphics", "Foundation", "ObjectiveC", "Swift", "SwiftUICore", "UIKit",
    "_Concurrency",
  ]

  private static func nested(in list: [Declaration]) -> Set<String> {
    var names: Set<String> = []
    for type in list {
      for member in type.members where member.kind.isType || member.kind == .typealias {
        names.insert(member.name)
      }
      names.formUnion(nested(in: type.members))
    }
    return names
  }

  /// The protocols of SwiftUI behind protocols that others do not see.
  private static func hiddenViews(in list: [Declaration]) -> [String: String] {
    let hidden = list.filter { $0.kind == .protocol && !$0.isPublished(in: nil) }
    let pairs = hidden.compactMap { type in
      type.inherited.map(KnownNames.bare).first(where: ViewNames.protocols.contains)
        .map { (type.name, $0) }
    }
    return Dictionary(pairs) { first, _ in first }
  }

  /// What others see of declarations in Swift.
  private static func published(
    _ list: [Declaration], in owner: Declaration? = nil
  ) -> [Declaration] {
    list.compactMap { declaration in
      guard declaration.kind != .import, declaration.isPublished(in: owner) else { return nil }
      var declaration = declaration
      declaration.isSwift = true
      declaration.members = published(declaration.members, in: declaration)
      let isEmpty = declaration.kind == .extension && declaration.members.isEmpty
      return isEmpty && declaration.inherited.isEmpty ? nil : declaration
    }
  }
}
