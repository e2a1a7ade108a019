import Foundation

extension Duration {
  var inSeconds: TimeInterval {
    Double(components.seconds) + Double(components.attoseconds) / 1e18
  }
}
