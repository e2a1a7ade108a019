import Foundation
import UIKit

class Coordinator: NSObject {
  private(set) var steps = 0

  @objc func step() { steps += 1 }

  func makeButton() -> UIButton {
    let button = UIButton(type: .system)
    button.addTarget(self, action: #selector(step), for: .touchUpInside)
    return button
  }
}
