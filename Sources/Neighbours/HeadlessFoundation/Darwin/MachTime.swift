import Dispatch
public import Foundation
import HeadlessUIKit

/// How long a tick of the device's clock is: as on a simulator of an Intel Mac, a nanosecond.
public struct mach_timebase_info_data_t: Equatable, Sendable {
  /// By how much ticks are multiplied.
  public var numer: UInt32
  /// By how much they are divided.
  public var denom: UInt32

  /// Creates one of which nothing is known.
  public init() { self.init(numer: 0, denom: 0) }

  /// Creates one.
  public init(numer: UInt32, denom: UInt32) { (self.numer, self.denom) = (numer, denom) }
}

/// The address of what is known of the clock.
public typealias mach_timebase_info_t = UnsafeMutablePointer<mach_timebase_info_data_t>

// The type and the function have one name on Apple's systems, which only C can have; its initializers
// are functions here.

/// Returns what is to be filled in by `mach_timebase_info(_:)`.
public func mach_timebase_info() -> mach_timebase_info_data_t { mach_timebase_info_data_t() }

/// Returns what is to be filled in by `mach_timebase_info(_:)`.
public func mach_timebase_info(numer: UInt32, denom: UInt32) -> mach_timebase_info_data_t {
  mach_timebase_info_data_t(numer: numer, denom: denom)
}

/// Tells how long a tick is.
@discardableResult
public func mach_timebase_info(_ info: mach_timebase_info_t!) -> kern_return_t {
  info.pointee = mach_timebase_info_data_t(numer: 1, denom: 1)
  return KERN_SUCCESS
}

/// Returns the device's clock, which goes on by itself, and with UIKit time.
public func mach_absolute_time() -> UInt64 {
  // What stands above is where moments in UIKit time begin.
  let moved = DispatchTime.uiKitNow().uptimeNanoseconds & (1 << 60 - 1)
  return DispatchTime.now().uptimeNanoseconds + moved
}

/// Returns a clock in nanoseconds: the device's, for each that does not tell the date.
public func clock_gettime_nsec_np(_ clock_id: clockid_t) -> UInt64 { mach_absolute_time() }

/// Returns the device's clock with the time that it slept, which never sleeps here.
public func mach_continuous_time() -> UInt64 { mach_absolute_time() }

/// What a call of the kernel answers.
public typealias kern_return_t = Int32

/// That all went well.
public let KERN_SUCCESS: Int32 = 0
/// That something was wrong.
public let KERN_FAILURE: Int32 = 5
