import Foundation
import HeadlessUIKit
import HeadlessUIKitTestSupport
import TestSupport
import Testing

@MainActor
@Suite("Key-value coding", .ownApplication)
struct KeyValueCodingTests {
  private final class Bird: NSObject, SelectorResponder {
    var name = "Wren"
    var wing: CGFloat = 1
    var isRare = false
    var nest: Bird?

    static var objectiveCMembers: [Selector.Method] {
      [
        .property("name", \Bird.name), .property("wing", \Bird.wing),
        .property("isRare", \Bird.isRare), .property("nest", \Bird.nest),
      ]
    }
  }

  @Test func `sets and reads what a class lists`() {
    let bird = Bird()
    bird.setValue("Robin", forKey: "name")
    bird.setValue(2, forKey: "wing")
    bird.setValue(true, forKey: "isRare")
    #expect(bird.name == "Robin" && bird.wing == 2 && bird.isRare)
    #expect(bird.value(forKey: "name") as? String == "Robin")
  }

  /// Tests press an alert's button in this way, since UIKit has none.
  @Test func `has the block of an action, whose bits are a closure's`() throws {
    typealias Handler = (UIAlertAction) -> Void
    var calls: [String] = []
    let action = UIAlertAction(title: "Feed", style: .default) { calls.append($0.title ?? "") }
    let block = try #require(action.value(forKey: "handler"))
    uiKitBitCast(block as AnyObject, to: Handler.self)(action)
    let optional = action.value(forKey: "handler") as AnyObject
    uiKitBitCast(optional, to: Handler.self)(action)
    let pointer = UnsafeRawPointer(Unmanaged<AnyObject>.passUnretained(optional).toOpaque())
    uiKitBitCast(pointer, to: Handler.self)(action)
    uiKitBitCast(optional, to: (@MainActor (UIAlertAction) -> Void).self)(action)
    #expect(calls == ["Feed", "Feed", "Feed", "Feed"])
    #expect(action.value(forKey: "handler") as AnyObject === optional)
    #expect(UIAlertAction(title: "Leave", style: .cancel).value(forKey: "handler") == nil)

    let menu = UIAction(title: "Ring") { calls.append($0.title) }
    let ring = try #require(menu.value(forKey: "handler"))
    uiKitBitCast(ring as AnyObject, to: ((UIAction) -> Void).self)(menu)
    #expect(calls.last == "Ring")
  }

  @Test func `casts a closure to an object and back, and other bits as Swift does`() {
    let closure: () -> Int = { 3 }
    let object = uiKitBitCast(closure, to: AnyObject.self)
    #expect(uiKitBitCast(object, to: (() -> Int).self)() == 3)
    #expect(uiKitBitCast(1.0, to: UInt64.self) == 0x3FF0_0000_0000_0000)
    let bird = Bird()
    let pointer = Unmanaged.passUnretained(bird).toOpaque()
    #expect(uiKitBitCast(pointer, to: Bird.self) === bird)
  }

  /// As libraries keep what is a thread's.
  @Test func `a dictionary of a thread takes keys of Objective-C`() {
    let key: any NSCopying = NSString("bird")
    let dictionary = Thread.current.threadDictionary
    dictionary[key] = "Wren"
    #expect(Thread.current.threadDictionary[key] as? String == "Wren")
    dictionary[key] = nil
    #expect(dictionary[key] == nil && dictionary["bird"] == nil)
  }

  @Test func `follows paths`() {
    let bird = Bird()
    bird.nest = Bird()
    bird.setValue("Tit", forKeyPath: "nest.name")
    #expect(bird.nest?.name == "Tit")
    #expect(bird.value(forKeyPath: "nest.name") as? String == "Tit")
  }

  @Test func `sets some properties of UIKit's`() {
    let view = UIView()
    view.setValue(0.5, forKey: "alpha")
    view.setValue(UIColor.red, forKey: "backgroundColor")
    view.setValue(4, forKeyPath: "layer.cornerRadius")
    #expect(view.alpha == 0.5 && view.backgroundColor == .red && view.layer.cornerRadius == 4)
    let bar = UISearchBar()
    #expect(bar.value(forKey: "searchField") as? UITextField === bar.searchTextField)
  }

  private static let looks: [(@MainActor () -> NSObject, String)] = [
    ({ UIAlertAction(title: "", style: .default) }, "checked"),
    ({ UIAlertAction(title: "", style: .default) }, "image"),
    ({ UIAlertAction(title: "", style: .default) }, "imageTintColor"),
    ({ UIAlertAction(title: "", style: .default) }, "titleTextAlignment"),
    ({ UIAlertAction(title: "", style: .default) }, "titleTextColor"),
    ({ UIDatePicker() }, "highlightsToday"), ({ UIDatePicker() }, "textColor"),
    ({ UIPickerView() }, "magnifierLineColor"), ({ UIPickerView() }, "textColor"),
    ({ UITextField() }, "placeholderLabel.font"), ({ UITextField() }, "placeholderLabel.textColor"),
  ]

  @Test func `keeps what only changes looks`() {
    let received = failures {
      for (make, name) in Self.looks {
        let object = make()
        #expect(object.value(forKeyPath: name) == nil)
        object.setValue("value", forKeyPath: name)
        #expect(object.value(forKeyPath: name) as? String == "value")
        object.setValue(nil, forKeyPath: name)
        #expect(object.value(forKeyPath: name) == nil)
      }
    }
    #expect(received.reasons == [])
  }

  @Test func `does not turn a device`() {
    let log = logged { UIDevice.current.setValue(3, forKey: "orientation") }
    #expect(
      log.notes.reasons == [
        "BUG IN CLIENT OF UIKIT: Setting UIDevice.orientation is not supported. Please use "
          + "UIWindowScene.requestGeometryUpdate(_:)"
      ])
    #expect(UIDevice.current.orientation == .portrait)
  }

  @Test func `reports other names, with the near miss`() {
    let received = failures {
      Bird().setValue(1, forKey: "nam")
      #expect(UINavigationController().value(forKey: "secret") == nil)
    }
    #expect(
      received.reasons == [
        "[<Bird> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the "
          + "key nam.",
        "[<UINavigationController> valueForUndefinedKey:]: this class is not key value "
          + "coding-compliant for the key secret.",
      ])
    #expect(
      received.first?.details
        == "UIKit raises this exception in NSObject. Did you mean 'name'? Linux has no key-value "
        + "coding: write `@objc var nam` in a class of your own, and set or read a property of "
        + "UIKit's itself.")
  }

  @Test func `means the entries of dictionaries and of user defaults`() throws {
    let values = NSMutableDictionary()
    values.setValue(1, forKey: "a")
    #expect(values.value(forKey: "a") as? Int == 1)
    values.setValue(nil, forKey: "a")
    #expect(values.count == 0)
    let defaults = try #require(UserDefaults(suiteName: "KeyValueCodingTests"))
    defaults.setValue("Wren", forKey: "bird")
    #expect(defaults.value(forKey: "bird") as? String == "Wren")
    defaults.setValue(nil, forKey: "bird")
    #expect(defaults.value(forKey: "bird") == nil)
  }
}
