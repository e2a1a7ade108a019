public import Foundation
public import HeadlessUIKit
import Locks

/// The domain of the errors of interception.
public let RXObjCRuntimeErrorDomain = "RXObjCRuntimeErrorDomain"
/// The key that says whether an object is observed by its key paths.
public let RXObjCRuntimeErrorIsKVOKey = "RXObjCRuntimeErrorIsKVOKey"

/// Why the messages of an object cannot be intercepted.
public enum RXObjCRuntimeError: Int {
  case unknown = 1
  case objectMessagesAlreadyBeingIntercepted
  case selectorNotImplemented
  case cantInterceptCoreFoundationTollFreeBridgedObjects
  case threadingCollisionWithOtherInterceptionMechanism
  case savingOriginalForwardingMethodFailed
  case replacingMethodWithForwardingImplementation
  case observingPerformanceSensitiveMessages
  case observingMessagesWithUnsupportedReturnType
}

/// What hears of the messages of an object.
public protocol RXMessageSentObserver {
  /// What is called in the end.
  var targetImplementation: IMP { get }
  /// Called before a method.
  func messageSent(withArguments arguments: [Any])
  /// Called after a method.
  func methodInvoked(withArguments arguments: [Any])
}

/// What hears that an object ends.
public protocol RXDeallocatingObserver {
  /// What is called in the end.
  var targetImplementation: IMP { get }
  /// Called when the object ends.
  func deallocating()
}

/// The name by which a message is intercepted.
public func RX_selector(_ selector: Selector) -> Selector { Selector("_RX_namespace_\(selector)") }

/// A pointer that is the same for the same selector.
public func RX_reference_from_selector(_ selector: Selector) -> UnsafeMutableRawPointer {
  Address.of(selector.name)
}

/// The implementation that stands for no other.
public func RX_default_target_implementation() -> IMP { OpaquePointer(Address.of("")) }

/// Addresses by names, each the same for ever.
private enum Address {
  private static let known = Locked<[String: UInt]>([:])

  static func of(_ name: String) -> UnsafeMutableRawPointer {
    let place = known.withLock { known in
      let place = known[name] ?? UInt(bitPattern: new())
      known[name] = place
      return place
    }
    return UnsafeMutableRawPointer(bitPattern: place) ?? new()
  }

  private static func new() -> UnsafeMutableRawPointer {
    .allocate(byteCount: 1, alignment: 1)
  }
}

/// Answers `nil`: messages are intercepted by the Objective-C runtime, which is not here.
public func RX_ensure_observing(
  _ target: Any, _ selector: Selector, _ error: inout NSError?
) -> IMP? {
  error = NSError(
    domain: RXObjCRuntimeErrorDomain, code: RXObjCRuntimeError.selectorNotImplemented.rawValue)
  return nil
}
