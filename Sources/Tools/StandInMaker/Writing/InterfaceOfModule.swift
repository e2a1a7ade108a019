import Foundation

/// The declarations of a module, from its headers and from its sources in Swift.
struct InterfaceOfModule {
  let declarations: [Declaration]
  /// The names of types that stand in others.
  let nestedTypes: Set<String>

  init(_ module: PrintedModule) {
    let swift = Self.published(Declaration.list(module.swiftInterface))
    // A header names by `@class` what a source in Swift declares with `@objc(Name)`.
    var names: [Substring: String] = [:]
    for type in swift {
      for attribute in type.attributes where attribute.hasPrefix("@objc(") {
        names[attribute.dropFirst(6).dropLast()] = type.name
      }
    }
    let modules = Set(module.imports + ["Foundation", "Swift", "UIKit", module.name])
    let all = Declaration.list(module.interface).filter { $0.kind != .import } + swift
    declarations = all.map { declaration in
      declaration.replacingTypes { text in
        let plain = SwiftType.text(text, without: modules)
        return names.isEmpty ? plain : plain.replacingWords { word, _, _ in names[word] }
      }
    }
    nestedTypes = Self.nested(in: declarations)
  }

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
