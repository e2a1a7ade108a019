import HeadlessUIKit

/// A screen of texts that stand out more or less.
final class ContrastAppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = ContrastViewController()
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}

final class ContrastViewController: UIViewController {
  private var rows = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    addTexts()
    addTextsOnCards()
    addTextsOnWhatIsNotKnown()
  }

  private func addTexts() {
    row("Faint", 0.8)
    row("Grey", 0.5)
    row("Dark", 0.4)
    row("Large", 0.5, font: .systemFont(ofSize: 18))
    row("Bold", 0.5, font: .boldSystemFont(ofSize: 14))
    row("Faint and bold", 0.8, font: .boldSystemFont(ofSize: 14))
    row("Off", 0.8).isEnabled = false
    row("Faded", 0).alpha = 0.3
  }

  private func addTextsOnCards() {
    row("Light on black", 0.8, behind: card(.black))
    row("Dark on half black", 0.4, behind: card(UIColor(white: 0, alpha: 0.5)))
    let label = row("Within black", 0.1)
    let around = card(.black)
    around.frame = label.frame
    view.addSubview(around)
    label.frame.origin = .zero
    around.addSubview(label)
  }

  private func addTextsOnWhatIsNotKnown() {
    let photo = UIImageView()
    photo.image = UIImage()
    row("On a picture", 0.8, behind: photo)
    let shade = card(.white)
    shade.layer.addSublayer(CAGradientLayer())
    row("On a gradient", 0.8, behind: shade)
    let half = card(.black)
    let label = row("On a half", 0.8, behind: half)
    half.frame.size.width = label.frame.width / 2
  }

  private func card(_ color: UIColor) -> UIView {
    let card = UIView()
    card.backgroundColor = color
    return card
  }

  @discardableResult
  private func row(
    _ text: String, _ white: CGFloat, font: UIFont = .systemFont(ofSize: 17),
    behind card: UIView? = nil
  ) -> UILabel {
    let label = UILabel(frame: CGRect(x: 20, y: 60 + rows * 45, width: 300, height: 40))
    rows += 1
    label.text = text
    label.textColor = UIColor(white: white, alpha: 1)
    label.font = font
    if let card {
      card.frame = label.frame
      view.addSubview(card)
    }
    view.addSubview(label)
    return label
  }
}
