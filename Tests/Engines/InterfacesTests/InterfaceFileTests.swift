import FailureReporting
import Foundation
import Interfaces
import TestSupport
import Testing

@MainActor @Suite struct InterfaceFileTests {
  private func file(
    _ text: String, kind: InterfaceFile.Kind = .storyboard
  ) -> InterfaceFile {
    let type = kind == .nib ? "XIB" : "Storyboard.XIB"
    let start = "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.\(type)\" "
    return InterfaceFile(name: "Test", kind: kind, data: Data((start + text).utf8))
  }

  private let scenes = """
    initialViewController="a"><scenes>
    <scene><objects><viewController storyboardIdentifier="A" id="a"><connections>
    <segue destination="b" kind="embed"/><outlet property="x" destination="gone"/>
    </connections></viewController></objects></scene>
    <scene><objects><viewControllerPlaceholder storyboardName="Other" referencedIdentifier="O" id="b"/>
    </objects></scene>
    <scene><objects/></scene>
    </scenes></document>
    """

  @Test func `a storyboard is its scenes`() throws {
    let contents = try #require(file(scenes).contents())
    #expect(contents.scenes.map(\.name) == ["A", "UIViewController-b"])
    #expect(contents.initialID == "a")
    #expect(contents.identifiers == ["A"])
    #expect(contents.scene(ofController: "b")?.isReference == true)
    #expect(contents.scene(named: "UIViewController-b")?.referencedStoryboard == "Other")
    #expect(contents.scene(named: "UIViewController-b")?.referencedIdentifier == "O")
    #expect(contents.diagnostics == ["line 7: a scene without a view controller"])
  }

  @Test func `faults are found without loading anything`() throws {
    let file = file(scenes)
    let contents = try #require(file.contents())
    let log = FailureLog()
    withFailureReporter(log) { InterfaceFault.reportAll(in: contents, of: file) }
    #expect(
      log.failures.map(\.reason) == [
        "The connection 'x' leads to 'gone', which does not exist in 'Test'."
      ])
    #expect(log.failures.first?.details.hasPrefix("Test:3:38 makes the connection.") == true)
  }

  @Test func `a file that cannot be read is told, and where its source is`() throws {
    let url = URL(filePath: "/nowhere/Copy.storyboard")
    let file = InterfaceFile(name: "Copy", kind: .storyboard, url: url) { _ in "/app/Main" }
    let log = FailureLog()
    withFailureReporter(log) { #expect(file.contents() == nil) }
    #expect(
      log.failures.map(\.reason) == [
        "Could not read the storyboard 'Copy': The file cannot be opened."
      ])
    let element = try #require(self.file(scenes).contents()).markup.root
    #expect(file.location(of: element) == "/app/Main:1:1")
  }

  @Test(arguments: [
    ("/build/Birds_Birds.resources/Main.storyboard", ["Birds", "Birds_Birds"]),
    (
      "/build/my_birds_Bird_App.resources/en.lproj/Main.storyboard",
      ["birds_Bird_App", "Bird_App", "App", "my_birds_Bird_App"]
    ),
    ("/Bird App.app/Kit.bundle/Main.storyboard", ["Kit", "Bird_App"]),
    ("/Birds/Main.storyboard", []),
  ])
  func `the names of bundles tell the module of a file`(path: String, modules: [String]) {
    #expect(InterfaceFile.modules(around: URL(filePath: path)) == modules)
  }
}
