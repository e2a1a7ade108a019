import UIKit

class BaseViewController: UIViewController, UITextFieldDelegate {

    @IBOutlet weak var statusLabel: UILabel!

    override func viewDidLoad() {
        super.viewDidLoad()
        hideKeyboardWhenTapped()
        setUpAppearance()
    }

    @objc func setUpAppearance() {
        view.backgroundColor = .white
    }

    deinit {
        NotificationCenter.default.removeObserver(self)
    }
}
