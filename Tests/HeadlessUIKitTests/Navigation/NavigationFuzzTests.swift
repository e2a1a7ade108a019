import HeadlessUIKit
import HeadlessUIKitTestSupport
import TestSupport
import Testing

@MainActor
@Suite("Navigation and tabs at random", .ownApplication)
struct NavigationFuzzTests {
  /// A screen that keeps count of its coming and going, and complains where that makes no sense.
  private final class Counter: UIViewController {
    enum State { case gone, coming, there, going }

    let number: Int
    var state = State.gone
    var complaints: [String] = []
    var onAppear: () -> Void = {}

    init(_ number: Int) {
      self.number = number
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    private func move(to new: State, from allowed: [State]) {
      if !allowed.contains(state) { complaints.append("\(number): \(state) to \(new)") }
      state = new
    }

    override func viewWillAppear(_ animated: Bool) { move(to: .coming, from: [.gone, .going]) }

    override func viewIsAppearing(_ animated: Bool) { move(to: .coming, from: [.coming]) }

    override func viewDidAppear(_ animated: Bool) {
      move(to: .there, from: [.coming])
      onAppear()
    }

    override func viewWillDisappear(_ animated: Bool) { move(to: .going, from: [.there, .coming]) }

    override func viewDidDisappear(_ animated: Bool) { move(to: .gone, from: [.going]) }
  }

  /// The expected stacks: lists of numbers, and no UIKit.
  private struct Reference {
    var stacks: [[Int]]
    var selected = 0

    var visible: Int? { stacks[selected].last }
  }

  @Test func `keep the stacks of a reference, and one appearance for each screen`() {
    let fuzz = Fuzz(short: 10, long: 100)
    var random = fuzz.generator
    var stepCount = 0

    for round in 0..<fuzz.steps {
      let world = World(&random)
      for _ in 0..<200 {
        world.step(&random)
        stepCount += 1
      }
      if let complaint = world.complaint() {
        Issue.record(
          "\(fuzz), round \(round): \(complaint), after \(world.steps.suffix(12))")
        return
      }
      UIApplication.shared.clear()
    }

    #expect(stepCount == 200 * fuzz.steps)
  }

  @MainActor
  private final class World {
    private let tabs = UITabBarController()
    private let stacks: [UINavigationController]
    private var screens: [Counter] = []
    private var reference: Reference
    private var found: String?
    private(set) var steps: [String] = []

    init(_ random: inout SeededGenerator) {
      stacks = (0..<3).map { _ in UINavigationController() }
      reference = Reference(stacks: [[], [], []])
      for index in stacks.indices { push(on: index, animated: false) }
      tabs.viewControllers = stacks
      showInWindow(tabs)
    }

    private var settled: Void { UIApplication.shared.mainLoop.settle() }

    func step(_ random: inout SeededGenerator) {
      guard found == nil else { return }
      let index = Int(random.next() % 3)
      let stack = stacks[index]
      let animated = random.next() % 2 == 0
      let step = random.next() % 14
      steps.append("\(step) on \(index)")
      switch step {
      case 0...3: push(on: index, animated: animated)
      case 4, 5:
        stack.popViewController(animated: animated)
        if reference.stacks[index].count > 1 { reference.stacks[index].removeLast() }
      case 6:
        stack.popToRootViewController(animated: animated)
        reference.stacks[index] = Array(reference.stacks[index].prefix(1))
      case 7:
        guard let depth = (0..<reference.stacks[index].count).randomElement(using: &random) else {
          break
        }
        stack.popToViewController(screens[reference.stacks[index][depth]], animated: animated)
        reference.stacks[index] = Array(reference.stacks[index].prefix(depth + 1))
      case 8:
        var new = reference.stacks[index].shuffled(using: &random).filter { _ in
          random.next() % 4 != 0
        }
        new.append(make())
        stack.setViewControllers(new.map { screens[$0] }, animated: animated)
        reference.stacks[index] = new
      case 9:
        tabs.selectedIndex = index
        reference.selected = index
      case 10:
        // A tap on the selected tab goes back to the root.
        let pops = reference.selected == index
        _ = tabs.userSelect(at: index)
        reference.selected = index
        if pops { reference.stacks[index] = Array(reference.stacks[index].prefix(1)) }
      case 11:
        moveToAnotherStack(from: index, &random)
      case 12:
        pushWhenItAppears(on: index)
      default: settled
      }
      guard random.next() % 6 == 0 else { return }
      steps.append("check")
      check()
    }

    private func make() -> Int {
      screens.append(Counter(screens.count))
      return screens.count - 1
    }

    private func push(on index: Int, animated: Bool) {
      let number = make()
      stacks[index].pushViewController(screens[number], animated: animated)
      reference.stacks[index].append(number)
    }

    /// A screen of the middle of a stack is pushed on another, which takes it out.
    private func moveToAnotherStack(from index: Int, _ random: inout SeededGenerator) {
      let other = (index + 1) % stacks.count
      guard reference.stacks[index].count > 1,
        let number = reference.stacks[index].randomElement(using: &random)
      else { return }
      stacks[other].pushViewController(screens[number], animated: false)
      reference.stacks[index].removeAll { $0 == number }
      reference.stacks[other].append(number)
    }

    /// A screen is pushed that pushes another as soon as it has appeared, and settles within that.
    private func pushWhenItAppears(on index: Int) {
      check()
      guard index == reference.selected else { return }
      let outer = make()
      let inner = make()
      screens[outer].onAppear = { [unowned self] in
        screens[outer].onAppear = {}
        stacks[index].pushViewController(screens[inner], animated: true)
        settled
      }
      stacks[index].pushViewController(screens[outer], animated: true)
      reference.stacks[index] += [outer, inner]
      check()
    }

    private func check() {
      settled
      if found == nil { found = complaint() }
    }

    /// The fault, in words.
    func complaint() -> String? {
      settled
      if let found { return found }
      if let complaint = screens.lazy.flatMap(\.complaints).first { return complaint }
      if let broken = stacks.lazy.flatMap(\.brokenInvariants).first { return broken }
      if let screen = stacks.lazy.flatMap(\.screensLeftInView).first {
        return "the view of \(screen) was left in its stack"
      }
      for (stack, numbers) in zip(stacks, reference.stacks) {
        let actual = stack.viewControllers.map { ($0 as? Counter)?.number ?? -1 }
        if actual != numbers { return "stack \(actual) should be \(numbers)" }
      }
      guard tabs.selectedIndex == reference.selected else { return "tab \(tabs.selectedIndex)" }
      let there = screens.filter { $0.state == .there }.map(\.number)
      guard there == [reference.visible].compactMap({ $0 }) else {
        return "\(there) there, \(String(describing: reference.visible)) should be"
      }
      let onTheWay = screens.filter { $0.state == .coming || $0.state == .going }
      guard onTheWay.isEmpty else { return "\(onTheWay.map(\.number)) on the way" }
      let onStacks = Set(reference.stacks.joined())
      for screen in screens {
        if (screen.parent != nil) != onStacks.contains(screen.number) {
          return "\(screen.number) has parent \(screen.parent as Any)"
        }
        if screen.viewIfLoaded?.window != nil, screen.number != reference.visible {
          return "the view of \(screen.number) shows"
        }
      }
      return nil
    }
  }
}
