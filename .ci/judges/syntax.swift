// The declarations of sources as the toolchain's own parser finds them, for .ci/checks/port-judges.

import Foundation
import SwiftParser
import SwiftSyntax

func clean(_ text: String) -> String { text.filter { !$0.isWhitespace } }

func marks(_ list: AttributeListSyntax) -> [String] {
  list.flatMap { element -> [String] in
    switch element {
    case .attribute(let attribute):
      ["@" + attribute.attributeName.trimmedDescription.prefix { $0 != "." && $0 != "<" }]
    case .ifConfigDecl(let condition):
      condition.clauses.flatMap { clause in
        if case .attributes(let inner)? = clause.elements { marks(inner) } else { [String]() }
      }
    @unknown default: []
    }
  }
}

func inherited(_ clause: InheritanceClauseSyntax?) -> String {
  (clause?.inheritedTypes.map { clean($0.type.trimmedDescription) } ?? []).joined(separator: ",")
}

func head(_ declaration: DeclSyntax) -> (keyword: String, name: String)? {
  if let type = declaration.as(ClassDeclSyntax.self) { return ("class", type.name.text) }
  if let type = declaration.as(StructDeclSyntax.self) { return ("struct", type.name.text) }
  if let type = declaration.as(EnumDeclSyntax.self) { return ("enum", type.name.text) }
  if let type = declaration.as(ActorDeclSyntax.self) { return ("actor", type.name.text) }
  if let type = declaration.as(ProtocolDeclSyntax.self) { return ("protocol", type.name.text) }
  guard let type = declaration.as(ExtensionDeclSyntax.self) else { return nil }
  return ("extension", String(clean(type.extendedType.trimmedDescription).prefix { $0 != "<" }))
}

func lines(_ declaration: DeclSyntax, _ depth: Int) -> [String] {
  if let method = declaration.as(FunctionDeclSyntax.self) {
    let labels = method.signature.parameterClause.parameters.map {
      $0.firstName.text.filter { $0 != "`" } + ":"
    }.joined()
    let isStatic = method.modifiers.contains { $0.name.text == "static" || $0.name.text == "class" }
    return [
      "\(depth) func \(method.name.text)(\(labels)) "
        + "@\(marks(method.attributes).sorted().joined(separator: ",")) "
        + (method.signature.returnClause == nil ? "" : "->") + (isStatic ? " static" : "")
    ]
  }
  if let variable = declaration.as(VariableDeclSyntax.self) {
    // What stands behind a type that several share is found by the next one that has a type.
    let names = variable.bindings.compactMap { binding in
      binding.pattern.as(IdentifierPatternSyntax.self).map { ($0.identifier.text, binding) }
    }
    guard let (name, binding) = names.first, variable.bindings.count == 1 else { return [] }
    let type = binding.typeAnnotation.map { clean($0.type.trimmedDescription) } ?? ""
    let attributes = marks(variable.attributes).sorted().joined(separator: ",")
    return ["\(depth) \(variable.bindingSpecifier.text) \(name) @\(attributes) :\(type)"]
  }
  if let cases = declaration.as(EnumCaseDeclSyntax.self) {
    return cases.elements.map { "\(depth) case \($0.name.text)" }
  }
  if let alias = declaration.as(TypeAliasDeclSyntax.self) {
    let type = clean(alias.initializer.value.trimmedDescription)
    return ["\(depth) typealias \(alias.name.text) = \(type)"]
  }
  if let condition = declaration.as(IfConfigDeclSyntax.self) {
    return condition.clauses.flatMap { clause -> [String] in
      switch clause.elements {
      case .statements(let items): topLevel(items, depth)
      case .decls(let members): members.flatMap { lines($0.decl, depth) }
      default: []
      }
    }
  }
  guard let group = declaration.asProtocol((any DeclGroupSyntax).self),
    let (keyword, name) = head(declaration)
  else { return [] }
  return ["\(depth) \(keyword) \(name) : \(inherited(group.inheritanceClause))"]
    + group.memberBlock.members.flatMap { lines($0.decl, depth + 1) }
}

func topLevel(_ items: CodeBlockItemListSyntax, _ depth: Int) -> [String] {
  items.flatMap { item -> [String] in
    if case .decl(let declaration) = item.item { lines(declaration, depth) } else { [] }
  }
}

for path in CommandLine.arguments.dropFirst() {
  let bytes = FileManager.default.contents(atPath: path) ?? Data()
  let tree = Parser.parse(source: String(decoding: bytes, as: UTF8.self))
  print("FILE \(path)")
  for line in topLevel(tree.statements, 0) { print(line) }
}
