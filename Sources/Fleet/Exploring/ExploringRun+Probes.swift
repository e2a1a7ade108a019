import FailureReporting
import Foundation
import HeadlessUIKit
import NetworkAnswers

extension ExploringRun {
  typealias Probe = ExploredStep.Probe

  // MARK: Choosing

  /// How often a probe is made at a place.
  private static let probesOfPlace = 4

  /// Chooses something that could be looked at here.
  func chooseProbe(_ numbers: inout SeededNumbers) -> Probe? {
    var probes: [Probe] = []
    if oracles.contains(.turning) { probes.append(.turning) }
    if oracles.contains(.background) { probes.append(.background) }
    if oracles.contains(.memoryWarning) { probes.append(.memoryWarning) }
    if oracles.contains(.textSizes) { probes.append(.textSizes) }
    let lists = lists
    if oracles.contains(.scrolling),
      lists.contains(where: { $0.contentSize.height > $0.bounds.height })
    {
      probes.append(.scrolling)
    }
    if oracles.contains(.reloading), !lists.isEmpty { probes.append(.reloading) }
    if oracles.contains(.undo), isUndoable { probes += [.undo, .undo, .undo] }
    if oracles.contains(.deadEnds), isPresented { probes.append(.leaving) }
    if oracles.contains(.doubleTaps), let button = chooseButton(&numbers) {
      probes += [.doubleTap(button), .doubleTap(button), .doubleTap(button)]
    }
    probes.removeAll { memory.tries[key(of: $0), default: 0] >= Self.probesOfPlace }
    guard !probes.isEmpty else { return nil }
    let probe = probes[numbers.number(below: probes.count)]
    memory.tries[key(of: probe), default: 0] += 1
    return probe
  }

  private func key(of probe: Probe) -> String { "\(state.place)|\(ExploredStep.probe(probe))" }

  private func chooseButton(_ numbers: inout SeededNumbers) -> ElementName? {
    let buttons = currentChoice().candidates.compactMap { candidate -> ElementNode? in
      guard candidate.move == .tap, let node = candidate.node, node.type == .button else {
        return nil
      }
      return node
    }
    guard !buttons.isEmpty else { return nil }
    return ElementName(of: buttons[numbers.number(below: buttons.count)])
  }

  private var lists: [UIScrollView] {
    ElementScrolling.scrollViews(in: application).filter {
      $0 is UITableView || $0 is UICollectionView
    }
  }

  private var front: UIViewController? {
    VisibleScreen(application.keyWindow).topmostViewController
  }

  /// Whether the screen in front was presented, and stays when it is swiped.
  private var isPresented: Bool {
    guard let presented = outermostPresented else { return false }
    return !(presented is UIAlertController)
  }

  private var outermostPresented: UIViewController? {
    var screen = front
    while let parent = screen?.parent { screen = parent }
    return screen?.presentingViewController == nil ? nil : screen
  }

  // MARK: Making them

  /// Makes a probe, and notes its finds.
  func probe(_ probe: Probe) {
    switch probe {
    case .turning: compare(.turning, Probe.turns(from: orientation))
    case .background: compare(.background, [.background, .foreground])
    case .memoryWarning: compare(.memoryWarning, [.memoryWarning])
    case .textSizes: probeTextSizes()
    case .scrolling: probeScrolling()
    case .reloading: probeReloading()
    case .undo: probeUndo()
    case .doubleTap(let name): probeDoubleTap(name)
    case .leaving: probeLeaving()
    }
    memory.map.arrive(at: state.place)
  }

  private var orientation: UserStep.Orientation {
    UserStep.Orientation.allCases.first { $0.uiKit == application.device.orientation } ?? .portrait
  }

  /// Takes steps after which all is to be as it was.
  private func compare(_ oracle: Oracle, _ steps: [UserStep]) {
    let before = state
    for step in steps { takeWithin(step) }
    renew()
    if let changes = before.changes(to: state) {
      note(ExploringWords.lost(oracle, at: before.place, changes))
    }
  }

  /// Takes a step of a probe.
  @discardableResult
  private func takeWithin(_ step: UserStep) -> Bool {
    let outcome = step.perform(at: site)
    judge(outcome.failures.filter { !$0.kind.isRefusal }, outcome.warnings)
    return !outcome.failures.contains(where: \.kind.isRefusal)
  }

  /// Makes the app act, and judges the failures until all is settled.
  private func settle(after act: () -> Void) {
    let log = FailureLog()
    withFailureReporter(log) { Gesture.perform(in: application, at: site) { _ in act() } }
    judge(log.failures, log.notes)
  }

  private func probeScrolling() {
    let before = state
    for list in lists where list.contentSize.height > list.bounds.height {
      let name = ElementName(of: list)
      for _ in 0..<Self.swipes { takeWithin(.swipe(.up, on: name)) }
      for _ in 0..<Self.swipes { takeWithin(.swipe(.down, on: name)) }
    }
    renew()
    if let changes = before.changes(to: state, withFocus: false) {
      note(ExploringWords.lost(.scrolling, at: before.place, changes))
    }
  }

  /// How many swipes are made in either direction.
  nonisolated static let swipes = 4

  private func probeReloading() {
    let before = state.withoutSelection
    settle {
      for list in lists {
        (list as? UITableView)?.reloadData()
        (list as? UICollectionView)?.reloadData()
      }
    }
    renew()
    if let changes = before.changes(to: state.withoutSelection, withFocus: false) {
      note(ExploringWords.lost(.reloading, at: before.place, changes))
    }
  }

  private func probeUndo() {
    guard let manager = undoManager, manager.canUndo else { return }
    let (before, now) = (previous, state)
    settle { manager.undo() }
    renew()
    if let changes = before.changes(to: state, withFocus: false) {
      return note(ExploringWords.lost(.undo, at: now.place, changes))
    }
    guard manager.canRedo else { return }
    settle { manager.redo() }
    renew()
    if let changes = now.changes(to: state, withFocus: false) {
      note(ExploringWords.lost(.undo, at: now.place, changes))
    }
  }

  // MARK: Large texts, and the other direction

  private func probeTextSizes() {
    let before = state
    let usual = TestWorld(of: application)
    var large = usual
    large.textSize = .accessibility5
    var mirrored = usual
    mirrored.layoutDirection = usual.layoutDirection == .rightToLeft ? .leftToRight : .rightToLeft
    for world in [large, mirrored] {
      let log = FailureLog()
      withFailureReporter(log) { Gesture.perform(in: application, at: site, world.apply) }
      judge(log.failures, [])
      lookForFaults(before, in: world)
    }
    let log = FailureLog()
    withFailureReporter(log) { Gesture.perform(in: application, at: site, usual.apply) }
    renew()
    if let changes = before.changes(to: state) {
      note(ExploringWords.lost(.textSizes, at: before.place, changes))
    }
  }

  private func lookForFaults(_ before: ScreenState, in world: TestWorld) {
    guard let window = application.keyWindow ?? application.windows.last else { return }
    var search = LayoutFaultSearch(in: window)
    let now = ScreenState(of: application)
    if let text = LayoutFaultWords.text(of: search.faults()) {
      note(ExploringWords.unfit(text, at: before.place, in: world))
    } else if Set(before.lines) != Set(now.lines), let changes = before.changes(to: now) {
      note(ExploringWords.lost(.textSizes, at: before.place, changes))
    }
  }

  // MARK: Two quick taps

  private func probeDoubleTap(_ name: ElementName) {
    let before = state
    let depth = screens.count
    let sent = AnsweredNetwork.current.sent.count
    let waiting = waitingWork
    guard takeWithin(.tap(name)) else { return renew() }
    let once = ScreenState(of: application)
    let sentOnce = AnsweredNetwork.current.sent
    let waitingOnce = waitingWork
    let canTapAgain =
      if case .one(let node) = name.search.findOne() { node.isEnabled } else { false }
    guard once.place == before.place, canTapAgain, takeWithin(.tap(name)) else { return renew() }
    let first = sentOnce.dropFirst(sent).filter { $0.method != "GET" }
    let second = AnsweredNetwork.current.sent.dropFirst(sentOnce.count)
    let startsTwice =
      waitingOnce.count > waiting.count
      && waitingWork.count - waitingOnce.count == waitingOnce.count - waiting.count
    takeWithin(.wait(seconds: 30))
    renew()
    if let request = first.first(where: { second.contains($0) }) {
      note(ExploringWords.sentTwice(name, "\(request) was sent twice."))
    } else if let screen = Self.twin(in: screens.dropFirst(depth - 1)) {
      note(ExploringWords.sentTwice(name, "\(screen) was shown twice, one over the other."))
    } else if startsTwice, let row = state.newTwin(since: before) {
      note(ExploringWords.sentTwice(name, "Twice there came: \(row)"))
    }
  }

  /// The work that the app waits for in UIKit time.
  private var waitingWork: [String] {
    application.mainLoop.pending.delayed
      + application.mainLoop.scope.elsewhere.works.map { _ in "work" }
  }

  /// The screens that a user would go back through, as text.
  private var screens: [String] {
    var all: [String] = []
    func add(_ screen: UIViewController) {
      if let stack = screen as? UINavigationController {
        all += stack.viewControllers.map { "\(type(of: $0)) \"\($0.title ?? "")\"" }
      } else if let tabs = screen as? UITabBarController {
        if let tab = tabs.selectedViewController { add(tab) }
      } else {
        all.append("\(type(of: screen)) \"\(screen.title ?? "")\"")
      }
      if let presented = screen.presentedViewController,
        presented.presentingViewController === screen
      {
        add(presented)
      }
    }
    if let root = (application.keyWindow ?? application.windows.last)?.rootViewController {
      add(root)
    }
    return all
  }

  private static func twin(in screens: ArraySlice<String>) -> String? {
    zip(screens, screens.dropFirst()).first { $0 == $1 }?.0
  }

  // MARK: Leaving

  /// How many steps a user takes to leave a screen.
  nonisolated static let stepsToLeave = 60

  private func probeLeaving() {
    let place = state.place
    weak let presented = outermostPresented
    guard presented != nil else { return }
    var numbers = SeededNumbers(seed: 1)
    var tries: [String: Int] = [:]
    for _ in 0..<Self.stepsToLeave {
      let choice = StepChoice(in: application, at: place, tries: tries)
      guard let candidate = choice.choose(&numbers) else { break }
      tries["\(place)|\(candidate.key)", default: 0] += 1
      for step in candidate.steps(&numbers) { _ = step.perform(at: site) }
      guard presented?.presentingViewController != nil, !(presented?.isBeingDismissed ?? true)
      else {
        return renew()
      }
    }
    renew()
    note(ExploringWords.cannotLeave(place, after: Self.stepsToLeave, on: application))
  }
}
