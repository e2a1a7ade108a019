import UIKit

final class TrailCell: UITableViewCell, Reusable {

    private let nameLabel = UILabel()
    private let lengthLabel = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        lengthLabel.textColor = .secondaryLabel
        let stack = UIStackView(arrangedSubviews: [nameLabel, lengthLabel])
        stack.axis = .vertical
        stack.spacing = 4
        contentView.addSubview(stack)
        stack.pinEdges(to: contentView, inset: 12)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func configure(with trail: Trail) {
        nameLabel.text = trail.name + (trail.isFavorite ? " ★" : "")
        lengthLabel.text = String(format: "%.1f km", trail.kilometers)
        accessoryType = .disclosureIndicator
    }
}
