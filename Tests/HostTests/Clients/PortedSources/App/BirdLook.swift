import UIKit

enum BirdLook {
  static let accent = UIColor.accent
  static let tint = UIColor(resource: .accent)
  static let robin = UIImage.robin
  static let owl = UIImage(resource: .Icons.owl)

  static var beak: CGImage? {
    UIImage(named: "robin")?.cgImage?.cropping(to: CGRect(x: 0, y: 0, width: 5, height: 5))
  }
  static var words: String? {
    NSDataAsset(name: "birds").map { String(decoding: $0.data, as: UTF8.self) }
  }
  static var misspelled: UIImage? { UIImage(named: "robbin") }
}
