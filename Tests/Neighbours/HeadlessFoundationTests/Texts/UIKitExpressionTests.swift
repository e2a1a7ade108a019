import FailureReporting
import FleetTesting
import HeadlessFoundation
import TestSupport
import Testing

@Suite("Expressions")
struct UIKitExpressionTests {
  @Test func `are worked out`() {
    let rows: [(String, Double)] = [
      ("1+2*3", 7), ("7/2", 3), ("7.0/2", 3.5), ("2**3", 8), ("2 ** 3 ** 2", 64), ("(1+2)*-3", -9),
      ("10 - 4 - 3", 3), ("5 - -2", 7), ("1e3+.5", 1000.5), ("2 * x", 42), ("sqrt(9)", 3),
      ("max({1, 5, 2})", 5), ("average({1, 2})", 1.5), ("FUNCTION(9, 'sqrt:')", 3), ("abs(-4)", 4),
      ("9223372036854775807 + 1", 9223372036854775808),
    ]
    for (text, expected) in rows {
      let value = UIKitExpression(format: text).expressionValue(
        with: ["x": 21], context: nil)
      #expect(value as? Double == expected, "\(text)")
    }
    let sum = UIKitExpression(format: "%d + %K", 3, "x")
    #expect(sum.expressionValue(with: ["x": 4], context: nil) as? Int == 7)
  }

  @Test func `that are none are failures`() {
    for text in ["1 +", "", "2 $ 3", "(1", "%@", "nothing(1)"] {
      let failures = TestSupport.failures {
        let expression = UIKitExpression(format: text)
        #expect(expression.expressionValue(with: nil, context: nil) == nil)
      }
      #expect(
        failures.map(\.reason) == [
          "NSInvalidArgumentException: Unable to parse the format string \"\(text)\""
        ])
    }
  }
}
