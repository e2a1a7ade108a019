import Foundation
import HeadlessUIKitTestSupport
import TestSupport
import Testing

@testable import HeadlessUIKit

/// A screen that is found by its name in this module, not by a registration.
final class ScreenAskedForByName: UIViewController {}

@MainActor @Suite(.ownApplication) struct UIStoryboardTests {
  private let screen = StoryboardText.scene(StoryboardText.screen("one", identifier: "One"))

  // MARK: Finding

  @Test func `a missing file raises (behaviour 200)`() throws {
    try withFiles([:]) { bundle in
      let found = failures {
        let storyboard = UIStoryboard(name: "Nowhere", bundle: bundle)
        #expect(storyboard.instantiateInitialViewController() == nil)
        #expect(
          type(of: storyboard.instantiateViewController(withIdentifier: "x"))
            == UIViewController.self)
      }
      #expect(
        found.reasons == [
          "Could not find a storyboard named 'Nowhere' in bundle NSBundle "
            + "<\(bundle.bundlePath)> (loaded)"
        ])
      #expect(found.first?.name == .invalidArgument)
    }
  }

  @Test func `an empty name raises (behaviour 200)`() {
    let found = failures { _ = UIStoryboard(name: "", bundle: nil) }
    #expect(found.reasons == ["Invalid parameter not satisfying: [name length] > 0"])
  }

  @Test func `an identifier that does not exist raises, and the others are named (behaviour 201)`()
    throws
  {
    try withStoryboard(StoryboardText.document(screen)) { storyboard in
      let found = failures { _ = storyboard.instantiateViewController(withIdentifier: "one") }
      #expect(
        found.reasons == [
          "Storyboard (<UIStoryboard \"Test\">) doesn't contain a view controller with identifier "
            + "'one'"
        ])
      #expect(
        found.first?.details.contains("Did you mean 'One'? The identifiers are 'One'") == true)
    }
  }

  @Test func `a storyboard without an initial view controller has none (behaviour 201)`() throws {
    let found = try failures {
      try withStoryboard(StoryboardText.document(screen)) {
        #expect($0.instantiateInitialViewController() == nil)
      }
    }
    #expect(found.reasons == [])
  }

  @Test func `each call makes a new object, and loads no view (behaviour 201, 202)`() throws {
    try withStoryboard(StoryboardText.document(screen, initial: "one")) { storyboard in
      let first = try #require(storyboard.instantiateInitialViewController())
      let second = storyboard.instantiateViewController(withIdentifier: "One")
      #expect(first !== second)
      #expect(!first.isViewLoaded)
      #expect(first.storyboard === storyboard)
    }
  }

  // MARK: Creators

  private final class Given: UIViewController {
    let number: Int

    init?(coder: NSCoder, number: Int) {
      self.number = number
      super.init(coder: coder)
    }

    required init?(coder: NSCoder) { nil }
  }

  @Test func `a creator makes the view controller with the coder (behaviour 204)`() throws {
    try withStoryboard(StoryboardText.document(screen, initial: "one")) { storyboard in
      let given = storyboard.instantiateViewController(identifier: "One") {
        Given(coder: $0, number: 7)
      }
      #expect(given.number == 7)
      #expect(given.storyboard === storyboard)
      #expect(given.view.frame.width == 390)
      let initial = storyboard.instantiateInitialViewController { Given(coder: $0, number: 8) }
      #expect(initial?.number == 8)
    }
  }

  @Test func `a creator that returns nil leaves it to the storyboard (behaviour 204)`() throws {
    try withStoryboard(StoryboardText.document(screen)) { storyboard in
      let made: UIViewController = storyboard.instantiateViewController(identifier: "One") { _ in
        nil
      }
      #expect(made.storyboard === storyboard)
    }
  }

  @Test func `asking for another class than the scene has is told`() throws {
    try withStoryboard(StoryboardText.document(screen, initial: "one")) { storyboard in
      let found = failures {
        let controller: UINavigationController? =
          storyboard.instantiateInitialViewController(creator: nil)
        #expect(controller == nil)
        let other: UINavigationController = storyboard.instantiateViewController(identifier: "One")
        #expect(other.viewControllers.isEmpty)
      }
      #expect(
        found.reasons == [
          "The view controller is <UIViewController>, not a UINavigationController.",
          "The view controller is <UIViewController>, not a UINavigationController.",
        ])
    }
  }

  // MARK: Classes

  @Test func `a class that is not found is told once, and its base class stands in`() throws {
    let text = StoryboardText.document(
      StoryboardText.scene(
        StoryboardText.screen(
          "one", identifier: "One", class: "NoSuchScreen",
          connections: "<outlet property=\"lost\" destination=\"one-view\" id=\"o\"/>")))
    try withStoryboard(text) { storyboard in
      let found = failures {
        let controller = storyboard.instantiateViewController(withIdentifier: "One")
        #expect(type(of: controller) == UIViewController.self)
        controller.loadViewIfNeeded()
        _ = storyboard.instantiateViewController(withIdentifier: "One")
      }
      #expect(found.reasons == ["Unknown class NoSuchScreen in Interface Builder file."])
      let details = try #require(found.first?.details)
      #expect(details.contains("Test.storyboard:6:1"))
      #expect(details.contains("UIStoryboard.register(NoSuchScreen.self)"))
    }
  }

  @Test func `a class that comes near is named`() throws {
    UIStoryboard.register(Registered.self)
    for (name, meant) in [
      ("Regsitered", "Registered"), ("ScreenAskedForFormsByName", "ScreenAskedForByName"),
      ("ScreensAskedForByName", "ScreenAskedForByName"),
      ("ScreenAkedForByName", "ScreenAskedForByName"),
    ] {
      let text = StoryboardText.document(
        StoryboardText.scene(StoryboardText.screen("one", identifier: "One", class: name)))
      try withStoryboard(text) { storyboard in
        let found = failures { _ = storyboard.instantiateViewController(withIdentifier: "One") }
        let question = name.contains("Forms") ? "" : "Did you mean '\(meant)'? "
        #expect(
          found.first?.details.hasSuffix(
            "names '\(name)'. \(question)Check the name, and that its module is linked: classes at "
              + "the top level of a module are found by name; register others: "
              + "`UIStoryboard.register(\(name).self)`. A UIViewController stands in.") == true)
      }
    }
  }

  private final class Registered: UIViewController {}

  @Test func `a class is found by registration, under its own name and another`() throws {
    UIStoryboard.register(Registered.self)
    UIStoryboard.register(Registered.self, forClassName: "PREFRegistered")
    for name in ["Registered", "PREFRegistered"] {
      let text = StoryboardText.document(
        StoryboardText.scene(StoryboardText.screen("one", identifier: "One", class: name)))
      try withStoryboard(text) { storyboard in
        let controller = storyboard.instantiateViewController(withIdentifier: "One")
        #expect(controller is Registered)
      }
    }
  }

  @Test func `a class that is none of a view controller is told`() throws {
    UIStoryboard.register(UILabel.self, forClassName: "NotAScreen")
    let text = StoryboardText.document(
      StoryboardText.scene(StoryboardText.screen("one", identifier: "One", class: "NotAScreen")))
    try withStoryboard(text) { storyboard in
      let found = failures { _ = storyboard.instantiateViewController(withIdentifier: "One") }
      #expect(found.reasons == ["UILabel cannot be made for <viewController>."])
    }
  }

  private final class Refusing: UIViewController {
    override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nil, bundle: nil) }
    required init?(coder: NSCoder) { nil }
  }

  @Test func `a class that cannot be made from a coder is told`() throws {
    UIStoryboard.register(Refusing.self)
    let text = StoryboardText.document(
      StoryboardText.scene(StoryboardText.screen("one", identifier: "One", class: "Refusing")))
    try withStoryboard(text) { storyboard in
      let found = failures {
        let controller = storyboard.instantiateViewController(withIdentifier: "One")
        #expect(controller.view.frame.width == 390)
      }
      #expect(found.reasons == ["Refusing.init(coder:) returned nil."])
    }
  }

  // MARK: References

  private func reference(_ attributes: String) -> String {
    StoryboardText.document(
      StoryboardText.scene("<viewControllerPlaceholder \(attributes) id=\"ref\"/>"), initial: "ref")
  }

  @Test func `references are followed through several files, and the last one makes it`() throws {
    try withFiles([
      "A.storyboard": reference("storyboardName=\"B\""),
      "B.storyboard": reference("storyboardName=\"C\" referencedIdentifier=\"One\""),
      "C.storyboard": StoryboardText.document(screen),
    ]) { bundle in
      let found = failures {
        let controller = UIStoryboard(name: "A", bundle: bundle).instantiateInitialViewController()
        #expect(controller?.storyboard?.name == "C")
      }
      #expect(found.reasons == [])
    }
  }

  @Test func `references in a circle are told, and end`() throws {
    try withFiles([
      "A.storyboard": reference("storyboardName=\"B\""),
      "B.storyboard": reference("storyboardName=\"A\""),
    ]) { bundle in
      let found = failures {
        let controller = UIStoryboard(name: "A", bundle: bundle).instantiateInitialViewController()
        #expect(controller == nil)
      }
      #expect(found.first?.reason == "The scene 'UIViewController-ref' of 'A' contains itself.")
    }
  }

  @Test func `broken references are told when they are followed`() throws {
    try withFiles([
      "A.storyboard": reference("storyboardName=\"Nowhere\""),
      "B.storyboard": reference("storyboardName=\"C\" referencedIdentifier=\"Two\""),
      "C.storyboard": StoryboardText.document(screen),
      "D.storyboard": reference("storyboardName=\"C\""),
      "E.storyboard": reference(""),
    ]) { bundle in
      @MainActor func reasons(_ name: String) -> [String] {
        failures {
          #expect(
            UIStoryboard(name: name, bundle: bundle).instantiateInitialViewController() == nil)
        }
        .reasons
      }
      #expect(reasons("A").first?.hasPrefix("Could not find a storyboard named 'Nowhere'") == true)
      #expect(
        reasons("B") == [
          "Storyboard (<UIStoryboard \"C\">) doesn't contain a view controller with identifier 'Two'"
        ])
      #expect(
        reasons("D") == [
          "The storyboard 'C', which 'D' refers to, has no initial view controller."
        ])
      #expect(reasons("E") == ["A reference in 'E' names no storyboard."])
    }
  }

  // MARK: Laziness

  private final class Counted: UIViewController {
    static var count = 0
    required init?(coder: NSCoder) {
      super.init(coder: coder)
      Self.count += 1
    }
  }

  @Test func `one scene of sixty is made by itself, and nothing is read twice`() throws {
    UIStoryboard.register(Counted.self)
    let scenes = (0..<60).map { index in
      StoryboardText.scene(
        StoryboardText.screen(
          "s\(index)", identifier: "S\(index)", class: "Counted",
          connections:
            "<segue kind=\"show\" destination=\"s\((index + 1) % 60)\" id=\"g\(index)\"/>"))
    }
    let text = StoryboardText.document(scenes.joined(separator: "\n"))
    try withFiles(["Test.storyboard": text]) { bundle in
      let storyboard = UIStoryboard(name: "Test", bundle: bundle)
      Counted.count = 0
      let first = storyboard.instantiateViewController(withIdentifier: "S30")
      first.loadViewIfNeeded()
      #expect(Counted.count == 1)
      // The contents are kept after reading: the file may go.
      try FileManager.default.removeItem(atPath: bundle.bundlePath + "/Test.storyboard")
      let found = failures {
        #expect(storyboard.instantiateViewController(withIdentifier: "S31") is Counted)
      }
      #expect(found.reasons == [])
    }
  }

  @Test func `ten thousand outlets that lead nowhere are told line by line`() throws {
    let count = 10_000
    let outlets = (0..<count).map {
      "<outlet property=\"p\($0)\" destination=\"none\" id=\"o\($0)\"/>"
    }
    let text = StoryboardText.document(
      StoryboardText.scene(
        StoryboardText.screen("one", connections: outlets.joined(separator: "\n"))), initial: "one")

    try withStoryboard(text) { storyboard in
      let failures = failures { storyboard.instantiateInitialViewController()?.loadViewIfNeeded() }

      #expect(failures.count == count)
      #expect(failures.first?.reason.contains("'p0' leads to 'none'") == true)
      let lines = failures.compactMap { $0.details.firstMatch(of: #/:(\d+):\d+ /#)?.1 }
      let first = lines.first.flatMap { Int($0) } ?? 0
      #expect(lines.compactMap { Int($0) } == Array(first..<(first + count)))
    }
  }
}
