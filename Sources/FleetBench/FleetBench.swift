import Fleet

/// `swift run -c release fleet-bench [--check] [words…]`: measures how long things take, each
/// beside a yardstick in the same run.
///
/// With words, it only measures the figures that contain one of them. With `--check`, a figure over
/// its bar makes the exit status 1.
@main
struct FleetBench {
  @MainActor static func main() {
    let words = CommandLine.arguments.dropFirst().filter { $0 != "--check" }
    let all =
      reportingFigures + applicationFigures + tapFigures + textFigures + tableFigures
      + tableUpdateFigures
      + presentationFigures + navigationFigures + alertFigures + storyboardFigures
    let figures = all.filter { figure in
      words.isEmpty || words.contains { figure.work.contains($0) }
    }
    var table = Table()
    for figure in figures { table.add(figure.measured()) }
    table.print()
    if CommandLine.arguments.contains("--check"), !table.isWithinBars { exit(1) }
  }
}
