import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@MainActor
@Suite("NSLayoutConstraint.constraints(withVisualFormat:options:metrics:views:)")
struct VisualFormatTests {
  let superview = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  let one = UIView()
  let two = UIView()

  init() {
    for view in [one, two] {
      view.translatesAutoresizingMaskIntoConstraints = false
      superview.addSubview(view)
    }
  }

  private func constraints(
    _ format: String, options: NSLayoutConstraint.FormatOptions = [], metrics: [String: Any]? = nil
  ) -> [String] {
    NSLayoutConstraint.constraints(
      withVisualFormat: format, options: options, metrics: metrics,
      views: ["one": one, "two": two]
    ).map(text)
  }

  private func text(_ constraint: NSLayoutConstraint) -> String {
    let names = [
      ObjectIdentifier(one): "one", ObjectIdentifier(two): "two",
      ObjectIdentifier(superview): "super",
    ]
    func side(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) -> String {
      item.map { "\(names[ObjectIdentifier($0)] ?? "?").\(attribute) " } ?? ""
    }
    let relation = ["<=", "==", ">="][constraint.relation.rawValue + 1]
    let priority = constraint.priority == .required ? "" : " @\(constraint.priority.rawValue)"
    return side(constraint.firstItem, constraint.firstAttribute) + relation + " "
      + side(constraint.secondItem, constraint.secondAttribute) + "+ \(constraint.constant)"
      + priority
  }

  @Test func `has 8 points between views, and margins before the edges (behaviour 737)`() {
    #expect(
      constraints("H:|-[one]-[two]-|") == [
        "one.leading == super.leadingMargin + 0.0", "two.leading == one.trailing + 8.0",
        "super.trailingMargin == two.trailing + 0.0",
      ])
  }

  @Test func `places views from edge to edge`() {
    #expect(
      constraints("H:|[one]-8-[two]-20-|") == [
        "one.leading == super.leading + 0.0", "two.leading == one.trailing + 8.0",
        "super.trailing == two.trailing + 20.0",
      ])
    #expect(
      constraints("V:|[one][two]|") == [
        "one.top == super.top + 0.0", "two.top == one.bottom + 0.0",
        "super.bottom == two.bottom + 0.0",
      ])
  }

  @Test func `is read from side to side unless told otherwise`() {
    #expect(constraints("|[one]") == ["one.leading == super.leading + 0.0"])
  }

  @Test func `says how large a view is, with relations and priorities`() {
    #expect(
      constraints("[one(>=40,<=100@750)]") == [
        "one.width >= + 40.0", "one.width <= + 100.0 @750.0",
      ])
    #expect(constraints("V:[one(==two@250)]") == ["one.height == two.height + 0.0 @250.0"])
  }

  @Test func `takes numbers from the metrics`() {
    #expect(
      constraints(
        "|-gap-[one(width@level)]", metrics: ["gap": 12, "width": CGFloat(40.5), "level": 999]) == [
          "one.width == + 40.5 @999.0", "one.leading == super.leading + 12.0",
        ])
  }

  @Test func `takes inequalities and numbers below 0 between brackets`() {
    #expect(
      constraints("[one]-(>=4@300,<=9)-[two]") == [
        "two.leading >= one.trailing + 4.0 @300.0", "two.leading <= one.trailing + 9.0",
      ])
    #expect(constraints("[one]-(-8)-[two]") == ["two.leading == one.trailing + -8.0"])
  }

  @Test func `aligns views with each other`() {
    #expect(
      constraints("[one][two]", options: [.alignAllCenterY, .alignAllTop]) == [
        "two.leading == one.trailing + 0.0", "one.top == two.top + 0.0",
        "one.centerY == two.centerY + 0.0",
      ])
  }

  @Test func `is read from left to right, or from right to left, if told so`() {
    #expect(
      constraints("|-1-[one]-2-[two]-3-|", options: .directionLeftToRight) == [
        "one.left == super.left + 1.0", "two.left == one.right + 2.0",
        "super.right == two.right + 3.0",
      ])
    #expect(
      constraints("|-1-[one]-2-[two]-3-|", options: .directionRightToLeft) == [
        "super.right == one.right + 1.0", "one.left == two.right + 2.0",
        "two.left == super.left + 3.0",
      ])
  }

  @Test func `is not read with a view that is not in the dictionary`() {
    let received = failures { #expect(constraints("[want]-|").isEmpty) }

    #expect(received.map(\.name) == [.invalidArgument])
    #expect(
      received.reasons == [
        "Unable to parse constraint format: \nwant is not a key in the views dictionary. \n"
          + "[want]-| \n ^"
      ])
  }

  @Test func `is not read without a view`() {
    let received = failures { #expect(constraints("H:|-10-|").isEmpty) }

    #expect(
      received.reasons == [
        "Unable to parse constraint format: \nExpected a view \nH:|-10-| \n       ^"
      ])
  }

  @Test func `is not read where a number is missing`() {
    let received = failures { #expect(constraints("H:|[one]- (padding)-[two]|").isEmpty) }

    #expect(
      received.reasons == [
        "Unable to parse constraint format: \nExpected a number or key from the metrics "
          + "dictionary, but encountered something else \nH:|[one]- (padding)-[two]| \n"
          + "         ^"
      ])
  }

  @Test func `is not read with an edge of a superview that is not there`() {
    one.removeFromSuperview()

    let received = failures { #expect(constraints("V:|[one]").isEmpty) }

    #expect(
      received.reasons == [
        "Unable to parse constraint format: \nUnable to interpret '|' character, because the "
          + "related view doesn't have a superview \nV:|[one] \n        ^"
      ])
  }

  @Test func `is refused once, and whole`() {
    let unfinished = failures { #expect(constraints("V:[one(8@").isEmpty) }
    #expect(
      unfinished.reasons == [
        "Unable to parse constraint format: \nExpected a number or key from the metrics dictionary, "
          + "but encountered something else \nV:[one(8@ \n         ^"
      ])

    let negative = failures { #expect(constraints("[one(8@-8)]-[two(8@-8)]").isEmpty) }
    #expect(
      negative.reasons == [
        "It's illegal to set priority:-8. Priorities must be greater than 0 and less or equal to "
          + "NSLayoutPriorityRequired, which is 1000.000000."
      ])
  }

  @Test(arguments: Fuzz.runs(short: 40, long: 1_000))
  func `survives any text`(fuzz: Fuzz) {
    var random = fuzz.generator
    let pieces = [
      "H:", "V:", "|", "-", "[", "]", "(", ")", "one", "two", "8", ".", "@", "==", ">=", ",", "é",
      "750", " ", "-8", "[one]", "[two]",
    ]
    for _ in 0..<50 {
      let count = Int.random(in: 0..<9, using: &random)
      let format = (0..<count).compactMap { _ in pieces.randomElement(using: &random) }.joined()

      let received = failures {
        let made = NSLayoutConstraint.constraints(
          withVisualFormat: format, metrics: nil, views: ["one": one, "two": two])
        #expect(made.allSatisfy { $0.constant.isFinite }, "\(fuzz): \(format)")
      }

      #expect(received.count <= 1, "\(fuzz): \(format)")
    }
  }
}
