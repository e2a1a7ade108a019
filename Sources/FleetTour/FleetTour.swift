import Fleet

/// `swift run fleet-tour`: what Fleet does, shown in a terminal.
@main
struct FleetTour {
  @MainActor static func main() {
    FailureTour().walk()
    ScreenTour().walk()
  }
}
