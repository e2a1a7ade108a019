import FleetDrive

/// A screen with more elements than a person can count.
final class ShelfScreen: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Shelf"
    for place in 0..<2_000 {
      let jar = UIButton(
        frame: CGRect(x: 4 + place % 20 * 19, y: 100 + place / 20 * 6, width: 18, height: 5))
      jar.accessibilityLabel = "Jar \(place)"
      jar.backgroundColor = .systemOrange
      jar.addAction(
        UIAction { [weak self] _ in self?.title = "Jar \(place)" }, for: .touchUpInside)
      view.addSubview(jar)
    }
  }
}
