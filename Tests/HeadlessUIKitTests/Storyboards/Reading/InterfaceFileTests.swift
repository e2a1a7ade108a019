import Foundation
import HeadlessUIKitTestSupport
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Files that cannot be loaded, and their failures.
@MainActor @Suite(.ownApplication) struct InterfaceFileTests {
  /// The report when a storyboard of a text is used.
  private func report(_ text: String) throws -> (reason: String, details: String) {
    try withStoryboard(text) { storyboard in
      let found = failures { #expect(storyboard.instantiateInitialViewController() == nil) }
      #expect(found.count == 1)
      #expect(found.first?.name == .storyboard)
      let details = found.first?.details ?? ""
      // The folder is another one each time.
      return (found.first?.reason ?? "", String(details.drop { $0 != ":" }))
    }
  }

  @Test func `a file that was cut off`() throws {
    let text = StoryboardText.document(StoryboardText.scene(StoryboardText.screen("one")))
    let end = try #require(text.range(of: "<subviews>")).upperBound
    let found = try report(String(text[..<end]))
    #expect(found.reason.hasPrefix("Could not read the storyboard 'Test': The file ends within"))
    #expect(found.details.contains("take it from version control again."))
  }

  @Test(arguments: [
    ("", "The file is empty.", ":1:1. Take it from version control again."),
    (
      "bplist00", "It is a compiled file.",
      ":1:1. Take the source that Interface Builder writes, which is XML."
    ),
    (
      "\n<plist/>", "Its root is <plist>, not <document>.",
      ":2:1. It is no file of Interface Builder."
    ),
    (
      "<archive/>", "Its root is <archive>, not <document>.",
      ":1:1. It is of Xcode 3: open it in Xcode and save it."
    ),
    (
      "<document type=\"com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB\"/>",
      "It is made for macOS.", ":1:1. Only files for iOS and tvOS can be loaded."
    ),
    (
      "<document type=\"com.apple.InterfaceBuilder.WatchKit.Storyboard\"/>",
      "It is made for watchOS.", ":1:1. Only files for iOS and tvOS can be loaded."
    ),
    (
      "<document type=\"x\"/>", "Its type 'x' is not one of Interface Builder's for iOS.",
      ":1:1. Only files for iOS and tvOS can be loaded."
    ),
    (
      "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"/>",
      "It is a nib, not a storyboard.", ":1:1. Load it with UINib."
    ),
    (
      "<document>\n<<<<<<< HEAD\n", "There is the marker of a merge conflict.",
      ":2:1. Resolve the conflict, and remove the markers."
    ),
    (
      "<document a='1' a='2'/>", "The attribute 'a' is there twice.",
      ":1:17. Compare the file with its last version."
    ),
    (
      "<document>\u{2}</document>", "There is a control character, which XML does not allow.",
      ":1:11. The file is damaged: take it from version control again."
    ),
  ])
  func `a file that is none`(text: String, reason: String, details: String) throws {
    let found = try report(text)
    #expect(found.reason == "Could not read the storyboard 'Test': \(reason)")
    #expect(found.details == details)
  }

  @Test func `ten thousand views within each other`() throws {
    let count = 10_000
    let views =
      String(repeating: "<view><subviews>", count: count)
      + String(repeating: "</subviews></view>", count: count)
    let text = StoryboardText.document(
      StoryboardText.scene(StoryboardText.screen("one", views: views)), initial: "one")
    let found = try report(text)
    #expect(
      found.reason
        == "Could not read the storyboard 'Test': More than 512 elements lie within each other.")
  }

  @Test func `as many views within each other as there may be are loaded and shown`() throws {
    let count = 250
    let views =
      String(repeating: "<view><subviews>", count: count)
      + String(repeating: "</subviews></view>", count: count)
    let text = StoryboardText.document(
      StoryboardText.scene(StoryboardText.screen("one", views: views)), initial: "one")
    try withStoryboard(text) { storyboard in
      var view = try #require(storyboard.instantiateInitialViewController()?.view)
      var depth = 0
      while let next = view.subviews.first {
        view = next
        depth += 1
      }
      #expect(depth == count)
    }
  }

  @Test func `a file that disappears before it is read`() throws {
    try withFiles(["Test.storyboard": StoryboardText.document()]) { bundle in
      let storyboard = UIStoryboard(name: "Test", bundle: bundle)
      try FileManager.default.removeItem(atPath: bundle.bundlePath + "/Test.storyboard")
      let found = failures { _ = storyboard.instantiateInitialViewController() }
      #expect(
        found.reasons == ["Could not read the storyboard 'Test': The file cannot be opened."])
      #expect(found.first?.details.contains("/Test.storyboard. It is gone") == true)
    }
  }

  @Test func `a file in an encoding that is not known`() throws {
    let found = try report("<?xml version=\"1.0\" encoding=\"EBCDIC-9\"?><document/>")
    #expect(found.reason == "Could not read the storyboard 'Test': Its encoding is not known.")
  }

  @Test func `a storyboard without scenes is empty`() throws {
    try withStoryboard(StoryboardText.document()) { storyboard in
      let found = failures { #expect(storyboard.instantiateInitialViewController() == nil) }
      #expect(found.reasons == [])
    }
  }

  @Test func `an initial view controller that is not there`() throws {
    let found = try report(StoryboardText.document(initial: "gone"))
    #expect(found.reason == "The initial view controller 'gone' does not exist in 'Test'.")
  }

  @Test func `a class without a module is looked for in the module of the file's bundle`() throws {
    let scene = StoryboardText.scene(StoryboardText.screen("one", class: "FailureLog"))
    let text = StoryboardText.document(scene, initial: "one")

    let found = try withFiles(["Tools_FailureReporting.resources/Test.storyboard": text]) {
      bundle in
      failures {
        let storyboard = UIStoryboard(name: "Test", bundle: bundle)
        _ = storyboard.instantiateInitialViewController()
      }
    }

    // It was found, and is no view controller.
    #expect(found.reasons == ["FailureLog cannot be made for <viewController>."])
  }
}
