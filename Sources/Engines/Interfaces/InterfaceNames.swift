/// Interface Builder's names for the cases of enumerations: the names of the cases.
@MainActor
package enum InterfaceNames {
  private static var tables: [ObjectIdentifier: [String: Int]] = [:]

  package static func value<Value: RawRepresentable<Int>>(
    _ name: String, of type: Value.Type
  ) -> Value? {
    let id = ObjectIdentifier(type)
    let table = tables[id] ?? makeTable(type)
    tables[id] = table
    guard let raw = table[name] else { return nil }
    return Value(rawValue: raw)
  }

  private static func makeTable<Value: RawRepresentable<Int>>(_ type: Value.Type) -> [String: Int] {
    var table: [String: Int] = [:]
    for raw in -2..<128 {
      if let value = Value(rawValue: raw) { table["\(value)"] = raw }
    }
    return table
  }
}
