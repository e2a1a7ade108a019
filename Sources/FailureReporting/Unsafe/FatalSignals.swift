import Synchronization

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The signals that end a process, and their handlers.
///
/// What a handler calls is either made for handlers, such as `write`, or was looked up beforehand. On
/// systems other than Linux with glibc nothing is installed.
enum FatalSignals {
  typealias Handler = @convention(c) (Int32) -> Void
  typealias Copy = @convention(c) () -> Void
  typealias Thread = @convention(c) () -> Int32

  /// The handler, with system calls that Swift does not show.
  private struct Way {
    var handler: Handler?
    var copy: Copy?
    var stepThread: Thread?
    var fork: (@convention(c) () -> Int32)?
    var threadNumber: (@convention(c) () -> Int32)?
    var send: (@convention(c) (_ process: Int32, _ thread: Int32, _ signal: Int32) -> Int32)?
  }

  // Proof: it is written once, by `install`, before the first handler can run, and only read afterwards.
  nonisolated(unsafe) private static var way = Way()

  /// The signal that another process has asked the thread of the steps to handle, or 0.
  private static let passedOn = Atomic<Int32>(0)
  /// Whether the process is dying: the first signal keeps all others out.
  private static let isDying = Atomic(false)

  /// The number of this thread; 0 where the system does not tell.
  static var threadNumber: Int32 { way.threadNumber?() ?? 0 }

  /// How large the stack of a handler is, which the copy of the process uses, too.
  private static let stackSize = 4 << 20
  /// For how many seconds the copy may look around.
  private static let patience: UInt32 = 10
}

#if canImport(Glibc)
extension FatalSignals {
  private static let all = [
    SIGILL, SIGSEGV, SIGBUS, SIGFPE, SIGTRAP, SIGABRT, SIGTERM, SIGINT, SIGQUIT,
  ]
  private static let slots = 65

  // Proof: as for the way; the place of a signal is written before its handler is installed, and no other
  // handler reads it.
  nonisolated(unsafe) private static let former: UnsafeMutablePointer<sigaction> = {
    let former = UnsafeMutablePointer<sigaction>.allocate(capacity: slots)
    former.initialize(repeating: sigaction(), count: slots)
    return former
  }()

  /// Lets a handler speak before the process ends by a signal, and a copy of it after that.
  ///
  /// - Parameter stepThread: The number of the thread whose stack is worth to be looked at.
  static func install(
    _ handler: @escaping Handler, copy: @escaping Copy, stepThread: @escaping Thread
  ) {
    way = Way(
      handler: handler, copy: copy, stepThread: stepThread,
      fork: LoadedSymbol("_Fork")?(as: (@convention(c) () -> Int32).self),
      threadNumber: LoadedSymbol("gettid")?(as: (@convention(c) () -> Int32).self),
      send: LoadedSymbol("tgkill")?(as: (@convention(c) (Int32, Int32, Int32) -> Int32).self))
    for signal in all {
      var own = sigaction()
      own.__sigaction_handler.sa_sigaction = { FatalSignals.handle($0, $1, $2) }
      own.sa_flags = SA_SIGINFO | Int32(bitPattern: UInt32(SA_ONSTACK))
      sigemptyset(&own.sa_mask)
      sigaction(signal, nil, former + Int(signal))
      // A signal that the process was told to ignore, as by `nohup`, stays ignored.
      guard handlerNumber(of: former[Int(signal)]) != 1 else { continue }
      sigaction(signal, &own, nil)
    }
  }

  /// Gives this thread a stack for handlers, until it ends: its own may have overflown.
  static func useOwnStack() {
    var now = stack_t()
    guard sigaltstack(nil, &now) == 0, now.ss_flags & Int32(SS_DISABLE) != 0 else { return }
    let memory = mmap(
      nil, stackSize, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0)
    guard let memory, memory != MAP_FAILED else { return }
    var own = stack_t(ss_sp: memory, ss_flags: 0, ss_size: stackSize)
    guard sigaltstack(&own, nil) == 0, pthread_setspecific(ownStack, memory) == 0 else {
      return takeBack(memory)
    }
  }

  /// The stack that a thread was given, which is taken back when the thread ends: as many threads as have
  /// ever taken steps would keep theirs else.
  private static let ownStack: pthread_key_t = {
    var key = pthread_key_t()
    _ = pthread_key_create(&key) { memory in
      if let memory { FatalSignals.takeBack(memory) }
      LastWords.threadEnds()
    }
    return key
  }()

  /// Takes back the stack of this thread, which is not on it: no handler of its runs, and none can any more.
  private static func takeBack(_ memory: UnsafeMutableRawPointer) {
    var now = stack_t()
    if sigaltstack(nil, &now) == 0, now.ss_sp == memory {
      var none = stack_t(ss_sp: nil, ss_flags: Int32(SS_DISABLE), ss_size: 0)
      sigaltstack(&none, nil)
    }
    munmap(memory, stackSize)
  }

  private static func handle(
    _ signal: Int32, _ info: UnsafeMutablePointer<siginfo_t>?, _ context: UnsafeMutableRawPointer?
  ) {
    let passed = passedOn.exchange(0, ordering: .acquiringAndReleasing)
    let cause = signal == SIGTRAP && passed != 0 ? passed : signal
    if cause == signal, isAsked(signal), passOn(signal) { return }
    if !isDying.exchange(true, ordering: .acquiringAndReleasing) {
      way.handler?(cause)
      lookAroundInCopy()
    }
    goOn(cause, signal, info, context)
  }

  /// The address of a handler, or 0 for what the system does and 1 for nothing.
  private static func handlerNumber(of action: sigaction) -> Int {
    unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
  }

  private static func isFault(_ signal: Int32) -> Bool {
    signal == SIGILL || signal == SIGSEGV || signal == SIGBUS || signal == SIGFPE
  }

  private static func isAsked(_ signal: Int32) -> Bool {
    signal == SIGTERM || signal == SIGINT || signal == SIGQUIT
  }

  /// Lets the thread that takes the steps handle a signal that came to another one.
  ///
  /// Threads of queues take only signals of their own faults: that is why it is sent as one.
  private static func passOn(_ signal: Int32) -> Bool {
    guard let thread = way.stepThread?(), thread != 0, thread != threadNumber, let send = way.send
    else { return false }
    passedOn.store(signal, ordering: .releasing)
    if send(getpid(), thread, SIGTRAP) == 0 { return true }
    passedOn.store(0, ordering: .releasing)
    return false
  }

  /// Lets a copy of the process say what has to be looked up; it ends by itself, or by an alarm.
  private static func lookAroundInCopy() {
    guard let fork = way.fork, let copy = way.copy else { return }
    let child = fork()
    if child == 0 {
      for signal in all { _ = Glibc.signal(signal, SIG_DFL) }
      _ = Glibc.signal(SIGALRM, SIG_DFL)
      var signals = sigset_t()
      sigemptyset(&signals)
      sigaddset(&signals, SIGALRM)
      pthread_sigmask(SIG_UNBLOCK, &signals, nil)
      alarm(patience)
      copy()
      _exit(0)
    }
    var status: Int32 = 0
    while child > 0, waitpid(child, &status, 0) < 0, errno == EINTR {}
  }

  /// Lets the process end as it would have ended.
  private static func goOn(
    _ cause: Int32, _ signal: Int32, _ info: UnsafeMutablePointer<siginfo_t>?,
    _ context: UnsafeMutableRawPointer?
  ) {
    let before = former + Int(cause)
    sigaction(cause, before, nil)
    let isOfThree = before.pointee.sa_flags & SA_SIGINFO != 0
    let number = handlerNumber(of: before.pointee)
    if number > 1, cause == signal {
      if isOfThree {
        before.pointee.__sigaction_handler.sa_sigaction(signal, info, context)
      } else {
        before.pointee.__sigaction_handler.sa_handler(signal)
      }
      return
    }
    // A fault comes again by itself, at the same place.
    let isSent = (info?.pointee.si_code ?? 0) <= 0
    if isFault(cause), !isSent { return }
    kill(getpid(), cause)
  }
}
#else
extension FatalSignals {
  static func install(
    _ handler: @escaping Handler, copy: @escaping Copy, stepThread: @escaping Thread
  ) {}

  static func useOwnStack() {}
}
#endif
