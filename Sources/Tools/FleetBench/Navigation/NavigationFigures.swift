import Fleet
import HeadlessUIKit

/// The costs of navigation.
@MainActor let navigationFigures = [
  pushAndPop, pushOnStacks, selectTabs, pushWithAnimator, selectUnderMore,
]

/// A screen that overrides the usual methods.
private final class Page: UIViewController {
  var calls = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    calls += 1
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    calls += 1
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    calls += 1
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    calls += 1
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    calls += 1
  }
}

/// Calls by hand what a screen is told when it appears and disappears, with its view.
@MainActor private func callByHand(_ page: Page) {
  page.loadViewIfNeeded()
  page.viewWillAppear(true)
  page.viewIsAppearing(true)
  page.viewDidAppear(true)
  page.viewWillDisappear(true)
  page.viewDidDisappear(true)
}

@MainActor private let pushAndPop = Figure(
  work: "push + pop with all callbacks", yardstick: "the callbacks by hand", atMost: 6_000
) {
  withFreshApplication {
    let loop = UIApplication.shared.mainLoop
    let navigation = setInAppWindowRootNavigation(Page())
    return bestOnMainActor {
      navigation.pushViewController(Page(), animated: true)
      loop.settle()
      navigation.popViewController(animated: true)
      loop.settle()
    } beside: {
      callByHand(Page())
    }
  }
}

@MainActor private let pushOnStacks = Figure(
  work: "push on a stack of 10,000", yardstick: "on a stack of 10", atMostTimes: 1.2
) {
  withFreshApplication {
    let loop = UIApplication.shared.mainLoop
    let high = UINavigationController()
    high.viewControllers = (0..<10_000).map { _ in Page() }
    let low = UINavigationController()
    low.viewControllers = (0..<10).map { _ in Page() }
    @MainActor func pushAndPop(_ navigation: UINavigationController) {
      navigation.pushViewController(Page(), animated: true)
      loop.settle()
      navigation.popViewController(animated: true)
      loop.settle()
    }
    for navigation in [high, low] {
      let window = UIWindow()
      window.rootViewController = navigation
      window.isHidden = false
      loop.settle()
    }
    return bestOnMainActor(repetitions: 5_000) {
      pushAndPop(high)
    } beside: {
      pushAndPop(low)
    }
  }
}

@MainActor private let selectTabs = Figure(
  work: "a tab selected by a tap, and the first again", yardstick: "the callbacks by hand",
  atMost: 6_000
) {
  withFreshApplication {
    let tabs = UITabBarController()
    let pages = [Page(), Page()]
    tabs.viewControllers = pages
    setAsAppRootWindow(tabs)
    return bestOnMainActor {
      tabs.selectTab(atIndex: 1)
      tabs.selectTab(atIndex: 0)
    } beside: {
      for page in pages { callByHand(page) }
    }
  }
}

/// Fades new screens in, as apps write it.
private final class Fades: NSObject, UINavigationControllerDelegate,
  UIViewControllerAnimatedTransitioning
{
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.3 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let view = transitionContext.view(forKey: .to)
    if let view { transitionContext.containerView.addSubview(view) }
    view?.alpha = 0
    UIView.animate(withDuration: 0.3) {
      view?.alpha = 1
    } completion: { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}

@MainActor private let pushWithAnimator = Figure(
  work: "push + pop with an animator of the app's own", yardstick: "push + pop without one"
) {
  withFreshApplication {
    let loop = UIApplication.shared.mainLoop
    let navigation = setInAppWindowRootNavigation(Page())
    let fades = Fades()
    @MainActor func pushAndPop() {
      navigation.pushViewController(Page(), animated: true)
      loop.settle()
      navigation.popViewController(animated: true)
      loop.settle()
    }
    return bestOnMainActor(repetitions: 200, rounds: 100) {
      navigation.delegate = fades
      pushAndPop()
    } beside: {
      navigation.delegate = nil
      pushAndPop()
    }
  }
}

@MainActor private let selectUnderMore = Figure(
  work: "a tab under More selected, and the first again", yardstick: "a tab in the bar"
) {
  withFreshApplication {
    let tabs = UITabBarController()
    let titles = ["One", "Two", "Three", "Four", "Five", "Six"]
    tabs.viewControllers = titles.map { title in
      let page = Page()
      page.title = title
      return page
    }
    setAsAppRootWindow(tabs)
    return bestOnMainActor(repetitions: 50, rounds: 50) {
      tabs.selectTab(withLabel: "Six")
      tabs.selectTab(withLabel: "One")
    } beside: {
      tabs.selectTab(withLabel: "Two")
      tabs.selectTab(withLabel: "One")
    }
  }
}
