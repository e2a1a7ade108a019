import Foundation

/// The name of a process, as the kernel knows it.
public typealias task_name_t = UInt32
/// A kind of answer about a process.
public typealias task_flavor_t = UInt32
/// Where an answer about a process is written.
public typealias task_info_t = UnsafeMutablePointer<integer_t>

/// This process.
public let mach_task_self_: task_name_t = 0x203
/// The memory and the times of a process.
public let MACH_TASK_BASIC_INFO: Int32 = 20
/// The memory of a process.
public let TASK_VM_INFO: Int32 = 22

/// The memory and the times of a process.
public struct mach_task_basic_info: Sendable {
  /// The bytes of its addresses.
  public var virtual_size: mach_vm_size_t = 0
  /// The bytes of its memory.
  public var resident_size: mach_vm_size_t = 0
  /// The most bytes of memory that it has had.
  public var resident_size_max: mach_vm_size_t = 0

  /// Creates one of which nothing is known.
  public init() {}
}

/// The memory and the times of a process.
public typealias mach_task_basic_info_data_t = mach_task_basic_info

/// The memory of a process.
public struct task_vm_info_data_t: Sendable {
  /// The bytes of its addresses.
  public var virtual_size: mach_vm_size_t = 0
  /// The bytes of its memory.
  public var resident_size: mach_vm_size_t = 0
  /// The bytes that count as its own.
  public var phys_footprint: mach_vm_size_t = 0

  /// Creates one of which nothing is known.
  public init() {}
}

/// Tells how much memory the process has, as `mach_task_basic_info` or `task_vm_info_data_t`.
@discardableResult
public func task_info(
  _ target_task: task_name_t, _ flavor: task_flavor_t, _ task_info_out: task_info_t!,
  _ task_info_outCnt: UnsafeMutablePointer<mach_msg_type_number_t>!
) -> kern_return_t {
  guard target_task == mach_task_self_,
    [MACH_TASK_BASIC_INFO, TASK_VM_INFO].contains(Int32(flavor)),
    let pages = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
  else { return KERN_FAILURE }
  let sizes = pages.split(separator: " ").prefix(2).compactMap { UInt64($0) }
  guard sizes.count == 2 else { return KERN_FAILURE }
  let page = UInt64(sysconf(Int32(_SC_PAGESIZE)))
  // Both structures have three such numbers, and the last is the memory's.
  let answer = [sizes[0] * page, sizes[1] * page, sizes[1] * page]
  let words = min(
    Int(task_info_outCnt.pointee),
    answer.count * MemoryLayout<UInt64>.size / MemoryLayout<integer_t>.size)
  UnsafeMutableRawPointer(task_info_out).copyMemory(
    from: answer, byteCount: words * MemoryLayout<integer_t>.size)
  return KERN_SUCCESS
}
