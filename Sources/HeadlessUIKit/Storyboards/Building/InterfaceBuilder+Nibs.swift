import Interfaces

extension InterfaceBuilder {
  /// Makes the objects of a nib and returns the top-level ones.
  func makeObjects(owner: NSObject?, proxies: [String: NSObject]) -> [NSObject] {
    self.owner = owner
    let elements = contents.markup.root.list("objects")
    for element in elements where element.isNamed("placeholder") {
      let stand: NSObject?
      switch element["placeholderIdentifier"] {
      case "IBFilesOwner": stand = owner
      case "IBFirstResponder", nil: stand = nil
      case let name?: stand = proxies[name]
      }
      guard let stand else { continue }
      register(stand, element)
      expectConnections(of: stand, element)
    }
    var objects: [NSObject] = []
    for element in elements {
      let before = heldObjects.count
      makeLooseObject(element)
      objects += heldObjects[before...]
    }
    // The objects now belong to the caller. Nothing else holds them.
    heldObjects = []
    finish(isLast: true)
    return objects
  }
}
