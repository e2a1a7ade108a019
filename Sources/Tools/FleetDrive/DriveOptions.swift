import Fleet

/// The options among the arguments of the process.
struct DriveOptions: Equatable {
  /// The source of the commands.
  enum Source: Equatable {
    case arguments([String])
    case file(String)
    case standardInput
  }

  private(set) var isJSON = false
  private(set) var isForHelp = false
  /// Whether a program speaks the Model Context Protocol.
  private(set) var isProtocol = false
  /// Whether the command is asked for that shows the app in a browser.
  private(set) var isForWindow = false
  /// The version of iOS that the app is launched on, if it is not the usual one.
  private(set) var system: TestWorld.System?
  private(set) var source = Source.standardInput

  init(_ arguments: [String]) throws(StepMistake) {
    var rest = arguments[...]
    while let option = rest.first, option.hasPrefix("-"), option != "-" {
      rest.removeFirst()
      switch option {
      case "--json": isJSON = true
      case "--mcp": isProtocol = true
      case "--window": isForWindow = true
      case "--help", "-h": isForHelp = true
      case "--system":
        guard let system = TestWorld.System(named: rest.popFirst() ?? "") else {
          throw StepMistake(DriveWords.noSystem)
        }
        self.system = system
      case "--file":
        guard let path = rest.popFirst() else { throw StepMistake(DriveWords.noFile) }
        source = .file(path)
      default: throw StepMistake(DriveWords.unknownOption(option))
      }
    }
    guard !rest.isEmpty, rest != ["-"] else { return }
    guard source == .standardInput else { throw StepMistake(DriveWords.fileAndCommands) }
    source = .arguments(Self.commands(Array(rest)))
  }

  /// The commands that arguments are: each is one, where the first has several words; or else they
  /// are the words of one, up to a `then`.
  private static func commands(_ arguments: [String]) -> [String] {
    if arguments.first?.contains(where: \.isWhitespace) == true { return arguments }
    return arguments.split(separator: "then").map { words in
      words.map { $0.contains(where: \.isWhitespace) ? StepReader.quoted($0) : $0 }
        .joined(separator: " ")
    }
  }
}
