import Fleet
import HeadlessCoreLocation
import HeadlessNetworking

/// A market that tells where the device is, and what its server answers.
final class MarketScreen: UIViewController, @preconcurrency CLLocationManagerDelegate {
  private let place = UILabel(frame: CGRect(x: 20, y: 120, width: 300, height: 30))
  private let answer = UILabel(frame: CGRect(x: 20, y: 160, width: 300, height: 30))
  private let manager = CLLocationManager()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Market"
    let news = UILabel(frame: CGRect(x: 20, y: 200, width: 300, height: 30))
    news.text = "News"
    news.accessibilityTraits = .header
    let load = UIButton(frame: CGRect(x: 20, y: 240, width: 100, height: 44))
    load.setTitle("Load", for: .normal)
    load.addAction(UIAction { [weak self] _ in self?.ask() }, for: .touchUpInside)
    for part in [place, answer, news, load] { view.addSubview(part) }
    manager.delegate = self
    manager.startUpdatingLocation()
  }

  private func ask() {
    guard let url = URL(string: "https://birds.example/list?page=2") else { return }
    let answer = answer
    URLSession.shared.dataTask(with: url) { data, response, error in
      let status = (response as? HTTPURLResponse)?.statusCode ?? 0
      let body = String(decoding: data ?? Data(), as: UTF8.self)
      let text =
        error?.localizedDescription ?? "\(status) \(response?.mimeType ?? "") \(body.prefix(40))"
      MainActor.assumeIsolated { answer.text = text }
    }.resume()
  }

  func locationManager(_ manager: CLLocationManager, didUpdateLocations all: [CLLocation]) {
    guard let there = all.last?.coordinate else { return }
    place.text = "At \(there.latitude) \(there.longitude)"
  }
}
