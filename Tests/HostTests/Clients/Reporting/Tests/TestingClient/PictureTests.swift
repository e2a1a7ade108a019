import FleetTesting
import Foundation
import Testing

/// Two hundred scenes and a screen, whose pictures are the same bytes in debug and in release.
@MainActor struct PictureTests {
  @Test func scenes() {
    var digest = Digest()
    var numbers = Numbers()
    for _ in 0..<200 { digest.add(scene(&numbers).pngData()) }
    print("scenes: \(digest.text)")
  }

  @Test func screen() {
    let list = UITableViewController(style: .insetGrouped)
    let birds = Birds()
    list.tableView.dataSource = birds
    list.title = "Birds"
    list.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .edit)
    let navigation = UINavigationController(rootViewController: list)
    navigation.navigationBar.prefersLargeTitles = true
    Fleet.setAsAppRootWindow(navigation)
    let alert = UIAlertController(title: "Name", message: "Of the bird.", preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "Robin" }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    list.present(alert, animated: true)
    Fleet.settle()
    var digest = Digest()
    digest.add(Fleet.picture(of: Fleet.screen).pngData())
    print("screen: \(digest.text)")
  }

  private func scene(_ numbers: inout Numbers) -> ScreenPicture {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    for _ in 0...Int(numbers.next() / 14) {
      let part: UIView
      switch Int(numbers.next()) % 4 {
      case 0:
        let label = UILabel()
        label.text = "Ag8"
        label.font = .systemFont(ofSize: 9 + numbers.next() / 2, weight: .semibold)
        label.textColor = UIColor(
          hue: numbers.next() / 40, saturation: 1, brightness: 0.5, alpha: 1)
        part = label
      case 1: part = UIImageView(image: UIImage(systemName: "bell.slash.fill"))
      case 2: part = UISwitch()
      default:
        part = UIView()
        part.backgroundColor = UIColor(
          red: numbers.next() / 40, green: numbers.next() / 40, blue: 0.5, alpha: 0.7)
        part.layer.cornerRadius = numbers.next() / 4
        part.layer.cornerCurve = .continuous
        part.layer.shadowOpacity = 0.5
        part.layer.borderWidth = numbers.next() / 20
      }
      part.frame = CGRect(
        x: numbers.next() / 2, y: numbers.next() / 2, width: 8 + numbers.next() / 2,
        height: 8 + numbers.next() / 2)
      part.transform = CGAffineTransform(a: 0.8, b: 0.6, c: -0.6, d: 0.8, tx: 0, ty: 0)
      view.addSubview(part)
    }
    return Fleet.picture(of: view, scale: 1.5)
  }
}

/// Numbers from 0 to 39.75, in quarters: no sine decides where something lies.
private struct Numbers {
  private var state: UInt64 = 39

  mutating func next() -> CGFloat {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return CGFloat((state >> 33) % 160) / 4
  }
}

/// A sum over bytes that changes with each of them, and with their order.
private struct Digest {
  private var value: UInt64 = 0xCBF2_9CE4_8422_2325

  var text: String { String(value, radix: 16) }

  mutating func add(_ data: Data) {
    for byte in data { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }
  }
}

private final class Birds: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    cell.textLabel?.text = "Robin \(indexPath.row)"
    cell.detailTextLabel?.text = "Sings all year"
    cell.imageView?.image = UIImage(systemName: "bird")
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    "All"
  }
}
