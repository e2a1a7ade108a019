import UIKit

enum FreshnessColor {
    static let fresh = UIColor.systemGreen
}
