import TestSupport
import Testing

@testable import FailureReporting

@Suite("withFailureReporter(_:) { }")
struct WithFailureReporterTests {
  struct Broken: Error {}

  @Test func `gives the innermost reporter what happens, and returns the result`() async {
    let outer = FailureLog()
    let inner = FailureLog()

    let sync = withFailureReporter(outer) {
      reportFailure("one")
      let result = withFailureReporter(inner) {
        reportFailure("two")
        return 7
      }
      reportFailure("three")
      return result
    }
    let async = await withFailureReporter(outer) {
      await Task.yield()
      reportFailure("four")
      return await withFailureReporter(inner) {
        await Task.yield()
        reportFailure("five")
        return 8
      }
    }

    #expect([sync, async] == [7, 8])
    #expect(outer.failures.reasons == ["one", "three", "four"])
    #expect(inner.failures.reasons == ["two", "five"])
  }

  @Test func `throws what the body throws, and restores the reporter`() async {
    let outer = FailureLog()
    let inner = FailureLog()

    await withFailureReporter(outer) {
      #expect(throws: Broken.self) {
        try withFailureReporter(inner) { throw Broken() }
      }
      await #expect(throws: Broken.self) {
        try await withFailureReporter(inner) {
          await Task.yield()
          throw Broken()
        }
      }
      reportFailure("afterwards")
    }

    #expect(outer.failures.reasons == ["afterwards"])
    #expect(inner.failures.isEmpty)
  }

  @Test func `counts inside of a scope that swallows (reporting 5)`() {
    let inner = FailureLog()
    let outer = logged {
      let swallowed = swallowAnyErrors {
        withFailureReporter(inner) { reportFailure("counts") }
        reportFailure("is swallowed")
      }
      #expect(swallowed.reasons == ["is swallowed"])
    }

    #expect(inner.failures.reasons == ["counts"])
    #expect(inner.failures.map(\.swallowedBy) == [nil])
    #expect(outer.failures.isEmpty)
    #expect(outer.notes.reasons == ["is swallowed"])
  }

  @Test func `gives its reporter the notes of the scopes inside it`() {
    let inner = FailureLog()
    let outer = logged {
      withFailureReporter(inner) { _ = swallowAnyErrors { reportFailure("one") } }
    }

    #expect(inner.notes.reasons == ["one"])
    #expect(outer.notes.isEmpty)
  }

  @Test func `does not stop the steps around it`() {
    let inner = FailureLog()
    var acts: [Bool] = []
    let outer = failures {
      steps {
        withFailureReporter(inner) { reportFailure("aside") }
        acts.append(Reporting.mayAct())
      }
    }

    #expect(inner.failures.reasons == ["aside"])
    #expect(acts == [true])
    #expect(outer.isEmpty)
  }

  @Test func `keeps forty parallel children apart (reporting 1)`() async {
    let rendezvous = Rendezvous(of: 40)

    let seen = await withTaskGroup(of: (Int, [String]).self) { group in
      for child in 0..<40 {
        group.addTask {
          let log = await logged {
            reportFailure("\(child) begins")
            await rendezvous.arrive()
            let swallowed = await swallowAnyErrors {
              reportFailure("\(child) inside")
              await Task.yield()
              reportFailure("\(child) inside still")
            }
            if swallowed.reasons != ["\(child) inside", "\(child) inside still"] {
              reportFailure("\(child) swallowed \(swallowed.reasons)")
            }
            reportFailure("\(child) ends")
          }
          return (child, log.failures.reasons + log.notes.reasons)
        }
      }
      return await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
    }

    #expect(seen.count == 40)
    for (child, reasons) in seen {
      #expect(
        reasons == [
          "\(child) begins", "\(child) ends", "\(child) inside", "\(child) inside still",
        ])
    }
  }

  @Test func `collects what forty parallel children do in one scope (reporting 11)`() async {
    let rendezvous = Rendezvous(of: 40)
    let log = await logged {
      let swallowed = await swallowAnyErrors {
        await withTaskGroup(of: Void.self) { group in
          for child in 0..<40 {
            group.addTask {
              await rendezvous.arrive()
              for number in 0..<25 { reportFailure("\(child * 25 + number)") }
            }
          }
        }
      }
      #expect(swallowed.count == 1000)
      #expect(Set(swallowed.reasons) == Set((0..<1000).map(String.init)))
    }

    #expect(log.failures.isEmpty)
    #expect(log.notes.count == 1000)
  }
}
