import FleetWindow

@testable import Stall

await AppWindow.main(modules: ["Stall"], opening: "launchApp(StallAppDelegate())") {
  launchApp(StallAppDelegate())
}
