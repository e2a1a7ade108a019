import FailureReporting
import HeadlessFoundation
import TestSupport
import Testing

private final class CountingLock: UIKitRecursiveLock {
  var count = 0

  override func lock() {
    super.lock()
    count += 1
  }
}

private final class NamedLock: UIKitLock {}
private final class Gate: UIKitCondition {}

@Suite("Locks")
struct LocksTests {
  @Test func `may have subclasses`() {
    let counting = CountingLock()
    counting.lock()
    counting.withLock { #expect(counting.try()) }
    counting.unlock()
    counting.unlock()
    #expect(counting.count == 2)
    let lock = NamedLock()
    lock.name = "birds"
    lock.lock()
    #expect(!lock.try() && lock.name == "birds" && !lock.lock(before: .distantPast))
    lock.unlock()
    let gate = Gate()
    gate.lock()
    gate.signal()
    #expect(!gate.wait(until: .distantPast))
    gate.unlock()
  }

  @Test func `that are not fair lie where their owner has them`() {
    var lock = os_unfair_lock()
    os_unfair_lock_lock(&lock)
    #expect(!os_unfair_lock_trylock(&lock))
    os_unfair_lock_assert_owner(&lock)
    os_unfair_lock_unlock(&lock)
    os_unfair_lock_assert_not_owner(&lock)
    let kept = os_unfair_lock_t.allocate(capacity: 1)
    kept.initialize(to: os_unfair_lock_s())
    #expect(os_unfair_lock_trylock(kept))
    os_unfair_lock_unlock(kept)
    kept.deallocate()
  }

  @Test func `that are not fair say what ends the process on a device`() {
    let failures = TestSupport.failures {
      var lock = os_unfair_lock()
      os_unfair_lock_unlock(&lock)
      os_unfair_lock_assert_owner(&lock)
      os_unfair_lock_lock(&lock)
      os_unfair_lock_lock(&lock)
      os_unfair_lock_assert_not_owner(&lock)
      os_unfair_lock_unlock(&lock)
    }
    #expect(
      failures.map(\.reason) == [
        "A thread gives an os_unfair_lock back that it does not hold, which ends the process on a device.",
        "A thread does not hold the os_unfair_lock that it should hold.",
        "A thread waits for an os_unfair_lock that it holds itself, which ends the process on a device.",
        "A thread holds the os_unfair_lock that it should not hold.",
      ])
  }
}
