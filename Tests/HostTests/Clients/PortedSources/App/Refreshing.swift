import UIKit

extension UIViewController {
  @objc func refreshed(from start: String = "app") -> [String] { [start] }

  @objc var mood: String {
    get { title ?? "calm" }
    set { title = newValue }
  }

  @objc class func makeTitle() -> String { "plain" }
}

class NewsViewController: UIViewController {
  override func refreshed(from start: String) -> [String] {
    super.refreshed(from: start) + ["news"]
  }

  override var mood: String {
    get { super.mood + "!" }
    set { super.mood = newValue + "?" }
  }
}

class LocalNewsViewController: NewsViewController {
  override class func makeTitle() -> String { super.makeTitle() + ", local" }

  func refreshedAsNews() -> [String] { super.refreshed(from: "app") }
}

extension LocalNewsViewController {
  override func refreshed(from start: String) -> [String] {
    super.refreshed(from: start) + ["local"]
  }
}

private class MapViewController: UITableViewController {
  override func refreshed(from start: String) -> [String] { ["map"] }
}

func makeMap() -> UIViewController { MapViewController() }

extension NSObject {
  @objc func summary() -> String { "object" }
}

final class Badge: UIView {
  override func summary() -> String { "badge, \(super.summary())" }
}

final class Loud: BaseViewController {
  override func words() -> [String] { super.words() + ["loud"] }
}
