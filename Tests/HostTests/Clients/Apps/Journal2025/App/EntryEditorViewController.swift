import UIKit

final class EntryEditorViewController: UIViewController {
    let titleField = UITextField()
    let moodButton = UIButton(configuration: .tinted())
    let saveButton = UIButton(configuration: .filled())
    private(set) var mood = Entry.Mood.good
    private let onSave: (Entry) -> Void

    init(onSave: @escaping (Entry) -> Void) {
        self.onSave = onSave
        super.init(nibName: nil, bundle: nil)
        title = "New entry"
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        titleField.placeholder = "Title"
        titleField.addTarget(self, action: #selector(titleChanged), for: .editingChanged)
        saveButton.configuration?.title = "Save"
        saveButton.isEnabled = false
        saveButton.addAction(
            UIAction { [weak self] _ in self?.save() }, for: .primaryActionTriggered)
        moodButton.configuration?.title = mood.rawValue
        moodButton.showsMenuAsPrimaryAction = true
        moodButton.menu = UIMenu(
            children: Entry.Mood.allCases.map { mood in
                UIAction(title: mood.rawValue) { [weak self] _ in self?.choose(mood) }
            })

        let stack = UIStackView(arrangedSubviews: [titleField, moodButton, saveButton])
        stack.axis = .vertical
        stack.spacing = 16
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
            stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            titleField.heightAnchor.constraint(equalToConstant: 44),
        ])
    }

    @objc private func titleChanged(_ sender: UITextField) {
        saveButton.isEnabled = sender.text?.isEmpty == false
    }

    private func choose(_ mood: Entry.Mood) {
        self.mood = mood
        moodButton.configuration?.title = mood.rawValue
    }

    private func save() {
        onSave(Entry(id: UUID(), title: titleField.text ?? "", mood: mood))
        dismiss(animated: true)
    }
}
