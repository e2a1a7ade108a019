import Testing

@MainActor
@Suite("Launch arguments and environment")
struct LaunchArgumentsRuleTests {
  @Test(arguments: [
    (
      "if ProcessInfo.processInfo.arguments.contains(\"-reset\") { reset() }",
      "if ProcessInfo.uiKitArguments().contains(\"-reset\") { reset() }"
    ),
    (
      "let all = Foundation.ProcessInfo.processInfo.arguments",
      "let all = ProcessInfo.uiKitArguments()"
    ),
    (
      "f(ProcessInfo.processInfo.arguments, ProcessInfo.processInfo.arguments[1...])",
      "f(ProcessInfo.uiKitArguments(), ProcessInfo.uiKitArguments()[1...])"
    ),
    ("ProcessInfo . processInfo . arguments", "ProcessInfo.uiKitArguments()"),
    (
      "let key = ProcessInfo.processInfo.environment[\"KEY\"] ?? \"\"",
      "let key = ProcessInfo.uiKitEnvironment()[\"KEY\"] ?? \"\""
    ),
    (
      "extension ProcessInfo { var a: [String] { ProcessInfo.processInfo.arguments } }",
      "extension ProcessInfo { var a: [String] { ProcessInfo.uiKitArguments() } }"
    ),
  ])
  func `are asked of the model`(source: String, written: String) {
    let ported = Ported(source)

    #expect(ported.body() == written)
    #expect(ported.warnings == [])
  }

  @Test func `keep the lines behind them`() {
    let ported = Ported("let a = ProcessInfo\n  .processInfo\n  .arguments\nlet b = 1")

    #expect(ported.line(1) == "let a = ProcessInfo.uiKitArguments()")
    #expect(ported.line(4) == "let b = 1")
  }

  @Test(arguments: [
    "let info = ProcessInfo.processInfo", "info.arguments",
    "mine.ProcessInfo.processInfo.arguments",
    "\"ProcessInfo.processInfo.arguments\"", "// ProcessInfo.processInfo.arguments",
    "ProcessInfo.processInfo.argumentsOfMine",
  ])
  func `are nothing but that expression`(source: String) {
    #expect(Ported(source).body() == source)
  }

  @Test func `are left to a class of the app's of that name`() {
    let source = "enum ProcessInfo {}\nlet a = ProcessInfo.processInfo.arguments"

    #expect(Ported(source).body() == source)
  }
}
