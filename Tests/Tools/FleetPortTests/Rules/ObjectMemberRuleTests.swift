import Testing

@testable import FleetPort

@Suite("Members of any object")
struct ObjectMemberRuleTests {
  @Test(arguments: [
    ("(info[key] as AnyObject).cgRectValue.height", "(info[key] as! NSValue).cgRectValue.height"),
    ("(info[key]! as AnyObject).doubleValue", "(info[key]! as! NSNumber).doubleValue"),
    (
      "(a as AnyObject).cgRectValue, (b as AnyObject).intValue",
      "(a as! NSValue).cgRectValue, (b as! NSNumber).intValue"
    ),
    ("(a as AnyObject).cgRectValue?.height", nil), ("(a as AnyObject?).cgRectValue", nil),
    ("(a as? AnyObject).cgRectValue", nil), ("(a as AnyObject).name", nil),
    ("\"(a as AnyObject).cgRectValue\"", nil),
  ])
  func `are asked of the class that has them`(source: String, kept: String?) {
    #expect(Ported("let x = \(source)").body() == "let x = \(kept ?? source)")
  }
}
