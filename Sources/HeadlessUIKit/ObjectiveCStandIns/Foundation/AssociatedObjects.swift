import Foundation

/// How an associated object is kept.
///
/// Objects that can be copied are copied; the other differences exist in Objective-C only.
public enum objc_AssociationPolicy: UInt, Sendable {
  /// A reference that keeps nothing alive.
  case OBJC_ASSOCIATION_ASSIGN = 0
  /// A reference that keeps the object alive.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  /// A reference that keeps the object alive, from all threads.
  case OBJC_ASSOCIATION_RETAIN = 769
  /// A copy, from all threads.
  case OBJC_ASSOCIATION_COPY = 771
}

/// Returns the associated value of an object.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  AssociatedObjects.value(of: object as AnyObject, for: key)
}

/// Associates an object with another one, for as long as it lives; `nil` ends that.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  AssociatedObjects.set(value, policy, of: object as AnyObject, for: key)
}

/// Ends all associations of an object.
public func objc_removeAssociatedObjects(_ object: Any) {
  AssociatedObjects.removeAll(of: object as AnyObject)
}

/// A class that keeps its associated objects itself, so that they go when it goes.
protocol AssociatingObject: AnyObject {
  nonisolated var associations: AssociatedObjects.Values? { get set }
}

enum AssociatedObjects {
  struct Value {
    var kept: Any?
    weak var assigned: AnyObject?
  }

  typealias Values = [UnsafeRawPointer: Value]

  // Proof: these are only used under the lock, and so are the associations of objects.
  nonisolated(unsafe) private static var watched: [UnsafeRawPointer: Values] = [:]
  // Proof: likewise. These are the values of objects of which nothing tells when they go.
  nonisolated(unsafe) private static var others = SideTable<Values>()
  private static let lock = NSRecursiveLock()

  static func value(of object: AnyObject, for key: UnsafeRawPointer) -> Any? {
    lock.withLock {
      let value = values(of: object)?[key]
      return value?.kept ?? value?.assigned
    }
  }

  static func set(
    _ value: Any?, _ policy: objc_AssociationPolicy, of object: AnyObject, for key: UnsafeRawPointer
  ) {
    // The old value may ask for associations as it is deallocated: it is released outside the lock.
    let old = lock.withLock {
      var values = values(of: object) ?? [:]
      let old = values[key]
      values[key] = value.map { kept($0, policy) }
      return (old, replaceValues(of: object, by: values))
    }
    withExtendedLifetime(old) {}
  }

  static func removeAll(of object: AnyObject) {
    let old = lock.withLock { (values(of: object), replaceValues(of: object, by: [:])) }
    withExtendedLifetime(old) {}
  }

  private static func kept(_ value: Any, _ policy: objc_AssociationPolicy) -> Value {
    switch policy {
    case .OBJC_ASSOCIATION_ASSIGN: Value(assigned: value as AnyObject)
    case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
      Value(kept: (value as? any NSCopying)?.copy(with: nil) ?? value)
    case .OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC: Value(kept: value)
    }
  }

  private static func values(of object: AnyObject) -> Values? {
    if let object = object as? any AssociatingObject { return object.associations }
    return watched[ObjectEnds.address(of: object)] ?? others.value(of: object)
  }

  private static func replaceValues(
    of object: AnyObject, by values: Values
  ) -> SideTable<Values>.Dropped? {
    let isEmpty = values.isEmpty
    if let object = object as? any AssociatingObject {
      object.associations = isEmpty ? nil : values
      return nil
    }
    let place = ObjectEnds.address(of: object)
    if watched[place] != nil {
      // While the object goes, it may still be associated with others.
      watched[place] = isEmpty && ObjectEnds.isAlive(object) ? nil : values
      return nil
    }
    guard ObjectEnds.watch(object) else { return others.set(isEmpty ? nil : values, of: object) }
    // The end of an object that is already being deallocated, as on the main actor, would never be
    // reported.
    if !isEmpty, ObjectEnds.isAlive(object) { watched[place] = values }
    return nil
  }

  // MARK: Owners that go

  /// An owner goes: until it is gone, it can be associated with others as before.
  static func ownerGoes(_ owner: UnsafeRawPointer) {
    lock.withLock { watched[owner] = watched[owner] ?? [:] }
  }

  /// Releases the associated values of a deallocated owner.
  static func ownerIsGone(_ owner: UnsafeRawPointer) {
    let old = lock.withLock { watched.removeValue(forKey: owner) }
    withExtendedLifetime(old) {}
  }
}
