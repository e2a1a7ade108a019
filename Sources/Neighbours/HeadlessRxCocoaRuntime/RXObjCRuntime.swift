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
  references.withLock { references in
    let known = references[selector.name] ?? Unchecked(.allocate(byteCount: 1, alignment: 1))
    references[selector.name] = known
    return known
  }.value
}

// Proof: only the addresses are used, and they stay.
private let references = Locked<[String: Unchecked<UnsafeMutableRawPointer>]>([:])

/// The implementation that stands for no other.
public func RX_default_target_implementation() -> IMP { defaultImplementation.value }

// Proof: only the address is used, and it stays.
private let defaultImplementation = Unchecked(
  OpaquePointer(Unmanaged.passRetained(NSObject()).toOpaque()))

/// Answers `nil`: messages are intercepted by the Objective-C runtime, which is not here.
public func RX_ensure_observing(
  _ target: Any, _ selector: Selector, _ error: inout NSError?
) -> IMP? {
  error = NSError(
    domain: RXObjCRuntimeErrorDomain, code: RXObjCRuntimeError.selectorNotImplemented.rawValue)
  return nil
}
