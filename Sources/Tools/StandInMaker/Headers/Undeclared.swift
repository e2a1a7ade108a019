/// The names that no header at hand declares, with the declarations that stand for them.
struct Undeclared {
  /// The module that has them.
  static let module = "Undeclared"

  private(set) var names: [String] = []
  private var texts: [String: String] = [:]
  /// The names that are declared elsewhere after all.
  private var refused: Set<String> = []

  /// Adds a name; answers whether it is a new one.
  mutating func add(_ name: String, _ text: String) -> Bool {
    guard texts[name] == nil, !refused.contains(name) else { return false }
    names.append(name)
    texts[name] = text
    return true
  }

  /// Takes a name out again; answers whether it was here.
  mutating func remove(_ name: String) -> Bool {
    guard texts[name] != nil else { return false }
    texts[name] = nil
    names.removeAll { $0 == name }
    refused.insert(name)
    return true
  }

  /// The name on a line of the header.
  func name(onLine line: Int) -> String? {
    let index = line - 1 - Self.head.count
    return names.indices.contains(index) ? names[index] : nil
  }

  /// The types among them.
  var types: Set<String> {
    Set(
      names.filter { name in
        let text = texts[name] ?? ""
        return !text.hasPrefix("#") && !text.hasPrefix("enum")
      })
  }

  private static let head = ["#pragma once", "#import <ObjectiveC/ObjectiveC.h>"]

  /// The header: a line for each name.
  var header: String {
    (Self.head + names.compactMap { texts[$0] }).map { $0 + "\n" }.joined()
  }
}
