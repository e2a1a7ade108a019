import Fleet

/// The costs of drawing what a screen shows, and of animations.
@MainActor let drawingFigures = [
  drawScreen, makePixels, pictureScreen, writeSVG, writePNG, pictureLabel, animateView,
  animateLayer,
]

/// Returns a screen that shows, with views in rows of five.
@MainActor private func shownScreen() -> UIViewController {
  let root = UIViewController()
  root.view.backgroundColor = .white
  for frame in frames {
    let view = UIView(frame: frame)
    view.backgroundColor = .systemBlue
    root.view.addSubview(view)
  }
  setAsAppRootWindow(root)
  return root
}

private let frames = (0..<50).map { index in
  CGRect(x: 20 + 70 * (index % 5), y: 100 + 70 * (index / 5), width: 60, height: 60)
}

@MainActor private func draw(_ screen: UIViewController) -> UIImage {
  UIGraphicsImageRenderer(bounds: screen.view.bounds).image { _ in
    _ = screen.view.drawHierarchy(in: screen.view.bounds, afterScreenUpdates: false)
  }
}

@MainActor private func drawByHand(in bounds: CGRect) -> UIImage {
  UIGraphicsImageRenderer(bounds: bounds).image { context in
    UIColor.systemBlue.setFill()
    for frame in frames { context.fill(frame) }
  }
}

@MainActor private let drawScreen = Figure(
  work: "drawing a screen of 50 views into a recording", yardstick: "50 rectangles by hand"
) {
  withFreshApplication {
    let screen = shownScreen()
    let bounds = screen.view.bounds
    return bestOnMainActor(repetitions: 50, rounds: 50) {
      _ = draw(screen)
    } beside: {
      _ = drawByHand(in: bounds)
    }
  }
}

@MainActor private let makePixels = Figure(
  work: "a PNG file of a recorded screen of 50 views at 3x", yardstick: "of 50 rectangles"
) {
  withFreshApplication {
    let screen = shownScreen()
    let bounds = screen.view.bounds
    return bestOnMainActor(repetitions: 1, rounds: 5) {
      _ = draw(screen).pngData()
    } beside: {
      _ = drawByHand(in: bounds).pngData()
    }
  }
}

/// Returns a screen with 25 labels and 25 views of other kinds.
@MainActor private func wordyScreen() -> UIViewController {
  let screen = shownScreen()
  for (index, view) in screen.view.subviews.enumerated() where index.isMultiple(of: 2) {
    let label = UILabel(frame: view.frame)
    label.text = "Bird \(index)"
    label.numberOfLines = 0
    view.removeFromSuperview()
    screen.view.addSubview(label)
  }
  return screen
}

@MainActor private let pictureScreen = Figure(
  work: "a screen of 50 views, 25 of them labels, to pixels at 2x", yardstick: "to SVG",
  atMost: 15_000_000
) {
  withFreshApplication {
    let screen = wordyScreen()
    return bestOnMainActor(repetitions: 1, rounds: 20) {
      _ = picture(of: screen.view).image.cgImage?.pixels
    } beside: {
      _ = picture(of: screen.view).svg
    }
  }
}

@MainActor private let writeSVG = Figure(
  work: "the SVG of that screen", yardstick: "its recording", atMost: 1_000_000
) {
  withFreshApplication {
    let screen = wordyScreen()
    let taken = picture(of: screen.view)
    return bestOnMainActor(repetitions: 1, rounds: 20) {
      _ = taken.svg
    } beside: {
      _ = picture(of: screen.view)
    }
  }
}

@MainActor private let writePNG = Figure(
  work: "the PNG file of its pixels at 2x", yardstick: "its pixels", atMost: 25_000_000
) {
  withFreshApplication {
    let taken = picture(of: wordyScreen().view)
    // The pixels are made once, and kept.
    _ = taken.pngData()
    return bestOnMainActor(repetitions: 1, rounds: 20) {
      _ = taken.pngData()
    } beside: {
      _ = taken.image.cgImage?.pixels
    }
  }
}

@MainActor private let pictureLabel = Figure(
  work: "the pixels of a label at 2x", yardstick: "its recording", atMost: 20_000
) {
  withFreshApplication {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 120, height: 20))
    label.text = "Notifications"
    return bestOnMainActor(repetitions: 20, rounds: 50) {
      _ = picture(of: label).image.cgImage?.pixels
    } beside: {
      _ = picture(of: label)
    }
  }
}

@MainActor private let animateView = Figure(
  work: "UIView.animate, with its start and end", yardstick: "the change and two turns"
) {
  withFreshApplication {
    let screen = shownScreen()
    let view = screen.view.subviews[0]
    let loop = UIApplication.shared.mainLoop
    var ends = 0
    return bestOnMainActor(repetitions: 200, rounds: 100) {
      UIView.animate(withDuration: 0.3) {
        view.alpha = view.alpha == 1 ? 0.5 : 1
      } completion: { _ in
        ends += 1
      }
      loop.settle()
    } beside: {
      view.alpha = view.alpha == 1 ? 0.5 : 1
      loop.takeTwoTurns()
    }
  }
}

private final class Listener: NSObject, CAAnimationDelegate {
  var ends = 0

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { ends += 1 }
}

@MainActor private let animateLayer = Figure(
  work: "an animation of a layer, with its start and end", yardstick: "two turns"
) {
  withFreshApplication {
    let screen = shownScreen()
    let layer = screen.view.subviews[0].layer
    let loop = UIApplication.shared.mainLoop
    let listener = Listener()
    return bestOnMainActor(repetitions: 200, rounds: 100) {
      let fade = CABasicAnimation(keyPath: "opacity")
      fade.fromValue = 0
      fade.toValue = 1
      fade.duration = 0.3
      fade.delegate = listener
      layer.add(fade, forKey: "fade")
      loop.settle()
    } beside: {
      loop.takeTwoTurns()
    }
  }
}
