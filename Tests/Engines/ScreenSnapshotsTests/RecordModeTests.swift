import ScreenSnapshots
import Testing

@Suite("What is written, by the environment")
struct RecordModeTests {
  @Test(
    arguments: [
      ([:], RecordMode.missing), (["FLEET_RECORD": ""], .missing), (["FLEET_RECORD": "all"], .all),
      (["FLEET_RECORD": "failed", "CI": "true"], .failed), (["CI": "true"], .nothing),
      (["CI": "false"], .missing), (["CI": "0"], .missing), (["GITHUB_ACTIONS": "true"], .nothing),
      (["JENKINS_URL": "x"], .nothing), (["FLEET_RECORD": "always"], nil),
    ] as [([String: String], RecordMode?)])
  func `the variable decides, and where there is none, whether it is everybody's machine`(
    environment: [String: String], mode: RecordMode?
  ) {
    #expect(RecordMode(environment) == mode)
    #expect(RecordMode.isAsked(environment) == (environment["FLEET_RECORD"]?.isEmpty == false))
  }
}
