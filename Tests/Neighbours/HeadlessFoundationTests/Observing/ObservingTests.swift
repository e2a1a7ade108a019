import FleetTesting
import HeadlessFoundation
import TestSupport
import Testing

@MainActor
@Suite("Observing an app's own objects")
struct ObservingTests {
  @Test func `tells by options of the values before and after`() {
    let bird = ObservedBird()
    var heard: [String] = []
    func listen(_ options: NSKeyValueObservingOptions) -> NSKeyValueObservation {
      bird.uiKitObserve(\.name, "name", options: options) { bird, change in
        heard.append(
          "\(bird.name) \(change.oldValue ?? "-") \(change.newValue ?? "-") \(change.isPrior)")
      }
    }
    let rows: [(NSKeyValueObservingOptions, [String])] = [
      ([], ["wren - - false"]),
      ([.new], ["wren - wren false"]),
      ([.old], ["wren jay - false"]),
      ([.initial, .new], ["jay - jay false", "wren - wren false"]),
      ([.initial, .old], ["jay - - false", "wren jay - false"]),
      ([.prior, .old, .new], ["jay jay - true", "wren jay wren false"]),
    ]
    for (options, expected) in rows {
      bird.name = "jay"
      heard = []
      let token = listen(options)
      bird.name = "wren"
      token.invalidate()
      bird.name = "jay"
      #expect(heard == expected)
    }
  }

  @Test func `ends with its token, and keeps neither of them`() {
    var count = 0
    weak var gone: ObservedBird?
    var token: NSKeyValueObservation?
    do {
      let bird = ObservedBird()
      gone = bird
      token = bird.uiKitObserve(\.name, "name") { _, _ in count += 1 }
      // The same value is told of, too.
      bird.name = "wren"
      token = nil
      bird.name = "jay"
      token = bird.uiKitObserve(\.name, "name") { _, _ in count += 1 }
    }
    #expect(gone == nil && count == 1)
    token?.invalidate()
  }

  @Test func `follows a path to another object`() {
    let (bird, first, second) = (ObservedBird(), ObservedBird(), ObservedBird())
    second.name = "tit"
    var heard: [String] = []
    let token = bird.uiKitObserve(
      \.mate?.name, "mate.name", [\.mate], options: [.old, .new]
    ) { _, change in
      heard.append("\((change.oldValue ?? nil) ?? "-") \((change.newValue ?? nil) ?? "-")")
    }
    bird.mate = first
    first.name = "owl"
    bird.mate = second
    first.name = "crow"
    second.name = "jay"
    bird.mate = nil
    second.name = "tit"
    #expect(heard == ["- wren", "wren owl", "owl tit", "tit jay", "jay -"])
    token.invalidate()
  }

  @Test func `follows a path from an object of the model's to another one`() {
    let (stage, first, second) = (ObservedStage(), UIView(), UIView())
    var heard: [CGFloat?] = []
    let token = stage.uiKitObserve(
      \.view?.frame, "view.frame", [\.view], options: [.new]
    ) { _, change in heard.append((change.newValue ?? nil)?.width) }
    stage.view = first
    first.frame.size.width = 3
    stage.view = second
    first.frame.size.width = 4
    second.frame.size.width = 5
    stage.view = nil
    second.frame.size.width = 6
    #expect(heard == [0, 3, 0, 5, nil])
    token.invalidate()
  }

  @Test func `goes on in objects of UIKit's and of Foundation's`() {
    let bird = ObservedBird()
    var heard: [CGRect] = []
    let token = bird.uiKitObserve(\.nest.frame, "nest.frame", [\.nest], options: .new) {
      heard.append($1.newValue ?? .null)
    }
    bird.nest.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    token.invalidate()
    bird.nest.frame = .zero
    #expect(heard == [CGRect(x: 1, y: 2, width: 3, height: 4)])

    let label = UILabel()
    var texts: [String?] = []
    let other = label.uiKitObserve(\.text, "text", options: [.old, .new]) {
      texts += [$1.oldValue ?? nil, $1.newValue ?? nil]
    }
    label.text = "wren"
    #expect(texts == [nil, "wren"])
    other.invalidate()
  }

  @Test func `is told by name to objects of any class`() {
    let (bird, mate, listener) = (ObservedBird(), ObservedBird(), BirdListener())
    bird.uiKitAddObserver(
      listener, forKeyPath: "mate.name", options: [.old, .new, .prior], context: nil)
    bird.mate = mate
    mate.name = "jay"
    bird.nest.uiKitAddObserver(listener, forKeyPath: "hidden", options: .initial, context: nil)
    bird.nest.isHidden = true
    bird.uiKitRemoveObserver(listener, forKeyPath: "mate.name")
    bird.nest.uiKitRemoveObserver(listener, forKeyPath: "hidden", context: nil)
    bird.mate = nil
    bird.nest.isHidden = false
    #expect(
      listener.heard == [
        "mate.name 1 old nil prior", "mate.name 1 old nil new wren",
        "mate.name 1 old wren prior", "mate.name 1 old wren new jay", "hidden 1", "hidden 1",
      ])
  }

  @Test func `is told to a responder, and by its context`() {
    final class Screen: UIViewController {
      var paths: [String] = []
      override func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
      ) { paths.append("\(keyPath ?? "") \(context == nil)") }
    }
    let (bird, screen) = (ObservedBird(), Screen())
    let context = UnsafeMutableRawPointer(Unmanaged.passUnretained(bird).toOpaque())
    bird.uiKitAddObserver(screen, forKeyPath: "name", context: nil)
    bird.uiKitAddObserver(screen, forKeyPath: "name", context: context)
    bird.name = "jay"
    bird.uiKitRemoveObserver(screen, forKeyPath: "name", context: nil)
    bird.name = "wren"
    #expect(screen.paths.sorted() == ["name false", "name false", "name true"])
  }

  @Test func `raises what Foundation raises`() {
    let bird = ObservedBird()
    let missing = TestSupport.failures {
      bird.uiKitRemoveObserver(bird, forKeyPath: "name")
    }
    #expect(
      missing.first?.reason.contains(
        "Cannot remove an observer <ObservedBird> for the key path \"name\" from <ObservedBird> because "
          + "it is not registered as an observer.") == true)
    bird.uiKitAddObserver(bird, forKeyPath: "name", context: nil)
    let unheard = TestSupport.failures { bird.name = "jay" }
    #expect(
      unheard.first?.reason.contains(
        "<ObservedBird>: An -observeValueForKeyPath:ofObject:change:context: message was received but "
          + "not handled. Key path: name") == true)
    bird.uiKitRemoveObserver(bird, forKeyPath: "name")
  }

  @Test func `can be removed by an object that is going`() {
    final class Own: NSObject, UIKitValueObserver {
      var name = "" {
        willSet { uiKitWillChange("name", of: self) }
        didSet { uiKitDidChange("name", of: self) }
      }
      let heard: () -> Void
      init(_ heard: @escaping () -> Void) {
        self.heard = heard
        super.init()
        uiKitAddObserver(self, forKeyPath: "name", options: [], context: nil)
      }
      deinit { uiKitRemoveObserver(self, forKeyPath: "name") }
      func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
      ) { heard() }
    }
    var count = 0
    let failures = TestSupport.failures {
      for _ in 0..<100 { Own { count += 1 }.name = "jay" }
    }
    #expect(failures.isEmpty && count == 100)
  }

  @Test func `can be told of by hand`() {
    let (bird, listener) = (ObservedBird(), BirdListener())
    bird.uiKitAddObserver(listener, forKeyPath: "songs", options: [.old, .new], context: nil)
    bird.willChangeValue(forKey: "songs")
    bird.didChangeValue(forKey: "songs")
    bird.willChange(.insertion, valuesAt: [0], forKey: "name")
    bird.didChange(.insertion, valuesAt: [0], forKey: "name")
    bird.uiKitAddObserver(listener, forKeyPath: "mate", options: [.old, .new], context: nil)
    bird.mate = nil
    #expect(listener.heard == ["songs 1 old [] new []", "mate 1 old nil new nil"])
    for name in ["songs", "mate"] { bird.uiKitRemoveObserver(listener, forKeyPath: name) }
  }
}
