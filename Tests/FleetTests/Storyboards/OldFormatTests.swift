import Fleet
import FleetTesting
import TestSupport
import Testing

/// The fixtures as Xcode 4 would have written them: they are loaded all the same.
@MainActor @Suite(.freshApplication) struct OldFormatTests {
  @Test(arguments: [
    "Birds", "Settings", "Everything", "Rest", "Adapted", "More", "Unwind", "Bound",
  ])
  func `an old file makes the same screens as a new one`(name: String) throws {
    let url = try #require(
      Bundle.module.url(
        forResource: name, withExtension: "storyboard", subdirectory: "Fixtures"))
    let new = try String(contentsOf: url, encoding: .utf8)
    let old = OldFormat.text(of: new)
    #expect(old != new)
    let newScreens = try screens(of: new, name)
    let oldScreens = try screens(of: old, name)
    #expect(newScreens.count > 1)
    #expect(oldScreens == newScreens)
  }

  /// The views of all scenes of a file, one line each.
  private func screens(of text: String, _ name: String) throws -> [String] {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "fleet-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(text.utf8).write(to: folder.appending(path: "\(name).storyboard"))
    let storyboard = UIStoryboard(name: name, bundle: Bundle(path: folder.path))
    var lines: [String] = []
    for scene in storyboard.sceneNames() ?? [] where !scene.isReference {
      withFailureReporter(FailureLog()) {
        lines += dump(storyboard.instantiateViewController(withIdentifier: scene.name))
      }
    }
    return lines
  }

  private func dump(_ controller: UIViewController) -> [String] {
    let commands = (controller.keyCommands ?? []).map { "\($0.input ?? "") \($0.action)" }
    let items = [
      controller.navigationItem.leftBarButtonItems, controller.navigationItem.rightBarButtonItems,
      controller.toolbarItems,
    ].map { $0?.map { "\($0.title ?? "") \($0.systemItem.map { "\($0)" } ?? "")" } ?? [] }
    let lines = [
      "\(type(of: controller)) \(controller.title ?? "") \(controller.modalPresentationStyle) "
        + "\(commands) \(items) \(controller.tabBarItem?.title ?? "")"
    ]
    return lines + dump(controller.view, depth: 1) + controller.children.flatMap(dump)
  }

  private func dump(_ view: UIView, depth: Int) -> [String] {
    var words = ["\(type(of: view))", "\(view.frame)", "\(view.tag)", "\(view.alpha)"]
    if view.isHidden { words.append("hidden") }
    words.append("\(view.autoresizingMask.rawValue) \(view.contentMode)")
    words.append("\(view.constraints.count) constraints")
    words.append("\(view.gestureRecognizers?.count ?? 0) recognizers")
    words += [view.accessibilityIdentifier, view.accessibilityLabel].compactMap { $0 }
    if let color = view.backgroundColor { words.append("\(color)") }
    switch view {
    case let label as UILabel: words += [label.text ?? "nil", "\(label.font ?? .init())"]
    case let button as UIButton:
      words += [button.currentTitle ?? "nil", "\(button.buttonType)", "\(button.allControlEvents)"]
    case let field as UITextField: words += [field.text ?? "nil", "\(field.keyboardType)"]
    case let text as UITextView: words += [text.text ?? "nil"]
    case let table as UITableView:
      words += ["\(table.style)", "\(table.numberOfSections) sections"]
    case let control as UIControl: words += ["\(control.isEnabled) \(control.allControlEvents)"]
    default: break
    }
    let line = String(repeating: "  ", count: depth) + words.joined(separator: " ")
    return [line] + view.subviews.flatMap { dump($0, depth: depth + 1) }
  }
}

/// Formats of older versions of Xcode.
private enum OldFormat {
  static func text(of new: String) -> String {
    var text = new
    text.replace("version=\"3.0\"", with: "version=\"1.0\"")
    text.replace(#/ use(?:Autolayout|TraitCollections|SafeAreas)="YES"/#, with: "")
    text.replace(#/tableViewCellContentView (key="contentView")(.*?) tableViewCell="[^"]*"/#) {
      "view \($0.1)\($0.2)"
    }
    text.replace("</tableViewCellContentView>", with: "</view>")
    text.replace("buttonType=\"system\"", with: "buttonType=\"roundedRect\"")
    text.replace(" systemColor=", with: " cocoaTouchSystemColor=")
    text.replace("kind=\"show\"", with: "kind=\"push\"")
    text.replace("kind=\"presentation\"", with: "kind=\"modal\"")
    text.replace("kind=\"popoverPresentation\"", with: "kind=\"popover\"")
    return withNumbers(text)
  }

  /// Ids were numbers.
  private static func withNumbers(_ text: String) -> String {
    var numbers: [Substring: Int] = [:]
    for match in text.matches(of: #/ id="([^"]*)"/#) where numbers[match.1] == nil {
      numbers[match.1] = numbers.count + 1
    }
    return text.replacing(#/="([^"]*)"/#) { match in
      numbers[match.1].map { "=\"\($0)\"" } ?? String(match.0)
    }
  }
}
