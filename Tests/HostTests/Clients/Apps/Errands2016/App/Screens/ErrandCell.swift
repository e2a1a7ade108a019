import UIKit

class ErrandCell: UITableViewCell {

    static let identifier = String(describing: ErrandCell.self)

    @IBOutlet weak var titleLabel: UILabel!
    @IBOutlet weak var doneSwitch: UISwitch!

    var onToggle: ((Bool) -> Void)?

    func configure(with errand: Errand) {
        titleLabel.text = errand.title
        doneSwitch.isOn = errand.isDone
    }

    @IBAction func toggle(_ sender: UISwitch) {
        onToggle?(sender.isOn)
    }
}
