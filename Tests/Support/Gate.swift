/// Holds one task back until it is opened.
public struct Gate: Sendable {
  private let stream: AsyncStream<Never>
  private let continuation: AsyncStream<Never>.Continuation

  /// Creates a closed gate.
  public init() { (stream, continuation) = AsyncStream.makeStream() }

  /// Lets the task go on, for good.
  public func open() { continuation.finish() }

  /// Waits until the gate is open.
  public func pass() async {
    for await _ in stream {}
  }
}

/// A point at which several tasks wait for each other.
public actor Rendezvous {
  private var missing: Int
  private var waiting: [CheckedContinuation<Void, Never>] = []

  /// Creates a point for `count` tasks.
  public init(of count: Int) { missing = count }

  /// Waits until all of the tasks have arrived.
  public func arrive() async {
    missing -= 1
    guard missing == 0 else { return await withCheckedContinuation { waiting.append($0) } }
    for continuation in waiting { continuation.resume() }
  }
}
