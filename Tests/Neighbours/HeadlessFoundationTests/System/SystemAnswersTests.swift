import FailureReporting
import FleetTesting
import HeadlessFoundation
import TestSupport
import Testing

@MainActor
@Suite("Answers of the system")
struct SystemAnswersTests {
  private func text(_ name: String) -> String? {
    var size = 0
    guard sysctlbyname(name, nil, &size, nil, 0) == 0 else { return nil }
    var bytes = [UInt8](repeating: 0, count: size)
    guard sysctlbyname(name, &bytes, &size, nil, 0) == 0 else { return nil }
    return String(decoding: bytes.dropLast(), as: UTF8.self)
  }

  @Test func `are those of a simulator`() {
    var names = utsname()
    uname(&names)
    let machine = withUnsafeBytes(of: names.machine) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
    #expect(text("hw.machine") == machine)
    #expect(text("kern.ostype") == "Darwin")
    #expect(text("hw.nothing") == nil && errno == ENOENT)
    var (count, size) = (Int32(0), MemoryLayout<Int32>.size)
    #expect(sysctlbyname("hw.ncpu", &count, &size, nil, 0) == 0)
    #expect(Int(count) == ProcessInfo.processInfo.processorCount)
    size = 1
    #expect(sysctlbyname("hw.ncpu", &count, &size, nil, 0) == -1 && errno == ENOMEM)
  }

  @Test func `share a folder with the app's extensions, for each group's name`() throws {
    let files = FileManager.default
    func folder(_ name: String) -> URL? {
      files.containerURL(forSecurityApplicationGroupIdentifier: name)
    }
    let birds = try #require(folder("group.example.birds-of-a-test"))
    defer { try? files.removeItem(at: birds) }
    #expect(birds.lastPathComponent == "group.example.birds-of-a-test")
    #expect(try files.contentsOfDirectory(atPath: birds.path).isEmpty)
    #expect(folder("group.example.birds-of-a-test") == birds)
    #expect(folder("..") == nil && folder("") == nil)
  }

  @Test func `say by numbers that no debugger watches, and when the system began`() {
    var process = kinfo_proc()
    var size = MemoryLayout<kinfo_proc>.stride
    var name: [Int32] = [CTL_KERN, KERN_PROC, KERN_PROC_PID, getpid()]
    #expect(sysctl(&name, UInt32(name.count), &process, &size, nil, 0) == 0)
    #expect(process.kp_proc.p_flag & P_TRACED == 0)
    var time = timeval()
    size = MemoryLayout<timeval>.size
    name = [CTL_KERN, KERN_BOOTTIME]
    #expect(sysctl(&name, 2, &time, &size, nil, 0) == 0)
    #expect(time.tv_sec > 0 && Double(time.tv_sec) < Date().timeIntervalSince1970)
    #expect(ProcessInfo.processInfo.thermalState == .nominal)
  }

  @Test func `the clock counts in nanoseconds, and goes on with UIKit time`() {
    var info = mach_timebase_info()
    #expect(mach_timebase_info(&info) == KERN_SUCCESS)
    #expect(info == mach_timebase_info(numer: 1, denom: 1))
    Fleet.withFreshApplication {
      let start = mach_absolute_time()
      Fleet.advance(by: .seconds(60))
      let passed = mach_absolute_time() - start
      #expect(passed >= 60 * NSEC_PER_SEC && passed < 90 * NSEC_PER_SEC)
    }
  }

  @Test func `the room on the disk is that of the computer`() throws {
    let values = try URL(fileURLWithPath: "/tmp").resourceValues(forKeys: [
      .volumeAvailableCapacityForImportantUsageKey
    ])
    #expect(try #require(values.volumeAvailableCapacityForImportantUsage) > 0)
  }

  @Test func `the process has memory`() {
    var info = mach_task_basic_info()
    var count = mach_msg_type_number_t(MemoryLayout<mach_task_basic_info>.size) / 4
    let result = withUnsafeMutablePointer(to: &info) {
      $0.withMemoryRebound(to: integer_t.self, capacity: Int(count)) {
        task_info(mach_task_self_, task_flavor_t(MACH_TASK_BASIC_INFO), $0, &count)
      }
    }
    #expect(result == KERN_SUCCESS && info.resident_size > 1 << 20)
    #expect(info.virtual_size > info.resident_size)
    #expect(NSURLSessionDownloadTaskResumeData == "NSURLSessionDownloadTaskResumeData")
    #expect((try? URL(fileURLWithPath: "/").checkPromisedItemIsReachable()) == true)
    #expect(CFSwapInt32HostToBig(1) == 0x0100_0000 && CFSwapInt16BigToHost(0x0100) == 1)
  }

  @Test func `integers have C's limits`() {
    #expect(UInt64(INT64_MAX) == UINT64_MAX / 2 && INT64_MIN == -INT64_MAX - 1)
    #expect(INT32_MIN == -2_147_483_648 && INT16_MIN == -32_768)
    #expect(UINT_MAX == 4_294_967_295 && ULONG_MAX == UInt.max)
  }

  @Test func `an exception is a failure`() {
    let failures = TestSupport.failures {
      NSException(name: .rangeException, reason: "no bird 7").raise()
      NSException(name: NSExceptionName("Birds"), reason: nil, userInfo: nil).raise()
    }
    #expect(
      failures.map(\.reason) == ["NSRangeException: no bird 7", "Birds: no reason is given"])
  }
}
