import TestSupport
import Testing

@testable import FailureReporting

// Each in a process of its own: steps that stop are a line on standard error, thousands here.
@Suite("Scopes within scopes")
struct ScopeFuzzTests {
  @Test func `do what the rules say, however they are nested (reporting 5, reporting 7)`() async {
    await #expect(processExitsWith: .success) {
      for fuzz in Fuzz.runs(short: 4_000, long: 100_000) {
        let program = ScopeProgram.random(fuzz.generator)
        let seen = ScopeProgram.run(program)
        #expect(seen == ScopeProgram.predict(program), "\(fuzz)")
      }
    }
  }

  @Test func `do the same asynchronously, however they are nested (reporting 5, reporting 7)`()
    async
  {
    await #expect(processExitsWith: .success) {
      for fuzz in Fuzz.runs(short: 2_000, long: 50_000) {
        let program = ScopeProgram.random(fuzz.generator)
        let seen = await ScopeProgram.runAsynchronously(program)
        #expect(seen == ScopeProgram.predict(program), "\(fuzz)")
      }
    }
  }

  @Test func `do the same on forty tasks at once (reporting 1, reporting 11)`() async {
    await #expect(processExitsWith: .success) {
      await withTaskGroup(of: Void.self) { group in
        let runs = Fuzz.runs(short: 1_000, long: 20_000)
        for task in 0..<40 {
          group.addTask {
            for index in stride(from: task, to: runs.count, by: 40) {
              let program = ScopeProgram.random(runs[index].generator)
              let seen = await ScopeProgram.runAsynchronously(program)
              #expect(seen == ScopeProgram.predict(program), "\(runs[index])")
            }
          }
        }
      }
    }
  }
}
