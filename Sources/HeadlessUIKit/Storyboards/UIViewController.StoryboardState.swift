import Foundation

extension UIViewController {
  /// Where a view controller comes from: a nib, a storyboard, a mock of one.
  struct StoryboardState {
    var nibName: String?
    var nibBundle: Bundle?
    /// Whether the view is being loaded.
    var isLoadingView = false
    /// The builder of the view, where a storyboard made the view controller.
    var builder: InterfaceBuilder?
    /// The segues that begin at the view controller or in its view.
    var segueTemplates: [SegueTemplate] = []
    /// Whether the view controller's own methods are not called as its view comes and goes.
    var isMock = false
    /// The storyboard that uses the mock.
    var mockedIn: Weak<UIStoryboard>?
  }
}
