import Fleet
import TestSupport

/// An app of tabs, stacks, sheets and alerts, driven at random beside a reference of plain numbers.
///
/// Each step foretells whether a user can do it; a helper that refuses something else, or that
/// refuses less, is a fault.
@MainActor
final class FuzzedApp {
  private final class Weak {
    weak var screen: FuzzedScreen?
    init(_ screen: FuzzedScreen) { self.screen = screen }
  }

  private let book = FuzzBook()
  private var random: SeededGenerator
  private let tabs = UITabBarController()
  /// The controllers of the layers, the tabs first; as many as there are layers.
  private var controllers: [UIViewController]
  private var layers: [FuzzedLayer]
  private var screens: [Int: Weak] = [:]
  private var made = 0
  private var lastAlert = UIAlertController(title: "Never", message: nil, preferredStyle: .alert)
  private var handled = 0
  private(set) var steps: [String] = []
  /// How many steps a user made, and how many of them were refused.
  private(set) var gestures = (made: 0, refused: 0)

  var faults: [String] { book.faults }

  init(_ random: SeededGenerator) {
    self.random = random
    controllers = [tabs]
    layers = [FuzzedLayer(content: .tabs(stacks: [[1], [2], [3]], selected: 0))]
    lastAlert.addAction(UIAlertAction(title: "OK", style: .default))
    tabs.viewControllers = (0..<3).map { _ in UINavigationController(rootViewController: screen()) }
    setAsAppRootWindow(tabs)
  }

  // MARK: One step

  func step() {
    book.settlesInCallback = chance(8)
    let expected = dice(15) { choice in
      switch choice {
      case 0, 1: push()
      case 2: pop()
      case 3: rearrange()
      case 4: selectInCode()
      case 5: present()
      case 6: presentAlert()
      case 7: dismissInCode()
      case 8: pushFromAppearance()
      case 9: tapBackButton()
      case 10: tapTab()
      case 11: answer()
      case 12: swipeDown()
      case 13: tapNext()
      case 14: tapClose()
      default: edit()
      }
    }
    check(expected)
  }

  /// Takes a random step, and returns whether it was expected to fail.
  private func dice(_ count: Int, _ act: (Int) -> Bool) -> Bool {
    let choice = Int.random(in: 0...count, using: &random)
    var isRefused = false
    let received = failures {
      isRefused = act(choice)
      settle()
    }
    if received.count != (isRefused ? 1 : 0) {
      fault("\(isRefused ? "one failure" : "none") expected, got \(received.reasons)")
    }
    if choice >= 9 {
      gestures.made += 1
      gestures.refused += isRefused ? 1 : 0
    }
    return isRefused
  }

  private func chance(_ count: Int) -> Bool { Int.random(in: 0..<count, using: &random) == 0 }

  private func log(_ step: String) { steps.append(step) }

  private func fault(_ what: String) { book.faults.append(what) }

  private func screen() -> FuzzedScreen {
    made += 1
    let new = FuzzedScreen(made, book)
    screens[made] = Weak(new)
    return new
  }

  private var animated: Bool { Bool.random(using: &random) }

  private var front: Int { layers.count - 1 }

  private var anyLayer: Int { Int.random(in: layers.indices, using: &random) }

  /// The stack of a layer that shows.
  private func navigation(_ layer: Int) -> UINavigationController? {
    (controllers[layer] as? UITabBarController)?.selectedViewController as? UINavigationController
      ?? controllers[layer] as? UINavigationController
  }

  /// A layer with a stack: the front one, or another.
  private func anyStack() -> (layer: Int, navigation: UINavigationController) {
    let candidates = layers.indices.compactMap { layer in navigation(layer).map { (layer, $0) } }
    return candidates[
      chance(3) ? Int.random(in: candidates.indices, using: &random) : candidates.count - 1]
  }
}

// MARK: - What code does

extension FuzzedApp {
  private func push() -> Bool {
    let (layer, navigation) = anyStack()
    guard layers[layer].stack.count < 9 else { return false }
    log("push on \(layer)")
    let new = screen()
    navigation.pushViewController(new, animated: animated)
    layers[layer].stack.append(new.number)
    return false
  }

  private func pop() -> Bool {
    let (layer, navigation) = anyStack()
    let depth = Int.random(in: 0..<layers[layer].stack.count, using: &random)
    log("pop \(layer) to \(depth)")
    if chance(2) {
      navigation.popViewController(animated: animated)
      if layers[layer].stack.count > 1 { layers[layer].stack.removeLast() }
    } else {
      navigation.popToViewController(navigation.viewControllers[depth], animated: animated)
      layers[layer].stack.removeLast(layers[layer].stack.count - depth - 1)
    }
    return false
  }

  private func rearrange() -> Bool {
    let (layer, navigation) = anyStack()
    log("rearrange \(layer)")
    var new = navigation.viewControllers.shuffled(using: &random).filter { _ in !chance(3) }
    if new.isEmpty || chance(2) { new.append(screen()) }
    navigation.setViewControllers(new, animated: animated)
    layers[layer].stack = new.compactMap { ($0 as? FuzzedScreen)?.number }
    return false
  }

  private func selectInCode() -> Bool {
    guard case .tabs(let stacks, _) = layers[0].content else { return false }
    let index = Int.random(in: 0..<3, using: &random)
    log("select \(index) in code")
    tabs.selectedIndex = index
    layers[0].content = .tabs(stacks: stacks, selected: index)
    return false
  }

  /// Only the screen in front can present; others record a failure.
  private func present() -> Bool {
    let source = chance(4) ? anyLayer : front
    guard layers.count < 7 || source != front else { return false }
    let root = screen()
    let form = UINavigationController(rootViewController: root)
    let styles: [UIModalPresentationStyle] = [.fullScreen, .overFullScreen, .pageSheet, .formSheet]
    form.modalPresentationStyle = styles[Int.random(in: styles.indices, using: &random)]
    form.isModalInPresentation = chance(4)
    log("present \(root.number) from \(source), \(form.modalPresentationStyle)")
    let isAlert = layers[source].stack.isEmpty
    (isAlert ? controllers[source] : navigation(source)?.topViewController)?
      .present(form, animated: animated)
    guard source == front else { return true }
    let isSheet = [.pageSheet, .formSheet].contains(form.modalPresentationStyle)
    layers.append(
      FuzzedLayer(
        content: .stack([root.number]), isFullScreen: form.modalPresentationStyle == .fullScreen,
        isSheet: isSheet && !form.isModalInPresentation))
    controllers.append(form)
    return false
  }

  /// An alert whose answer does something more.
  private func presentAlert() -> Bool {
    guard layers.count < 7 else { return false }
    let below = front
    log("present an alert from \(below)")
    let alert = UIAlertController(title: "\(made)", message: nil, preferredStyle: .alert)
    let pushes = chance(3)
    alert.addAction(
      UIAlertAction(title: "OK", style: .default) { [unowned self] _ in
        handled += 1
        guard pushes, let navigation = navigation(below) else { return }
        let new = screen()
        navigation.pushViewController(new, animated: true)
        layers[below].stack.append(new.number)
      })
    let source = navigation(below)?.topViewController ?? controllers[below]
    source.present(alert, animated: animated)
    layers.append(FuzzedLayer(content: .alert))
    controllers.append(alert)
    lastAlert = alert
    return false
  }

  private func dismissInCode() -> Bool {
    let layer = anyLayer
    log("dismiss \(layer)")
    (navigation(layer)?.topViewController ?? controllers[layer]).dismiss(animated: animated)
    drop(above: layer == front ? max(layer - 1, 0) : layer)
    return false
  }

  private func drop(above layer: Int) {
    layers.removeSubrange((layer + 1)...)
    controllers.removeSubrange((layer + 1)...)
  }

  /// A screen that pushes another as soon as it has appeared, or that shows an alert then.
  private func pushFromAppearance() -> Bool {
    guard let navigation = navigation(front), layers[front].stack.count < 8, layers.count < 7
    else { return false }
    let outer = screen()
    let layer = front
    layers[layer].stack.append(outer.number)
    if chance(2) {
      log("push a screen that pushes on \(layer)")
      outer.onAppear = { [unowned self, unowned navigation] in
        let inner = screen()
        navigation.pushViewController(inner, animated: true)
        layers[layer].stack.append(inner.number)
        settle()
      }
    } else {
      log("push a screen that shows an alert on \(layer)")
      outer.onAppear = { [unowned self] in _ = presentAlert() }
    }
    navigation.pushViewController(outer, animated: animated)
    return false
  }
}

// MARK: - Acts of a user

extension FuzzedApp {
  private func tapBackButton() -> Bool {
    let (layer, navigation) = anyStack()
    log("tap back on \(layer)")
    let isPossible = layer == front && layers[layer].stack.count > 1
    navigation.tapBackButton()
    if isPossible { layers[layer].stack.removeLast() }
    return !isPossible
  }

  private func tapTab() -> Bool {
    guard case .tabs(var stacks, let selected) = layers[0].content else { return false }
    let index = Int.random(in: 0..<3, using: &random)
    log("tap tab \(index)")
    tabs.selectTab(atIndex: index)
    guard front == 0 else { return true }
    if index == selected { stacks[index].removeSubrange(1...) }
    layers[0].content = .tabs(stacks: stacks, selected: index)
    return false
  }

  private func answer() -> Bool {
    log("answer")
    let isPossible = controllers[front] === lastAlert
    let count = handled
    if isPossible { drop(above: front - 1) }
    lastAlert.tapAlertAction(withTitle: "OK")
    if handled != count + (isPossible ? 1 : 0) { fault("\(handled - count) handlers ran") }
    return !isPossible
  }

  private func swipeDown() -> Bool {
    let layer = anyLayer
    log("swipe \(layer) down")
    let isPossible = layer == front && layers[layer].isSheet
    (navigation(layer)?.topViewController ?? controllers[layer]).dismissBySwipingDown()
    if isPossible { drop(above: layer - 1) }
    return !isPossible
  }

  /// A screen of the reference; often the front one.
  private func anyScreen() -> (screen: FuzzedScreen, isReachable: Bool)? {
    let number =
      chance(4)
      ? layers.flatMap(\.screens).randomElement(using: &random) : layers[front].stack.last
    guard let number, let screen = screens[number]?.screen else { return nil }
    return (screen, number == layers[front].stack.last)
  }

  private func tapNext() -> Bool {
    guard let (screen, isReachable) = anyScreen(), layers[front].stack.count < 9 else {
      return false
    }
    log("tap next on \(screen.number)")
    screen.openNext = { [unowned self] in pushOnFront() }
    screen.navigationItem.rightBarButtonItem?.tap()
    screen.openNext = {}
    return !isReachable
  }

  private func pushOnFront() {
    let new = screen()
    navigation(front)?.pushViewController(new, animated: true)
    layers[front].stack.append(new.number)
  }

  private func tapClose() -> Bool {
    guard let (screen, isReachable) = anyScreen() else { return false }
    log("tap close on \(screen.number)")
    screen.navigationItem.leftBarButtonItem?.tap()
    if isReachable, front > 0 { drop(above: front - 1) }
    return !isReachable
  }

  private func edit() -> Bool {
    guard let (screen, isReachable) = anyScreen() else { return false }
    log("edit on \(screen.number)")
    screen.field.startEditing()
    if isReachable, !screen.field.isFirstResponder { fault("\(screen.number) is not edited") }
    if !isReachable { return true }
    if chance(2) { screen.field.stopEditing() }
    return false
  }
}

// MARK: - What must hold

extension FuzzedApp {
  private func check(_ wasRefused: Bool) {
    for (index, layer) in layers.enumerated() {
      checkLinks(index)
      let isInSight = index == front || !layers[index + 1].isFullScreen
      for number in layer.screens { check(number, isOn: isInSight && number == layer.stack.last) }
    }
    let expected = Set(layers.flatMap(\.screens))
    let alive = Set(screens.filter { $0.value.screen != nil }.keys)
    if alive != expected {
      fault("left over: \(alive.subtracting(expected)), gone: \(expected.subtracting(alive))")
    }
    screens = screens.filter { expected.contains($0.key) }
    let focused = screens.values.compactMap(\.screen).filter(\.field.isFirstResponder)
    if focused.count > 1 || focused.contains(where: { $0.field.window == nil }) {
      fault("the focus is in \(focused.map(\.number))")
    }
  }

  private func checkLinks(_ index: Int) {
    let controller = controllers[index]
    let above = index < front ? controllers[index + 1] : nil
    let below = index > 0 ? controllers[index - 1] : nil
    if controller.presentedViewController !== above { fault("\(index) presents something else") }
    if controller.presentingViewController !== below { fault("something else presents \(index)") }
    let actual: [[Int]] =
      switch controller {
      case let tabs as UITabBarController:
        (tabs.viewControllers ?? []).map { numbers($0 as? UINavigationController) }
      case let stack as UINavigationController: [numbers(stack)]
      default: []
      }
    let expected: [[Int]] =
      switch layers[index].content {
      case .tabs(let stacks, _): stacks
      case .stack(let stack): [stack]
      case .alert: []
      }
    if actual != expected { fault("layer \(index) is \(actual), not \(expected)") }
  }

  private func numbers(_ navigation: UINavigationController?) -> [Int] {
    (navigation?.viewControllers ?? []).map { ($0 as? FuzzedScreen)?.number ?? -1 }
  }

  private func check(_ number: Int, isOn: Bool) {
    guard let screen = screens[number]?.screen else { return }
    if screen.state != (isOn ? .on : .off) { fault("\(number) is \(screen.state), on: \(isOn)") }
    if (screen.viewIfLoaded?.window != nil) != isOn { fault("\(number) in a window: \(!isOn)") }
    if screen.isBeingPresented || screen.isMovingToParent || screen.isBeingDismissed
      || screen.isMovingFromParent
    {
      fault("\(number) is still on its way")
    }
  }
}
