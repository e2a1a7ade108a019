import UIKit

final class TrailDetailViewController: UIViewController {

    var onFavorite: (() -> Void)?
    let nameLabel = UILabel()
    let favoriteButton = UIButton(type: .system)
    let noteView = UITextView()
    private(set) var isZoomed = false
    private let trail: Trail

    init(trail: Trail) {
        self.trail = trail
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        title = trail.name
        nameLabel.text = trail.name
        nameLabel.font = .preferredFont(forTextStyle: .title1)
        nameLabel.isUserInteractionEnabled = true
        let press = UILongPressGestureRecognizer(target: self, action: #selector(handlePress(_:)))
        nameLabel.addGestureRecognizer(press)
        favoriteButton.setTitle("Favorite", for: .normal)
        favoriteButton.addTarget(self, action: #selector(didTapFavorite), for: .touchUpInside)
        noteView.delegate = self

        let stack = UIStackView(arrangedSubviews: [nameLabel, favoriteButton, noteView])
        stack.axis = .vertical
        stack.spacing = 12
        view.addSubview(stack)
        stack.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
            stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            noteView.heightAnchor.constraint(equalToConstant: 120),
        ])
        NotificationCenter.default.addObserver(
            self, selector: #selector(appWillResignActive),
            name: UIApplication.willResignActiveNotification, object: nil)
    }

    @objc private func didTapFavorite() {
        onFavorite?()
        navigationController?.popViewController(animated: true)
    }

    @objc private func handlePress(_ recognizer: UILongPressGestureRecognizer) {
        guard recognizer.state == .began else { return }
        isZoomed.toggle()
    }

    @objc private func appWillResignActive(_ notification: Notification) {
        noteView.resignFirstResponder()
    }
}

extension TrailDetailViewController: UITextViewDelegate {
    func textViewDidChange(_ textView: UITextView) {
        navigationItem.prompt = "\(textView.text.count) characters"
    }
}
