import UIKit
import Tackle

public final class KnotsView: UIView {
  public let label = UILabel()

  public init(knots: [String]) {
    super.init(frame: .zero)
    label.text = knots.joined(separator: ", ")
    addSubview(label)
  }

  public required init?(coder: NSCoder) { nil }
}
