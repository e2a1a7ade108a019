public import Foundation

// The numbers by which `sysctl` is asked.

/// The kernel.
public let CTL_KERN: Int32 = 1
/// The hardware.
public let CTL_HW: Int32 = 6

/// The kind of machine.
public let HW_MACHINE: Int32 = 1
/// The model.
public let HW_MODEL: Int32 = 2
/// The number of processors.
public let HW_NCPU: Int32 = 3
/// The size of a page of memory.
public let HW_PAGESIZE: Int32 = 7
/// The size of the memory.
public let HW_MEMSIZE: Int32 = 24

/// The name of the system.
public let KERN_OSTYPE: Int32 = 1
/// The release of the kernel.
public let KERN_OSRELEASE: Int32 = 2
/// The name of the host.
public let KERN_HOSTNAME: Int32 = 10
/// The processes.
public let KERN_PROC: Int32 = 14
/// When the system was started.
public let KERN_BOOTTIME: Int32 = 21
/// The build of the system.
public let KERN_OSVERSION: Int32 = 65
/// One process.
public let KERN_PROC_PID: Int32 = 1

/// That a debugger watches a process: none does here.
public let P_TRACED: Int32 = 0x0000_0800

/// What the kernel knows of a process.
public struct kinfo_proc: Sendable {
  /// What it knows of the process itself.
  public var kp_proc = extern_proc()

  /// Creates one of which nothing is known.
  public init() {}
}

/// What the kernel knows of a process itself.
public struct extern_proc: Sendable {
  /// How the process is, as a set of bits.
  public var p_flag: Int32 = 0
  /// The number of the process.
  public var p_pid: pid_t = 0

  /// Creates one of which nothing is known.
  public init() {}
}

/// A number as wide as the kernel's.
public typealias natural_t = UInt32
/// A number of the kernel's, which counts.
public typealias integer_t = Int32
/// How many numbers a kind of answer has.
public typealias mach_msg_type_number_t = natural_t
/// How large something in memory is.
public typealias mach_vm_size_t = UInt64
/// How large something in memory is.
public typealias vm_size_t = UInt
