import Fleet

// The screens of the fixtures `Rest.storyboard`, `Adapted.storyboard` and `SongHeader.xib`.

final class OwnTabBar: UITabBar {}
final class OwnTabBarItem: UITabBarItem {
  var wakings = 0
  override func awakeFromNib() { wakings += 1 }
}
final class OwnNavigationBar: UINavigationBar {}
final class OwnToolbar: UIToolbar {}

final class OwnNavigationItem: UINavigationItem {
  @Outlet var screen: OwnViewController!
  /// The screens that were there when the item awoke.
  var wakings: [UIViewController?] = []
  override func awakeFromNib() { wakings.append(screen) }
}

final class OwnTap: UITapGestureRecognizer {
  let isOwn = true
  var wakings = 0
  override func awakeFromNib() { wakings += 1 }
}

final class OwnViewController: UIViewController {
  @Outlet var container: UIView!
  @Outlet var spot: CGPoint!
  @Outlet var place: CGRect!
  @Outlet var range: NSRange!
  @Outlet var picture: UIImage!
  @Outlet var nothing: String?
  var renamings = 0

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    nothing = "something"
  }

  override class var objectiveCMembers: [Selector.Method] {
    [.method("rename:", OwnViewController.rename)]
  }

  func rename(_ sender: UICommand) { renamings += 1 }
}

final class AdaptedViewController: UIViewController {
  @Outlet var stack: UIStackView!
  @Outlet var narrow: UILabel!
  @Outlet var wide: UILabel!
  @Outlet var pad: UIView!
  @Outlet var picture: UIImageView!
  @Outlet var width: NSLayoutConstraint!
  @Outlet var top: NSLayoutConstraint!
  @Outlet var bottom: NSLayoutConstraint!
  @Outlet var leading: NSLayoutConstraint!
  @Outlet var beside: NSLayoutConstraint!
}

final class SongHeader: UITableViewHeaderFooterView {
  @Outlet var name: UILabel!
}
