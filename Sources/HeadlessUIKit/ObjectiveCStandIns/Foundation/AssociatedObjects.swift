import Foundation
import Locks

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

  /// The values that an object keeps itself.
  typealias OwnValues = Locked<Values?>

  // Proof: values are handed out as copies; what is associated is the app's, as on a device.
  static var noValues: OwnValues { OwnValues(unchecked: nil) }

  static func values(in own: borrowing OwnValues) -> Values? { own.withLockUnchecked { $0 } }

  static func set(_ values: Values?, in own: borrowing OwnValues) {
    // What goes may ask for associations itself: it goes outside the lock.
    let old = own.withLockUnchecked { own in
      defer { own = values }
      return own
    }
    withExtendedLifetime(old) {}
  }

  /// The values of objects whose classes do not keep them.
  private final class Tables {
    var watched: [UnsafeRawPointer: Values] = [:]
    /// The values of objects without a notice of their end.
    var others = SideTable<Values>()
  }

  // Proof: they are only used under the lock.
  private static let tables = Unchecked(Tables())
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
    return tables.value.watched[ObjectEnds.address(of: object)]
      ?? tables.value.others.value(of: object)
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
    if tables.value.watched[place] != nil {
      // While the object goes, it may still be associated with others.
      tables.value.watched[place] = isEmpty && ObjectEnds.isAlive(object) ? nil : values
      return nil
    }
    guard ObjectEnds.watch(object) else {
      return tables.value.others.set(isEmpty ? nil : values, of: object)
    }
    // An object that is going in a way of its own, as on the main actor, would never be told of.
    if !isEmpty, ObjectEnds.isAlive(object) { tables.value.watched[place] = values }
    return nil
  }

  // MARK: Owners that go

  /// An owner goes: until it is gone, it can be associated with others as before.
  static func ownerGoes(_ owner: UnsafeRawPointer) {
    lock.withLock { tables.value.watched[owner] = tables.value.watched[owner] ?? [:] }
  }

  static func isGoing(_ owner: UnsafeRawPointer) -> Bool {
    lock.withLock { tables.value.watched[owner] != nil }
  }

  /// Releases the associated values of a deallocated owner.
  static func ownerIsGone(_ owner: UnsafeRawPointer) {
    let old = lock.withLock { tables.value.watched.removeValue(forKey: owner) }
    withExtendedLifetime(old) {}
  }
}
