/// The pods that are packages in repositories, too, in the same versions.
enum PodAddresses {
  private static let repositories = [
    "AFNetworking": "AFNetworking/AFNetworking", "Alamofire": "Alamofire/Alamofire",
    "AlamofireImage": "Alamofire/AlamofireImage", "Anchorage": "Rightpoint/Anchorage",
    "Charts": "ChartsOrg/Charts", "CombineCocoa": "CombineCommunity/CombineCocoa",
    "CombineExt": "CombineCommunity/CombineExt", "Cosmos": "evgenyneu/Cosmos",
    "CryptoSwift": "krzyzanowskim/CryptoSwift", "DeepDiff": "onmyway133/DeepDiff",
    "DGCharts": "ChartsOrg/Charts", "DropDown": "AssistoLab/DropDown",
    "EasyPeasy": "nakiostudio/EasyPeasy", "EasyTipView": "teodorpatras/EasyTipView",
    "Eureka": "xmartlabs/Eureka", "FloatingPanel": "scenee/FloatingPanel",
    "FSCalendar": "WenchaoD/FSCalendar", "GRDB.swift": "groue/GRDB.swift",
    "Hero": "HeroTransitions/Hero", "IQKeyboardManagerSwift": "hackiftekhar/IQKeyboardManager",
    "JWTDecode": "auth0/JWTDecode.swift", "KeychainAccess": "kishikawakatsumi/KeychainAccess",
    "KeychainSwift": "evgenyneu/keychain-swift", "Kingfisher": "onevcat/Kingfisher",
    "lottie-ios": "airbnb/lottie-ios", "MBProgressHUD": "jdg/MBProgressHUD",
    "MessageKit": "MessageKit/MessageKit", "MJRefresh": "CoderMJLee/MJRefresh", "Moya": "Moya/Moya",
    "Nimble": "Quick/Nimble", "NotificationBannerSwift": "Daltron/NotificationBanner",
    "Nuke": "kean/Nuke", "ObjectMapper": "tristanhimmelman/ObjectMapper",
    "Parchment": "rechsteiner/Parchment", "PhoneNumberKit": "marmelroy/PhoneNumberKit",
    "PromiseKit": "mxcl/PromiseKit", "Quick": "Quick/Quick",
    "ReachabilitySwift": "ashleymills/Reachability.swift",
    "ReactiveSwift": "ReactiveCocoa/ReactiveSwift", "ReactorKit": "ReactorKit/ReactorKit",
    "RxBlocking": "ReactiveX/RxSwift", "RxCocoa": "ReactiveX/RxSwift",
    "RxDataSources": "RxSwiftCommunity/RxDataSources", "RxGesture": "RxSwiftCommunity/RxGesture",
    "RxRelay": "ReactiveX/RxSwift", "RxSwift": "ReactiveX/RxSwift", "RxTest": "ReactiveX/RxSwift",
    "SDWebImage": "SDWebImage/SDWebImage", "SideMenu": "jonkykong/SideMenu",
    "SkeletonView": "Juanpe/SkeletonView",
    "SkyFloatingLabelTextField": "Skyscanner/SkyFloatingLabelTextField",
    "SnapKit": "SnapKit/SnapKit", "Starscream": "daltoniam/Starscream",
    "SVProgressHUD": "SVProgressHUD/SVProgressHUD", "SwiftEntryKit": "huri000/SwiftEntryKit",
    "SwifterSwift": "SwifterSwift/SwifterSwift", "SwiftMessages": "SwiftKickMobile/SwiftMessages",
    "SwiftSpinner": "icanzilb/SwiftSpinner", "SwiftyJSON": "SwiftyJSON/SwiftyJSON",
    "Swinject": "Swinject/Swinject", "TagListView": "ela-compil/TagListView",
    "Then": "devxoul/Then", "Toast-Swift": "scalessec/Toast-Swift",
    "ZIPFoundation": "weichsel/ZIPFoundation",
  ]

  /// The address of the package, if it is known.
  static func url(of pod: String) -> String? {
    repositories[pod].map { "https://github.com/\($0).git" }
  }
}
