import UIKit

@objc protocol ErrandFormDelegate: NSObjectProtocol {
    func errandForm(_ form: ErrandFormViewController, didFinishWith errand: Errand)
    @objc optional func errandFormDidCancel(_ form: ErrandFormViewController)
    @objc optional func errandForm(_ form: ErrandFormViewController, allows title: String) -> Bool
}

class ErrandFormViewController: BaseViewController {

    @IBOutlet weak var titleField: UITextField! {
        didSet { titleField.delegate = self }
    }
    @IBOutlet var optionButtons: [UIButton]!
    @IBOutlet private weak var countLabel: UILabel!

    weak var delegate: ErrandFormDelegate?
    private(set) var keyboardChanges = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        let center = NotificationCenter.default
        center.addObserver(self, selector: #selector(keyboardChanged(_:)), name: UIResponder.keyboardWillShowNotification, object: nil)
        center.addObserver(self, selector: #selector(keyboardChanged(_:)), name: UIResponder.keyboardWillHideNotification, object: nil)
        titleField.addTarget(self, action: #selector(ErrandFormViewController.titleChanged), for: .editingChanged)
        for button in optionButtons {
            button.addTarget(self, action: #selector(choose(_:)), for: .touchUpInside)
        }
    }

    @IBAction func cancel(_ sender: AnyObject) {
        delegate?.errandFormDidCancel?(self)
        dismiss(animated: true, completion: nil)
    }

    @IBAction func done(_ sender: UIBarButtonItem) {
        let title = titleField.text ?? ""
        guard delegate?.errandForm?(self, allows: title) ?? !title.isEmpty else {
            titleField.shake()
            statusLabel.text = "Not this one"
            return
        }
        delegate?.errandForm(self, didFinishWith: Errand(title: title))
        dismiss(animated: true, completion: nil)
    }

    @objc private func choose(_ sender: UIButton) {
        titleField.text = sender.title(for: .normal)
        titleChanged()
    }

    @objc fileprivate func titleChanged() {
        countLabel.text = "\(titleField.text?.count ?? 0)"
        NSObject.cancelPreviousPerformRequests(withTarget: self, selector: #selector(showHint), object: nil)
        perform(#selector(showHint), with: nil, afterDelay: 1)
    }

    @objc private func showHint() {
        statusLabel.text = titleField.text == "" ? "Say what to do" : "Ready"
    }

    @objc func keyboardChanged(_ notification: Notification) {
        keyboardChanges += 1
    }
}

// MARK: - UITextFieldDelegate

extension ErrandFormViewController {

    override func setUpAppearance() {
        super.setUpAppearance()
        statusLabel.text = "New errand"
        statusLabel.badge = "1"
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
        return true
    }

    func textFieldDidEndEditing(_ textField: UITextField) {
        statusLabel.text = "Done typing"
    }
}
