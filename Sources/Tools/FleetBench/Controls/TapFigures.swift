import Fleet

/// The costs of a tap.
@MainActor let tapFigures = [tapLooseButton, tapDeepButton, tapAmongMany]

@MainActor private func button(_ action: @escaping () -> Void) -> UIButton {
  let button = UIButton(frame: CGRect(x: 0, y: 0, width: 80, height: 44))
  button.addAction(UIAction { _ in action() }, for: .touchUpInside)
  return button
}

/// Sends by hand what a tap sends.
@MainActor private func sendByHand(_ button: UIButton) {
  button.sendActions(for: .touchDown)
  button.sendActions(for: .touchUpInside)
  button.sendActions(for: .primaryActionTriggered)
}

@MainActor private func tapping(_ button: UIButton) -> Figure.Pair {
  bestOnMainActor {
    button.tap()
  } beside: {
    sendByHand(button)
  }
}

@MainActor private let tapLooseButton = Figure(
  work: "tap() on a loose button with one action", yardstick: "its sendActions by hand",
  atMost: 500
) {
  var taps = 0
  let button = button { taps += 1 }
  return tapping(button)
}

@MainActor private let tapDeepButton = Figure(
  work: "tap() ten levels deep in a window", yardstick: "its sendActions by hand",
  atMost: 1_500
) {
  withFreshApplication {
    var taps = 0
    let root = shownScreen()
    var parent: UIView = root.view
    for _ in 0..<10 {
      let view = UIView(frame: parent.bounds)
      parent.addSubview(view)
      parent = view
    }
    let button = button { taps += 1 }
    parent.addSubview(button)
    settle()
    return tapping(button)
  }
}

@MainActor private let tapAmongMany = Figure(
  work: "tap() among 10,000 controls, a hundred in a row", yardstick: "its sendActions by hand",
  atMost: 2_000
) {
  withFreshApplication {
    var taps = 0
    let root = shownScreen()
    // A prime, so that the taps meet all controls, and neighbors never follow one another.
    let stride = 7_919
    let buttons = (0..<10_000).map { _ in button { taps += 1 } }
    for row in 0..<100 {
      let line = UIView(frame: CGRect(x: 0, y: row * 8, width: 390, height: 8))
      for column in 0..<100 {
        let button = buttons[row * 100 + column]
        button.frame = CGRect(x: Double(column) * 3.9, y: 0, width: 3.9, height: 8)
        line.addSubview(button)
      }
      root.view.addSubview(line)
    }
    settle()
    var next = 0
    return bestOnMainActor {
      buttons[next].tap()
      next = (next + stride) % buttons.count
    } beside: {
      sendByHand(buttons[next])
      next = (next + stride) % buttons.count
    }
  }
}
