import Foundation

/// How long this thread computes `body`: what a test may compare while other programs run.
public func processorTime(_ body: () throws -> Void) rethrows -> Duration {
  let start = usedByThread
  try body()
  return usedByThread - start
}

private var usedByThread: Duration {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
}
