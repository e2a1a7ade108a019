extension ElementName {
  /// The element as Swift finds it, such as `Fleet.screen.buttons["Pay"]`.
  package func code(as dialect: StepDialect) -> String {
    guard !parts.isEmpty else {
      return dialect == .xcuitest ? "app" : "Fleet.screen.element"
    }
    return parts.indices.reversed().reduce(dialect.screen) { code, index in
      code + parts[index].code(isLast: index == 0)
    }
  }
}

extension ElementName.Part {
  /// The part as a step of a query.
  ///
  /// - Parameter isLast: Whether it names the element, and not what that stands in.
  fileprivate func code(isLast: Bool) -> String {
    var code = ".descendants(matching: .any)"
    if let kind {
      code = kind == .application ? ".descendants(matching: .application)" : ".\(kind.queryName)"
    }
    let isChosen = content != nil || number != nil
    if let name {
      let name = StepCode.literal(name)
      guard isChosen else { return "\(code)[\(name)]" }
      code += ".matching(identifier: \(name))"
    }
    if let content {
      code += ".containing(.staticText, identifier: \(StepCode.literal(content)))"
    }
    if let number { return "\(code).element(boundBy: \(number - 1))" }
    return isLast ? "\(code).element" : code
  }
}
