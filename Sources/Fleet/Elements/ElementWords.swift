import Foundation
import HeadlessUIKit

/// The sentences for missing and for ambiguous elements.
@MainActor
enum ElementWords {
  // MARK: Names of elements

  /// An element in a few words, such as `button 'Save'`.
  static func words(_ node: ElementNode) -> String {
    let type = node.kind
    let name = name(of: node)
    return name.isEmpty ? type.words : "\(type.words) '\(name)'"
  }

  /// The name of an element for a user or a test; of a row without a name, its first text.
  static func name(of node: ElementNode) -> String {
    let names = [node.label, node.placeholder ?? "", node.identifier, node.value ?? ""]
    if let name = names.first(where: { !$0.isEmpty }) { return name }
    guard node.type == .cell else { return "" }
    var name = ""
    node.forEachDescendant { inner in
      if inner.type == .staticText { name = inner.label }
      return name.isEmpty
    }
    return name
  }

  /// An element with its container, such as `button 'Save' in navigation bar 'Profile'`.
  static func place(_ node: ElementNode) -> String {
    let container = node.containers.first {
      $0.type != .other || !$0.label.isEmpty || !$0.identifier.isEmpty
    }
    guard let container, container.type != .window, container.type != .application else {
      return words(node)
    }
    return "\(words(node)) in \(words(container))"
  }

  /// The object of a search, such as `button 'Save' in cell 'Robin'`.
  ///
  /// - Parameter isPlural: Whether the last step finds several, such as `buttons in cell 'Robin'`.
  static func words(_ search: ElementSearch, isPlural: Bool = false) -> String {
    var phrases: [String] = []
    if case .node(let node) = search.root { phrases = [words(node)] }
    let lastDown = isPlural ? search.steps.lastIndex(where: \.goesDown) : nil
    for (index, step) in search.steps.enumerated() {
      let areSeveral = lastDown.map { index >= $0 } ?? false
      switch step {
      case .descendants(let type), .children(let type):
        phrases.append(areSeveral ? type.pluralWords : type.words)
      case .called(let name): extend(&phrases) { "\($0) '\(name)'" }
      case .matching(let words, _):
        let matches = areSeveral ? "match" : "matches"
        let isWords = areSeveral ? "are" : "is"
        extend(&phrases) {
          words.isEmpty ? "\($0) that \(matches)" : "\($0) that \(isWords) \(words)"
        }
      case .containing(let words, _):
        let contains = areSeveral ? "contain" : "contains"
        extend(&phrases) { "\($0) that \(contains) \(words.isEmpty ? "a match" : words)" }
      case .first: extend(&phrases) { "first \($0)" }
      case .at(let index): extend(&phrases) { "\($0) at index \(index)" }
      case .only: break
      }
    }
    return phrases.isEmpty ? "screen" : phrases.reversed().joined(separator: " in ")
  }

  private static func extend(_ phrases: inout [String], _ change: (String) -> String) {
    phrases.append(change(phrases.popLast() ?? "element"))
  }

  // MARK: As it is now

  /// An element as a search finds it now: its name, or, if it is missing, the elements there
  /// instead.
  ///
  /// Nothing is settled first, and no code of the caller's runs.
  static func description(ofElement search: ElementSearch) -> String {
    let words = words(search)
    guard !search.runsTests else { return words }
    guard search.isMet else { return "\(words): \(notOnScreen)" }
    let found = search.found.count
    switch found {
    case 0:
      let application = search.application
      let parts =
        hasNoWindow(application)
        ? [notOnScreen, ApplicationWords.noWindow(in: application)]
        : [notOnScreen, lacking(search), hidden(search), elsewhere(search)]
      return "\(words): \(parts.filter { !$0.isEmpty }.joined(separator: " "))"
    case 1: return words
    default: return "\(words): \(found) elements match."
    }
  }

  /// The elements that a query finds now, by their names.
  ///
  /// Nothing is settled first, and no code of the caller's runs.
  static func description(ofQuery search: ElementSearch) -> String {
    let words = words(search, isPlural: true)
    guard !search.runsTests else { return words }
    let found = search.all()
    guard !found.isEmpty else { return "\(words): \(lacking(search))" }
    let shown = found.prefix(listed).map { node in
      let name = name(of: node)
      return name.isEmpty ? "one without a name" : "'\(name)'"
    }
    let rest = found.count > listed ? " and \(found.count - listed) more" : ""
    return "\(words): \(found.count), \(shown.joined(separator: ", "))\(rest)"
  }

  private static let notOnScreen = "It is not on the screen."

  // MARK: Failures

  /// That an element cannot be used, because it is not there or there are several.
  static func notOne(_ verb: String, _ search: ElementSearch) -> FailureText {
    var count = 0
    var places: [String] = []
    search.forEachFound { node in
      count += 1
      // At once: the cell of a row out of sight may become another row's.
      if places.count < listed { places.append(place(node.withWords)) }
      return true
    }
    let cannot = "Cannot \(verb) \(words(search))"
    guard count == 0 else {
      return FailureText(
        "\(cannot): \(count) elements match.",
        screen: lines([
          several(places, of: count), ScreenText.forFailure(in: search.application),
        ]))
    }
    if hasNoWindow(search.application) {
      return FailureText("\(cannot): \(notOnScreen)", noWindow(in: search.application))
    }
    return FailureText(
      "\(cannot): \(notOnScreen)",
      lines([
        lacking(search), hidden(search), elsewhere(search), inFront(search.application),
      ]), screen: ScreenText.forFailure(in: search.application))
  }

  /// Says that there is no screen, and which pending work may still bring one.
  private static func noWindow(in application: UIApplication) -> String {
    lines([
      ApplicationWords.noWindow(in: application),
      ApplicationWords.pending(in: application.mainLoop),
    ])
  }

  private static func hasNoWindow(_ application: UIApplication) -> Bool {
    application.windows.allSatisfy(\.isHidden)
  }

  /// Why an element was not found: the obstacle that hides it, or the elements that exist instead.
  static func whyNot(_ search: ElementSearch) -> String {
    if hasNoWindow(search.application) {
      return ApplicationWords.noWindow(in: search.application)
    }
    let parts = [hidden(search), elsewhere(search)].filter { !$0.isEmpty }
    return parts.first ?? lacking(search)
  }

  /// Says that there is nothing under a finger in the middle of the screen.
  static func nothingToTouch(_ verb: String, _ node: ElementNode, _ application: UIApplication)
    -> FailureText
  {
    FailureText(
      "Cannot \(verb) \(words(node)): There is nothing to touch.",
      hasNoWindow(application) ? noWindow(in: application) : "")
  }

  /// Says that an element of this kind does not support the test's request.
  static func unfit(_ verb: String, _ node: ElementNode, _ sentence: String) -> FailureText {
    FailureText("Cannot \(verb) \(words(node)): \(sentence)")
  }

  /// Says that typed keys would go to another element, or to no element.
  static func unfocused(_ node: ElementNode, _ focused: UIView?) -> FailureText {
    let holder = focused.map { "The focus is on the \(words(.view($0)))." }
    return FailureText(
      "Cannot type text into \(words(node)): It does not have the focus.",
      "\(holder ?? "Nothing has the focus.") Tap it first.")
  }

  private static func lines(_ parts: [String]) -> String {
    parts.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  /// How many elements are listed at most.
  private static let listed = 10

  private static func several(_ places: [String], of count: Int) -> String {
    let shown = places.enumerated().map { "\($0.offset): \($0.element)" }
    let rest = count > places.count ? ["and \(count - places.count) more"] : []
    return "They are:\n  " + (shown + rest).joined(separator: "\n  ")
      + "\nChoose one by firstMatch, by element(boundBy:), or by what it stands in."
  }

  /// The step at which nothing was found, and the elements that exist instead.
  static func lacking(_ search: ElementSearch) -> String {
    var before = search
    var inputs: [ElementNode] = []
    var kind = ScreenElement.ElementType.any
    for index in search.steps.indices {
      before.steps = Array(search.steps[...index])
      let found = before.all()
      guard found.isEmpty else {
        inputs = found
        if case .descendants(let type) = search.steps[index] { kind = type }
        if case .children(let type) = search.steps[index] { kind = type }
        continue
      }
      before.steps = Array(search.steps[..<index])
      return lacking(search.steps[index], of: kind, among: inputs, in: before)
    }
    return inputs.count > 1 ? several(inputs.prefix(listed).map(place), of: inputs.count) : ""
  }

  private static func lacking(
    _ step: ElementSearch.SearchStep, of kind: ScreenElement.ElementType,
    among nodes: [ElementNode],
    in search: ElementSearch
  ) -> String {
    switch step {
    case .descendants(let type), .children(let type):
      let place = search.steps.isEmpty ? "on the screen" : "in \(words(search))"
      return "There are no \(type.pluralWords) \(place)."
    case .called(let name):
      return namedWithin(name, kind, nodes) ?? choices(for: name, kind, nodes)
    case .at: return nodes.count == 1 ? "There is 1." : "There are \(nodes.count)."
    case .matching, .containing: return choices(for: "", kind, nodes)
    case .first, .only: return ""
    }
  }

  private static func choices(
    for name: String, _ kind: ScreenElement.ElementType, _ nodes: [ElementNode]
  ) -> String {
    // Of elements of all kinds, many are within others of the same name.
    var known: Set<String> = []
    let choices = nodes.compactMap { node -> NearMiss.Choice? in
      let name = self.name(of: node)
      guard !name.isEmpty, kind != .any || known.insert(name).inserted else { return nil }
      return NearMiss.Choice(title: name, note: node.isEnabled ? "" : "disabled")
    }
    if choices.isEmpty, !nodes.isEmpty {
      return nodes.count == 1
        ? "The only \(kind.words) has no name."
        : "None of the \(nodes.count) \(kind.pluralWords) has a name."
    }
    return NearMiss.details(for: name, among: choices, noun: kind.pluralWords)
  }

  /// Says that not the elements have the name, but an element inside them.
  private static func namedWithin(
    _ name: String, _ kind: ScreenElement.ElementType, _ nodes: [ElementNode]
  ) -> String? {
    guard let inner = innerElement(called: name, in: nodes, of: kind) else { return nil }
    let type = inner.kind
    return "No \(kind.words) has the label or identifier '\(name)' of its own; "
      + "a \(type.words) within one has: "
      + "\(kind.queryName).containing(.\(type), identifier: \"\(name)\").element"
  }

  private static func innerElement(
    called name: String, in nodes: [ElementNode], of kind: ScreenElement.ElementType
  ) -> ElementNode? {
    // Nearly every element is contained in a plain one.
    guard ![.any, .other, .window].contains(kind) else { return nil }
    var found: ElementNode?
    for node in nodes where found == nil {
      node.forEachDescendant { inner in
        if inner.isCalled(name) { found = inner }
        return found == nil
      }
    }
    return found
  }

  /// Says that the element exists, but is hidden or behind something.
  private static func hidden(_ search: ElementSearch) -> String {
    var found: ElementNode?
    search.forEach(.everything) { node in
      found = node
      return false
    }
    guard let found else { return "" }
    let reasons = ElementReach.reasons(found)
    let why = reasons.isEmpty ? "nobody can see it." : reasons.joined(separator: " ")
    return "There is a \(place(found)) that does not show: \(why)"
  }

  /// Says that an element of another kind has the name.
  private static func elsewhere(_ search: ElementSearch) -> String {
    guard let name = search.lastName else { return "" }
    var anything = ElementSearch(root: search.root)
    anything.steps = [.descendants(.any), .called(name)]
    guard let other = anything.all().first else { return "" }
    // The content of the found elements was stated already.
    let (before, kind) = search.beforeName
    if innerElement(called: name, in: before.all(), of: kind) != nil { return "" }
    return "There is a \(place(other)) of that name."
  }

  /// The screen that is presented in front of all others.
  private static func inFront(_ application: UIApplication) -> String {
    let window = application.keyWindow ?? application.windows.last
    guard let front = VisibleScreen(window).topmostViewController,
      front.presentingViewController != nil
    else { return "" }
    var container = front
    while let parent = container.parent { container = parent }
    return "\(ObjectWords.name(of: container)) is presented in front."
  }
}
