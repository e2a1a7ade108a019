import Testing

@MainActor
@Suite("Launch arguments")
struct LaunchArgumentsRuleTests {
  @Test(arguments: [
    (
      "if ProcessInfo.processInfo.arguments.contains(\"-reset\") { reset() }",
      "if CommandLine.arguments.contains(\"-reset\") { reset() }"
    ),
    ("let all = Foundation.ProcessInfo.processInfo.arguments", "let all = CommandLine.arguments"),
    (
      "f(ProcessInfo.processInfo.arguments, ProcessInfo.processInfo.arguments[1...])",
      "f(CommandLine.arguments, CommandLine.arguments[1...])"
    ),
    ("ProcessInfo . processInfo . arguments", "CommandLine.arguments"),
    (
      "extension ProcessInfo { var a: [String] { ProcessInfo.processInfo.arguments } }",
      "extension ProcessInfo { var a: [String] { CommandLine.arguments } }"
    ),
  ])
  func `are asked of the command line`(source: String, written: String) {
    let ported = Ported(source)

    #expect(ported.body() == written)
    #expect(ported.warnings == [])
  }

  @Test func `keep the lines behind them`() {
    let ported = Ported("let a = ProcessInfo\n  .processInfo\n  .arguments\nlet b = 1")

    #expect(ported.line(1) == "let a = CommandLine.arguments")
    #expect(ported.line(4) == "let b = 1")
  }

  @Test(arguments: [
    "ProcessInfo.processInfo.environment[\"a\"]", "let info = ProcessInfo.processInfo",
    "ProcessInfo().arguments", "info.arguments", "mine.ProcessInfo.processInfo.arguments",
    "\"ProcessInfo.processInfo.arguments\"", "// ProcessInfo.processInfo.arguments",
    "ProcessInfo.processInfo.argumentsOfMine",
  ])
  func `are nothing but that expression`(source: String) {
    #expect(Ported(source).body() == source)
  }

  @Test func `are left to a class of the app's of that name`() {
    let source = "enum CommandLine {}\nlet a = ProcessInfo.processInfo.arguments"

    #expect(Ported(source).body() == source)
  }
}
