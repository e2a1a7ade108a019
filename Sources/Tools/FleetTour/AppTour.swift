import Fleet

/// A small app, used as a user would: navigation, tabs, a modal form, an alert.
@MainActor struct AppTour {
  func walk() {
    withFreshApplication {
      let list = TripListScreen()
      let tabs = UITabBarController()
      let trips = UINavigationController(rootViewController: list)
      tabs.viewControllers = [trips, AboutScreen()]
      setAsAppRootWindow(tabs)

      say("\nA small app, with tabs, navigation, a form and an alert:")
      tell()
      trips.navigationBar.tapTopItem(withTitle: "Add")
      tell()

      say("  the form asks before it throws away what was changed:")
      guard let form = screen.topmostViewController as? TripFormScreen else { return }
      form.byTrain.flip()
      form.cancelItem.tap()
      tell()
      screen.presentedAlert?.tapAlertAction(withTitle: "Keep")
      form.saveItem.tap()
      tell()
      say("  trips: \(list.trips)")

      say("  from page to page, and back:")
      list.showLast()
      settle()
      tell()
      trips.tapBackButton()
      tabs.selectTab(withLabel: "About")
      tell()

      say("  what a user could not do is told with what there is instead:")
      tabs.selectTab(withLabel: "Abuot")
      trips.tapBackButton()
    }
  }

  private func tell() {
    guard let top = screen.topmostViewController else { return say("  on top: nothing") }
    say("  on top: \(type(of: top)) \"\(top.title ?? "")\"")
  }
}
