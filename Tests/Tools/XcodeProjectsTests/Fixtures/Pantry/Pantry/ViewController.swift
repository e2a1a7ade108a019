import UIKit

class ViewController: UIViewController {

    @IBOutlet private weak var titleLabel: UILabel!

    override func viewDidLoad() {
        super.viewDidLoad()
        titleLabel.text = NSLocalizedString("title", comment: "")
    }
}
