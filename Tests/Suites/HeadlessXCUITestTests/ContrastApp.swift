import HeadlessUIKit

/// A screen of texts that stand out more or less.
final class ContrastAppDelegate: OneScreenAppDelegate {
  override func makeScreen() -> UIViewController { ContrastViewController() }
}

final class ContrastViewController: UIViewController {
  private var rows = 0
  private var buttons = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    addTexts()
    addTextsOnCards()
    addTextsOnWhatIsNotKnown()
    addButtons()
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

  private func addButtons() {
    button("Pale title", .custom, 0.8)
    button("Large title", .custom, 0.5)
    button("Grey title", .system, 0.5)
    button("Off title", .custom, 0.8).isEnabled = false
    button("On a pattern", .custom, 0.8).setBackgroundImage(UIImage(), for: .normal)
    button("On its own black", .custom, 0.8).backgroundColor = .black
    button("On dark filling", .filled(), white: 0.2)
    button("On light filling", .filled(), white: 0.8)
    button("On half filling", .tinted(), white: 0.2, alpha: 0.5)
  }

  @discardableResult
  private func button(_ title: String, _ type: UIButton.ButtonType, _ white: CGFloat) -> UIButton {
    let button = UIButton(type: type)
    button.setTitle(title, for: .normal)
    button.setTitleColor(UIColor(white: white, alpha: 1), for: .normal)
    add(button)
    return button
  }

  private func button(
    _ title: String, _ configuration: UIButton.Configuration, white: CGFloat, alpha: CGFloat = 1
  ) {
    var configuration = configuration
    configuration.title = title
    configuration.baseForegroundColor = .white
    configuration.background.backgroundColor = UIColor(white: white, alpha: alpha)
    add(UIButton(configuration: configuration))
  }

  private func add(_ button: UIButton) {
    button.frame = CGRect(x: 190, y: 60 + buttons * 45, width: 180, height: 44)
    buttons += 1
    view.addSubview(button)
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
    let label = UILabel(frame: CGRect(x: 20, y: 60 + rows * 45, width: 150, height: 40))
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
