import Foundation
import HeadlessUIKit

/// The elements of a property of an object, as an array: what changes it sets the property, and is told of by
/// the elements that it is about.
final class KeyedArray: NSMutableArray {
  private let owner: NSObject
  private let key: String

  init(of owner: NSObject, _ key: String) {
    (self.owner, self.key) = (owner, key)
    super.init(capacity: 0)
  }

  // Every array can be made of objects and in a literal: of one that is, nothing is the owner.
  required init(objects: UnsafePointer<AnyObject>?, count: Int) {
    (owner, key) = (NSObject(), "")
    super.init(objects: objects, count: count)
  }

  required convenience init(arrayLiteral elements: Any...) { self.init(objects: nil, count: 0) }

  required init?(coder: NSCoder) { nil }

  private var elements: NSArray { owner.value(ofKey: key) as? NSArray ?? [] }

  /// Changes a copy of the elements, and sets the property to it.
  private func change(
    _ kind: NSKeyValueChange, at indexes: IndexSet, _ body: (NSMutableArray) -> Void
  ) {
    owner.willChange(kind, valuesAt: indexes, forKey: key)
    let copy = NSMutableArray(array: elements.map { $0 })
    body(copy)
    owner.set(copy, ofKey: key)
    owner.didChange(kind, valuesAt: indexes, forKey: key)
  }

  // MARK: What arrays are made of

  override var count: Int { elements.count }
  override func object(at index: Int) -> Any { elements.object(at: index) }

  override func insert(_ anObject: Any, at index: Int) {
    change(.insertion, at: [index]) { $0.insert(anObject, at: index) }
  }

  override func insert(_ objects: [Any], at indexes: IndexSet) {
    change(.insertion, at: indexes) { $0.insert(objects, at: indexes) }
  }

  override func add(_ anObject: Any) { insert(anObject, at: count) }

  override func addObjects(from otherArray: [Any]) {
    guard !otherArray.isEmpty else { return }
    insert(otherArray, at: IndexSet(integersIn: count..<(count + otherArray.count)))
  }

  override func removeObject(at index: Int) {
    change(.removal, at: [index]) { $0.removeObject(at: index) }
  }

  override func removeObjects(at indexes: IndexSet) {
    change(.removal, at: indexes) { $0.removeObjects(at: indexes) }
  }

  override func removeLastObject() { if count > 0 { removeObject(at: count - 1) } }

  override func removeAllObjects() {
    if count > 0 { removeObjects(at: IndexSet(integersIn: 0..<count)) }
  }

  override func replaceObject(at index: Int, with anObject: Any) {
    change(.replacement, at: [index]) { $0.replaceObject(at: index, with: anObject) }
  }
}
