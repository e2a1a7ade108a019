import Testing

@testable import FleetPort

@MainActor
@Suite("Frameworks besides UIKit")
struct NeighboursTests {
  /// What 240 of the 285 counted targets import besides UIKit and what Linux has.
  private nonisolated static let counted = [
    "AVFoundation", "AVKit", "AudioToolbox", "AuthenticationServices", "BackgroundTasks", "Combine",
    "Contacts", "CoreData", "CoreImage", "CoreLocation", "CoreMotion", "CoreSpotlight", "CryptoKit",
    "EventKit", "ImageIO", "LocalAuthentication", "MapKit", "MediaPlayer", "MessageUI",
    "MobileCoreServices", "Photos", "PhotosUI", "QuickLook", "SQLite3", "SafariServices",
    "Security", "StoreKit", "SystemConfiguration", "UserNotifications", "WebKit", "os",
  ]

  @Test(arguments: counted)
  func `that counted targets import have a stand-in`(framework: String) {
    #expect(Neighbours.product(for: framework) != nil)
  }

  @Test(arguments: ["CoreText", "UniformTypeIdentifiers", "QuartzCore", "CoreGraphics"])
  func `that come with UIKit's model are its import`(framework: String) {
    #expect(Ported("import \(framework)").body() == "import HeadlessUIKit")
  }
}
