import Fleet
import Foundation
import HeadlessUIKit

/// The costs of writing down what a test does.
@MainActor let traceFigures = [
  Figure(
    work: "a test of 50 steps, traced", yardstick: "not traced", atMostTimes: 3,
    measure: {
      bestOnMainActor(repetitions: 1, rounds: 20) {
        Fleet.trace { takeFiftySteps() }
      } beside: {
        takeFiftySteps()
      }
    }),
  Figure(
    work: "a trace of 50 steps, written", yardstick: "not written",
    measure: {
      let path = FileManager.default.temporaryDirectory.appending(path: "fleet-bench-trace.html")
        .path
      return bestOnMainActor(repetitions: 1, rounds: 5) {
        Fleet.trace(to: path) { takeFiftySteps() }
      } beside: {
        Fleet.trace { takeFiftySteps() }
      }
    }),
]

/// A test of a shop: rows, pages, a form, alerts.
@MainActor private func takeFiftySteps() {
  withFreshApplication {
    let shop = TracedShop(style: .plain)
    Fleet.setInAppWindowRootNavigation(shop)
    for round in 0..<7 {
      Fleet.screen.staticTexts["Bird \(round)"].tap()
      Fleet.screen.textFields["Name"].enter("Ada")
      Fleet.screen.switches["Gift"].tap()
      Fleet.screen.buttons["Buy"].tap()
      Fleet.screen.tapAlertAction(withTitle: "OK")
      Fleet.advance(by: .milliseconds(300))
      shop.navigationController?.tapBackButton()
    }
  }
}

private final class TracedShop: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Birds"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "bird")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    100
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "bird", for: indexPath)
    cell.textLabel?.text = "Bird \(indexPath.row)"
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let page = TracedPage()
    page.title = "Bird \(indexPath.row)"
    navigationController?.pushViewController(page, animated: true)
  }
}

private final class TracedPage: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let name = UITextField()
    name.placeholder = "Name"
    let gift = UISwitch()
    gift.accessibilityLabel = "Gift"
    let buy = UIButton(
      type: .system,
      primaryAction: UIAction(title: "Buy") { [weak self] _ in
        let alert = UIAlertController(title: "Bought", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        self?.present(alert, animated: true)
      })
    let stack = UIStackView(arrangedSubviews: [name, gift, buy])
    for number in 0..<12 {
      let label = UILabel()
      label.text = "What there is to know, part \(number)"
      stack.addArrangedSubview(label)
    }
    stack.axis = .vertical
    stack.frame = CGRect(x: 20, y: 120, width: 350, height: 600)
    view.addSubview(stack)
  }
}
