import Fleet

/// Recording failures, a custom reporter, swallowing and stopping.
@MainActor struct FailureTour {
  private let birds = ["Robin", "Wren"]

  func walk() {
    say("\nA helper that cannot do what was asked records a failure, and the program goes on:")
    openBird(named: "Kiwi")

    say("\nA sink of your own receives what counts:")
    withFailureReporter(CustomReporter { say("  sink: \($0.reason)") }) {
      openBird(named: "Dodo")
    }

    say("\nA scope swallows failures, logs them, and gives them back as values:")
    let swallowed = swallowAnyErrors {
      openBird(named: "Moa")
      openBird(named: "Robin")
    }
    say("  swallowed: \(swallowed.map(\.reason))")

    say("\nSteps stop at the first failure, and count what was not done:")
    steps("Looking for birds") {
      openBird(named: "Auk")
      openBird(named: "Robin")
      openBird(named: "Wren")
    }

    say("\nThe model answers misuse as UIKit does, without the crash:")
    let list = UIViewController()
    list.title = "Birds"
    let navigation = UINavigationController(rootViewController: list)
    swallowAnyErrors { navigation.pushViewController(list, animated: true) }
    say("  on the stack: \(navigation.viewControllers.count)")
  }

  /// A helper as anyone can write one.
  private func openBird(
    named name: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    guard Reporting.mayAct() else { return }
    guard birds.contains(name) else {
      return reportFailure(
        "There is no bird named '\(name)'.", name: "Birds.ListError",
        details: "The birds are \(birds.map { "'\($0)'" }.joined(separator: ", ")).",
        fileID: fileID, filePath: filePath, line: line, column: column)
    }
    say("  opened \(name)")
  }
}
