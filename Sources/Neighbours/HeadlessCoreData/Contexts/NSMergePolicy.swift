public import Foundation
import Locks

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

  /// It is an error.
  public static var error: NSMergePolicy { all.value.error }
  /// The store wins, for each property.
  public static var mergeByPropertyStoreTrump: NSMergePolicy { all.value.propertiesOfStore }
  /// The context wins, for each property.
  public static var mergeByPropertyObjectTrump: NSMergePolicy { all.value.propertiesOfObject }
  /// The context wins, for the whole object.
  public static var overwrite: NSMergePolicy { all.value.overwrite }
  /// The store wins, for the whole object.
  public static var rollback: NSMergePolicy { all.value.rollback }

  private struct All {
    let error = NSMergePolicy(merge: .errorMergePolicyType)
    let propertiesOfStore = NSMergePolicy(merge: .mergeByPropertyStoreTrumpMergePolicyType)
    let propertiesOfObject = NSMergePolicy(merge: .mergeByPropertyObjectTrumpMergePolicyType)
    let overwrite = NSMergePolicy(merge: .overwriteMergePolicyType)
    let rollback = NSMergePolicy(merge: .rollbackMergePolicyType)
  }

  // Proof: nothing in a policy can change.
  private static let all = Unchecked(All())
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
