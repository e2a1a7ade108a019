import Foundation
import HeadlessFoundation
import Testing

@MainActor @Suite struct OSAtomicTests {
  @Test func `numbers are changed, and what comes of it is answered`() {
    var (small, large): (Int32, Int64) = (5, .max)
    #expect(
      [
        OSAtomicAdd32(3, &small), OSAtomicAdd32Barrier(-1, &small), OSAtomicIncrement32(&small),
        OSAtomicDecrement32Barrier(&small),
      ] == [8, 7, 8, 7])
    #expect(
      [OSAtomicIncrement64Barrier(&large), OSAtomicDecrement64(&large), OSAtomicAdd64(2, &large)]
        == [.min, .max, .min + 1])
  }

  @Test func `a value is replaced where it is the old one`() {
    var (number, place): (Int32, UnsafeMutableRawPointer?) = (1, nil)
    #expect(OSAtomicCompareAndSwap32Barrier(1, 2, &number) && number == 2)
    #expect(!OSAtomicCompareAndSwap32(1, 3, &number) && number == 2)
    let other = UnsafeMutableRawPointer(bitPattern: 16)
    #expect(OSAtomicCompareAndSwapPtr(nil, other, &place) && place == other)
    #expect(!OSAtomicCompareAndSwapPtrBarrier(nil, nil, &place))
  }

  @Test func `threads that add at once lose nothing, with a lock and without one`() {
    let cells = UnsafeMutablePointer<Int32>.allocate(capacity: 3)
    cells.initialize(repeating: 0, count: 3)
    defer { cells.deallocate() }
    let place = UInt(bitPattern: cells)
    DispatchQueue.concurrentPerform(iterations: 4) { _ in
      guard let cells = UnsafeMutablePointer<Int32>(bitPattern: place) else { return }
      for _ in 0..<1_000 {
        OSAtomicIncrement32(cells)
        OSSpinLockLock(cells + 1)
        cells[2] += 1
        OSSpinLockUnlock(cells + 1)
      }
    }
    #expect((0..<3).map { cells[$0] } == [4_000, OS_SPINLOCK_INIT, 4_000])
    #expect(OSSpinLockTry(cells + 1) && !OSSpinLockTry(cells + 1))
  }
}
