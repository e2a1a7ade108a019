#if canImport(UIKit)
import UIKit
#endif

public protocol BirdViewControllerDelegate: AnyObject {
  func birdViewController(_ controller: BirdViewController, didFollow bird: String)
}

public class BirdViewController: UIViewController {
  public weak var delegate: BirdViewControllerDelegate?
  public private(set) var bird: String

  public lazy var followButton: UIButton = {
    let button = UIButton(type: .system)
    button.setTitle("Follow", for: .normal)
    button.setTitle("Followed", for: .selected)
    button.setTitleColor(.systemBlue, for: .normal)
    button.titleLabel?.font = UIFont.preferredFont(forTextStyle: .headline)
    return button
  }()

  public let nameLabel: UILabel = {
    let label = UILabel()
    label.font = .boldSystemFont(ofSize: 24)
    label.textColor = .label
    label.textAlignment = .center
    label.numberOfLines = 0
    return label
  }()

  public let songSwitch = UISwitch()
  private let stackView = UIStackView()
  public private(set) var isSongOn = false
  public private(set) var appearances = 0

  public init(bird: String) {
    self.bird = bird
    super.init(nibName: nil, bundle: nil)
    title = bird
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  deinit {
    NotificationCenter.default.removeObserver(self)
  }

  override public func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    nameLabel.text = bird

    stackView.axis = .vertical
    stackView.spacing = 12
    stackView.addArrangedSubview(nameLabel)
    stackView.addArrangedSubview(followButton)
    stackView.addArrangedSubview(songSwitch)
    view.addSubview(stackView)
    stackView.pinEdges(to: view, inset: 16)
    Style().apply(to: nameLabel)

    followButton.addAction(
      UIAction { [weak self] _ in self?.follow() }, for: .touchUpInside)
    songSwitch.addAction(
      UIAction { [weak self] action in
        guard let sender = action.sender as? UISwitch else { return }
        self?.isSongOn = sender.isOn
      }, for: .valueChanged)
  }

  override public func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    appearances += 1
  }

  private func follow() {
    followButton.isSelected.toggle()
    UIView.animate(withDuration: 0.3) {
      self.nameLabel.alpha = 1
    } completion: { _ in
      self.delegate?.birdViewController(self, didFollow: self.bird)
    }
  }

  public func rename(to name: String) {
    DispatchQueue.main.async { self.nameLabel.text = name }
  }
}
