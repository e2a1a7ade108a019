/// The frameworks besides UIKit that have a stand-in, a product of its own.
///
/// A target has what it depends on: only there are its imports rewritten, and only there does
/// `canImport` hold.
package enum Neighbours {
  /// The part of Foundation that talks to the network, a module of its own on Linux.
  package static let network = "FoundationNetworking"
  /// What comes with Foundation on Apple's systems, and is not there on Linux, by one of its parts.
  package static let foundation = "CoreFoundation"
  /// The database, whose sources Linux does not compile.
  package static let realm = "RealmSwift"
  /// The frameworks that come with Foundation or UIKit on Apple's systems, and what only they have.
  package static let implied = [
    (
      framework: "Security",
      names: [
        "SecItemAdd", "SecItemCopyMatching", "SecItemUpdate", "SecItemDelete", "SecRandomCopyBytes",
        "kSecClass", "kSecAttrSynchronizableAny", "errSecSuccess", "errSecItemNotFound",
        "SecTrust", "SecCertificate", "SecKey", "SecAccessControl", "SecCopyErrorMessageString",
        "serverTrust", "NSURLAuthenticationMethodServerTrust",
      ]
    ),
    (
      framework: "AudioToolbox",
      names: [
        "AudioServicesPlaySystemSound", "AudioServicesPlayAlertSound",
        "AudioServicesCreateSystemSoundID", "kSystemSoundID_Vibrate",
      ]
    ),
    (framework: "CoreImage", names: ["CIFilter", "CIImage", "CIContext", "CIDetector"]),
    (framework: "ImageIO", names: ["CGImageSource", "CGImageDestination"]),
    (framework: "UserNotifications", names: notificationNames),
  ]

  /// What UIKit's header brings of UserNotifications.
  static let notificationNames = [
    "UNUserNotificationCenter", "UNUserNotificationCenterDelegate", "UNNotification",
    "UNNotificationRequest", "UNNotificationResponse", "UNNotificationContent",
    "UNMutableNotificationContent", "UNNotificationSettings", "UNNotificationAction",
    "UNNotificationCategory", "UNNotificationSound", "UNNotificationAttachment",
    "UNNotificationTrigger", "UNPushNotificationTrigger", "UNCalendarNotificationTrigger",
    "UNTimeIntervalNotificationTrigger", "UNAuthorizationOptions", "UNAuthorizationStatus",
    "UNNotificationPresentationOptions",
  ]

  private static let products = ForeignModule.products.merging(
    [network: "HeadlessNetworking"]) { $1 }

  /// The library for suites of pictures, which is itself there, but without strategies for views.
  static let pictureSuites = "SnapshotTesting"
  /// The product that has those.
  static let strategies = "HeadlessSnapshotTesting"

  /// The product that a target needs beside a module, if there is one.
  package static func companion(of module: String) -> String? {
    module == pictureSuites ? strategies : nil
  }

  /// The product in the place of a framework, if there is one.
  package static func product(for framework: String) -> String? { products[framework] }

  /// The framework that an import means: `_PhotosUI_SwiftUI`, which Xcode adds by itself, is a part of
  /// PhotosUI, and `SwiftUICore` one of SwiftUI, which has what CoreTransferable has, too.
  package static func framework(named name: String) -> String {
    if ["CoreTransferable", "SwiftUICore"].contains(name) { return "SwiftUI" }
    let (prefix, suffix) = ("_", "_SwiftUI")
    guard name.hasPrefix(prefix), name.hasSuffix(suffix) else { return name }
    let framework = String(name.dropFirst(prefix.count).dropLast(suffix.count))
    return products[framework] == nil ? name : framework
  }

  /// The products that a target with some products needs besides.
  package static func overlays(ofProducts products: Set<String>) -> [String] {
    overlays(of: frameworks(of: products))
  }

  /// The products that a file needs which imports some frameworks.
  static func overlays(of frameworks: Set<String>) -> [String] {
    ForeignModule.overlays.filter { frameworks.isSuperset(of: $0.frameworks) }.map(\.product)
  }

  /// The frameworks in whose place a target has a product.
  static func frameworks(of dependencies: Set<String>) -> Set<String> {
    Set(products.filter { dependencies.contains($0.value) }.keys)
  }

  /// Whether a source makes or takes sessions of the network, which a test answers only where the source is
  /// rewritten.
  package static func namesSessions(in bytes: [UInt8]) -> Bool {
    !SourceFile(path: "", bytes: bytes).indices(of: "URLSession").isEmpty
  }
}
