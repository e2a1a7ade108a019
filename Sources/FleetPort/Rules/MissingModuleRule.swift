/// Tells of imports of modules that Linux lacks.
struct MissingModuleRule: Rule {
  private static let missing: Set<String> = [
    "ARKit", "AVFoundation", "AVKit", "Accelerate", "Accounts", "AppKit", "AppTrackingTransparency",
    "AudioToolbox", "AuthenticationServices", "BackgroundTasks", "CallKit", "CloudKit", "Cocoa",
    "Combine", "Contacts", "ContactsUI", "CoreAudio", "CoreBluetooth", "CoreData", "CoreHaptics",
    "CoreImage", "CoreLocation", "CoreML", "CoreMedia", "CoreMotion", "CoreNFC", "CoreServices",
    "CoreSpotlight", "CoreTelephony", "CoreVideo", "CryptoKit", "EventKit", "EventKitUI",
    "FileProvider", "GameController", "GameKit", "GameplayKit", "HealthKit", "HomeKit", "ImageIO",
    "Intents", "IntentsUI", "LinkPresentation", "LocalAuthentication", "MapKit", "MediaPlayer",
    "MessageUI", "Messages", "Metal", "MetalKit", "MetricKit", "MobileCoreServices",
    "MultipeerConnectivity", "NaturalLanguage", "Network", "NetworkExtension", "NotificationCenter",
    "OSLog", "PDFKit", "PassKit", "PencilKit", "Photos", "PhotosUI", "PushKit", "QuickLook",
    "ReplayKit", "SafariServices", "SceneKit", "Security", "Social", "Speech", "SpriteKit",
    "StoreKit", "SwiftData", "SwiftUI", "SystemConfiguration",
    "UserNotifications", "UserNotificationsUI", "Vision", "WatchConnectivity", "WebKit",
    "WidgetKit", "os",
  ]

  private let file: SourceFile
  private let neighbours: Set<String>

  init(_ file: SourceFile, in module: Module) {
    self.file = file
    neighbours = module.traits.neighbours
  }

  func apply(to changes: inout Changes) {
    for index in file.indices(of: "import") {
      let token = file.tokens[index]
      let name = file.tokens[index + 1]
      guard token.startsLine || index > 0 && file.tokens[index - 1].kind == .attribute,
        name.kind == .word, Self.missing.contains(name.text), !isGuarded(token, by: name.text),
        !neighbours.contains(name.text)
      else { continue }
      changes.warn(.missingModules, token.start, Self.advice(on: name.text))
    }
    if file.baseName == "main" {
      changes.warn(
        .topLevelCode, 0,
        "Code at the top level has no place in a library: put it behind '#if !os(Linux)'.")
    }
  }

  private static func advice(on framework: String) -> String {
    if let product = Neighbours.product(for: framework) {
      "There is no \(framework) on Linux, but \(product) has its names: let the target depend on "
        + "'.product(name: \"\(product)\", package: \"Fleet\")', and the import becomes its own."
    } else {
      "There is no \(framework) on Linux: put the import, and what needs it, behind "
        + "'#if canImport(\(framework))'."
    }
  }

  private func isGuarded(_ token: Token, by name: String) -> Bool {
    file.conditions.conditions(of: token.branch).contains { condition in
      condition.contains("canImport(\(name))") || condition.contains("os(Linux)")
        || ConditionRule.isSurelyFalse(condition)
    }
  }
}
