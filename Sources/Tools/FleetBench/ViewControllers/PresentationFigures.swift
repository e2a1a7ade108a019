import Fleet
import HeadlessUIKit

/// The costs of presenting view controllers.
@MainActor let presentationFigures = [presentAndDismiss, addAndRemoveChild]

@MainActor private let presentAndDismiss = Figure(
  work: "present + dismiss, all callbacks", yardstick: "two turns", atMost: 6_000
) {
  withFreshApplication {
    let list = UIViewController()
    setAsAppRootWindow(list)
    let loop = UIApplication.shared.mainLoop
    return bestOnMainActor {
      let form = UIViewController()
      form.modalPresentationStyle = .fullScreen
      list.present(form, animated: true)
      loop.settle()
      form.dismiss(animated: true)
      loop.settle()
    } beside: {
      loop.takeTwoTurns()
    }
  }
}

@MainActor private let addAndRemoveChild = Figure(
  work: "add and remove a shown child", yardstick: "the same with its view alone"
) {
  withFreshApplication {
    let list = UIViewController()
    let child = UIViewController()
    let view = UIView()
    setAsAppRootWindow(list)
    let loop = UIApplication.shared.mainLoop
    return bestOnMainActor {
      list.addChild(child)
      list.view.addSubview(child.view)
      loop.settle()
      child.view.removeFromSuperview()
      child.removeFromParent()
      loop.settle()
    } beside: {
      list.view.addSubview(view)
      loop.settle()
      view.removeFromSuperview()
      loop.settle()
    }
  }
}
