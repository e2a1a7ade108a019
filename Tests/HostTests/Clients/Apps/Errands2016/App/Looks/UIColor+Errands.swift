import UIKit

extension UIColor {

    convenience init(hex: Int) {
        self.init(
            red: CGFloat((hex >> 16) & 0xff) / 255,
            green: CGFloat((hex >> 8) & 0xff) / 255,
            blue: CGFloat(hex & 0xff) / 255,
            alpha: 1)
    }

    @objc class var errandGreen: UIColor { return UIColor(hex: 0x2ecc71) }
}
