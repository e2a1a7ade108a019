extension InterfaceBuilder {
  /// Makes the objects of a nib; answers those at the top.
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
      let before = kept.count
      makeLooseObject(element)
      objects += kept[before...]
    }
    // The objects are the caller's now; nothing else holds them.
    kept = []
    finish(isLast: true)
    return objects
  }
}
