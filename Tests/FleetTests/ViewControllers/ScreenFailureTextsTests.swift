import FleetTestSupport
import FleetTesting
import Testing

@MainActor
@Suite("What screens that cannot be used say", .freshApplication)
struct ScreenFailureTextsTests {
  private let list = UIViewController()
  private let form = UIViewController()
  private let front = UIViewController()

  init() {
    (list.title, form.title, front.title) = ("List", "Form", "Front")
    setAsAppRootWindow(list)
  }

  private func present(_ style: UIModalPresentationStyle = .pageSheet) {
    form.modalPresentationStyle = style
    list.present(form, animated: false)
    Fleet.settle()
  }

  // MARK: Dismissing

  private final class Guard: NSObject, UIAdaptivePresentationControllerDelegate {
    func presentationControllerShouldDismiss(
      _ presentationController: UIPresentationController
    ) -> Bool { false }
  }

  @Test func `screens that cannot be dismissed`() {
    let cannot = #"Fleet.DismissalError: Cannot swipe <UIViewController "Form"> down:"#
    expectText(
      """
      \(cannot) It is not presented.
      It has to be presented first: present(_:animated:completion:).
      """
    ) { form.dismissBySwipingDown() }
    present()
    form.isModalInPresentation = true
    expectText(
      """
      \(cannot) The app keeps the user from dismissing it.
      <UIViewController "Form">.isModalInPresentation is true.
      """
    ) { form.dismissBySwipingDown() }
    form.isModalInPresentation = false
    let strict = Guard()
    form.presentationController?.delegate = strict
    expectText(
      """
      \(cannot) Delegate's presentationControllerShouldDismiss(_:) returned false.
      The delegate of the presentation of <UIViewController "Form"> is <Guard>.
      """
    ) { form.dismissBySwipingDown() }
    form.present(front, animated: false)
    expectText(
      """
      \(cannot) Another screen is presented over it.
      <UIViewController "Front"> is in front of <UIViewController "Form">, and has to be dismissed \
      first.
      """
    ) { form.dismissBySwipingDown() }
  }

  @Test func `screens that are dismissed in another way`() {
    present(.fullScreen)
    expectText(
      """
      Fleet.DismissalError: Cannot swipe <UIViewController "Form"> down: It cannot be dismissed in \
      this way.
      Its style is fullScreen, which no such gesture ends.
      """
    ) { form.dismissBySwipingDown() }
    let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    form.present(alert, animated: false)
    expectText(
      """
      Fleet.AlertError: Cannot dismiss <UIAlertController "Sure?"> by a tap outside of it: It cannot \
      be dismissed in this way.
      An alert stays until an action is tapped.
      """
    ) { alert.dismissByTappingOutside() }
    alert.dismiss(animated: false)
    Fleet.settle()
    let sheet = UIAlertController(title: "Share?", message: nil, preferredStyle: .actionSheet)
    form.present(sheet, animated: false)
    expectText(
      """
      Fleet.AlertError: Cannot dismiss <UIAlertController "Share?"> by a tap outside of it: It \
      cannot be dismissed in this way.
      The action sheet has no action that cancels.
      """
    ) { sheet.dismissByTappingOutside() }
    expectText(
      """
      Fleet.AlertError: Cannot swipe <UIAlertController "Share?"> down: It cannot be dismissed in \
      this way.
      An action sheet cannot be swiped down.
      """
    ) { sheet.dismissBySwipingDown() }
  }

  // MARK: Sheets

  @Test func `sheets`() {
    let cannot = #"Fleet.SheetError: Cannot drag the sheet of <UIViewController "Form">:"#
    expectText(
      """
      \(cannot) It is not presented.
      It has to be presented first: present(_:animated:completion:).
      """
    ) { form.dragSheet(to: .large) }
    present()
    expectText(
      """
      \(cannot) It has no detent 'tiny'.
      The detents of the sheet are 'com.apple.UIKit.large'.
      """
    ) { form.dragSheet(to: .init("tiny")) }
    form.present(front, animated: false)
    expectText(
      """
      \(cannot) Another screen is presented over it.
      <UIViewController "Front"> is in front of <UIViewController "Form">, and has to be dismissed \
      first.
      """
    ) { form.dragSheet(to: .large) }
  }

  @Test func `screens in no sheet`() {
    present(.fullScreen)
    expectText(
      """
      Fleet.SheetError: Cannot drag the sheet of <UIViewController "Form">: It is not in a sheet.
      Its style is fullScreen, and not .pageSheet or .formSheet.
      """
    ) { form.dragSheet(to: .large) }
  }

  // MARK: Pages

  private final class Book: NSObject, UIPageViewControllerDataSource {
    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerBefore page: UIViewController
    ) -> UIViewController? { nil }

    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerAfter page: UIViewController
    ) -> UIViewController? { nil }
  }

  @Test func `pages`() {
    let pages = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal)
    let book = Book()
    setAsAppRootWindow(pages)
    let cannot = "Fleet.PageViewControllerError: Cannot turn page:"
    expectText("\(cannot) No gesture turns pages here.\n<UIPageViewController> has no data source.")
    {
      pages.turnPage(.forward)
    }
    pages.dataSource = book
    expectText(
      """
      \(cannot) There is no page to turn.
      <UIPageViewController> was given no page by setViewControllers.
      """
    ) { pages.turnPage(.forward) }
    pages.setViewControllers([form], direction: .forward, animated: false)
    expectText(
      """
      \(cannot) It is the last one.
      <UIPageViewController> with <UIViewController "Form">: \
      pageViewController(_:viewControllerAfter:) of its data source returned nil.
      """
    ) { pages.turnPage(.forward) }
    expectText(
      """
      \(cannot) It is the first one.
      <UIPageViewController> with <UIViewController "Form">: \
      pageViewController(_:viewControllerBefore:) of its data source returned nil.
      """
    ) { pages.turnPage(.reverse) }
    let scrollView = pages.view.subviews.lazy.compactMap { $0 as? UIScrollView }.first
    scrollView?.isScrollEnabled = false
    expectText(
      """
      \(cannot) No gesture turns pages here.
      The app has switched the gestures of <UIPageViewController> off.
      """
    ) { pages.turnPage(.forward) }
    pages.present(front, animated: false)
    expectText(
      """
      \(cannot) Another screen is presented over it.
      <UIViewController "Front"> is in front of <UIPageViewController> with \
      <UIViewController "Form">, and has to be dismissed first.
      """
    ) { pages.turnPage(.forward) }
  }

  // MARK: Sharing

  private final class Printing: UIActivity {
    var takes = true
    override var activityTitle: String? { "Print" }
    override var activityType: UIActivity.ActivityType? { .init("birds.print") }
    override func canPerform(withActivityItems activityItems: [Any]) -> Bool { takes }
  }

  @Test func `activities`() {
    let printing = Printing()
    let sheet = UIActivityViewController(
      activityItems: ["wren"], applicationActivities: [printing])
    sheet.title = "Share"
    let mail = "com.apple.UIKit.activity.Mail"
    let cannot = "Fleet.ActivityViewControllerError: Cannot choose activity"
    expectText(
      """
      \(cannot) '\(mail)': The sheet is not presented.
      <UIActivityViewController "Share"> has to be presented by a screen that shows: \
      present(_:animated:completion:).
      """
    ) { sheet.chooseActivity(.mail) }
    list.present(sheet, animated: false)
    sheet.excludedActivityTypes = [.mail]
    expectText(
      """
      \(cannot) '\(mail)': It is not offered.
      The sheet's excludedActivityTypes contains that activity.
      """
    ) { sheet.chooseActivity(.mail) }
    expectText(
      """
      \(cannot) 'Prnt': No activity of the app's has that title.
      Did you mean 'Print'? The activities of the app are 'Print'.
      """
    ) { sheet.chooseActivity(withTitle: "Prnt") }
    printing.takes = false
    expectText(
      """
      \(cannot) 'Print': No activity of the app's has that title.
      The app offers none for these items.
      """
    ) { sheet.chooseActivity(withTitle: "Print") }
    sheet.present(front, animated: false)
    expectText(
      """
      \(cannot) '\(mail)': Another screen is presented over it.
      <UIViewController "Front"> is in front of <UIActivityViewController "Share">, and has to be \
      dismissed first.
      """
    ) { sheet.chooseActivity(.mail) }
  }
}
