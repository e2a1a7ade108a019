/// The names of selectors.
struct SelectorNames {
  let module: Module

  /// The selector of a method that a module declares.
  static func name(of method: Declaration) -> String {
    if let name = method.mark("@objc")?.argument, !name.isEmpty { return name }
    return ObjectiveCName.selector(
      base: method.name, labels: method.parameters.map(\.label), isThrowing: method.isThrowing,
      isAsync: method.isAsync)
  }

  /// The selector that an expression stands for.
  ///
  /// The methods that it may mean decide; without any, the labels that it has, or the labels of
  /// UIKit's method of that name.
  func name(of expression: SelectorExpression, among methods: [Declaration]) -> String {
    let names = Set(methods.map(Self.name))
    if names.count == 1, let name = names.first { return name }
    if let labels = expression.labels {
      return ObjectiveCName.selector(base: expression.base, labels: labels)
    }
    let marked = methods.filter { $0.has("@objc") || $0.has("@IBAction") }
    let markedNames = Set(marked.map(Self.name))
    if markedNames.count == 1, let name = markedNames.first { return name }
    return ObjectiveCName.selector(
      base: expression.base, labels: methods.isEmpty ? module.kit.labels[expression.base] ?? [] : []
    )
  }

  /// The selector that gets or sets a property.
  func name(ofAccessor accessor: String, of property: String) -> String {
    let given = module.declared.properties[property.unquoted]?.lazy
      .compactMap { $0.mark("@objc")?.argument }.first { !$0.isEmpty }
    let name = given ?? property.unquoted
    return accessor == "setter" ? ObjectiveCName.setter(of: name) : name
  }
}
