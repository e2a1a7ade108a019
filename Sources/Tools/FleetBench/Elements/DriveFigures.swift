import FleetDrive

/// The cost of a command of a person's, with its answer, on a screen of twelve elements.
@MainActor let driveFigures = [driveScreen]

/// Flips a switch by its name again and again, once with the answer and once without.
@MainActor private let driveScreen = Figure(
  work: "a command to drive, on a screen of 12 elements", yardstick: "its step alone",
  atMost: 1_000_000
) {
  withFreshApplication {
    setAsAppRootWindow(twelveElements())
    let name = ElementName("switch 3", kind: .switch)
    let step = UserStep.flip(name)
    let site = CallSite()
    return bestOnMainActor(repetitions: 20, rounds: 50) {
      let before = DriveMoment()
      keep(try? DriveCommand.parsed(#"flip switch "switch 3""#))
      keep(step.perform(at: site).succeeded)
      let moment = DriveMoment()
      keep(moment.changes(since: before).changes)
      keep(moment.happened(since: before))
    } beside: {
      keep(step.perform(at: site).succeeded)
    }
  }
}

@MainActor private func twelveElements() -> UIViewController {
  let page = UIViewController()
  for index in 0..<6 {
    let label = UILabel(frame: CGRect(x: 20, y: 60 + 50 * index, width: 200, height: 40))
    label.text = "Setting \(index)"
    let control = UISwitch(frame: CGRect(x: 300, y: 60 + 50 * index, width: 51, height: 31))
    control.accessibilityLabel = "switch \(index)"
    page.view.addSubview(label)
    page.view.addSubview(control)
  }
  return page
}
