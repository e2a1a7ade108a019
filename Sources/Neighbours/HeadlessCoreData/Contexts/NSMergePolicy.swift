public import Foundation

/// The winner where an object was changed in a context and elsewhere.
public enum NSMergePolicyType: UInt, Sendable {
  /// Neither: it is an error.
  case errorMergePolicyType = 0
  /// The store, for each property.
  case mergeByPropertyStoreTrumpMergePolicyType = 1
  /// The context, for each property.
  case mergeByPropertyObjectTrumpMergePolicyType = 2
  /// The context, for the whole object.
  case overwriteMergePolicyType = 3
  /// The store, for the whole object.
  case rollbackMergePolicyType = 4
}

/// Decides what wins where an object was changed in a context and elsewhere.
open class NSMergePolicy: NSObject {
  /// The winner.
  public let mergeType: NSMergePolicyType

  /// Creates a policy.
  public init(merge type: NSMergePolicyType) { mergeType = type }

  // Proof of all five: nothing in a policy can change.
  /// It is an error.
  nonisolated(unsafe) public static let error = NSMergePolicy(merge: .errorMergePolicyType)
  // Proof: see above.
  /// The store wins, for each property.
  nonisolated(unsafe) public static let mergeByPropertyStoreTrump = NSMergePolicy(
    merge: .mergeByPropertyStoreTrumpMergePolicyType)
  // Proof: see above.
  /// The context wins, for each property.
  nonisolated(unsafe) public static let mergeByPropertyObjectTrump = NSMergePolicy(
    merge: .mergeByPropertyObjectTrumpMergePolicyType)
  // Proof: see above.
  /// The context wins, for the whole object.
  nonisolated(unsafe) public static let overwrite = NSMergePolicy(merge: .overwriteMergePolicyType)
  // Proof: see above.
  /// The store wins, for the whole object.
  nonisolated(unsafe) public static let rollback = NSMergePolicy(merge: .rollbackMergePolicyType)
}

/// It is an error.
public var NSErrorMergePolicy: AnyObject { NSMergePolicy.error }

/// The store wins, for each property.
public var NSMergeByPropertyStoreTrumpMergePolicy: AnyObject {
  NSMergePolicy.mergeByPropertyStoreTrump
}

/// The context wins, for each property.
public var NSMergeByPropertyObjectTrumpMergePolicy: AnyObject {
  NSMergePolicy.mergeByPropertyObjectTrump
}

/// The context wins, for the whole object.
public var NSOverwriteMergePolicy: AnyObject { NSMergePolicy.overwrite }

/// The store wins, for the whole object.
public var NSRollbackMergePolicy: AnyObject { NSMergePolicy.rollback }
