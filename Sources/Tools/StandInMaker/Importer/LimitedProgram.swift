package import Foundation

/// A program that runs with limits, to its end or to that of its time.
package struct LimitedProgram {
  /// The limits of a program, and of each that it starts.
  package struct Limits {
    /// How long each of its processes may compute.
    package var seconds: Int
    /// How many times as long it may take: a machine has other things to do, too.
    package var patience: Int
    /// How long it may take.
    var longest: Int { seconds * patience }
    /// The greatest space of addresses.
    package var gigabytes: Int
    /// The longest text that it may print.
    package var megabytes: Int

    package init(
      seconds: Int = 120, patience: Int = 1, gigabytes: Int = 16, megabytes: Int = 64
    ) {
      (self.seconds, self.patience) = (seconds, patience)
      (self.gigabytes, self.megabytes) = (gigabytes, megabytes)
    }
  }

  /// How a program has ended.
  package struct Ending {
    package enum Kind: Equatable {
      case success, failure
      /// A signal has ended it, as where it reads what it must not, or computes for too long.
      case crash
      case outOfTime
      case notStarted
    }

    package var kind: Kind
    /// What it has printed; `nil` where that was too much.
    package var output: Data?
  }

  private let environment: [String: String]
  /// The file that takes what is printed.
  private let file: String

  /// - Parameter folder: A folder that the file for what is printed is written into.
  package init(environment: [String: String], folder: String) {
    self.environment = environment
    file = folder + "/output"
  }

  /// Runs a program that is found by its name.
  ///
  /// - Parameter keepsErrors: Whether what it prints as errors belongs to what it prints.
  package func run(_ command: [String], _ limits: Limits, keepsErrors: Bool = false) -> Ending {
    let manager = FileManager.default
    guard manager.createFile(atPath: file, contents: nil),
      let output = FileHandle(forWritingAtPath: file)
    else { return Ending(kind: .notStarted) }
    defer { try? output.close() }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", Self.script(limits), "sh"] + command
    process.environment = environment
    // A file and no pipe: what is left running holds nothing up.
    process.standardOutput = output
    process.standardError = keepsErrors ? output : FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    let kind = Self.ending(of: process, within: limits.longest)
    let size = (try? manager.attributesOfItem(atPath: file))?[.size] as? Int ?? 0
    return Ending(
      kind: kind, output: size <= limits.megabytes << 20 ? manager.contents(atPath: file) : nil)
  }

  /// Starts a program, and waits for its end.
  private static func ending(of process: Process, within seconds: Int) -> Ending.Kind {
    let end = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in end.signal() }
    guard (try? process.run()) != nil else { return .notStarted }
    return Interruption.during(process) { ending(of: process, by: end, within: seconds) }
  }

  private static func ending(
    of process: Process, by end: DispatchSemaphore, within seconds: Int
  ) -> Ending.Kind {
    if end.wait(timeout: .now() + .seconds(seconds)) == .success {
      if process.terminationReason == .uncaughtSignal { return .crash }
      return process.terminationStatus == 0 ? .success : .failure
    }
    // SwiftPM ends what it has started when it is interrupted.
    process.interrupt()
    if end.wait(timeout: .now() + .seconds(5)) == .timedOut {
      kill(process.processIdentifier, SIGKILL)
      end.wait()
    }
    return .outOfTime
  }

  /// A system that knows no such limit goes without it.
  private static func script(_ limits: Limits) -> String {
    """
    ulimit -t \(limits.seconds) 2>/dev/null; ulimit -v \(limits.gigabytes << 20) 2>/dev/null
    ulimit -f 4194304 2>/dev/null; exec "$@"
    """
  }
}
