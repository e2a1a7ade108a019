#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The few calls to the C library.
///
/// No other file depends on the platform.
enum Libc {
  static let standardOutput: Int32 = 1
  static let standardError: Int32 = 2

  /// Writes the whole text.
  ///
  /// Returns the system's words for an error, if there was one.
  static func writeAll(_ text: String, to file: Int32) -> String? {
    var text = text
    return text.withUTF8 { bytes in
      var rest = UnsafeRawBufferPointer(bytes)
      while let start = rest.baseAddress, !rest.isEmpty {
        let count = write(file, start, rest.count)
        if count >= 0 {
          rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
        } else if errno == EAGAIN {
          var writable = pollfd(fd: file, events: Int16(POLLOUT), revents: 0)
          _ = poll(&writable, 1, -1)
        } else if errno != EINTR {
          return String(cString: strerror(errno))
        }
      }
      return nil
    }
  }

  /// Writes the whole text, even to a pipe whose reader has gone.
  ///
  /// The signal for that would end the process. It comes to the thread that writes.
  static func append(_ text: String, to file: Int32) -> String? {
    var signals = sigset_t()
    var blockedBefore = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGPIPE)
    pthread_sigmask(SIG_BLOCK, &signals, &blockedBefore)
    let words = writeAll(text, to: file)
    if words != nil { take(signals) }
    pthread_sigmask(SIG_SETMASK, &blockedBefore, nil)
    return words
  }

  /// Takes the signal that has come meanwhile, if there is one.
  private static func take(_ signals: sigset_t) {
    var signals = signals
    var waiting = sigset_t()
    var signal: Int32 = 0
    if sigpending(&waiting) == 0, sigismember(&waiting, SIGPIPE) == 1 { sigwait(&signals, &signal) }
  }

  /// A file that could not be opened, with the system's words for the reason.
  struct OpenError: Error { let words: String }

  /// Opens a file for appending, and creates it if it does not exist.
  ///
  /// A named pipe without a reader cannot be opened; otherwise this would wait for a reader.
  static func openForAppending(_ path: String) throws(OpenError) -> Int32 {
    let file = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC | O_NONBLOCK, 0o644)
    guard file >= 0 else { throw OpenError(words: String(cString: strerror(errno))) }
    return file
  }

  /// Returns the text of a file, or `nil` if it cannot be read.
  static func readAll(_ path: String) -> String? {
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { return nil }
    defer { closeFile(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = buffer.withUnsafeMutableBytes { read(file, $0.baseAddress, $0.count) }
      if count > 0 {
        bytes += buffer.prefix(count)
      } else if count == 0 {
        return String(decoding: bytes, as: UTF8.self)
      } else if errno != EINTR {
        return nil
      }
    }
  }

  static func closeFile(_ file: Int32) { _ = close(file) }

  static func environment(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  /// Returns the address of a function in the libraries that are loaded already.
  static func address(ofSymbol name: String) -> UnsafeMutableRawPointer? {
    dlsym(dlopen(nil, RTLD_LAZY), name)
  }

  /// Whether a library is loaded already, by the name of its file.
  static func isLoaded(_ library: String) -> Bool {
    dlopen(library, RTLD_LAZY | RTLD_NOLOAD) != nil
  }

  /// Whether the process exits because a library said so, the one that has a symbol.
  ///
  /// `nil` where the system cannot tell. Meant for what `atExit` lets it call.
  static func isExit(byLibraryOf symbol: String) -> Bool? {
    typealias Backtrace = @convention(c) (UnsafeMutableRawPointer, Int32) -> Int32
    guard let backtrace = LoadedSymbol("backtrace"),
      let exit = address(ofSymbol: "exit").flatMap({ library(of: $0) }),
      let wanted = address(ofSymbol: symbol).flatMap({ library(of: $0) })
    else { return nil }
    let limit = 64
    let callers = [UnsafeRawPointer?](unsafeUninitializedCapacity: limit) { buffer, count in
      buffer.initialize(repeating: nil)
      guard let start = buffer.baseAddress else { return }
      count = Int(backtrace(as: Backtrace.self)(start, Int32(limit)))
    }
    let libraries = callers.map { $0.flatMap { library(of: $0) } }
    // This function, what the C library has on its way out, `exit` itself, and its caller.
    return libraries.drop { $0 != exit }.first { $0 != exit } == wanted
  }

  /// Returns where the library is that an address lies in.
  private static func library(of address: UnsafeRawPointer) -> UnsafeRawPointer? {
    // The C library's `Dl_info`, which Swift does not see: a name and a start, of file and symbol.
    typealias Info = (
      file: UnsafeRawPointer?, start: UnsafeRawPointer?, name: UnsafeRawPointer?,
      symbol: UnsafeRawPointer?
    )
    typealias Find = @convention(c) (UnsafeRawPointer, UnsafeMutableRawPointer) -> Int32
    var info: Info = (nil, nil, nil, nil)
    guard let find = LoadedSymbol("dladdr"), find(as: Find.self)(address, &info) != 0 else {
      return nil
    }
    return info.start
  }

  /// Writes bytes as a signal handler may: allocates nothing, and gives up where there is no way.
  static func writeBytes(_ start: UnsafePointer<UInt8>, _ count: Int, to file: Int32) {
    var done = 0
    while done < count {
      let written = write(file, start + done, count - done)
      if written > 0 { done += written } else if errno != EINTR { return }
    }
  }

  /// Tells this thread from others, and costs nothing to ask.
  static var threadHandle: UInt { UInt(pthread_self()) }

  /// The numbers of the signals that end a process.
  static let signals = (
    illegal: SIGILL, trap: SIGTRAP, segmentation: SIGSEGV, bus: SIGBUS, abort: SIGABRT,
    arithmetic: SIGFPE, interrupt: SIGINT, quit: SIGQUIT, terminate: SIGTERM
  )

  /// Stores a word into memory that was made constant, if the system lets it be written for that.
  static func store(_ word: UInt, intoConstantAt place: UnsafeMutableRawPointer) {
    let page = sysconf(Int32(_SC_PAGESIZE))
    guard page > 0 else { return }
    let offset = Int(bitPattern: place) & (page - 1)
    let size = offset + MemoryLayout<UInt>.size
    guard mprotect(place - offset, size, PROT_READ | PROT_WRITE) == 0 else { return }
    place.storeBytes(of: word, as: UInt.self)
    mprotect(place - offset, size, PROT_READ)
  }

  // MARK: Other processes

  /// The way in which a process has ended.
  enum ProcessEnd {
    case exit(Int32)
    case signal(Int32)
  }

  /// Runs this program again, with other arguments, and waits for its end.
  ///
  /// - Parameter errors: The file that gets what it says on standard error; what it says else is dropped.
  /// - Returns: How it ended; `nil` where it could not be started.
  static func runAgain(
    _ arguments: [String], environment: [String], errors: String
  ) -> ProcessEnd? {
    var files = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&files)
    defer { posix_spawn_file_actions_destroy(&files) }
    let creation = O_WRONLY | O_CREAT | O_TRUNC
    posix_spawn_file_actions_addopen(&files, standardOutput, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_addopen(&files, standardError, errors, creation, 0o600)
    closeOthers(in: &files)
    var process = pid_t()
    let isStarted = withPointers(to: arguments) { arguments in
      withPointers(to: environment) { environment in
        posix_spawn(&process, "/proc/self/exe", &files, nil, arguments, environment) == 0
      }
    }
    guard isStarted else { return nil }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 { if errno != EINTR { return nil } }
    // The macros of the C library, which Swift does not see.
    let signal = status & 0x7F
    return signal == 0 ? .exit((status >> 8) & 0xFF) : .signal(signal)
  }

  /// Keeps files that are open here from another process, where the C library can do so.
  ///
  /// Waiting here for the end of a pipe would wait for the end of that process.
  private static func closeOthers(in files: inout posix_spawn_file_actions_t) {
    typealias Close =
      @convention(c) (UnsafeMutablePointer<posix_spawn_file_actions_t>, Int32) -> Int32
    guard let close = LoadedSymbol("posix_spawn_file_actions_addclosefrom_np") else { return }
    _ = close(as: Close.self)(&files, standardError + 1)
  }

  private static func withPointers<R>(
    to texts: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> R
  ) -> R {
    let pointers = texts.map { strdup($0) } + [nil]
    defer { for pointer in pointers { free(pointer) } }
    return body(pointers)
  }

  /// Lets the system end the process by a signal after so many seconds, unless it is asked again.
  static func endProcess(after seconds: UInt32) { _ = alarm(seconds) }

  /// The number of that signal.
  static let signalOfTime: Int32 = SIGALRM
  /// The number of the signal by which another process ends this one.
  static let signalOfKill: Int32 = SIGKILL

  /// Ends the process without any more of its code.
  static func leaveAtOnce() -> Never { _exit(0) }

  /// Ends the process at once, so that a debugger stops there.
  static func endProcess() -> Never { abort() }

  /// Continues the current exit with another status.
  static func leave(withStatus status: Int32) { exit(status) }

  /// Lets the system call `body` with the exit status when the process exits, if the system can do
  /// so.
  static func atExit(_ body: @escaping @convention(c) (Int32, UnsafeMutableRawPointer?) -> Void) {
    #if canImport(Glibc)
    _ = on_exit(body, nil)
    #endif
  }
}

/// A small number for each thread, 0 at first.
struct ThreadDepth: Sendable {
  private let key: pthread_key_t

  init() {
    var key = pthread_key_t()
    _ = pthread_key_create(&key) { free($0) }
    self.key = key
  }

  /// The number of this thread.
  ///
  /// One look-up is enough for reading and setting it.
  var ofThisThread: UnsafeMutablePointer<UInt8> {
    if let depth = pthread_getspecific(key) { return depth.assumingMemoryBound(to: UInt8.self) }
    let depth =
      malloc(1).map { $0.bindMemory(to: UInt8.self, capacity: 1) } ?? .allocate(capacity: 1)
    depth.initialize(to: 0)
    _ = pthread_setspecific(key, depth)
    return depth
  }
}

#if compiler(>=6.3) && canImport(Glibc)
/// The system calls it when the program is loaded, before the first line of a run.
@section(".init_array") @used
private let lookAtProcess: @convention(c) () -> Void = {
  _ = TestProcess.isOfExitTest
  UnknownFramework.tellOfProcess()
}
#endif
