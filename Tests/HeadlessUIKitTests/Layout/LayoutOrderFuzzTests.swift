import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@MainActor
@Suite("Layout by constraints in any order")
struct LayoutOrderFuzzTests {
  @Test(arguments: Fuzz.runs(short: 40, long: 1_000))
  func `is the same in whatever order constraints were activated`(fuzz: Fuzz) {
    var random = fuzz.generator
    let screen = RandomScreen(&random)
    let order = Array(screen.constraints.indices)
    let expected = screen.laidOut(activating: order)

    #expect(screen.laidOut(activating: order).frames == expected.frames, "\(fuzz)")
    for _ in 0..<3 {
      let found = screen.laidOut(activating: order.shuffled(using: &random))
      for (index, frame) in found.frames.enumerated() where !expected.isOpen[index] {
        let other = expected.frames[index]
        let distances = [
          frame.minX - other.minX, frame.minY - other.minY, frame.width - other.width,
          frame.height - other.height,
        ]
        // A place between two pixels may be rounded to either.
        #expect(distances.allSatisfy { abs($0) < 0.34 }, "\(fuzz): view \(index)")
      }
    }
  }
}

/// Views in each other, and satisfiable constraints between them: required ones tie each view to an
/// earlier one, and no two others have the same priority.
private struct RandomScreen {
  struct Constraint {
    var first: Int
    var second: Int?
    var attribute: NSLayoutConstraint.Attribute
    var relation: NSLayoutConstraint.Relation
    var constant: CGFloat
    var priority: Float
  }

  /// The number of each view's superview; 0 is the root.
  private var parents = [0]
  private(set) var constraints: [Constraint] = []

  init(_ random: inout SeededGenerator) {
    let starts: [NSLayoutConstraint.Attribute] = [.left, .top]
    let attributes: [NSLayoutConstraint.Attribute] = [
      .left, .right, .top, .bottom, .width, .height, .centerX, .centerY,
    ]
    for index in 1...Int.random(in: 2...9, using: &random) {
      parents.append(Int.random(in: 0..<index, using: &random))
      for attribute in starts {
        constraints.append(
          Constraint(
            first: index, second: Int.random(in: 0..<index, using: &random), attribute: attribute,
            relation: .equal, constant: CGFloat(Int.random(in: 0...40, using: &random)),
            priority: 1_000))
      }
    }
    for index in 0..<Int.random(in: 5...30, using: &random) {
      let first = Int.random(in: 1..<parents.count, using: &random)
      let attribute = attributes[Int.random(in: 0..<attributes.count, using: &random)]
      let isAlone =
        (attribute == .width || attribute == .height) && Bool.random(using: &random)
      constraints.append(
        Constraint(
          first: first, second: isAlone ? nil : Int.random(in: 0..<first, using: &random),
          attribute: attribute,
          relation: .init(rawValue: Int.random(in: -1...1, using: &random)) ?? .equal,
          constant: CGFloat(Int.random(in: -50...300, using: &random)),
          priority: Float(900 - 20 * index)))
    }
  }

  @MainActor func laidOut(activating order: [Int]) -> (frames: [CGRect], isOpen: [Bool]) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    var views = [root]
    for parent in parents.dropFirst() {
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      views[parent].addSubview(view)
      views.append(view)
    }
    for index in order {
      let value = constraints[index]
      let constraint = NSLayoutConstraint(
        item: views[value.first], attribute: value.attribute, relatedBy: value.relation,
        toItem: value.second.map { views[$0] },
        attribute: value.second == nil ? .notAnAttribute : value.attribute, multiplier: 1,
        constant: value.constant)
      constraint.priority = UILayoutPriority(value.priority)
      constraint.isActive = true
    }
    root.layoutIfNeeded()
    return (views.map(\.frame), views.map(\.hasAmbiguousLayout))
  }
}
