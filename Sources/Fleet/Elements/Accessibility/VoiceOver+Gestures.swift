import FailureReporting
import HeadlessUIKit
import ScreenSnapshots

extension VoiceOver {
  // MARK: Moving

  /// Goes to the next stop, or to the next of a rotor's kind, as a flick to the right does.
  ///
  /// Elements out of sight are scrolled to; behind the last visible row, a table or a collection
  /// view scrolls on. At the end nothing happens. Records a failure when the app is to have a rotor
  /// that is not there.
  ///
  /// ```swift
  /// setAsAppRootWindow(UIViewController())
  /// while let stop = Fleet.voiceOver.next() { print(stop) }
  /// ```
  ///
  /// - Returns: The stop, or `nil` at the end.
  @discardableResult
  public func next(
    _ rotor: Rotor = .elements, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> VoiceOverStop? {
    step(rotor, forward: true, at: CallSite(fileID, filePath, line, column))
  }

  /// Goes to the previous stop, or to the previous of a rotor's kind, as a flick to the left does.
  ///
  /// ```swift
  /// swallowAnyErrors { Fleet.voiceOver.previous(.headings) }  // there is no screen
  /// ```
  ///
  /// - Returns: The stop, or `nil` at the beginning.
  @discardableResult
  public func previous(
    _ rotor: Rotor = .elements, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> VoiceOverStop? {
    step(rotor, forward: false, at: CallSite(fileID, filePath, line, column))
  }

  /// Goes to the next stop of a kind, or to the previous one.
  ///
  /// - Parameter mustFind: Whether it is a failure that nothing of the kind follows.
  @discardableResult
  func step(
    _ rotor: Rotor, forward: Bool, mustFind: Bool = false, at site: CallSite
  ) -> VoiceOverStop? {
    var stop: VoiceOverStop?
    Gesture.perform(in: application, at: site) { application in
      let cursor = VoiceOverCursor(application)
      let verb = forward ? "go on" : "go back"
      guard let here = cursor.focused else { return fail(nothing(to: verb), at: site) }
      if let custom = rotor.custom(at: here) {
        stop = turn(custom, from: here, cursor, forward: forward, at: site)
      } else if rotor.isOfApp {
        return fail(VoiceOverWords.noRotor(rotor, Rotor.names(at: here)), at: site)
      } else {
        let outOfSight = rotor == .elements ? scrollOn(from: here, cursor, forward, at: site) : nil
        stop = outOfSight ?? cursor.stop(rotor, forward: forward)
        if let stop {
          ElementScrolling.show(stop.node, on: occasion(site))
          cursor.move(to: stop)
        }
      }
      guard mustFind, stop == nil, Reporting.mayAct() else { return }
      VoiceOverWords.noFurther(rotor, forward: forward, from: here)
        .report(.element, kind: .missing, at: site)
    }
    return stop
  }

  /// Goes to what a rotor of the app's finds.
  private func turn(
    _ rotor: UIAccessibilityCustomRotor, from here: VoiceOverStop, _ cursor: VoiceOverCursor,
    forward: Bool, at site: CallSite
  ) -> VoiceOverStop? {
    let predicate = UIAccessibilityCustomRotorSearchPredicate()
    predicate.searchDirection = forward ? .next : .previous
    // What was found last may have gone since.
    let last = application.appState.voiceOver.rotorItem.flatMap { item in
      cursor.stop(for: item)?.node.identity == here.node.identity ? item : nil
    }
    predicate.currentItem = last ?? here.rotorItem
    guard let item = rotor.itemSearchBlock(predicate), Gesture.settle(application, at: site),
      let stop = VoiceOverCursor(application).stop(for: item)
    else { return nil }
    ElementScrolling.show(stop.node, on: occasion(site))
    VoiceOverCursor(application).move(to: stop, at: item)
    return stop
  }

  /// The stop beyond what shows of a list, which is scrolled to; `nil` if no scrolling is needed.
  ///
  /// Within a section the next item comes next, even if a header that stays at the top covers it.
  private func scrollOn(
    from here: VoiceOverStop, _ cursor: VoiceOverCursor, _ forward: Bool, at site: CallSite
  ) -> VoiceOverStop? {
    let plain = cursor.stop(.elements, forward: forward)
    // Another stop of the same item comes first.
    guard let (list, path) = here.node.listItem, plain?.node.listItem?.path != path else {
      return nil
    }
    let following = list.path(from: path, forward: forward)
    func stop(of cursor: VoiceOverCursor) -> VoiceOverStop? {
      let stops = cursor.stops.filter { $0.node.listItem?.path == following }
      return forward ? stops.first : stops.last
    }
    /// Whether a stop is the head of the section that is gone back to, in front of its last rows.
    func isInFront(_ stop: VoiceOverStop?) -> Bool {
      guard !forward, let following, let head = stop?.node.view as? UITableViewHeaderFooterView
      else { return false }
      return (list as? UITableView)?.headerView(forSection: following.section) === head
    }
    let isWithin = following?.section == path.section
    if following != nil, let known = stop(of: cursor) {
      return isWithin || isInFront(plain) ? known : nil
    }
    guard let target = following ?? (forward ? nil : path) else { return nil }
    list.reveal(target, forward: forward)
    guard Gesture.settle(application, at: site) else { return nil }
    let scrolled = VoiceOverCursor(application)
    let next = scrolled.stop(.elements, forward: forward)
    let isInSight = scrolled.focused?.node.listItem?.path == path
    // The end of a section and the head of the next one are in between.
    return isWithin || !isInSight || isInFront(next) ? stop(of: scrolled) : next
  }

  /// Goes to an element, as a finger does that touches it.
  ///
  /// Records a failure when the element is not there, or when VoiceOver does not stop at it.
  ///
  /// ```swift
  /// swallowAnyErrors { Fleet.voiceOver.move(to: Fleet.screen.buttons["Save"]) }  // there is none
  /// ```
  public func move(
    to element: ScreenElement, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    let site = CallSite(fileID, filePath, line, column)
    Gesture.perform(in: application, at: site) { application in
      let (found, fault) = element.search.lookUp(to: "move VoiceOver to", on: occasion(site))
      guard let node = found else { return fault?.report(at: site) ?? () }
      let cursor = VoiceOverCursor(application)
      let around = cursor.stops.first { stop in
        stop.node.identity == node.identity
          || stop.node.view.map { node.holder?.isDescendant(of: $0) == true } == true
      }
      guard let stop = around else {
        return fail(VoiceOverWords.silent(node, among: cursor.stops), at: site)
      }
      cursor.move(to: stop)
    }
  }

  // MARK: Using the current element

  /// Uses the element that VoiceOver is at, as a double tap does.
  ///
  /// Calls its `accessibilityActivate()`; where that returns `false`, the element gets a tap.
  /// Records a failure when a user could not tap it.
  ///
  /// ```swift
  /// swallowAnyErrors { Fleet.voiceOver.activate() }  // there is no screen
  /// ```
  public func activate(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) { activate(at: CallSite(fileID, filePath, line, column)) }

  /// Uses the element that VoiceOver is at.
  func activate(at site: CallSite) {
    use("activate", at: site) { stop, site in
      if stop.node.responder?.accessibilityActivate() == true { return }
      stop.node.tapping.go(on: occasion(site))?.report(at: site)
    }
  }

  /// Raises the value of the element that VoiceOver is at, as a flick up does.
  ///
  /// Calls its `accessibilityIncrement()`. Records a failure when it is not adjustable.
  ///
  /// ```swift
  /// swallowAnyErrors { Fleet.voiceOver.increment() }  // there is no screen
  /// ```
  public func increment(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) { adjust(up: true, at: CallSite(fileID, filePath, line, column)) }

  /// Lowers the value of the element that VoiceOver is at, as a flick down does.
  ///
  /// Calls its `accessibilityDecrement()`. Records a failure when it is not adjustable.
  ///
  /// ```swift
  /// swallowAnyErrors { Fleet.voiceOver.decrement() }  // there is no screen
  /// ```
  public func decrement(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) { adjust(up: false, at: CallSite(fileID, filePath, line, column)) }

  /// Raises or lowers the value of the element that VoiceOver is at.
  func adjust(up isUp: Bool, at site: CallSite) {
    let verb = isUp ? "increment" : "decrement"
    use(verb, at: site) { stop, site in
      guard stop.isAdjustable else { return fail(VoiceOverWords.fixed(verb, stop), at: site) }
      guard stop.node.isEnabled else { return }
      if case .part(let part) = stop.node, case .wheel(let component, let picker) = part.meaning {
        return picker.userPick(
          picker.selectedRow(inComponent: component) + (isUp ? 1 : -1), in: component)
      }
      if isUp {
        stop.node.responder?.accessibilityIncrement()
      } else {
        stop.node.responder?.accessibilityDecrement()
      }
    }
  }

  /// Chooses a custom action of the element that VoiceOver is at.
  ///
  /// Records a failure when there is no action of that name, or when it returns that it failed.
  ///
  /// ```swift
  /// swallowAnyErrors { Fleet.voiceOver.chooseAction(named: "Archive") }  // there is no screen
  /// ```
  public func chooseAction(
    named name: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    use("choose an action", at: CallSite(fileID, filePath, line, column)) { stop, site in
      let cannot = "Cannot choose action '\(name)' of \(ElementWords.words(stop.node))"
      CustomActionWords(actions: stop.node.customActions, cannot: cannot).choose(name)?
        .report(at: site)
    }
  }

  private func use(
    _ verb: String, at site: CallSite, _ act: (VoiceOverStop, CallSite) -> Void
  ) {
    Gesture.perform(in: application, at: site) { application in
      let cursor = VoiceOverCursor(application)
      guard let stop = cursor.focused else { return fail(nothing(to: verb), at: site) }
      ElementScrolling.show(stop.node, on: occasion(site))
      act(stop, site)
      if Gesture.settle(application, at: site) { _ = VoiceOverCursor(application) }
    }
  }

  // MARK: The whole screen

  /// Leaves the screen in front, as the Z gesture with two fingers does.
  ///
  /// Calls `accessibilityPerformEscape()` from VoiceOver's element up to the application, until an
  /// object returns `true`. Otherwise a stack of screens goes back, or a presented screen is
  /// dismissed if it may be. Records a failure where none of this is possible.
  ///
  /// ```swift
  /// swallowAnyErrors { Fleet.voiceOver.escape() }  // there is no screen
  /// ```
  public func escape(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    let site = CallSite(fileID, filePath, line, column)
    ask("escape", at: site) {
      $0.accessibilityPerformEscape()
    } orElse: { front in
      leaving(front)?.go(on: occasion(site))
    }
  }

  /// Does the most important thing, as a double tap with two fingers does.
  ///
  /// Calls `accessibilityPerformMagicTap()` from VoiceOver's element up to the application, until
  /// an object returns `true`. Records a failure where no object does.
  ///
  /// ```swift
  /// swallowAnyErrors { Fleet.voiceOver.magicTap() }  // there is no screen
  /// ```
  public func magicTap(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    let site = CallSite(fileID, filePath, line, column)
    ask("make a magic tap", at: site) {
      $0.accessibilityPerformMagicTap()
    } orElse: { _ in
      Fault(
        .element,
        VoiceOverWords.unanswered("make a magic tap", "accessibilityPerformMagicTap()"))
    }
  }

  /// Asks responders for an answer, from the element that VoiceOver is at upwards.
  private func ask(
    _ verb: String, at site: CallSite, _ answers: (UIResponder) -> Bool,
    orElse leave: (UIViewController?) -> Fault?
  ) {
    Gesture.perform(in: application, at: site) { application in
      let front = VisibleScreen(application.keyWindow ?? application.windows.last)
        .topmostViewController
      let start = VoiceOverCursor(application).focused?.node
      guard let first = start?.holder ?? front else {
        return fail(nothing(to: verb), at: site)
      }
      // An object that stands for an element is in no chain.
      let chain = sequence(first: first as UIResponder) { $0.next }.prefix(Self.longestChain)
      if start?.responder.map(answers) != true, !chain.contains(where: answers) {
        leave(front)?.report(at: site)
      }
      if Gesture.settle(application, at: site) { _ = VoiceOverCursor(application) }
    }
  }

  /// How many responders are asked at most: a chain may lead in a circle.
  private static let longestChain = 1_000

  /// UIKit's default: an alert is cancelled, a stack of screens goes back, and a presented screen
  /// is dismissed.
  private func leaving(_ front: UIViewController?) -> Act? {
    if let alert = front as? UIAlertController {
      if let cancel = alert.actions.first(where: { $0.style == .cancel }) {
        return alert.tapping(cancel)
      }
    } else if let stack = front?.navigationController, stack.viewControllers.count > 1 {
      return stack.navigationBar.tappingBackButton
    } else if let front, front.presentingViewController != nil {
      return front.dismissing(by: .swipe)
    }
    return Act(with: .application(application)) { _ in
      Fault(.element, VoiceOverWords.unanswered("escape", "accessibilityPerformEscape()"))
    }
  }

  // MARK: Expecting

  /// Expects VoiceOver's words for the screen to be a text, a line for each stop.
  ///
  /// The text is as in `expectScreen(_:)`: `…` and `/patterns/` hold, and `FLEET_RECORD` writes it.
  ///
  /// ```swift
  /// setAsAppRootWindow(UIViewController())
  /// Fleet.voiceOver.expectTranscript("nothing")
  /// ```
  public func expectTranscript(
    _ text: String = "", fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    compare(at: CallSite(fileID, filePath, line, column)) { $0.compare(with: text) }
  }

  /// Expects VoiceOver's words for the screen to be as in a file, as `expectScreen(named:)` does.
  ///
  /// ```swift
  /// swallowAnyErrors {
  ///   Fleet.voiceOver.expectTranscript(named: "list", filePath: "/no/such/folder/BirdTests.swift")
  /// }
  /// ```
  public func expectTranscript(
    named name: String, function: StaticString = #function, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    let site = CallSite(fileID, filePath, line, column)
    compare(at: site) { $0.compare(with: SnapshotName(site, function, name)) }
  }

  private func compare(at site: CallSite, _ compare: (Snapshot) -> Void) {
    Gesture.perform(in: application, at: site) { application in
      let lines = VoiceOverCursor(application).stops.map(\.description)
      compare(
        Snapshot(
          subject: "transcript of VoiceOver", lines: lines.isEmpty ? ["nothing"] : lines, site: site
        ))
    }
  }

  // MARK: Failures

  private func occasion(_ site: CallSite) -> Occasion {
    Occasion(application: application, site: site, scrolling: .byAccessibility)
  }

  private func nothing(to verb: String) -> FailureText {
    VoiceOverWords.nothing(to: verb, in: application)
  }

  private func fail(_ text: FailureText, at site: CallSite) { text.report(.element, at: site) }
}
