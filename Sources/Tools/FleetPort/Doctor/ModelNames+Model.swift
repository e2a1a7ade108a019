extension ModelNames {
  /// Learns the names from the sources of the model itself.
  package init(of model: [SourceFile]) {
    let declarations = model.flatMap(\.declarations)
    for declaration in declarations { add(declaration, to: "", isVisible: declaration.isPublic) }
    for block in declarations where block.keyword == "extension" {
      types[block.name.unquoted]? += Self.inherited(by: block)
    }
    // What the model keeps to itself brings no names.
    let own = Set(declarations.filter { $0.keyword != "extension" }.map(\.name.unquoted))
    for (type, names) in types {
      types[type] = names.filter { types[$0] != nil || !own.contains($0) }
    }
    let classes = Set(types.keys.filter { !$0.contains(".") })
    for (type, names) in members {
      members[type] = names.mapValues { classes.contains($0) ? $0 : "" }
    }
  }

  private mutating func add(_ declaration: Declaration, to outer: String, isVisible: Bool) {
    let name = declaration.name.unquoted
    let path = outer.isEmpty ? name : "\(outer).\(name)"
    if declaration.keyword == "extension" {
      addMembers(of: declaration, to: path, areVisible: false)
      return
    }
    guard isVisible, !name.isEmpty, declaration.keyword != "init" else { return }
    if declaration.isType || declaration.keyword == "typealias" {
      types[path] = Self.inherited(by: declaration)
      let areVisible = declaration.keyword == "protocol"
      addMembers(of: declaration, to: path, areVisible: areVisible)
    }
    if outer.isEmpty {
      if !declaration.isType { globals.insert(name) }
    } else if members[outer]?[name, default: ""].isEmpty != false {
      members[outer, default: [:]][name] = Self.valueType(of: declaration)
    }
  }

  /// Requirements and cases are as visible as their type.
  private mutating func addMembers(of type: Declaration, to path: String, areVisible: Bool) {
    for member in type.members where !member.isHidden {
      let isVisible = areVisible || member.keyword == "case" || member.isPublic
      add(member, to: path, isVisible: isVisible)
    }
  }

  private static func inherited(by type: Declaration) -> [String] {
    guard type.keyword != "typealias" else {
      let name = valueType(of: type)
      return [name.isEmpty ? "Any" : name]
    }
    var names: [String] = []
    for part in type.inherited.flatMap({ $0.split(separator: "&") }) {
      // Attributes stand before the name.
      let name = String(part).withoutArguments.split(separator: " ").last.map(String.init) ?? ""
      if name != "AnyObject", name != "Sendable" { names.append(name) }
    }
    return names
  }

  /// The name of the class that a property holds, or nothing that can be told.
  private static func valueType(of member: Declaration) -> String {
    guard let type = member.type?.withoutArguments else { return "" }
    var words = type.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "." }.map(
      String.init)
    words.removeAll { $0 == "any" || $0 == "weak" }
    let isPlain = !type.contains("[") && !type.contains("(") && !type.contains("&")
    return isPlain && words.count == 1 ? words[0] : ""
  }
}
