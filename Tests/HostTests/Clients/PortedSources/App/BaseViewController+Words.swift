import UIKit

private let start = "base"

extension BaseViewController {
  @objc func words() -> [String] { [start] }
}
