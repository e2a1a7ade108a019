/// What holds the value of one property of an object: a plain value, a link, or a collection.
protocol PropertyPart: AnyObject {
  var place: PropertyPlace { get set }

  /// The value by its key: a collection's is an array.
  var content: Any? { get }

  /// The objects that it leads to.
  var links: [RLMObjectBase] { get }

  /// Whether it says that it identifies the object.
  var isPrimaryKey: Bool { get }

  /// Whether it has several values.
  var isCollection: Bool { get }

  /// Whether it is found from other objects, and is nothing that is kept.
  var isComputed: Bool { get }

  /// Takes a value that another object has, or a dictionary; answers whether it fits.
  func take(_ value: Any?) -> Bool

  /// Puts other objects in the place of the ones that it leads to, where nothing has changed.
  func replaceLinks(_ other: (RLMObjectBase) -> RLMObjectBase)

  /// Has the value of another part from now on, and changes with it.
  func share(_ other: any PropertyPart)
}

extension PropertyPart {
  var isPrimaryKey: Bool { false }
  var isCollection: Bool { true }
  var isComputed: Bool { false }
}

/// A stored property that has such a part.
protocol PropertyHolder {
  var part: any PropertyPart { get }
}
