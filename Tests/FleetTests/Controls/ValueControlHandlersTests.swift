import FleetTesting
import Foundation
import TestSupport
import Testing

/// Acts of a handler on the control, its screen and the application during the user's act.
@MainActor
@Suite("Handlers of controls with values", .freshApplication)
struct ValueControlHandlersTests {
  /// Each control with a user's act on it, in its own window.
  private final class Page: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    let screen = UIViewController()
    var onChange: () -> Void = {}
    var changeCount = 0
    private(set) var uses: [(view: UIView, use: () -> Void)] = []

    override init() {
      super.init()
      let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 31))
      let stepper = UIStepper()
      let segments = UISegmentedControl(items: ["All", "Mine"])
      segments.isMomentary = true
      let pages = UIPageControl()
      pages.numberOfPages = 9
      let picker = UIDatePicker()
      let wheel = UIPickerView()
      wheel.dataSource = self
      wheel.delegate = self
      let scrollView = UIScrollView()
      scrollView.alwaysBounceVertical = true
      let refresh = UIRefreshControl()
      scrollView.refreshControl = refresh
      uses = [
        (slider, { slider.slide(to: slider.value < 0.5 ? 1 : 0) }),
        (stepper, { stepper.increment() }),
        (segments, { segments.selectSegment(at: 1) }),
        (pages, { pages.tapNextPage() }),
        (picker, { picker.pick(picker.date + 3_600) }),
        (wheel, { wheel.pickRow(wheel.selectedRow(inComponent: 0) + 1, inComponent: 0) }),
        (scrollView, { scrollView.pullToRefresh() }),
      ]
      for control in [slider, stepper, segments, pages, picker, refresh] as [UIControl] {
        control.addAction(UIAction { [weak self] _ in self?.changed() }, for: .valueChanged)
      }
      refresh.addAction(
        UIAction { [unowned refresh] _ in refresh.endRefreshing() }, for: .primaryActionTriggered)
      for (index, (view, _)) in uses.enumerated() {
        view.frame = CGRect(x: 0, y: index * 100, width: 300, height: 90)
        screen.view.addSubview(view)
      }
    }

    private func changed() {
      changeCount += 1
      onChange()
    }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 9 }

    func pickerView(
      _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
    ) { changed() }
  }

  /// Uses each control once, with something done in its handler the first time.
  private func useEach(_ disturb: @escaping (UIView, () -> Void) -> Void) -> [String] {
    var said: [String] = []
    for index in 0..<7 {
      withFreshApplication {
        let page = Page()
        setAsAppRootWindow(page.screen)
        let (view, use) = page.uses[index]
        page.onChange = { [weak page] in
          page?.onChange = {}
          disturb(view, use)
        }
        said += failures(use).reasons
        if page.changeCount == 0 { said.append("\(type(of: view)) told of nothing") }
        if (view as? UIControl)?.isTracking == true { said.append("\(type(of: view)) hangs") }
      }
    }
    return said
  }

  @Test func `may take the control away`() {
    #expect(useEach { view, _ in view.removeFromSuperview() } == [])
  }

  @Test func `may disable the control and hide it`() {
    let said = useEach { view, _ in
      (view as? UIControl)?.isEnabled = false
      view.isHidden = true
    }

    #expect(said == [])
  }

  @Test func `may put another screen in place of the control's`() {
    #expect(useEach { _, _ in setAsAppRootWindow(UIViewController()) } == [])
  }

  @Test func `may end the application`() {
    #expect(useEach { _, _ in ApplicationScope.current.close() } == [])
  }

  @Test func `may use the control again, within the limits of what a user can do`() {
    let said = useEach { _, use in use() }

    #expect(said == ["Cannot pull UIScrollView to refresh: It is refreshing already."])
  }
}
