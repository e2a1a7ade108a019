import FleetTesting
import Foundation
import Testing

/// The birds of the run: as the environment names them, and else two.
func birds() -> [String] {
  (ProcessInfo.processInfo.environment["BIRDS"] ?? "Robin,Wren").split(separator: ",").map {
    String($0)
  }
}

@MainActor
struct BirdTests {
  private func show(_ birds: [String]) {
    let stack = UIStackView(
      arrangedSubviews: birds.map { bird in
        let label = UILabel()
        label.text = bird
        return label
      })
    stack.axis = .vertical
    stack.frame = CGRect(x: 20, y: 100, width: 200, height: 100)
    let page = UIViewController()
    page.view.addSubview(stack)
    setAsAppRootWindow(page)
  }

  @Test func file() {
    show(birds())
    Fleet.expectScreen(named: "birds")
  }

  @Test func inline() {
    show(["Robin", "Wren"])
    Fleet.expectScreen()
  }
}
