import Foundation
import HeadlessUIKitTestSupport
import TestSupport
import Testing

@testable import HeadlessUIKit

@MainActor @Suite(.ownApplication) struct InterfaceConnectionTests {
  private class Screen: UIViewController {
    @Outlet var label: UILabel!
    @Outlet private var secret: UILabel?
    @Outlet var name: String!
    @Outlet var size: Double!
    var log: [String] = []

    override class var objectiveCMembers: [Selector.Method] { [.method("save:", Screen.save)] }

    func save(_ sender: UIControl) { log.append("save \(type(of: sender))") }
    var secretText: String? { secret?.text }
    override func awakeFromNib() { log.append("awake \(label == nil)") }
    override func viewDidLoad() { log.append("viewDidLoad \(label == nil)") }
  }

  private final class Derived: Screen {}

  /// A screen of a scene, and the reports until its view was loaded.
  private func load(
    _ views: String, _ connections: String = "", items: String = "", beside: String = "",
    others: String = "", class name: String = "Screen"
  ) throws -> (screen: Screen?, log: FailureLog, storyboard: UIStoryboard) {
    UIStoryboard.register(Screen.self, forClassName: "Screen")
    UIStoryboard.register(Derived.self, forClassName: "Derived")
    let scene = StoryboardText.scene(
      StoryboardText.screen(
        "one", class: name, views: views, items: items, connections: connections),
      beside: beside)
    return try withStoryboard(StoryboardText.document(scene, others, initial: "one")) {
      storyboard in
      var screen: Screen?
      let log = logged {
        screen = storyboard.instantiateInitialViewController() as? Screen
        screen?.loadViewIfNeeded()
      }
      return (screen, log, storyboard)
    }
  }

  @Test(arguments: ["Screen", "Derived"])
  func
    `outlets lead to views once these are loaded, private and inherited ones too (behaviour 202)`(
      name: String
    ) throws
  {
    let (screen, log, _) = try load(
      "<label id=\"l\" text=\"Hi\"/>",
      "<outlet property=\"label\" destination=\"l\" id=\"o1\"/>"
        + "<outlet property=\"secret\" destination=\"l\" id=\"o2\"/>", class: name)
    #expect(log.failures.reasons == [])
    #expect(screen?.label.text == "Hi")
    #expect(screen?.secretText == "Hi")
    #expect(screen?.log == ["awake true", "viewDidLoad false"])
  }

  @Test func `an outlet that the class has not raises, and says what to write (behaviour 203)`()
    throws
  {
    let (_, log, _) = try load(
      "<label id=\"l\"/>", "<outlet property=\"lable\" destination=\"l\" id=\"o\"/>")
    let found = try #require(log.failures.first)
    #expect(
      found.reason
        == "[<Screen> setValue:forUndefinedKey:]: this class is not key value coding-compliant for "
        + "the key lable.")
    #expect(found.name.rawValue == "NSUnknownKeyException")
    #expect(
      found.details.hasSuffix(
        " makes the connection. Did you mean 'label'? "
          + "Declare `@Outlet var lable: UILabel!` in Screen, or remove the connection."))
    #expect(log.failures.count == 1)
  }

  @Test func `an outlet of another type is told`() throws {
    let (_, log, _) = try load(
      "<button id=\"b\"/>", "<outlet property=\"label\" destination=\"b\" id=\"o\"/>")
    #expect(
      log.failures.reasons == ["The outlet 'label' of <Screen> does not take a UIButton."])
    #expect(log.failures.first?.details.contains("The outlet takes a UILabel.") == true)
  }

  @Test(arguments: [
    ("textField", "UITextField"), ("toolbar", "UIToolbar"), ("tabBar", "UITabBar"),
    ("navigationBar", "UINavigationBar"), ("searchBar", "UISearchBar"),
    ("tableView", "UITableView"), ("scrollView", "UIScrollView"),
  ])
  func `a delegate that does not conform is a warning, once, and is never called`(
    tag: String, type: String
  ) throws {
    let (screen, log, storyboard) = try load(
      "<\(tag) id=\"v\"><connections><outlet property=\"delegate\" destination=\"one\" id=\"o\"/>"
        + "</connections></\(tag)>")
    #expect(log.failures.reasons == [])
    #expect(
      log.notes.reasons == [
        "Screen is the delegate of a \(type), and does not conform to its protocol."
      ])
    #expect(log.notes.first?.severity == .warning)
    #expect(
      log.notes.first?.details.hasSuffix(
        " makes the connection. A device makes it too, and calls none of the delegate's methods: "
          + "write the protocol behind the name of Screen, or remove the connection.") == true)
    #expect(screen?.view.subviews.first.map { "\(Swift.type(of: $0))" } == type)
    let again = logged {
      screen?.view = nil
      screen?.loadViewIfNeeded()
    }
    #expect(again.notes.reasons == [] && again.failures.reasons == [])
    #expect(storyboard.diagnostics == [])
  }

  @Test(arguments: [("tableView", "UITableView"), ("pickerView", "UIPickerView")])
  func `a data source that does not conform is a warning, once, and is never asked`(
    tag: String, type: String
  ) throws {
    let (screen, log, _) = try load(
      "<\(tag) id=\"v\"><connections><outlet property=\"dataSource\" destination=\"one\" "
        + "id=\"o\"/></connections></\(tag)>")
    #expect(log.failures.reasons == [])
    #expect(
      log.notes.reasons == [
        "Screen is the data source of a \(type), and does not conform to its protocol."
      ])
    #expect(
      log.notes.first?.details.hasSuffix(
        " makes the connection. A device makes it too, and raises where the methods are needed: "
          + "write the protocol behind the name of Screen, or remove the connection.") == true)
    let again = logged {
      screen?.view = nil
      screen?.loadViewIfNeeded()
      screen?.view.layoutIfNeeded()
    }
    #expect(again.notes.reasons == [] && again.failures.reasons == [])
  }

  @Test func `a connection to nothing is told, with its place`() throws {
    let (_, log, _) = try load(
      "", "<outlet property=\"label\" destination=\"gone\" id=\"o\"/>")
    #expect(
      log.failures.reasons == [
        "The connection 'label' leads to 'gone', which does not exist in 'Test'."
      ])
    #expect(log.failures.first?.details.contains("Test.storyboard:12:") == true)
  }

  @Test func `a connection into another scene is left, and listed`() throws {
    let (screen, log, storyboard) = try load(
      "", "<outlet property=\"label\" destination=\"two-view\" id=\"o\"/>",
      others: StoryboardText.scene(StoryboardText.screen("two")))
    #expect(log.failures.reasons == [])
    #expect(screen?.label == nil)
    #expect(storyboard.diagnostics.count == 1)
    #expect(storyboard.diagnostics.first?.contains("leads to <view>") == true)
  }

  @Test func `an id that is there twice is told, and the first one counts`() throws {
    let (screen, log, _) = try load(
      "<label id=\"l\" text=\"first\"/><label id=\"l\" text=\"second\"/>",
      "<outlet property=\"label\" destination=\"l\" id=\"o\"/>")
    #expect(log.failures.reasons == ["The id 'l' stands for two objects in 'Test'."])
    #expect(screen?.label.text == "first")
  }

  @Test func `a view that is loaded again is connected again`() throws {
    let (screen, _, _) = try load(
      "<label id=\"l\" text=\"Hi\"/>", "<outlet property=\"label\" destination=\"l\" id=\"o\"/>")
    let first = screen?.label
    let log = logged {
      screen?.view = nil
      screen?.loadViewIfNeeded()
    }
    #expect(log.failures.reasons == [])
    #expect(screen?.label != nil && screen?.label !== first)
  }

  // MARK: Actions

  @Test(arguments: [
    ("touchUpInside", UIControl.Event.touchUpInside), ("touchDown", .touchDown),
    ("touchDownRepeat", .touchDownRepeat), ("touchDragInside", .touchDragInside),
    ("touchDragOutside", .touchDragOutside), ("touchDragEnter", .touchDragEnter),
    ("touchDragExit", .touchDragExit), ("touchUpOutside", .touchUpOutside),
    ("touchCancel", .touchCancel), ("valueChanged", .valueChanged),
    ("primaryActionTriggered", .primaryActionTriggered), ("editingDidBegin", .editingDidBegin),
    ("editingChanged", .editingChanged), ("editingDidEnd", .editingDidEnd),
    ("editingDidEndOnExit", .editingDidEndOnExit),
  ])
  func `each kind of event (behaviour 206)`(name: String, event: UIControl.Event) throws {
    let (screen, log, _) = try load(
      "<button id=\"b\"><connections><action selector=\"save:\" destination=\"one\" "
        + "eventType=\"\(name)\" id=\"a\"/></connections></button>")
    let button = try #require(screen?.view.subviews.first as? UIButton)
    #expect(button.actions(forTarget: screen, forControlEvent: event) == ["save:"])
    button.sendActions(for: event)
    #expect(screen?.log.last == "save UIButton")
    #expect(log.failures.reasons == [])
  }

  @Test func `an action to the first responder looks for its target (behaviour 206)`() throws {
    let (screen, _, _) = try load(
      "<button id=\"b\"><connections><action selector=\"save:\" destination=\"first\" "
        + "eventType=\"touchUpInside\" id=\"a\"/></connections></button>")
    let window = UIWindow()
    window.rootViewController = screen
    window.makeKeyAndVisible()
    (screen?.view.subviews.first as? UIButton)?.sendActions(for: .touchUpInside)
    #expect(screen?.log.last == "save UIButton")
  }

  @Test func `an action that the class has not is found at the call (behaviour 206)`() throws {
    let (screen, log, _) = try load(
      "<button id=\"b\"><connections><action selector=\"sav:\" destination=\"one\" "
        + "eventType=\"touchUpInside\" id=\"a\"/></connections></button>")
    #expect(log.failures.reasons == [])
    let found = failures {
      (screen?.view.subviews.first as? UIButton)?.sendActions(for: .touchUpInside)
    }
    #expect(found.reasons == ["-[Screen sav:]: unrecognized selector sent to instance"])
  }

  // MARK: Runtime attributes

  @Test func `runtime attributes set outlets of any class, before it awakes (behaviour 203)`()
    throws
  {
    let (screen, log, _) = try load(
      "",
      items: """
        <userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="string" keyPath="name" value="Wren"/>
        <userDefinedRuntimeAttribute type="number" keyPath="size">
        <real key="value" value="9.5"/>
        </userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="string" keyPath="color" value="red"/>
        </userDefinedRuntimeAttributes>
        """)
    #expect(screen?.name == "Wren")
    #expect(screen?.size == 9.5)
    #expect(log.failures.reasons == [])
    #expect(
      log.notes.reasons == ["Failed to set (color) user defined inspected property on (Screen)"])
  }

  // MARK: Segues

  @Test func `a segue that is not there raises, and the others are named (behaviour 208)`() throws {
    let (screen, _, _) = try load(
      "", "<segue destination=\"one\" kind=\"show\" identifier=\"A\" id=\"s\"/>")
    let found = failures { screen?.performSegue(withIdentifier: "B", sender: nil) }
    #expect(found.reasons == ["Receiver (<Screen>) has no segue with identifier 'B'"])
    #expect(found.first?.details.contains("The identifiers are 'A'") == true)
    let none = failures { UIViewController().performSegue(withIdentifier: "B", sender: nil) }
    #expect(none.first?.details.contains("There are no identifiers") == true)
  }

  @Test func `a segue to nothing is told`() throws {
    let (screen, _, _) = try load(
      "", "<segue destination=\"gone\" kind=\"show\" identifier=\"A\" id=\"s\"/>")
    let found = failures { screen?.performSegue(withIdentifier: "A", sender: nil) }
    #expect(
      found.reasons == ["A segue leads to 'gone', which is no view controller of 'Test'."])
  }

  @Test func `a way back that ends nowhere does nothing (behaviour 211)`() throws {
    let (screen, _, _) = try load(
      "",
      "<segue destination=\"exit\" kind=\"unwind\" unwindAction=\"nobody:\" identifier=\"A\" id=\"s\"/>",
      beside: "<exit id=\"exit\" sceneMemberID=\"exit\"/>")
    let found = failures { screen?.performSegue(withIdentifier: "A", sender: nil) }
    #expect(found.reasons == [])
  }

  @Test func `relationships in a circle are told, and end`() throws {
    func navigation(_ id: String, to other: String) -> String {
      StoryboardText.scene(
        """
        <navigationController id="\(id)" sceneMemberID="viewController"><connections>
        <segue destination="\(other)" kind="relationship" relationship="rootViewController" id="s\(id)"/>
        </connections></navigationController>
        """)
    }
    let text = StoryboardText.document(
      navigation("a", to: "b"), navigation("b", to: "a"), initial: "a")
    try withStoryboard(text) { storyboard in
      let found = failures { _ = storyboard.instantiateInitialViewController() }
      #expect(found.first?.reason == "The scene 'UIViewController-a' of 'Test' contains itself.")
    }
  }

  @Test func `an embedded scene that contains itself is told, and ends`() throws {
    let (_, log, _) = try load(
      "<containerView id=\"c\"><connections>"
        + "<segue destination=\"one\" kind=\"embed\" id=\"s\"/></connections></containerView>")
    #expect(log.failures.reasons == ["The scene 'UIViewController-one' of 'Test' contains itself."])
  }
}
