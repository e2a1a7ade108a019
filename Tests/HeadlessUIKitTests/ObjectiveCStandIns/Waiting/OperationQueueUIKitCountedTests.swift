import Foundation
import HeadlessUIKitTestSupport
import TestSupport
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite("OperationQueue, whose work is known", .ownApplication)
struct OperationQueueUIKitCountedTests {
  private var elsewhere: Elsewhere { ApplicationScope.current.elsewhere }

  @Test func `a block is known until it has ended, and belongs to its application`() async {
    let queue = OperationQueue()
    queue.name = "birds"
    let mayEnd = DispatchSemaphore(value: 0)
    queue.uiKitAddOperation {
      mayEnd.wait()
      OperationQueue.uiKitMain.addOperation {}
    }
    queue.uiKitAddBarrierBlock {}
    #expect(
      elsewhere.works.map(\.name) == ["OperationQueue \"birds\"", "OperationQueue \"birds\""])
    mayEnd.signal()

    await elsewhere.letWorkEnd()
  }

  @Test func `an operation is known by its class or its name until it has ended`() async {
    let (queue, mayEnd) = (OperationQueue(), DispatchSemaphore(value: 0))
    let first = BlockOperation { mayEnd.wait() }
    let second = BlockOperation { mayEnd.wait() }
    second.name = "upload"
    queue.uiKitAddOperation(first)
    queue.uiKitAddOperations([second], waitUntilFinished: false)
    #expect(
      elsewhere.works.map(\.name) == ["OperationQueue BlockOperation", "OperationQueue upload"])
    mayEnd.signal()
    mayEnd.signal()

    await elsewhere.letWorkEnd()
  }

  @Test func `an operation that is cancelled before it begins has ended, too`() async {
    let (queue, operation) = (OperationQueue(), BlockOperation {})
    queue.isSuspended = true
    queue.uiKitAddOperation(operation)
    operation.cancel()
    queue.isSuspended = false

    await elsewhere.letWorkEnd()
  }

  @Test func `what is added to the main queue is a turn, and no such work`() async {
    OperationQueue.uiKitMain.uiKitAddOperation {}
    OperationQueue.uiKitMain.uiKitAddOperation(BlockOperation {})

    #expect(elsewhere.works.isEmpty)
  }
}
