// Written by .ci/neighbours out of neighbours.toml.
extension ForeignModule {
  /// The frameworks that have a product in their place, and how their names begin.
  static let neighbours: [String: ForeignModule] = [
    "ARKit": .init(.modelled("HeadlessSceneKit"), "AR SCN"),
    "AVFAudio": .init(.modelled("HeadlessAVFoundation"), "AV"),
    "AVFoundation": .init(
      .modelled("HeadlessAVFoundation"), "AV CM kCM CV kCV AudioStream AudioBuffer kAudioFormat"),
    "AVKit": .init(.modelled("HeadlessAVFoundation"), "AV CM kCM VideoPlayer"),
    "Accelerate": .init(.modelled("HeadlessAccelerate"), "vDSP vImage kvImage Pixel"),
    "ActivityKit": .init(.modelled("HeadlessWidgetKit"), "Activity AlertConfiguration PushType"),
    "AdServices": .init(.modelled("HeadlessAdSupport"), "AA"),
    "AdSupport": .init(.modelled("HeadlessAdSupport"), "AS"),
    "AppIntents": .init(.modelled("HeadlessAppIntents"), ""),
    "AppTrackingTransparency": .init(.modelled("HeadlessAdSupport"), "AT"),
    "AudioToolbox": .init(.modelled("HeadlessAudioToolbox"), "Audio AU kAudio kAU kSystemSound"),
    "AuthenticationServices": .init(
      .modelled("HeadlessAuthenticationServices"),
      """
      AS SignInWithAppleButton authorizationController webAuthenticationSession
      """),
    "BackgroundTasks": .init(.modelled("HeadlessBackgroundTasks"), "BG"),
    "Charts": .init(.modelled("HeadlessCharts"), ""),
    "CloudKit": .init(.modelled("HeadlessCloudKit"), "CK"),
    "Combine": .init(.modelled("HeadlessCombine"), ""),
    "CommonCrypto": .init(.modelled("HeadlessCommonCrypto"), "CC kCC"),
    "Compression": .init(.modelled("HeadlessCompression"), "COMPRESSION compression"),
    "Contacts": .init(.modelled("HeadlessContacts"), "CN"),
    "ContactsUI": .init(.modelled("HeadlessContacts"), "CN"),
    "CoreBluetooth": .init(.modelled("HeadlessCoreBluetooth"), "CB"),
    "CoreData": .init(.modelled("HeadlessCoreData"), ""),
    "CoreFoundation": .init(.modelled("HeadlessFoundation"), "CF kCF"),
    "CoreHaptics": .init(.modelled("HeadlessCoreHaptics"), "CH"),
    "CoreImage": .init(.modelled("HeadlessCoreImage"), "CI kCI"),
    "CoreLocation": .init(.modelled("HeadlessCoreLocation"), "CL kCL"),
    "CoreML": .init(.modelled("HeadlessCoreML"), "ML"),
    "CoreMedia": .init(.modelled("HeadlessAVFoundation"), "CM kCM"),
    "CoreMotion": .init(.modelled("HeadlessCoreMotion"), "CM"),
    "CoreServices": .init(.modelled("HeadlessCoreServices"), "kUT UTType LS MD kMD FS"),
    "CoreSpotlight": .init(.modelled("HeadlessCoreSpotlight"), "CS"),
    "CoreTelephony": .init(.modelled("HeadlessCoreTelephony"), "CT"),
    "CryptoKit": .init(.modelled("HeadlessCryptoKit"), ""),
    "EventKit": .init(.modelled("HeadlessEventKit"), "EK"),
    "EventKitUI": .init(.modelled("HeadlessEventKit"), "EK"),
    "GameKit": .init(.modelled("HeadlessGameKit"), "GK"),
    "HealthKit": .init(.modelled("HeadlessHealthKit"), "HK"),
    "ImageIO": .init(.modelled("HeadlessImageIO"), "CGImage kCGImage"),
    "Intents": .init(.modelled("HeadlessIntents"), "IN"),
    "IntentsUI": .init(.modelled("HeadlessIntents"), "IN"),
    "LinkPresentation": .init(.modelled("HeadlessLinkPresentation"), "LP"),
    "LocalAuthentication": .init(.modelled("HeadlessLocalAuthentication"), "LA kLA"),
    "MapKit": .init(
      .modelled("HeadlessMapKit"),
      """
      MK CL kCL Map Marker Annotation UserAnnotation LookAroundPreview
      """),
    "MediaPlayer": .init(.modelled("HeadlessMediaPlayer"), "MP"),
    "MessageUI": .init(.modelled("HeadlessMessageUI"), "MF MessageCompose"),
    "Metal": .init(.modelled("HeadlessMetalKit"), "MTL"),
    "MetalKit": .init(.modelled("HeadlessMetalKit"), "MTK MTL"),
    "MetalPerformanceShaders": .init(.modelled("HeadlessMetalKit"), "MPS MTL"),
    "MobileCoreServices": .init(.modelled("HeadlessCoreServices"), "kUT UTType"),
    "MultipeerConnectivity": .init(.modelled("HeadlessMultipeerConnectivity"), "MC kMC"),
    "NaturalLanguage": .init(.modelled("HeadlessNaturalLanguage"), "NL"),
    "Network": .init(.modelled("HeadlessNetwork"), "NW"),
    "NetworkExtension": .init(.modelled("HeadlessNetworkExtension"), "NE"),
    "OSLog": .init(.modelled("HeadlessOS"), ""),
    "OpenGLES": .init(.modelled("HeadlessMetalKit"), "EAGL kEAGL CAEAGL GL gl"),
    "PDFKit": .init(.modelled("HeadlessPDFKit"), "PDF kPDF"),
    "PassKit": .init(.modelled("HeadlessPassKit"), "PK"),
    "Photos": .init(.modelled("HeadlessPhotos"), "PH"),
    "PhotosUI": .init(.modelled("HeadlessPhotos"), "PH Photos photosPicker"),
    "QuickLook": .init(.modelled("HeadlessQuickLook"), "QL quickLookPreview"),
    "Realm": .init(.modelled("HeadlessRealmSwift"), "Realm"),
    "RealmSwift": .init(.modelled("HeadlessRealmSwift"), ""),
    "RxCocoaRuntime": .init(.modelled("HeadlessRxCocoaRuntime"), "_RX RX"),
    "SQLite3": .init(.modelled("HeadlessSQLite3"), "sqlite SQLITE_"),
    "SafariServices": .init(.modelled("HeadlessSafariServices"), "SF SS"),
    "SceneKit": .init(.modelled("HeadlessSceneKit"), "SCN SceneView"),
    "Security": .init(.modelled("HeadlessSecurity"), "Sec kSec errSec"),
    "Speech": .init(.modelled("HeadlessSpeech"), "SF"),
    "SpriteKit": .init(.modelled("HeadlessSpriteKit"), "SK SpriteView"),
    "StoreKit": .init(
      .modelled("HeadlessStoreKit"),
      """
      SK Product Transaction AppStore Storefront VerificationResult StoreView SubscriptionStore \
      SubscriptionInfo requestReview appStoreOverlay offerCodeRedemption \
      manageSubscriptionsSheet refundRequestSheet subscriptionStatusTask storeProductTask \
      storeProductsTask currentEntitlementTask inAppPurchaseOptions onInAppPurchaseStart \
      onInAppPurchaseCompletion
      """),
    "SwiftData": .init(.modelled("HeadlessSwiftData"), ""),
    "SwiftUI": .init(.modelled("HeadlessSwiftUI"), ""),
    "SystemConfiguration": .init(.modelled("HeadlessSystemConfiguration"), "SC kSC CNCopy kCN"),
    "TipKit": .init(.modelled("HeadlessTipKit"), "Tip"),
    "UserNotifications": .init(.modelled("HeadlessUserNotifications"), "UN"),
    "Vision": .init(.modelled("HeadlessVision"), "VN"),
    "VisionKit": .init(
      .modelled("HeadlessVision"), "VNDocument DataScanner ImageAnaly RecognizedItem"),
    "WatchConnectivity": .init(.modelled("HeadlessWatchConnectivity"), "WC"),
    "WebKit": .init(.modelled("HeadlessWebKit"), "WK WebKit WebView WebPage"),
    "WidgetKit": .init(
      .modelled("HeadlessWidgetKit"),
      """
      Widget widget Timeline StaticConfiguration Intent AppIntent Activity DynamicIsland \
      AccessoryWidget
      """),
    "iAd": .init(.modelled("HeadlessAdSupport"), "AD"),
    "os": .init(.modelled("HeadlessOS"), ""),
  ]

  /// The products that come where several frameworks are imported together.
  static let overlays: [(product: String, frameworks: [String])] = [
    ("HeadlessAVKitUI", ["AVKit", "SwiftUI"]),
    ("HeadlessAuthenticationServicesUI", ["AuthenticationServices", "SwiftUI"]),
    ("HeadlessCoreDataUI", ["CoreData", "SwiftUI"]),
    ("HeadlessMapKitUI", ["MapKit", "SwiftUI"]),
    ("HeadlessPhotosUI", ["PhotosUI", "SwiftUI"]),
    ("HeadlessQuickLookUI", ["QuickLook", "SwiftUI"]),
    ("HeadlessStoreKitUI", ["StoreKit", "SwiftUI"]),
    ("HeadlessSwiftDataUI", ["SwiftData", "SwiftUI"]),
    ("HeadlessWebKitUI", ["SwiftUI", "WebKit"]),
    ("HeadlessWidgetKitUI", ["SwiftUI", "WidgetKit"]),
  ]
}
