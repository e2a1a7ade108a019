/// How a stand-in's class makes its superclass, and the initializers that subclasses in the app need.
struct Making {
  /// The call of the superclass's initializer.
  let call: String
  /// Initializers with what they call.
  let needed: [(head: String, call: String)]

  /// That of the nearest superclass that is known.
  static func of(_ lineage: [String]) -> Making {
    lineage.lazy.compactMap { ofModel[$0] }.first ?? plain
  }

  private static let coder = ("required init?(coder: NSCoder)", "super.init(coder: coder)")
  private static let plain = Making(
    call: "super.init()", needed: [("override init()", "super.init()")])
  private static let coded = Making(call: "super.init()", needed: plain.needed + [coder])

  private static let ofModel: [String: Making] = [
    "CALayer": Making(
      call: "super.init()",
      needed: plain.needed + [("override init(layer: Any)", "super.init(layer: layer)"), coder]),
    "NSError": Making(
      call: "super.init(domain: \"\", code: 0, userInfo: nil)",
      needed: [
        (
          "override init(domain: String, code: Int, userInfo dict: [String: Any]? = nil)",
          "super.init(domain: domain, code: code, userInfo: dict)"
        ), coder,
      ]),
    "NSManagedObject": Making(
      call: "super.init(entity: NSEntityDescription(), insertInto: nil)",
      needed: [
        (
          "override init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?)",
          "super.init(entity: entity, insertInto: context)"
        )
      ]),
    "NSObject": plain, "NSTextStorage": coded, "UIBarItem": coded, "UICollectionViewLayout": coded,
    "UIColor": Making(call: "super.init()", needed: []),
    "UICollectionView": Making(
      call: "super.init(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())",
      needed: [
        (
          "override init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout)",
          "super.init(frame: frame, collectionViewLayout: layout)"
        ), coder,
      ]),
    "UIFont": Making(call: "super.init()", needed: []),
    "UIGestureRecognizer": Making(
      call: "super.init(target: nil, action: nil)",
      needed: [
        (
          "override init(target: Any?, action: Selector?)",
          "super.init(target: target, action: action)"
        )
      ]),
    "UIImage": Making(call: "super.init()", needed: []),
    "UITableView": Making(
      call: "super.init(frame: .zero, style: .plain)",
      needed: [
        (
          "override init(frame: CGRect, style: UITableView.Style)",
          "super.init(frame: frame, style: style)"
        ), coder,
      ]),
    "UITableViewCell": Making(
      call: "super.init(style: .default, reuseIdentifier: nil)",
      needed: [
        (
          "override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?)",
          "super.init(style: style, reuseIdentifier: reuseIdentifier)"
        ), coder,
      ]),
    "UITextView": Making(
      call: "super.init(frame: .zero, textContainer: nil)",
      needed: [
        (
          "override init(frame: CGRect, textContainer: NSTextContainer?)",
          "super.init(frame: frame, textContainer: textContainer)"
        ), coder,
      ]),
    "UIView": Making(
      call: "super.init(frame: .zero)",
      needed: [("override init(frame: CGRect)", "super.init(frame: frame)"), coder]),
    "UIViewController": Making(
      call: "super.init(nibName: nil, bundle: nil)",
      needed: [
        (
          "override init(nibName: String?, bundle: Bundle?)",
          "super.init(nibName: nibName, bundle: bundle)"
        ), coder,
      ]),
  ]
}
