import Fleet

/// `swift run -c release fleet-bench [--check] [words…]`: measures how long things take, each
/// beside a yardstick in the same run.
///
/// With words, it only measures the figures that contain one of them. With `--check`, a figure over
/// its bar makes the exit status 1.
@main
struct FleetBench {
  /// The arguments by which this program taps once, or does nothing, and ends.
  static let firstTap = "--first-tap"
  static let nothing = "--nothing"

  @MainActor static func main() {
    guard !CommandLine.arguments.contains(nothing) else { return }
    guard !CommandLine.arguments.contains(firstTap) else { return tapOnce() }
    let words = CommandLine.arguments.dropFirst().filter { $0 != "--check" }
    let all =
      reportingFigures + applicationFigures + worldFigures + tapFigures + textFigures + tableFigures
      + tableUpdateFigures + collectionFigures
      + layoutFigures + presentationFigures + navigationFigures + alertFigures + storyboardFigures
      + viewGrowthFigures + constraintGrowthFigures + gestureGrowthFigures
      + controlGrowthFigures + tableGrowthFigures + presentationGrowthFigures + monkeyFigures
      + storyboardGrowthFigures + elementFigures + suiteFigures + traceFigures
      + drawingFigures + dragFigures + combineFigures + coreDataFigures + networkFigures
      + resourceFigures + driveFigures + exploringFigures + swiftUIFigures
      + swiftUIListFigures + swiftUINavigationFigures
    let figures = all.filter { figure in
      words.isEmpty || words.contains { figure.work.contains($0) }
    }
    var table = Table()
    for figure in figures { table.add(figure.measured()) }
    table.print()
    if CommandLine.arguments.contains("--check"), !table.isWithinBars { exit(1) }
  }

  @MainActor private static func tapOnce() {
    let screen = UIViewController()
    let button = UIButton(frame: CGRect(x: 20, y: 100, width: 80, height: 44))
    button.addAction(UIAction { _ in exit(0) }, for: .touchUpInside)
    screen.view.addSubview(button)
    setAsAppRootWindow(screen)
    button.tap()
    exit(1)
  }
}
