import Testing

@MainActor
@Suite("What takes the Objective-C runtime")
struct MissingRuntimeRuleTests {
  private let observing =
    "1: There is no key-value observing: "
    + "write a property observer, or send a notification."
  private let coding =
    "1: There is no key-value coding: set or get the property itself. "
    + "(A method of your own of that name is not meant.)"

  @Test(arguments: [
    "a.observe(\\.items) { _, _ in }", "a.observe(\\UIView.tag, options: .new) {}",
    "a.observe(\\.layer.bounds) {}", "a.observe(\\A.b.frame) {}",
  ])
  func `is told: observing`(source: String) {
    #expect(Ported(source).warnings == [observing])
  }

  @Test(arguments: [
    "a.observe(\\.text) {}", "a.observe(\\B.c?.d) {}",
    "a.addObserver(b, forKeyPath: \"a.c\", context: nil)",
  ])
  func `is told: observing own properties without the product for it`(source: String) {
    let own = "; class B: NSObject { @objc dynamic var text = \"\"; @objc dynamic var c: C? }"
    #expect(
      Ported(source + own).warnings == [
        "1: HeadlessFoundation observes an app's own properties: let the target depend on "
          + "'.product(name: \"HeadlessFoundation\", package: \"Fleet\")'."
      ])
  }

  @Test(arguments: ["\"b\"", "\"a.items\""])
  func `is told: observing by a name that nothing is observed by`(name: String) {
    #expect(
      Ported("a.addObserver(self, forKeyPath: \(name), options: [], context: nil)").warnings == [
        "1: Nothing is observed by that name here: write a property observer, or send a "
          + "notification."
      ])
  }

  @Test(arguments: [
    "override func observeValue(forKeyPath a: String?) {}",
    "a.addObserver(self, forKeyPath: \"estimatedProgress\", options: .new, context: nil)",
    "a.addObserver(self, forKeyPath: \"item.status\", options: [], context: &context)",
    "a.addObserver(self, forKeyPath: name, context: nil)",
    "a.removeObserver(self, forKeyPath: \"b\")",
  ])
  func `is here for what can be observed: observing by name`(source: String) {
    #expect(Ported(source).warnings == [])
  }

  @Test(arguments: [
    ("a.observe(\\.text) {}", "a.observe(\\.text) {}"),
    ("a.observe(\\UILabel.text, options: .new) {}", "a.observe(\\.text, options: .new) {}"),
    (
      "i.observe(\\UINavigationItem.rightBarButtonItems) {}", "i.observe(\\.rightBarButtonItems) {}"
    ),
    ("i.observe(\\AVPlayerItem.loadedTimeRanges) {}", "i.observe(\\.loadedTimeRanges) {}"),
    ("s.observe(\\.outputVolume) {}", "s.observe(\\.outputVolume) {}"),
    ("a.b?.observe( \\ UIView.frame) {}", "a.b?.observe( \\ .frame) {}"),
    ("t.progress.observe(\\.fractionCompleted) {}", "t.progress.observe(\\.fractionCompleted) {}"),
    ("a.observe(\\UIViewPropertyAnimator.isRunning) {}", "a.observe(\\.isRunning) {}"),
  ])
  func `is here for some of UIKit's properties: observing`(source: String, written: String) {
    let ported = Ported(source)

    #expect(ported.body() == written)
    #expect(ported.warnings == [])
  }

  @Test(arguments: [
    ("RunLoop.main.add(timer, forMode: .common)", "RunLoop.main.addTimer(timer, forMode: .common)"),
    ("r?.add(t, forMode: m)", "r?.addTimer(t, forMode: m)"),
    ("link.add(to: .main, forMode: .common)", "link.add(to: .main, forMode: .common)"),
    ("add(a, forMode: b)", "add(a, forMode: b)"),
    (
      "Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { a($0) }",
      "Timer.scheduledUIKitTimer(withTimeInterval: 1, repeats: true) { a($0) }"
    ),
    (
      "Timer.scheduledTimer(timeInterval: 1, target: a)",
      "Timer.scheduledTimer(timeInterval: 1, target: a)"
    ),
    ("b.scheduledTimer(withTimeInterval: 1)", "b.scheduledTimer(withTimeInterval: 1)"),
    (
      "func add(_ a: A, forMode m: M) {}; b.add(a, forMode: m)",
      "func add(_ a: A, forMode m: M) {}; b.add(a, forMode: m)"
    ),
  ])
  func `is here in UIKit time: timers`(source: String, written: String) {
    #expect(Ported(source).body() == written)
  }

  @Test(arguments: [
    "observe(value)", "center.addObserver(self, selector: a)",
  ])
  func `is not what the model does`(source: String) {
    #expect(Ported(source).warnings == [])
  }

  @Test(arguments: [
    "a.setValue(1, forKey: \"b\")", "let a = b.value(forKey: \"c\")",
    "a.setValue(1, forKeyPath: \"b\")",
    "a.value(forKeyPath: \"@sum.b\")",
  ])
  func `is told: coding`(source: String) {
    #expect(Ported(source).warnings == [coding])
  }

  @Test(arguments: [
    "UserDefaults.standard.setValue(true, forKey: \"a\")", "b.standard.value(forKey: c)",
    "a.layer.setValue(b, forKeyPath: \"transform.rotation.z\")", "anim.value(forKey: id)",
    "fadeAnimation?.setValue(b, forKey: \"id\")", "a.layer!.value(forKey: b)",
    "a.setValue(b, forKey: \"titleTextColor\")", "a.value(forKey: \"searchField\")",
    "class A: NSObject { @objc var b = 1 }; a.setValue(2, forKey: \"b\")",
    "@objcMembers class A: NSObject { var b = 1 }; a.setValue(2, forKey: \"b\")",
  ])
  func `is here: coding by names that are known`(source: String) {
    #expect(Ported(source).warnings == [])
    #expect(Ported(source).text().hasPrefix("import HeadlessUIKit\n"))
  }

  @Test(arguments: [
    "(a as AnyObject).count", "(a as AnyObject)?.count", "(a as AnyObject)!.count",
  ])
  func `is told: members of any object`(source: String) {
    #expect(
      Ported(source).warnings == [
        "1: 'count' is looked up in 'AnyObject', which takes the Objective-C runtime: cast to the "
          + "class that has it."
      ])
  }

  @Test func `is told: members of what a property holds as any object`() {
    let source = """
      extension UIView {
      var all: [AnyObject] { constraints }
      var one: AnyObject? { nil }
      func f() {
      g(all.first?.priority, all[0].constant, one?.priority)
      h(all.count, all.first, all, one, all.map { $0 })
      }
      }
      """

    #expect(
      Ported(source).warnings.map { $0.prefix { $0 != "," } }.sorted() == [
        "5: 'constant' is looked up in 'AnyObject'", "5: 'priority' is looked up in 'AnyObject'",
        "5: 'priority' is looked up in 'AnyObject'",
      ])
  }

  @Test func `is told: members of a parameter that is any object`() {
    let source = """
      class Page: UIViewController {
      @IBAction func tapped(_ sender: AnyObject) { print(sender.tag, sender === self) }
      func pick(from views: [AnyObject]?) { print(views?.first, views![0].alpha, page.views.first?.tag) }
      func save(_ sender: AnyObject?) { if let sender = sender as? UIButton { print(sender.tag) } }
      func other(_ sender: UIButton) { print(sender.tag) }
      }
      """

    #expect(
      Ported(source).warnings.map { $0.prefix { $0 != "," } } == [
        "2: 'tag' is looked up in 'AnyObject'", "3: 'alpha' is looked up in 'AnyObject'",
      ])
  }

  @Test(arguments: [
    ("(a as AnyObject).isEqual(b)", "uiKitLookedUp((a as AnyObject)).isEqual(b)"),
    ("return (a as? AnyObject)?.isEqual(b)", "return uiKitLookedUp((a as? AnyObject))?.isEqual(b)"),
    (
      "func f(_ o: AnyObject!) { o!.isEqual(b) }",
      "func f(_ o: AnyObject!) { uiKitLookedUp(o)!.isEqual(b) }"
    ),
    (
      "class A { var o: AnyObject?; func f() { a(self.o?.isEqual(b)) } }",
      "class A { var o: AnyObject?; func f() { a(uiKitLookedUp(self.o)?.isEqual(b)) } }"
    ),
    (
      "class A { var o: [AnyObject] = []; func f() { o[0].isEqual(b) } }",
      "class A { var o: [AnyObject] = []; func f() { uiKitLookedUp(o[0]).isEqual(b) } }"
    ),
    (
      "class A { var o: [AnyObject] = []; func f() { o.first?.isEqual(b) } }",
      "class A { var o: [AnyObject] = []; func f() { uiKitLookedUp(o.first)?.isEqual(b) } }"
    ),
  ])
  func `is here: whether any object equals another one`(source: String, written: String) {
    let ported = Ported(source)

    #expect(ported.body() == written)
    #expect(ported.warnings == [])
    #expect(ported.text().hasPrefix("import HeadlessUIKit\n"))
  }

  @Test(arguments: [
    "f(a as AnyObject).isEqual(b)",
    "class A { var o: AnyObject?; func f() { page.o?.isEqual(b) } }",
    "(a as AnyObject).isEqual",
  ])
  func `is told: whether any object equals another one, where it is not plain which`(source: String)
  {
    #expect(
      Ported(source).warnings.map { $0.prefix { $0 != "," } } == [
        "1: 'isEqual' is looked up in 'AnyObject'"
      ])
  }

  @Test func `is not a cast to any object alone`() {
    #expect(Ported("f(a as AnyObject)\n(a as AnyObject) === b\n(c as AnyObject)").warnings == [])
  }

  @Test func `is not a method of the app of that name`() {
    #expect(
      Ported("func setValue(_ v: Any, forKey k: String) {}\na.value(b, for: c)").warnings == [])
  }

  @Test func `is not needed for predicates, whose formats the model reads`() {
    let ported = Ported("import Foundation\nlet p = NSPredicate(format: \"a == 1\")")

    #expect(ported.warnings == [])
    #expect(ported.text().contains("import HeadlessUIKit"))
  }

  @Test(arguments: [
    ("method_exchangeImplementations", "changes"), ("class_addMethod", "changes"),
    ("class_getInstanceMethod", "finds"), ("class_copyMethodList", "finds"),
  ])
  func `is told: swizzling, which compiles and does nothing`(name: String, verb: String) {
    let text =
      "1: '\(name)' \(verb) nothing here: without the Objective-C runtime, methods stay what they are."
    #expect(Ported("\(name)(a, b)").warnings == [text])
    #expect(Ported("let a = \(name)").warnings == [])
  }

  @Test func `is told: classes by name`() {
    #expect(
      Ported("objc_getClass(a)").warnings == ["1: 'objc_getClass' takes the Objective-C runtime."])
  }

  @Test(arguments: [
    ("queue: .main", "queue: .uiKitMain"),
    ("queue: OperationQueue.main", "queue: OperationQueue.uiKitMain"),
    ("queue: nil", "queue: nil"), ("queue: queue", "queue: queue"),
    ("queue: .mine", "queue: .mine"),
    ("queue: .main.other", "queue: .main.other"),
  ])
  func `is here on a queue that does not hang: notifications on the main one`(
    queue: String, written: String
  ) {
    let call =
      "c.addObserver(forName: UIApplication.didBecomeActiveNotification, object: f(queue: .main), "

    #expect(
      Ported(call + queue + ") { a(queue: .main) }").body() == call + written
        + ") { a(queue: .main) }")
    #expect(Ported(call + queue + ", using: b)").body() == call + written + ", using: b)")
    #expect(Ported(call + queue + ")").warnings == [])
  }
}
