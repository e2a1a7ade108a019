/// A value, or a link to one object.
///
/// Objects that stand for the same row have one cell.
final class PropertyBox<Value>: PropertyPart, PropertyHolder {
  private final class Cell {
    var value: Value

    init(_ value: Value) { self.value = value }
  }

  private let link = Value.self as? any ObjectLink.Type
  private var cell: Cell
  var place = PropertyPlace()
  let isPrimaryKey: Bool
  var isCollection: Bool { false }

  init(_ value: Value, isPrimaryKey: Bool = false) {
    cell = Cell(value)
    self.isPrimaryKey = isPrimaryKey
  }

  /// A collection that was put into it has a part of its own.
  var part: any PropertyPart { (cell.value as? any PropertyHolder)?.part ?? self }

  var value: Value {
    get {
      guard let store = place.store else { return cell.value }
      let value = store.guarded { cell.value }
      guard let link, (value as? any ObjectLink)?.linkedObject?.isInvalidated == true,
        let none = link.link(to: nil) as? Value
      else { return value }
      return none
    }
    set {
      if let collection = (cell.value as? any PropertyHolder)?.part {
        _ = collection.take(newValue)
      } else {
        set(newValue)
      }
    }
  }

  private func set(_ newValue: Value) {
    guard let row = place.owner?.row else {
      guard place.willChange(cell, undo: { {} }) else { return }
      cell.value = newValue
      return
    }
    if isKey, !row.isInvalidated {
      guard !PropertyKey(newValue).isSame(as: PropertyKey(cell.value)) else { return }
      RealmIssue.raise("Primary key can't be changed after an object is inserted.")
      return
    }
    let (cell, old) = (cell, cell.value)
    guard place.willChange(cell, undo: { { cell.value = old } }), let store = row.store else {
      return
    }
    let before = (old as? any ObjectLink)?.linkedObject
    let new = (newValue as? any ObjectLink)?.linkedObject.map { store.add($0, .error) }
    store.guarded { cell.value = new.flatMap { link?.link(to: $0) as? Value } ?? newValue }
    if let orphan = before as? EmbeddedObject, orphan !== new { store.delete([orphan]) }
  }

  /// Whether objects are found by it.
  private var isKey: Bool {
    isPrimaryKey || place.owner.map { type(of: $0).primaryKey() == place.name } ?? false
  }

  var content: Any? {
    let value = value
    return (value as? any OptionalValue).map(\.present) ?? value
  }

  var links: [RLMObjectBase] {
    link == nil ? [] : [(value as? any ObjectLink)?.linkedObject].compactMap(\.self)
  }

  func take(_ value: Any?) -> Bool {
    guard let converted = LooseValue.converted(value, to: Value.self) else { return false }
    self.value = converted
    return true
  }

  func replaceLinks(_ other: (RLMObjectBase) -> RLMObjectBase) {
    guard let link, let object = links.first, let value = link.link(to: other(object)) as? Value
    else { return }
    cell.value = value
  }

  func share(_ other: any PropertyPart) {
    if let other = other as? PropertyBox<Value> { cell = other.cell }
  }
}
