import UIKit

#if os(iOS)
import Darwin
#endif

/// What is asked for any object is given a protocol, which Objective-C takes for one.
struct Weak<T: AnyObject> {
  weak var object: T?

  func holds(_ other: T) -> Bool { object === other }
}

/// A screen in the words of many apps.
final class NestViewController: UIViewController, UITextFieldDelegate {
  #if !os(Linux)
  static let area = Darwin.sqrt(16)
  #endif

  let field = UITextField()
  let table = UITableView()
  var segueClass: UIStoryboardSegue.Type = UIStoryboardSegue.self
  private(set) var log: [String] = []
  private(set) var watcher: Weak<any UITextFieldDelegate>?

  @available(*, unavailable) @IBInspectable var oldName: String {
    get { "" }
    set {}
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    field.delegate = self
    watcher = Weak<any UITextFieldDelegate>(object: self)
    let makeItem = { [weak self] in
      UIBarButtonItem(title: "Watch", style: .plain, target: self, action: #selector(self?.watch))
    }
    navigationItem.rightBarButtonItem = makeItem()
  }

  @objc func watch() { log.append("watch") }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool { textField.text == "Wren" }

  func answers() -> [Bool] {
    // swift-format-ignore: NeverForceUnwrap
    let first = field.delegate!.textFieldShouldReturn!(field)
    // swift-format-ignore: NeverForceUnwrap
    guard let second = field.delegate!.textFieldShouldReturn?(field) else { return [first] }
    return [first, second]
  }

  func removeEgg() {
    table.performBatchUpdates { log.append("removed") }
  }

  func noteVowels(of text: String) throws {
    try NSRegularExpression(pattern: "[aeiou]").enumerateMatches(
      in: text, range: NSRange(text.startIndex..., in: text)
    ) { match, _, _ in
      if match != nil { log.append("vowel") }
    }
  }

  func segue(to screen: UIViewController) -> UIStoryboardSegue {
    segueClass.init(identifier: "nest", source: self, destination: screen)
  }

  static func application() -> UIApplication? {
    UIApplication.value(forKeyPath: #keyPath(UIApplication.shared)) as? UIApplication
  }
}
