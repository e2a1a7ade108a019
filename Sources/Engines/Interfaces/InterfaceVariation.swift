/// The part of an element that holds for some sizes or devices only.
package struct InterfaceVariation: Sendable {
  package let element: InterfaceElement
  package let conditions: [(trait: Substring, value: Substring)]

  /// Returns the variations of an element, the most general one first.
  package static func all(of element: InterfaceElement) -> [InterfaceVariation] {
    let all = element.children.filter { $0.isNamed("variation") }.map(InterfaceVariation.init)
    guard all.count > 1 else { return all }
    // The offsets keep the order of variations that are equally general.
    return all.enumerated()
      .sorted { left, right in
        let (one, other) = (left.element.conditions.count, right.element.conditions.count)
        return one == other ? left.offset < right.offset : one < other
      }
      .map(\.element)
  }

  private init(_ element: InterfaceElement) {
    self.element = element
    let key = element["key"] ?? "default"
    conditions = key == "default" ? [] : Self.conditions(in: key)
  }

  /// Returns the conditions in a key such as `heightClass=regular-widthClass=compact`.
  private static func conditions(in key: String) -> [(trait: Substring, value: Substring)] {
    key.split(separator: "-").map { part in
      let sides = part.split(separator: "=", maxSplits: 1)
      return (sides.first ?? "", sides.count > 1 ? sides[1] : "")
    }
  }
}
