import Foundation

/// The declarations of a module, from its headers and from its sources in Swift.
struct InterfaceOfModule {
  let declarations: [Declaration]
  /// The names of types that stand in others.
  let nestedTypes: Set<String>

  init(_ module: PrintedModule) {
    let printed = Declaration.list(module.swiftInterface)
    let swift = Self.published(printed).map { Self.showingViews($0, by: printed) }
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

  /// A type whose view's protocol stands behind one that others do not see.
  private static func showingViews(_ type: Declaration, by all: [Declaration]) -> Declaration {
    guard type.kind.isType else { return type }
    var type = type
    for name in type.inherited {
      guard let hidden = all.first(where: { $0.kind == .protocol && $0.name == name }),
        !hidden.isPublished(in: nil),
        let view = hidden.inherited.map(KnownNames.bare).first(where: ViewNames.protocols.contains)
      else { continue }
      type.rest = type.rest.replacingWords { word, _, _ in word == name ? view : nil }
    }
    return type
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
