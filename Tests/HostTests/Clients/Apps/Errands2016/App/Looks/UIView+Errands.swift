import UIKit
import QuartzCore
import ObjectiveC

private var badgeKey: UInt8 = 0

@IBDesignable
class RoundedView: UIView {

    @IBInspectable var filled: Bool = false {
        didSet { backgroundColor = filled ? .errandGreen : .clear }
    }
}

extension UIView {

    @IBInspectable var cornerRadius: CGFloat {
        get { return layer.cornerRadius }
        set {
            layer.cornerRadius = newValue
            layer.masksToBounds = newValue > 0
        }
    }

    var badge: String? {
        get { return objc_getAssociatedObject(self, &badgeKey) as? String }
        set { objc_setAssociatedObject(self, &badgeKey, newValue, .OBJC_ASSOCIATION_COPY_NONATOMIC) }
    }

    func shake() {
        let animation = CAKeyframeAnimation(keyPath: "transform.translation.x")
        animation.values = [-8, 8, -4, 4, 0]
        animation.duration = 0.4
        layer.add(animation, forKey: "shake")
    }
}

extension UIViewController {

    func hideKeyboardWhenTapped() {
        let tap = UITapGestureRecognizer(target: view, action: #selector(UIView.endEditing(_:)))
        tap.cancelsTouchesInView = false
        view.addGestureRecognizer(tap)
    }

    func showError(_ message: String) {
        let alert = UIAlertController(title: "Sorry", message: message, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default, handler: nil))
        present(alert, animated: true, completion: nil)
    }
}
