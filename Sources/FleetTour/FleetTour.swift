import Fleet
import HeadlessUIKit

/// `swift run fleet-tour`: what Fleet does, shown in a terminal.
///
/// `swift run fleet-tour --storyboard FILE` tells what is in a storyboard, and what of it is not
/// modelled.
@main
struct FleetTour {
  @MainActor static func main() {
    let arguments = CommandLine.arguments
    if let index = arguments.firstIndex(of: "--storyboard") {
      guard index + 1 < arguments.count else { return say("--storyboard needs a file.") }
      return InterfaceReport.lines(ofFile: arguments[index + 1]).forEach(say)
    }
    FailureTour().walk()
    ScreenTour().walk()
    AppTour().walk()
    TableTour().walk()
    InboxTour().walk()
  }
}
