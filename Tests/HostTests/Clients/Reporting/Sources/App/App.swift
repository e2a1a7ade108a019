import Fleet

@main
struct App {
  static func main() {
    reportFailure("Nothing runs tests here.")
    swallowAnyErrors { reportFailure("The list is empty.", name: "Fleet.TableViewError") }
  }
}
