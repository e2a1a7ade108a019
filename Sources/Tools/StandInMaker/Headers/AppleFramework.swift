/// One of Apple's frameworks, whose header is made from the module of Fleet's that has its names.
struct AppleFramework {
  let name: String
  /// The module of Fleet's.
  let model: String
  /// How its names begin, where several frameworks share a module.
  let beginnings: [String]
  /// The frameworks that its header imports.
  let imports: [String]

  private init(_ line: Substring) {
    let parts = line.split(separator: ";", omittingEmptySubsequences: false).map { part in
      part.split(separator: " ").map(String.init)
    }
    (name, model) = (parts[0][0], "Headless" + parts[0][1])
    beginnings = parts[1]
    imports = parts[2].isEmpty ? ["UIKit"] : parts[2]
  }

  /// A line has the framework and its module, how its names begin, and the imports that are not UIKit alone.
  static let all: [AppleFramework] = """
    CoreGraphics UIKit; CG; Foundation
    QuartzCore UIKit; CA; CoreGraphics
    CoreText UIKit; CT; CoreGraphics
    UniformTypeIdentifiers UIKit; UTType; Foundation
    UIKit UIKit; ; CoreGraphics QuartzCore CoreText
    UserNotifications UserNotifications; ;
    CoreLocation CoreLocation; ;
    CoreMedia AVFoundation; CM; CoreGraphics
    AVFoundation AVFoundation; AV; UIKit CoreMedia
    AVKit AVFoundation; AVPlayerView AVPicture AVRoute; UIKit AVFoundation
    MapKit MapKit; ; UIKit CoreLocation
    WebKit WebKit; ;
    CoreData CoreData; ;
    Photos Photos; PHA PHF PHC PHI PHL PHO; UIKit CoreLocation
    PhotosUI Photos; PHPicker; UIKit Photos
    StoreKit StoreKit; ;
    SafariServices SafariServices; ;
    AuthenticationServices AuthenticationServices; ;
    Contacts Contacts; ;
    ContactsUI Contacts; CNContactPicker CNContactView; UIKit Contacts
    EventKit EventKit; ;
    CoreImage CoreImage; ;
    CoreMotion CoreMotion; ;
    CoreBluetooth CoreBluetooth; ;
    ImageIO ImageIO; ;
    MessageUI MessageUI; ;
    Security Security; ;
    SystemConfiguration SystemConfiguration; ;
    LocalAuthentication LocalAuthentication; ;
    MediaPlayer MediaPlayer; ;
    LinkPresentation LinkPresentation; ;
    QuickLook QuickLook; ;
    CoreTelephony CoreTelephony; ;
    CoreSpotlight CoreSpotlight; ;
    AudioToolbox AudioToolbox; ;
    MobileCoreServices CoreServices; ;
    CoreServices CoreServices; ;
    BackgroundTasks BackgroundTasks; ;
    CoreHaptics CoreHaptics; ;
    AdSupport AdSupport; ASId;
    AppTrackingTransparency AdSupport; AT;
    GameKit GameKit; ;
    HealthKit HealthKit; ;
    PassKit PassKit; ;
    CloudKit CloudKit; ;
    SpriteKit SpriteKit; ;
    SceneKit SceneKit; ; UIKit SpriteKit
    Speech Speech; ;
    Vision Vision; ;
    PDFKit PDFKit; ;
    WatchConnectivity WatchConnectivity; ;
    """.split(separator: "\n").map(AppleFramework.init)

  /// Whether a name is this framework's, where several share a module: the longest beginning wins.
  func has(_ name: String) -> Bool {
    let sharing = Self.all.filter { $0.model == model }
    guard let longest = sharing.compactMap({ $0.beginning(of: name) }).max() else { return false }
    return beginning(of: name) == longest
  }

  /// The length of the beginning that a name has; `nil` where it has none of them.
  private func beginning(of name: String) -> Int? {
    beginnings.isEmpty ? 0 : beginnings.filter(name.hasPrefix).map(\.count).max()
  }
}
