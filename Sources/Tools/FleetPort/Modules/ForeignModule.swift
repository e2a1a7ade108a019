/// A module of Apple's systems that Linux lacks.
package struct ForeignModule {
  /// The kind of help for it.
  enum Help {
    /// A product has its names.
    case modelled(String)
    /// It draws by itself what is not seen here.
    case drawing
    /// It is hardware, or another process.
    case elsewhere
    /// It computes on Apple's hardware.
    case computing
    case other
  }

  let kind: Help
  /// How its names begin; none if they have nothing in common.
  private let beginnings: [String]

  init(_ kind: Help, _ beginnings: String) {
    self.kind = kind
    self.beginnings = beginnings.split(separator: " ").map(String.init)
  }

  /// Why it has no provider, in a few words; `nil` where there is nothing more to say.
  package var words: String? {
    switch kind {
    case .drawing: "draws by itself, which tests of UIKit cannot see: leave the screen out"
    case .elsewhere: "hardware, or another process: hide it behind a protocol of the app's"
    case .computing: "computes on Apple's hardware only"
    case .modelled, .other: nil
    }
  }

  /// The products that have the names of such modules.
  static var products: [String: String] {
    all.compactMapValues { module in
      if case .modelled(let product) = module.kind { product } else { nil }
    }
  }

  /// Returns a module that Linux lacks.
  package static func named(_ name: String) -> ForeignModule? { all[name] }

  /// Returns whether a source may use a module, and does not only import it.
  static func isUsed(_ module: String, in bytes: [UInt8]) -> Bool {
    isUsed(module, by: words(in: bytes))
  }

  /// Returns whether a source of some words may use a module, and does not only import it.
  package static func isUsed(_ module: String, by words: Set<String>) -> Bool {
    guard let known = all[module], !known.beginnings.isEmpty else { return true }
    return words.contains { all[$0] == nil && known.mayHave($0) }
  }

  /// Whether a name may be one of the module's.
  func mayHave(_ name: String) -> Bool { beginnings.contains { Self.begins(name, $0) } }

  /// Whether a name is one of a module's: `MKMapView` begins with `MK`, `CC_MD5` with `CC`, and `SecItemAdd`
  /// with `Sec`, but `MKind` and `Section` do not.
  private static func begins(_ word: String, _ beginning: String) -> Bool {
    guard word.hasPrefix(beginning) else { return false }
    guard let next = word.dropFirst(beginning.count).first else {
      return !beginning.allSatisfy(\.isUppercase)
    }
    return !next.isLowercase
  }

  /// The words of a source, each once, also in its comments and texts.
  package static func words(in bytes: [UInt8]) -> Set<String> {
    let isPart = { (byte: UInt8) in
      byte == UInt8(ascii: "_") || byte >= 0x80 || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
        || UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte
        || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte
    }
    let words = bytes.split { !isPart($0) }.filter { $0.count > 2 }
    return Set(words.map { String(decoding: $0, as: UTF8.self) })
  }

  private static let all = others.merging(neighbours) { $1 }

  private static let others: [String: ForeignModule] = [
    "Accounts": .init(.elsewhere, "AC"), "AppKit": .init(.other, ""),
    "AudioUnit": .init(.computing, "Audio AU kAudio"),
    "CallKit": .init(.elsewhere, "CX"), "CarPlay": .init(.elsewhere, "CP"),
    "ClassKit": .init(.elsewhere, "CLS"),
    "CloudKit": .init(.elsewhere, "CK"), "Cocoa": .init(.other, ""),
    "CoreAudio": .init(.other, "Audio kAudio"), "CoreBluetooth": .init(.elsewhere, "CB"),
    "CoreNFC": .init(.elsewhere, "NFC"), "CoreVideo": .init(.other, "CV kCV"),
    "DeviceCheck": .init(.elsewhere, "DC"), "ExposureNotification": .init(.elsewhere, "EN"),
    "FileProvider": .init(.elsewhere, "NSFileProvider"), "GameController": .init(.elsewhere, "GC"),
    "GameplayKit": .init(.drawing, "GK"), "GLKit": .init(.drawing, "GL"),
    "HealthKit": .init(.elsewhere, "HK"), "HomeKit": .init(.elsewhere, "HM"),
    "Messages": .init(.elsewhere, "MS"), "MetricKit": .init(.elsewhere, "MX"),
    "NotificationCenter": .init(.elsewhere, "NCWidget"), "PencilKit": .init(.drawing, "PK"),
    "PushKit": .init(.elsewhere, "PK"), "QuickLookThumbnailing": .init(.other, "QL"),
    "RealityKit": .init(.drawing, ""), "ReplayKit": .init(.elsewhere, "RP"),
    "ScreenCaptureKit": .init(.computing, "SC"), "Social": .init(.elsewhere, "SL"),
    "UserNotificationsUI": .init(.elsewhere, "UN"),
    "VideoToolbox": .init(.computing, "VT kVT"),
    "WatchConnectivity": .init(.elsewhere, "WC"), "WatchKit": .init(.elsewhere, "WK"),
  ]
}
