import FleetTesting
import Foundation
import HeadlessCoreLocation
import TestSupport
import Testing

@testable import FailureReporting

/// What a test lets the user do by way of a stand-in is a step like any other.
@MainActor
@Suite("Core Location: steps", .freshApplication)
struct SimulatedLocationTests {
  private let place = CLLocation(latitude: 48.2, longitude: 16.4)

  @Test func `a move is a step of the trace, with its line and its helper`() throws {
    let file = FileManager.default.temporaryDirectory
      .appending(path: "fleet-location-\(UUID().uuidString).html")
    defer { try? FileManager.default.removeItem(at: file) }

    Fleet.trace(to: file.path) {
      Fleet.setAsAppRootWindow(UIViewController())
      SimulatedLocation.move(to: place)
    }

    let page = try String(contentsOf: file, encoding: .utf8)
    #expect(page.contains("\"title\":\"Move\""))
    #expect(page.contains("SimulatedLocation.move(to: place)"))
  }

  @Test func `a move is among the last words`() {
    let before = LastWords.situation.pointee.count

    SimulatedLocation.move(to: place, line: 7)

    let number = LastWords.situation.pointee.count
    let step = LastWords.steps[Int(number % UInt(LastWords.mostSteps))]
    #expect(number == before + 1)
    #expect(step.site.line == 7)
    #expect(step.site.helper == "move(to:)")
    #expect(!step.isUnderWay)
  }

  @Test func `a move in steps that have stopped does nothing, and is counted once`() {
    let log = logged {
      steps {
        reportFailure("stopped")
        SimulatedLocation.move(to: place)
      }
    }

    #expect(log.failures.reasons == ["stopped"])
    #expect(log.failures.map(\.details) == ["and 1 further step was not taken"])
    #expect(SimulatedLocation.place == nil)
  }

  @Test func `a main loop that comes to rest neither before nor after a move is told at its line`()
  {
    let loop = UIApplication.shared.mainLoop
    @MainActor func turn() { loop.enqueue("again", turn) }
    turn()

    let log = logged { SimulatedLocation.move(to: place, line: 7) }

    let reason = "The main loop did not come to rest within 10000 turns."
    #expect(log.failures.reasons == [reason, reason])
    #expect(log.failures.map(\.site.line) == [7, 7])
  }

  @Test func `a move off the main actor is a failure at its line, and does nothing`() async {
    let log = FailureLog()

    await Task.detached {
      withFailureReporter(log) {
        MainActor.runUnchecked {
          SimulatedLocation.move(to: CLLocationCoordinate2D(latitude: 1, longitude: 2), line: 9)
        }
      }
    }.value

    #expect(
      log.failures.reasons == ["`move(to:)` was called off the main actor, where it does nothing."])
    #expect(log.failures.map(\.details) == ["Mark the test `@MainActor`, or its suite."])
    #expect(log.failures.map(\.site.line) == [9])
    #expect(SimulatedLocation.place == nil)
  }
}
