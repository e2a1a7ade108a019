/// A module of Apple's systems that Linux lacks.
package struct ForeignModule {
  /// What can be done about it.
  enum Kind {
    /// It has an interface of its own, beside UIKit's.
    case declarative
    /// It draws by itself what nobody sees here.
    case drawing
    /// It is hardware, or another process.
    case elsewhere
    /// It computes on Apple's hardware.
    case computing
    /// Anything else.
    case other
  }

  let kind: Kind
  /// How its names begin; none if they have nothing in common.
  private let beginnings: [String]

  private init(_ kind: Kind, _ beginnings: String) {
    self.kind = kind
    self.beginnings = beginnings.split(separator: " ").map(String.init)
  }

  /// Why nobody provides it, in a few words; `nil` where there is nothing more to say.
  package var words: String? {
    switch kind {
    case .declarative: "an interface of its own beside UIKit's: leave these files out"
    case .drawing: "draws by itself, which tests of UIKit cannot see: leave the screen out"
    case .elsewhere: "hardware, or another process: hide it behind a protocol of the app's"
    case .computing: "computes on Apple's hardware only"
    case .other: nil
    }
  }

  /// Returns a module that Linux lacks.
  package static func named(_ name: String) -> ForeignModule? { all[name] }

  /// Returns whether a source may use a module, and does not only import it.
  package static func isUsed(_ module: String, in bytes: [UInt8]) -> Bool {
    guard let known = all[module], !known.beginnings.isEmpty else { return true }
    return words(in: bytes).contains { all[$0] == nil && known.mayHave($0) }
  }

  /// Whether a name may be one of the module's.
  func mayHave(_ name: String) -> Bool { beginnings.contains { Self.begins(name, $0) } }

  /// Whether a name is one of a module's: `MKMapView` begins with `MK`, and `SecItemAdd` with `Sec`, but
  /// `Section` does not.
  private static func begins(_ word: String, _ beginning: String) -> Bool {
    guard word.hasPrefix(beginning) else { return false }
    let next = word.dropFirst(beginning.count).first
    return beginning.allSatisfy(\.isUppercase)
      ? next?.isUppercase == true : next?.isLowercase != true
  }

  /// The words of a source, each once, also in its comments and texts.
  private static func words(in bytes: [UInt8]) -> Set<String> {
    let isPart = { (byte: UInt8) in
      byte == UInt8(ascii: "_") || byte >= 0x80 || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
        || UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte
        || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte
    }
    let words = bytes.split { !isPart($0) }.filter { $0.count > 2 }
    return Set(words.map { String(decoding: $0, as: UTF8.self) })
  }

  private static let all: [String: ForeignModule] = [
    "ARKit": .init(.drawing, "AR"), "AVFAudio": .init(.other, "AV"),
    "AVFoundation": .init(.other, "AV CM kCM CV kCV AudioStream AudioBuffer kAudioFormat"),
    "AVKit": .init(.other, "AV CM kCM"),
    "Accelerate": .init(.computing, "vDSP vImage cblas kv DSP BNNS vv"),
    "Accounts": .init(.elsewhere, "AC"), "ActivityKit": .init(.declarative, ""),
    "AdSupport": .init(.elsewhere, "AS"), "AppIntents": .init(.declarative, ""),
    "AppKit": .init(.other, ""), "AppTrackingTransparency": .init(.elsewhere, "AT"),
    "AudioToolbox": .init(.other, "Audio AU kAudio kAU kSystemSound"),
    "AudioUnit": .init(.computing, "Audio AU kAudio"),
    "AuthenticationServices": .init(.elsewhere, "AS"),
    "BackgroundTasks": .init(.elsewhere, "BG"), "CallKit": .init(.elsewhere, "CX"),
    "CarPlay": .init(.elsewhere, "CP"), "Charts": .init(.declarative, ""),
    "ClassKit": .init(.elsewhere, "CLS"), "CloudKit": .init(.elsewhere, "CK"),
    "Cocoa": .init(.other, ""), "Combine": .init(.other, ""),
    "CommonCrypto": .init(.other, "CC kCC"), "Contacts": .init(.elsewhere, "CN"),
    "ContactsUI": .init(.elsewhere, "CN"), "CoreAudio": .init(.other, "Audio kAudio"),
    "CoreBluetooth": .init(.elsewhere, "CB"), "CoreData": .init(.other, ""),
    "CoreHaptics": .init(.elsewhere, "CH"), "CoreImage": .init(.computing, "CI kCI"),
    "CoreLocation": .init(.elsewhere, "CL kCL"), "CoreML": .init(.computing, "ML"),
    "CoreMedia": .init(.other, "CM kCM"), "CoreMotion": .init(.elsewhere, "CM"),
    "CoreNFC": .init(.elsewhere, "NFC"), "CoreServices": .init(.other, "kUT UTType LS MD kMD FS"),
    "CoreSpotlight": .init(.elsewhere, "CS"), "CoreTelephony": .init(.elsewhere, "CT"),
    "CoreVideo": .init(.other, "CV kCV"),
    "CryptoKit": .init(.computing, ""), "DeviceCheck": .init(.elsewhere, "DC"),
    "EventKit": .init(.elsewhere, "EK"), "EventKitUI": .init(.elsewhere, "EK"),
    "ExposureNotification": .init(.elsewhere, "EN"),
    "FileProvider": .init(.elsewhere, "NSFileProvider"), "GLKit": .init(.drawing, "GL"),
    "GameController": .init(.elsewhere, "GC"), "GameKit": .init(.elsewhere, "GK"),
    "GameplayKit": .init(.drawing, "GK"), "HealthKit": .init(.elsewhere, "HK"),
    "HomeKit": .init(.elsewhere, "HM"), "ImageIO": .init(.other, "CGImage kCGImage"),
    "Intents": .init(.elsewhere, "IN"), "IntentsUI": .init(.elsewhere, "IN"),
    "LinkPresentation": .init(.other, "LP"), "LocalAuthentication": .init(.elsewhere, "LA kLA"),
    "MapKit": .init(.other, "MK CL kCL"), "MediaPlayer": .init(.elsewhere, "MP"),
    "MessageUI": .init(.other, "MF MessageCompose"), "Messages": .init(.elsewhere, "MS"),
    "Metal": .init(.drawing, "MTL"), "MetalKit": .init(.drawing, "MTK MTL"),
    "MetricKit": .init(.elsewhere, "MX"),
    "MobileCoreServices": .init(.other, "kUT UTType"),
    "MultipeerConnectivity": .init(.elsewhere, "MC kMC"),
    "NaturalLanguage": .init(.computing, "NL"), "Network": .init(.elsewhere, "NW"),
    "NetworkExtension": .init(.elsewhere, "NE"),
    "NotificationCenter": .init(.elsewhere, "NCWidget"), "OSLog": .init(.other, ""),
    "PDFKit": .init(.other, "PDF"), "PassKit": .init(.elsewhere, "PK"),
    "PencilKit": .init(.drawing, "PK"), "Photos": .init(.elsewhere, "PH"),
    "PhotosUI": .init(.elsewhere, "PH"), "PushKit": .init(.elsewhere, "PK"),
    "QuickLook": .init(.other, "QL"), "QuickLookThumbnailing": .init(.other, "QL"),
    "RealityKit": .init(.drawing, ""), "ReplayKit": .init(.elsewhere, "RP"),
    "SQLite3": .init(.other, "sqlite SQLITE_"), "SafariServices": .init(.other, "SF SS"),
    "SceneKit": .init(.drawing, "SCN"), "ScreenCaptureKit": .init(.computing, "SC"),
    "Security": .init(.other, "Sec kSec errSec"), "Social": .init(.elsewhere, "SL"),
    "Speech": .init(.computing, "SF"), "SpriteKit": .init(.drawing, "SK"),
    "StoreKit": .init(.elsewhere, "SK Product Transaction AppStore Storefront VerificationResult"),
    "SwiftData": .init(.declarative, ""), "SwiftUI": .init(.declarative, ""),
    "SystemConfiguration": .init(.other, "SC kSC CNCopy kCN"),
    "TipKit": .init(.declarative, ""), "UserNotifications": .init(.elsewhere, "UN"),
    "UserNotificationsUI": .init(.elsewhere, "UN"), "VideoToolbox": .init(.computing, "VT kVT"),
    "Vision": .init(.computing, "VN"), "VisionKit": .init(.computing, "VN DataScanner ImageAnaly"),
    "WatchConnectivity": .init(.elsewhere, "WC"), "WatchKit": .init(.elsewhere, "WK"),
    "WebKit": .init(.other, "WK WebKit"), "WidgetKit": .init(.declarative, ""),
    "os": .init(.other, ""),
  ]
}
