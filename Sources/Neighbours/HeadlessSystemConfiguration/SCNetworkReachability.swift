public import Dispatch
public import HeadlessUIKit
import Locks
import NetworkAnswers

/// Tells an app whether a server can be reached.
///
/// It tells of `Fleet.networkConnection`, on a later turn of the main loop, whatever queue it was given.
public final class SCNetworkReachability: Sendable {
  /// What the app gave, as it came.
  private struct Callout {
    let function: SCNetworkReachabilityCallBack?
    let info: UnsafeMutableRawPointer?
    let release: ((UnsafeRawPointer) -> Void)?
  }

  private let watch = ConnectionWatch()
  // Proof: the function is only called on the main actor, where the app's other code runs, and the release
  // once, when nothing else uses the info any more.
  private let callout = Locked<Callout?>(unchecked: nil)

  deinit { set(nil, nil) }

  var flags: SCNetworkReachabilityFlags { SCNetworkReachabilityFlags(watch.connection) }

  /// Keeps what the app gives, by its own means, and lets go of what it gave before.
  func set(_ function: SCNetworkReachabilityCallBack?, _ context: SCNetworkReachabilityContext?) {
    let info = context?.info.map { context?.retain?($0) ?? UnsafeRawPointer($0) }
    let callout = Callout(
      function: function, info: info.map(UnsafeMutableRawPointer.init(mutating:)),
      release: context?.release)
    let old = self.callout.withLockUnchecked { kept in
      defer { kept = function == nil ? nil : callout }
      return kept
    }
    if let old, let info = old.info { old.release?(info) }
  }

  /// Begins to tell, or ends.
  func schedule(_ isOn: Bool) {
    if isOn { watch.begin { [weak self] in self?.tellSoon() } } else { watch.end() }
  }

  private func tellSoon() {
    MainTurn.post("SCNetworkReachability") { [weak self] in self?.tell() }
  }

  private func tell() {
    let callout = callout.withLockUnchecked { $0 }
    callout?.function?(self, flags, callout?.info)
  }
}

/// The function that hears of changes, with the pointer that the app has put into the context.
public typealias SCNetworkReachabilityCallBack = (
  SCNetworkReachability, SCNetworkReachabilityFlags, UnsafeMutableRawPointer?
) -> Void

/// What an app gives along to hear it again.
public struct SCNetworkReachabilityContext {
  /// Always 0.
  public var version: Int
  /// The pointer that the app gets back.
  public var info: UnsafeMutableRawPointer?
  /// Keeps it.
  public var retain: ((UnsafeRawPointer) -> UnsafeRawPointer)?
  /// Lets it go.
  public var release: ((UnsafeRawPointer) -> Void)?
  /// Describes it; never called.
  public var copyDescription: ((UnsafeRawPointer) -> Unmanaged<NSString>)?

  /// Creates a context.
  public init(
    version: Int, info: UnsafeMutableRawPointer?,
    retain: ((UnsafeRawPointer) -> UnsafeRawPointer)?, release: ((UnsafeRawPointer) -> Void)?,
    copyDescription: ((UnsafeRawPointer) -> Unmanaged<NSString>)?
  ) {
    self.version = version
    self.info = info
    self.retain = retain
    self.release = release
    self.copyDescription = copyDescription
  }

  /// Creates an empty context.
  public init() {
    self.init(version: 0, info: nil, retain: nil, release: nil, copyDescription: nil)
  }
}

/// Creates what tells of a server by its name.
public func SCNetworkReachabilityCreateWithName(
  _ allocator: CFAllocator?, _ nodename: UnsafePointer<CChar>
) -> SCNetworkReachability? { SCNetworkReachability() }

/// Creates what tells of a server by its address.
public func SCNetworkReachabilityCreateWithAddress(
  _ allocator: CFAllocator?, _ address: UnsafeRawPointer
) -> SCNetworkReachability? { SCNetworkReachability() }

/// Tells how a server can be reached.
@discardableResult
public func SCNetworkReachabilityGetFlags(
  _ target: SCNetworkReachability, _ flags: UnsafeMutablePointer<SCNetworkReachabilityFlags>
) -> Bool {
  flags.pointee = target.flags
  return true
}

/// Sets what hears of changes.
@discardableResult
public func SCNetworkReachabilitySetCallback(
  _ target: SCNetworkReachability, _ callout: SCNetworkReachabilityCallBack?,
  _ context: UnsafeMutablePointer<SCNetworkReachabilityContext>?
) -> Bool {
  target.set(callout, context?.pointee)
  return true
}

/// Begins to tell of changes, or ends if there is no queue.
@discardableResult
public func SCNetworkReachabilitySetDispatchQueue(
  _ target: SCNetworkReachability, _ queue: DispatchQueue?
) -> Bool {
  target.schedule(queue != nil)
  return true
}

/// Begins to tell of changes.
@discardableResult
public func SCNetworkReachabilityScheduleWithRunLoop(
  _ target: SCNetworkReachability, _ runLoop: Any?, _ runLoopMode: CFString
) -> Bool {
  target.schedule(true)
  return true
}

/// Ends to tell of changes.
@discardableResult
public func SCNetworkReachabilityUnscheduleFromRunLoop(
  _ target: SCNetworkReachability, _ runLoop: Any?, _ runLoopMode: CFString
) -> Bool {
  target.schedule(false)
  return true
}

/// Why the last call failed, which none does here: 0.
public func SCError() -> Int32 { 0 }
