import TestSupport
import Testing

@testable import FailureReporting

// Each in a process of its own: steps that stop are a line on standard error, thousands here.
@Suite("Scopes within scopes")
struct ScopeFuzzTests {
  @Test func `do what the rules say, however they are nested (reporting 5, reporting 7)`() async {
    await #expect(processExitsWith: .success) {
      for seed in 0..<4000 as Range<UInt64> {
        let program = ScopeProgram.random(seed: seed)
        let seen = ScopeProgram.run(program)
        #expect(seen == ScopeProgram.predict(program), "seed \(seed)")
      }
    }
  }

  @Test func `do the same asynchronously, however they are nested (reporting 5, reporting 7)`()
    async
  {
    await #expect(processExitsWith: .success) {
      for seed in 10_000..<12_000 as Range<UInt64> {
        let program = ScopeProgram.random(seed: seed)
        let seen = await ScopeProgram.runAsynchronously(program)
        #expect(seen == ScopeProgram.predict(program), "seed \(seed)")
      }
    }
  }

  @Test func `do the same on forty tasks at once (reporting 1, reporting 11)`() async {
    await #expect(processExitsWith: .success) {
      await withTaskGroup(of: Void.self) { group in
        for task in 0..<40 as Range<UInt64> {
          group.addTask {
            for seed in 20_000 + task * 25..<20_025 + task * 25 {
              let program = ScopeProgram.random(seed: seed)
              let seen = await ScopeProgram.runAsynchronously(program)
              #expect(seen == ScopeProgram.predict(program), "seed \(seed)")
            }
          }
        }
      }
    }
  }
}
