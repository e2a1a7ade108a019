import FleetPort
import Testing

@MainActor
@Suite("ObjectiveCName")
struct ObjectiveCNameTests {
  @Test(arguments: [
    ("save", [], "save"),
    ("save", [""], "save:"),
    ("save", ["sender"], "saveWithSender:"),
    ("save", ["", "event"], "save:event:"),
    ("save", ["", "with"], "save:with:"),
    ("didTap", ["on"], "didTapOn:"),
    ("move", ["toPoint"], "moveToPoint:"),
    ("go", ["forURL"], "goForURL:"),
    ("viewFor", ["row"], "viewForRow:"),
    ("load", ["URLString"], "loadWithURLString:"),
    ("load", ["uRL"], "loadWithURL:"),
    ("tap_in", ["view"], "tap_inView:"),
    ("`repeat`", [""], "repeat:"),
  ])
  func `is what the compiler makes of a method`(base: String, labels: [String], name: String) {
    #expect(ObjectiveCName.selector(base: base, labels: labels) == name)
  }

  @Test func `has a part for the error and for the completion handler`() {
    #expect(
      ObjectiveCName.selector(base: "save", labels: [], isThrowing: true) == "saveAndReturnError:")
    #expect(
      ObjectiveCName.selector(base: "save", labels: [""], isThrowing: true) == "save:error:")
    #expect(
      ObjectiveCName.selector(base: "save", labels: [], isAsync: true)
        == "saveWithCompletionHandler:")
  }

  @Test func `of a property's setter begins with set`() {
    #expect(ObjectiveCName.setter(of: "label") == "setLabel:")
  }
}
