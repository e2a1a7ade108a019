import Foundation

/// Asks the system for what it knows by a name, as a simulator answers (behaviour 990).
///
/// The names of the machine (`hw.machine`, `hw.model`), of the system (`kern.ostype`, `kern.osrelease`,
/// `kern.osversion`, `kern.hostname`), and the counts `hw.ncpu`, `hw.physicalcpu`, `hw.logicalcpu`,
/// `hw.activecpu`, `hw.memsize` and `hw.pagesize` are known. Nothing can be set.
@discardableResult
public func sysctlbyname(
  _ name: UnsafePointer<CChar>!, _ oldp: UnsafeMutableRawPointer!,
  _ oldlenp: UnsafeMutablePointer<Int>!, _ newp: UnsafeMutableRawPointer!, _ newlen: Int
) -> Int32 {
  guard let answer = SystemFact.named(String(cString: name)) else { return failing(with: ENOENT) }
  guard newp == nil else { return failing(with: EPERM) }
  return answer.copy(to: oldp, oldlenp)
}

/// Asks the system for what it knows by numbers: the names and counts of the hardware and the kernel, when
/// it was started, and whether a debugger watches the process.
@discardableResult
public func sysctl(
  _ name: UnsafeMutablePointer<Int32>!, _ namelen: UInt32, _ oldp: UnsafeMutableRawPointer!,
  _ oldlenp: UnsafeMutablePointer<Int>!, _ newp: UnsafeMutableRawPointer!, _ newlen: Int
) -> Int32 {
  let numbers = Array(UnsafeBufferPointer(start: name, count: Int(namelen)))
  guard let answer = SystemFact.numbered(numbers) else { return failing(with: ENOENT) }
  guard newp == nil else { return failing(with: EPERM) }
  return answer.copy(to: oldp, oldlenp)
}

private func failing(with error: Int32) -> Int32 {
  errno = error
  return -1
}

/// What the system knows.
private enum SystemFact {
  case text(String)
  case count(Int64)
  /// A count that is not wider than 32 bits.
  case number(Int32)
  case bytes([UInt8])

  static func named(_ name: String) -> SystemFact? {
    let info = ProcessInfo.processInfo
    let processors = Int32(clamping: info.processorCount)
    switch name {
    case "hw.machine": return .text(machine)
    case "hw.model": return .text("Mac14,2")
    case "kern.ostype": return .text("Darwin")
    case "kern.osrelease": return .text("24.0.0")
    case "kern.osversion": return .text("24A335")
    case "kern.hostname": return .text(info.hostName)
    case "hw.ncpu", "hw.physicalcpu", "hw.logicalcpu", "hw.physicalcpu_max", "hw.logicalcpu_max":
      return .number(processors)
    case "hw.activecpu": return .number(Int32(clamping: info.activeProcessorCount))
    case "hw.memsize": return .count(Int64(clamping: info.physicalMemory))
    case "hw.pagesize": return .count(Int64(sysconf(Int32(_SC_PAGESIZE))))
    default: return nil
    }
  }

  static func numbered(_ numbers: [Int32]) -> SystemFact? {
    switch numbers {
    case [CTL_HW, HW_MACHINE]: named("hw.machine")
    case [CTL_HW, HW_MODEL]: named("hw.model")
    case [CTL_HW, HW_NCPU]: named("hw.ncpu")
    case [CTL_HW, HW_MEMSIZE]: named("hw.memsize")
    case [CTL_HW, HW_PAGESIZE]: named("hw.pagesize")
    case [CTL_KERN, KERN_OSTYPE]: named("kern.ostype")
    case [CTL_KERN, KERN_OSRELEASE]: named("kern.osrelease")
    case [CTL_KERN, KERN_OSVERSION]: named("kern.osversion")
    case [CTL_KERN, KERN_HOSTNAME]: named("kern.hostname")
    case [CTL_KERN, KERN_BOOTTIME]: startTime
    case [CTL_KERN, KERN_PROC, KERN_PROC_PID, getpid()]:
      .bytes(Array(repeating: 0, count: MemoryLayout<kinfo_proc>.size))
    default: nil
    }
  }

  private static var machine: String {
    var names = utsname()
    uname(&names)
    return withUnsafeBytes(of: &names.machine) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
  }

  private static var startTime: SystemFact {
    let start = Date().timeIntervalSince1970 - ProcessInfo.processInfo.systemUptime
    let time = timeval(tv_sec: Int(start), tv_usec: 0)
    return withUnsafeBytes(of: time) { .bytes(Array($0)) }
  }

  private var bytes: [UInt8] {
    switch self {
    case .text(let text): Array(text.utf8) + [0]
    case .count(let count): withUnsafeBytes(of: count) { Array($0) }
    case .number(let number): withUnsafeBytes(of: number) { Array($0) }
    case .bytes(let bytes): bytes
    }
  }

  /// Copies it to a buffer, or says how long that must be.
  func copy(to buffer: UnsafeMutableRawPointer?, _ length: UnsafeMutablePointer<Int>?) -> Int32 {
    let bytes = bytes
    defer { length?.pointee = bytes.count }
    guard let buffer else { return 0 }
    guard let length, length.pointee >= bytes.count else { return failing(with: ENOMEM) }
    buffer.copyMemory(from: bytes, byteCount: bytes.count)
    return 0
  }
}
