/// The pods that are packages in repositories, too, in the same versions.
enum PodAddresses {
  private static let repositories = [
    "Alamofire": "Alamofire/Alamofire", "AlamofireImage": "Alamofire/AlamofireImage",
    "Charts": "ChartsOrg/Charts", "DGCharts": "ChartsOrg/Charts",
    "Hero": "HeroTransitions/Hero",
    "IQKeyboardManagerSwift": "hackiftekhar/IQKeyboardManager",
    "KeychainAccess": "kishikawakatsumi/KeychainAccess", "Kingfisher": "onevcat/Kingfisher",
    "lottie-ios": "airbnb/lottie-ios", "Moya": "Moya/Moya", "Nimble": "Quick/Nimble",
    "Nuke": "kean/Nuke", "PromiseKit": "mxcl/PromiseKit", "Quick": "Quick/Quick",
    "ReactiveSwift": "ReactiveCocoa/ReactiveSwift", "ReactorKit": "ReactorKit/ReactorKit",
    "RxBlocking": "ReactiveX/RxSwift", "RxCocoa": "ReactiveX/RxSwift",
    "RxRelay": "ReactiveX/RxSwift", "RxSwift": "ReactiveX/RxSwift",
    "RxTest": "ReactiveX/RxSwift", "SkeletonView": "Juanpe/SkeletonView",
    "SnapKit": "SnapKit/SnapKit", "SwiftyJSON": "SwiftyJSON/SwiftyJSON",
    "Swinject": "Swinject/Swinject", "Then": "devxoul/Then",
  ]

  /// The address of the package, if it is known.
  static func url(of pod: String) -> String? {
    repositories[pod].map { "https://github.com/\($0).git" }
  }
}
