import FailureReporting
import Foundation
import HeadlessUIKit
import HeadlessUIKitTestSupport
import Testing

@MainActor
@Suite("Classes that are known at run time", .ownApplication)
struct NSObjectProtocolClassTests {
  private class Card: UIView {
    var made = ""
    override init(frame: CGRect) {
      super.init(frame: frame)
      made = "\(frame.width)"
    }
    required init?(coder: NSCoder) { nil }
  }
  private final class Screen: UIViewController {}
  private final class Cell: UITableViewCell {}
  private final class Segue: UIStoryboardSegue {
    override init(identifier: String?, source: UIViewController, destination: UIViewController) {
      super.init(identifier: "my \(identifier ?? "")", source: source, destination: destination)
    }
  }
  private final class Header: UITableViewHeaderFooterView {}
  private class Model: NSObject {
    var count = 1
    static func make() -> Self { uiKitObject(self) }
  }
  private final class OtherModel: Model {
    override init() {
      super.init()
      count = 2
    }
  }

  @Test func `are what each of their objects says, and conform to protocols`() {
    #expect(Cell.classForCoder() == Cell.self)
    #expect(UITextField().conforms(to: (any UITextInput).self))
    #expect(!UILabel().conforms(to: (any UITextInput).self))
    #expect(Cell().conforms(to: (any NSObjectProtocol).self))
  }

  @Test func `have a description, the name`() {
    let module = String(reflecting: Self.self).prefix { $0 != "." }
    #expect(UITableViewCell.description() == "UITableViewCell")
    #expect(NSObject.description() == "NSObject")
    #expect(Cell.description() == "\(module).NSObjectProtocolClassTests.Cell")
    #expect(
      type(of: Model() as NSObject).description() == "\(module).NSObjectProtocolClassTests.Model")
  }

  @Test func `have a description where nothing is known of the object`() {
    final class Plain {}
    let objects: [AnyObject] = [UIView(), NSObject(), Cell()]
    let module = String(reflecting: Self.self).prefix { $0 != "." }
    #expect(
      objects.map { uiKitDescription(type(of: $0)) }
        == ["UIView", "NSObject", "\(module).NSObjectProtocolClassTests.Cell"])
    #expect(uiKitDescription(type(of: Plain() as AnyObject)).hasSuffix("Plain"))
  }

  @Test func `take objects of just that class`() {
    let layer = CALayer()
    #expect(uiKitObject(layer, as: CALayer.self) === layer)
    #expect(
      uiKitObject(UIColor(white: 1, alpha: 1), as: UIColor.self) == UIColor(white: 1, alpha: 1))

    let log = FailureLog()
    let other = withFailureReporter(log) { uiKitObject(NSObject(), as: Model.self) }

    #expect(other.count == 1)
    let name = uiKitDescription(Model.self)
    #expect(
      log.failures.map(\.reason) == [
        "'Self(…)' makes an object of NSObject, and not of \(name) below it."
      ])
  }

  @Test func `make objects with their own initializers`() {
    let view: UIView.Type = Card.self
    let screen: UIViewController.Type = Screen.self
    let cell: UIView.Type = Cell.self
    #expect((uiKitObject(view) as? Card)?.made == "0.0")
    #expect(
      (uiKitObject(view, frame: CGRect(x: 0, y: 0, width: 3, height: 1)) as? Card)?.made == "3.0")
    #expect(uiKitObject(screen) is Screen)
    #expect((uiKitObject(screen, nibName: "Form", bundle: nil) as? Screen)?.nibName == "Form")
    #expect(uiKitObject(cell) is Cell)
    let segue: UIStoryboardSegue.Type = Segue.self
    let made = uiKitObject(segue, identifier: "a", source: Screen(), destination: Screen())
    #expect(made is Segue && made.identifier == "my a")
    let row: UITableViewCell.Type = Cell.self
    let subtitle = uiKitObject(row, style: .subtitle, reuseIdentifier: "b")
    #expect(subtitle is Cell && subtitle.reuseIdentifier == "b" && subtitle.detailTextLabel != nil)
    let header: UITableViewHeaderFooterView.Type = Header.self
    #expect(uiKitObject(header, reuseIdentifier: "c") is Header)
    #expect(Model.make().count == 1 && OtherModel.make().count == 2)
  }
}
