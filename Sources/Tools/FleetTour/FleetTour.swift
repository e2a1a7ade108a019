import Fleet

/// `swift run fleet-tour`: shows in a terminal what Fleet does.
@main
struct FleetTour {
  private static let usage = """
    usage: fleet-tour [--storyboard FILE]

    Shows in a terminal what Fleet does.

      --storyboard FILE  tells instead what is in a storyboard or nib: scenes, segues, references,
                         and what is not modelled.
      --help             prints this.

    It ends with 0; with 1 where the file cannot be loaded as it says, which is told on standard
    error; and with 2 where it does not understand how it was called.
    """

  @MainActor static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    switch arguments.first {
    case nil: walk()
    case "--help" where arguments.count == 1: say(usage)
    case "--storyboard" where arguments.count == 2: exit(FileTour(path: arguments[1]).walk())
    default:
      complain(usage)
      exit(2)
    }
  }

  @MainActor private static func walk() {
    say("Fleet \(version)")
    FailureTour().walk()
    ScreenTour().walk()
    AppTour().walk()
    TableTour().walk()
    GalleryTour().walk()
    InboxTour().walk()
    SuiteTour().walk()
    ViewsTour().walk()
  }
}
