import Foundation
import HeadlessUIKitTestSupport
import TestSupport
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite("Real time that overtakes delays", .ownApplication)
struct OvertakingTests {
  private func overtaking(after delay: Duration) -> Overtaking {
    Overtaking(number: 1, deadline: delay, delay: delay, activity: 0)
  }

  @Test func `takes four steps, and none that are very short`() {
    #expect(overtaking(after: .seconds(2)).step == .milliseconds(500))
    #expect(overtaking(after: .zero).step == .milliseconds(5))
  }

  @Test(arguments: [
    [true, true, true, true], [true, true, false, true, true],
    [false, false, false, true, true, true, true],
  ])
  func `counts a step only where nothing was in flight`(steps: [Bool]) {
    var overtaking = overtaking(after: .seconds(1))
    for isAtRest in steps {
      #expect(!overtaking.isOver)
      overtaking.count(isFree: true, isAtRest: isAtRest)
    }

    #expect(overtaking.isOver)
  }

  @Test func `begins anew where the main actor was not free`() {
    var overtaking = overtaking(after: .seconds(1))
    for isFree in [true, true, true, false, true, true, true] {
      overtaking.count(isFree: isFree, isAtRest: true)
      #expect(!overtaking.isOver)
    }
    overtaking.count(isFree: true, isAtRest: true)

    #expect(overtaking.isOver)
  }

  @Test func `comes to an end however busy the machine is`() {
    var overtaking = overtaking(after: .seconds(1))
    var count = 0
    while !overtaking.isOver {
      overtaking.count(isFree: false, isAtRest: false)
      count += 1
    }

    #expect(count == 12)
  }
}
