/// The frameworks besides UIKit that have a stand-in, a product of its own.
///
/// A target has what it depends on: only there are its imports rewritten, and only there does
/// `canImport` hold.
package enum Neighbours {
  /// The part of Foundation that talks to the network, a module of its own on Linux.
  package static let network = "FoundationNetworking"

  private static let products = [
    "AVFAudio": "HeadlessAVFoundation", "AVFoundation": "HeadlessAVFoundation",
    "AVKit": "HeadlessAVFoundation", "CoreMedia": "HeadlessAVFoundation",
    "WebKit": "HeadlessWebKit",
    "Combine": "HeadlessCombine", "CoreData": "HeadlessCoreData",
    "CryptoKit": "HeadlessCryptoKit", "OSLog": "HeadlessOS", "os": "HeadlessOS",
    network: "HeadlessNetworking",
  ]

  /// The frameworks, by name.
  static let names = products.keys.sorted()

  /// The product in the place of a framework, if there is one.
  package static func product(for framework: String) -> String? { products[framework] }

  /// The frameworks in whose place a target has a product.
  static func frameworks(of dependencies: Set<String>) -> Set<String> {
    Set(products.filter { dependencies.contains($0.value) }.keys)
  }
}
