/// A connection from one object of a scene to others.
package enum InterfaceConnection {
  case outlet(InterfaceElement)
  /// The members of an outlet collection, in order.
  case collection(property: String, [InterfaceElement])
  case action(InterfaceElement)
  case segue(InterfaceElement)

  /// Returns the connections inside an element.
  package static func all(in element: InterfaceElement) -> [InterfaceConnection] {
    var connections: [InterfaceConnection] = []
    var collections: [String: Int] = [:]
    for child in element.children {
      switch child.name {
      case "outlet": connections.append(.outlet(child))
      case "action": connections.append(.action(child))
      case "segue" where child["kind"] != nil: connections.append(.segue(child))
      case "outletCollection":
        let property = child["property"] ?? ""
        if let index = collections[property], case .collection(_, let members) = connections[index]
        {
          connections[index] = .collection(property: property, members + [child])
        } else {
          collections[property] = connections.count
          connections.append(.collection(property: property, [child]))
        }
      default: break
      }
    }
    return connections
  }
}
