import Fleet

// The screens of the fixture `Details.storyboard`.

final class DetailsChip: UIView {}

/// Stands for a class of a framework that the model lacks.
final class DetailsMap: UIView {}

final class DetailsViewController: UIViewController {
  @Outlet var control: UIControl!
  @Outlet var map: DetailsMap!
  @Outlet var chips: [DetailsChip]!
  var touches = 0

  override class var objectiveCMembers: [Selector.Method] {
    [.method("touched:", DetailsViewController.touched)]
  }

  func touched(_ sender: UIControl) { touches += 1 }
}
