/// Warns of what needs the Objective-C runtime and has no stand-in here; other rules rewrite what
/// has one.
package struct MissingRuntimeRule: Rule {
  /// What is not there at all.
  private static let runtime: Set<String> = ["objc_getClass", "objc_getClassList"]
  /// What compiles, and finds and changes nothing.
  private static let swizzling: Set<String> = [
    "method_exchangeImplementations", "method_getImplementation", "method_setImplementation",
    "class_addMethod", "class_getInstanceMethod", "class_getClassMethod", "class_replaceMethod",
    "class_copyMethodList", "class_copyPropertyList", "object_setClass",
  ]
  private static let keyed: Set<String> = ["setValue", "value"]
  private static let calls = keyed.union([
    "observe", "observeValue", "addObserver", "removeObserver", "add",
    "scheduledTimer",
  ])
  private static let timer = "timer in UIKit time"
  private static let noObserving =
    "There is no key-value observing: "
    + "write a property observer, or send a notification."
  private static let noProduct =
    "HeadlessFoundation observes an app's own properties: let the target depend on "
    + "'.product(name: \"HeadlessFoundation\", package: \"Fleet\")'."
  private static let fewNames =
    "Nothing is observed by that name here: write a property observer, or send a notification."
  /// The key paths that the model observes.
  package static let observables: Set<String> = [
    "alpha", "bounds", "center", "completedUnitCount", "contentOffset", "contentSize",
    "fractionCompleted", "frame", "image", "isCancelled", "isEnabled", "isFinished", "isHidden",
    "isHighlighted", "isRunning", "isSelected", "leftBarButtonItem", "leftBarButtonItems",
    "progress", "rightBarButtonItem", "rightBarButtonItems", "state", "text", "title", "titleView",
    "totalUnitCount", "value",
  ]
  /// The key paths that stand-ins for other frameworks observe besides.
  static let observablesOfNeighbours: Set<String> = [
    "canGoBack", "canGoForward", "canPlayFastForward", "canPlayFastReverse", "canPlayReverse",
    "currentItem", "duration", "error", "estimatedProgress", "isLoading", "isMuted",
    "isPlaybackBufferEmpty", "isPlaybackBufferFull", "isPlaybackLikelyToKeepUp", "loadedTimeRanges",
    "loopCount", "outputVolume", "presentationSize", "rate", "reasonForWaitingToPlay",
    "seekableTimeRanges", "status", "timeControlStatus", "title", "url", "volume",
  ]

  /// The names of UIKit's by which the model sets and reads properties.
  package static let codedNames: Set<String> = [
    "accessibilityHint", "accessibilityIdentifier", "accessibilityLabel", "alpha",
    "backgroundColor",
    "checked", "clipsToBounds", "handler", "hidden", "highlightsToday", "image", "imageTintColor",
    "layer.borderColor", "layer.borderWidth", "layer.cornerRadius", "layer.masksToBounds",
    "layer.shadowOffset", "layer.shadowOpacity", "layer.shadowRadius", "magnifierLineColor",
    "orientation", "placeholderLabel.font", "placeholderLabel.textColor", "restorationIdentifier",
    "searchField", "tag", "textColor", "tintColor", "title", "titleTextAlignment", "titleTextColor",
  ]

  let file: SourceFile
  let module: Module

  private var observing: ObservingRule { ObservingRule(file: file, module: module) }

  func apply(to changes: inout Changes) {
    for index in file.indices(of: Self.runtime) {
      let token = file.tokens[index]
      changes.warn(.runtime, token.start, "'\(token.text)' takes the Objective-C runtime.")
    }
    for index in file.indices(of: Self.swizzling) where file.tokens[index + 1].isSign("(") {
      let token = file.tokens[index]
      let verb = token.text.contains("get") || token.text.contains("copy") ? "finds" : "changes"
      changes.warn(
        .swizzling, token.start,
        "'\(token.text)' \(verb) nothing here: without the Objective-C runtime, methods stay what they "
          + "are.")
    }
    for index in file.indices(of: "AnyObject") { noteLookUp(index, in: &changes) }
    for (name, isList) in module.anyObjects {
      for index in file.indices(of: name) { noteLookUp(of: index, isList: isList, in: &changes) }
    }
    for function in file.all { noteLookUps(in: function, &changes) }
    for index in file.indices(of: Self.calls) where file.tokens[index + 1].isSign("(") {
      noteCall(index, in: &changes)
    }
  }

  /// `(object as AnyObject).name` finds any member of that name with Objective-C.
  private func noteLookUp(_ index: Int, in changes: inout Changes) {
    let isCast =
      index > 1
      && (file.tokens[index - 1].isWord("as")
        || file.tokens[index - 1].isSign("?") && file.tokens[index - 2].isWord("as"))
    guard isCast, index + 3 < file.tokens.count, file.tokens[index + 1].isSign(")"),
      !isInvocationTarget(index - 2)
    else { return }
    let dot = file.tokens[index + 2].isSign(".") ? index + 2 : index + 3
    guard file.tokens[dot].isSign("."),
      dot == index + 2 || file.tokens[dot - 1].isSign("?") || file.tokens[dot - 1].isSign("!"),
      dot + 1 < file.tokens.count, !file.tokens[dot + 1].isWord("self")
    else {
      return
    }
    let open = file.opening(index + 1).flatMap { open in
      // What stands before the parenthesis at once is called, and answers what the member is of.
      let before = open > 0 ? file.tokens[open - 1] : nil
      let isCall =
        before?.end == file.tokens[open].start
        && (before?.kind == .word || before?.isSign(")") == true)
      return isCall ? nil : open
    }
    lookUp(dot + 1, of: open, in: &changes)
  }

  /// Whether the target of an undo manager's message ends there, which `InvocationRule` knows.
  private func isInvocationTarget(_ close: Int) -> Bool {
    file.opening(close).map { file.tokens[$0 + 1].isWord("withInvocationTarget") } ?? false
  }

  /// `constraints.first?.priority` does, where `constraints` is a list of any objects.
  private func noteLookUp(of index: Int, isList: Bool, in changes: inout Changes) {
    var next = index + 1
    if file.tokens[next].isSign("?") || file.tokens[next].isSign("!") { next += 1 }
    if isList {
      if file.tokens[next].isSign("[") {
        next = file.closing(next) + 1
      } else if file.tokens[next].isSign("."),
        file.tokens[next + 1].isWord("first") || file.tokens[next + 1].isWord("last"),
        file.tokens[next + 2].isSign("?") || file.tokens[next + 2].isSign("!")
      {
        next += 3
      } else {
        return
      }
    }
    guard next + 1 < file.tokens.count, file.tokens[next].isSign("."),
      file.tokens[next + 1].kind == .word, !file.tokens[next + 1].isWord("self")
    else { return }
    var start: Int? = index
    if index > 0, file.tokens[index - 1].isSign(".") {
      start = index > 1 && file.tokens[index - 2].isWord("self") ? index - 2 : nil
    }
    lookUp(next + 1, of: start, in: &changes)
  }

  /// `sender.tag` does, where `sender` is a parameter that is any object.
  private func noteLookUps(in function: Declaration, _ changes: inout Changes) {
    guard let body = function.body else { return }
    for parameter in function.parameters {
      guard let isList = Module.isListOfAnyObjects(parameter.type),
        !module.anyObjects.contains(where: { $0.name == parameter.name })
      else { continue }
      let uses = file.indices(of: parameter.name).filter {
        body.contains(file.tokens[$0].start) && !file.tokens[$0 - 1].isSign(".")
      }
      // From `if let sender = sender as? UIButton` on it is something else.
      let isAnother = uses.contains {
        file.tokens[$0 - 1].isWord("let") || file.tokens[$0 - 1].isWord("var")
      }
      if isAnother { continue }
      for use in uses { noteLookUp(of: use, isList: isList, in: &changes) }
    }
  }

  /// A member is looked up in an object whose expression begins at an index, if that is known.
  ///
  /// What every object has is called on one that knows how; for all else there is a warning.
  private func lookUp(_ index: Int, of object: Int?, in changes: inout Changes) {
    let name = file.tokens[index]
    guard let object, name.isWord("isEqual"), file.tokens[index + 1].isSign("(") else {
      return changes.warn(
        .runtime, name.start,
        "'\(name.text)' is looked up in 'AnyObject', which takes the Objective-C runtime: cast to "
          + "the class that has it.")
    }
    let isOptional = file.tokens[index - 2].isSign("?") || file.tokens[index - 2].isSign("!")
    changes.edits.insert("uiKitLookedUp(", at: file.tokens[object].start)
    changes.edits.insert(")", at: file.tokens[index - (isOptional ? 3 : 2)].end)
    changes.count("isEqual of any object")
    changes.needsModel = true
  }

  private func noteCall(_ index: Int, in changes: inout Changes) {
    let token = file.tokens[index]
    let first = file.tokens[index + 2 < file.tokens.count ? index + 2 : index + 1]
    switch token.text {
    case "observe" where first.isSign("\\"):
      if !observing.takes(index) { observe(index + 2, in: &changes) }
    case "addObserver" where hasLabel("forKeyPath", in: index): observeByName(index, in: &changes)
    case "add" where !first.isWord("to") && hasLabel("forMode", in: index):
      schedule(index, in: &changes)
    case "scheduledTimer" where first.isWord("withTimeInterval"):
      guard index > 1, file.tokens[index - 2].isWord("Timer"),
        file.start(ofFoundationName: index - 2) != nil, !module.declaresType(named: "Timer")
      else { return }
      changes.rename(token, to: "scheduledUIKitTimer", as: Self.timer)
    case "addObserver" where first.isWord("forName"): observeOnMain(index, in: &changes)
    case _ where Self.keyed.contains(token.text):
      guard isCall(index), hasLabel("forKey", in: index) || hasLabel("forKeyPath", in: index) else {
        return
      }
      guard !isCoded(index) else {
        changes.needsModel = true
        return
      }
      changes.warn(
        .coding, token.start,
        "There is no key-value coding: set or get the property itself. "
          + "(A method of your own of that name is not meant.)")
    default: break
    }
  }

  /// A property can be observed by the text of its name, if it can be observed at all.
  private func observeByName(_ call: Int, in changes: inout Changes) {
    guard let argument = file.argument(labelled: "forKeyPath", ofCall: call) else { return }
    let name = file.tokens[argument]
    guard name.kind == .literal else { return }
    let text = file.text(name.start, name.end)
    let path = text.filter { $0 != "\"" }.split(separator: ".").last.map(String.init) ?? ""
    let known = Self.observables.union(Self.observablesOfNeighbours).union(Self.namesInObjectiveC)
    guard !known.contains(path), !observing.isThere || !isShown(path) else { return }
    changes.warn(
      .observing, file.tokens[call].start, isShown(path) ? Self.noProduct : Self.fewNames)
  }

  /// Objective-C's names for some of them.
  private static let namesInObjectiveC: Set<String> = [
    "URL", "cancelled", "enabled", "finished", "hidden", "highlighted", "loading", "muted",
    "playbackBufferEmpty", "playbackBufferFull", "playbackLikelyToKeepUp", "running", "selected",
  ]

  /// `observe(\UIScrollView.contentOffset)` is `observe(\.contentOffset)` here.
  private func observe(_ path: Int, in changes: inout Changes) {
    let root = file.tokens[path + 1].isSign(".") ? nil : path + 1
    let name = (root ?? path) + 2
    guard name + 1 < file.tokens.count, file.tokens[name - 1].isSign("."),
      Self.observables.union(Self.observablesOfNeighbours).contains(file.tokens[name].text),
      file.tokens[name + 1].isSign(",") || file.tokens[name + 1].isSign(")"),
      !isShown(file.tokens[name].text)
    else {
      let isOwn = !observing.isThere && file.token(at: name).map { isShown($0.text) } == true
      return changes.warn(
        .observing, file.tokens[path - 2].start, isOwn ? Self.noProduct : Self.noObserving)
    }
    changes.count("observe(\\.\(file.tokens[name].text))")
    changes.needsModel = true
    guard let root else { return }
    changes.edits.replace(file.tokens[root].start, file.tokens[root].end, with: "")
  }

  /// A timer that is added to a run loop fires in UIKit time.
  private func schedule(_ call: Int, in changes: inout Changes) {
    let isOwn = module.declared.functions["add"]?.contains { method in
      method.parameters.map(\.label) == ["", "forMode"]
    }
    guard isOwn != true, call > 0, file.tokens[call - 1].isSign(".") else { return }
    changes.rename(file.tokens[call], to: "addTimer", as: Self.timer)
  }

  /// Whether a property is set or read by a name that is known here, or is no property: the keys of
  /// user defaults are Foundation's.
  private func isCoded(_ call: Int) -> Bool {
    let close = file.closing(call + 1)
    let key = file.tokens[close - 1]
    if call > 1, file.tokens[call - 1].isSign("."),
      ["standard", "UIApplication"].contains(file.tokens[call - 2].text)
    {
      return true
    }
    if takesAnyName(call) { return true }
    let hasFilters = module.traits.neighbours.contains("CoreImage")
    guard key.kind == .literal else { return hasFilters && key.text.hasPrefix("kCI") }
    let name = String(file.text(key.start, key.end).dropFirst().dropLast())
    return Self.codedNames.contains(name) || hasFilters && name.hasPrefix("input")
      || isShown(name)
  }

  /// Whether a class of the modules shows a property of a name to Objective-C.
  private func isShown(_ name: String) -> Bool {
    module.declared.properties[name]?.contains(where: ObservingRule.isShown) == true
  }

  /// Whether a call is one of a layer or an animation, by the name of what it is called on: these take
  /// any name.
  private func takesAnyName(_ call: Int) -> Bool {
    guard call > 1, file.tokens[call - 1].isSign(".") else { return false }
    let isOptional = file.tokens[call - 2].isSign("?") || file.tokens[call - 2].isSign("!")
    guard call > (isOptional ? 2 : 1) else { return false }
    let name = file.tokens[call - (isOptional ? 3 : 2)].text.lowercased()
    return name.hasSuffix("layer") || name.hasSuffix("animation") || name == "anim"
  }

  private func isCall(_ index: Int) -> Bool {
    index == 0 || !file.tokens[index - 1].isWord("func")
  }

  /// Whether an argument with that label is among a call's.
  private func hasLabel(_ label: String, in call: Int) -> Bool {
    var index = call + 2
    let close = file.closing(call + 1)
    while index < close {
      if file.tokens[index].isWord(label), file.tokens[index + 1].isSign(":") { return true }
      index = file.tokens[index].opensBracket ? file.closing(index) + 1 : index + 1
    }
    return false
  }

  /// An observer on the main queue takes the model's.
  ///
  /// Foundation's waits for the main thread, which does not come under Swift Testing on Linux.
  private func observeOnMain(_ call: Int, in changes: inout Changes) {
    let close = file.closing(call + 1)
    var index = call + 2
    while index + 3 < close,
      !file.tokens[index].isWord("queue") || !file.tokens[index + 1].isSign(":")
    {
      index = file.tokens[index].opensBracket ? file.closing(index) + 1 : index + 1
    }
    var main = index + 2
    if main < close, file.tokens[main].isWord("OperationQueue") { main += 1 }
    guard main + 1 < close, file.tokens[main].isSign("."), file.tokens[main + 1].isWord("main"),
      file.tokens[main + 2].isSign(",") || file.tokens[main + 2].isSign(")")
    else { return }
    changes.rename(file.tokens[main + 1], to: "uiKitMain", as: "observer on the main queue")
  }
}
