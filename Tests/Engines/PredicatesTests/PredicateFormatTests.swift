import FailureReporting
import Foundation
import Predicates
import TestSupport
import Testing

@Suite("NSPredicate(format:)")
struct PredicateFormatTests {
  /// An object as apps filter them, read by the names of its properties.
  final class Bird: NSObject {
    let name: String
    let nickname: String?
    let age: Int
    let born: Date
    var friends: [Bird] = []
    var mate: Bird?

    init(_ name: String, nickname: String? = nil, age: Int = 1) {
      self.name = name
      self.nickname = nickname
      self.age = age
      born = Date(timeIntervalSinceReferenceDate: Double(age) * 100)
    }
  }

  private let robin = Bird("Robin", age: 2)
  private let ruby = Bird("Ruby", age: 5)
  private let eve = Bird("Éve", nickname: "evi", age: 3)

  init() {
    eve.friends = [robin, ruby]
    eve.mate = robin
  }

  @Test func `compares what stands in a format as a device does`() {
    let rows: [(String, [Any], Bool)] = [
      ("name == 'Éve'", [], true),
      ("name = \"Éve\"", [], true),
      ("name != 'Robin'", [], true),
      ("name ==[cd] 'EVE'", [], true),
      ("name ==[c] 'eve'", [], false),
      ("%K == %@", ["name", "Éve"], true),
      ("%K.%K == %@ AND mate.%K == 'Robin'", ["mate", "name", "Robin", "name"], true),
      ("%K == %@", ["mate.name", "Robin"], true),
      ("age == %d", [3], true),
      ("age == %ld AND age > %i", [3, 2], true),
      ("age >= 3 && age <= 3 && age < 4 && age <> 4", [], true),
      ("age > 2.5 and age < 3.5e0 AND age < 3e+1", [], true),
      ("age > 2.5", [], true),
      ("age == -3", [], false),
      ("age BETWEEN {2, 4}", [], true),
      ("age BETWEEN %@", [[4, 5]], false),
      ("born > %@", [Date(timeIntervalSinceReferenceDate: 299)], true),
      ("nickname == nil", [], false),
      ("mate.nickname == NULL", [], true),
      ("mate.nickname != nil", [], false),
      ("mate.nickname < 'z'", [], false),
      ("mate == %@", [robin], true),
      ("mate == %@", [ruby], false),
      ("name IN %@", [["Robin", "Éve"]], true),
      ("name IN {'Robin', \"Ruby\"}", [], false),
      ("NOT name IN {'Robin'}", [], true),
      ("NOT (name IN %@)", [Set(["Éve"])], false),
      ("!(age == 3) OR age == 4 || age == 3", [], true),
      ("name CONTAINS[cd] %@", ["V"], true),
      ("name CONTAINS 'V'", [], false),
      ("name contains[cd] ''", [], true),
      ("nickname BEGINSWITH 'ev' AND nickname ENDSWITH 'vi'", [], true),
      ("nickname LIKE 'e?i' AND nickname LIKE[c] 'E*'", [], true),
      ("nickname MATCHES '[a-z]{3}'", [], true),
      ("nickname MATCHES '[a-z]'", [], false),
      ("friends CONTAINS %@", [robin], true),
      ("%@ IN friends", [eve], false),
      ("ANY friends.name == 'Ruby'", [], true),
      ("ALL friends.age > 2", [], false),
      ("NONE friends.name == %@", ["Éve"], true),
      ("friends.@count == 2", [], true),
      ("friends.@sum.age == 7 AND friends.@max.age == 5 AND friends.@avg.age == 3.5", [], true),
      ("SUBQUERY(friends, $f, $f.age > 2 AND $f.name BEGINSWITH 'R').@count == 1", [], true),
      ("SUBQUERY(friends, $f, $f.age > 9).@count > 0", [], false),
      ("count:(friends) == 2", [], true),
      ("SELF == %@ AND SELF.age == 3", [eve], true),
      ("TRUEPREDICATE AND NOT FALSEPREDICATE", [], true),
      ("age == YES OR age == TRUE OR age == false", [], false),
      ("#age == 3", [], true),
      ("(age) == (3)", [], true),
    ]
    for (format, arguments, holds) in rows {
      let predicate = NSPredicate(format: format, argumentArray: arguments)
      #expect(predicate.evaluate(with: eve) == holds, "\(format)")
    }
  }

  @Test func `looks at a text, a number and a dictionary, too`() {
    let mail = NSPredicate(
      format: "SELF MATCHES %@", "[A-Z0-9a-z._%+-]+@[A-Za-z0-9.-]+\\.[A-Za-z]{2,}")
    let large = NSPredicate(format: "SELF > 3")
    let adult = NSPredicate(format: "age >= 18 AND name != nil")

    #expect(mail.evaluate(with: "rob@birds.org"))
    #expect(!mail.evaluate(with: "rob@birds.org\n"))
    #expect(!mail.evaluate(with: "rob"))
    #expect(large.evaluate(with: 4) && !large.evaluate(with: 2.5))
    #expect(adult.evaluate(with: ["age": 20, "name": "Ada"]))
    #expect(!adult.evaluate(with: ["age": 20]))
  }

  @Test func `takes nil for an argument, and values for its variables`() {
    let name: String? = nil
    let template = NSPredicate(format: "name == $NAME AND age < $AGE")

    #expect(NSPredicate(format: "mate.nickname == %@", name).evaluate(with: eve))
    #expect(
      template.withSubstitutionVariables(["NAME": "Éve", "AGE": 4]).evaluate(with: eve))
    #expect(!template.evaluate(with: eve))
  }

  @Test func `reports a format that is none, at its line, and accepts nothing`() {
    let formats = [
      "", "name", "name ==", "== 3", "(name == 3", "name == 'x", "name ~ 3", "name == %@",
      "name == 3 name", "name LIKES 'x'", "a == 1 AND", "SUBQUERY(a, b, c == 1)", "%Q == 3",
      String(repeating: "(", count: 10_000), String(repeating: "NOT ", count: 10_000),
    ]
    for format in formats {
      let log = FailureLog()
      let line: UInt = #line + 1
      let predicate = withFailureReporter(log) { NSPredicate(format: format) }

      #expect(log.failures.map(\.reason) == ["Unable to parse the format string \"\(format)\""])
      #expect(log.failures.first?.name == "NSInvalidArgumentException")
      #expect(log.failures.first?.site.line == line)
      #expect(!predicate.evaluate(with: eve))
    }
  }

  @Test func `prints what it asks for`() {
    let rows = [
      ("a = 1 && (b != 'x' OR NOT c IN {1, 2.5})", "a == 1 AND (b != \"x\" OR NOT c IN {1, 2.5})"),
      ("any a.b ==[dc] nil", "ANY a.b ==[cd] nil"),
      ("(a == 1 AND b == 2)", "a == 1 AND b == 2"),
      ("NOT (a == 1 OR b == $c)", "NOT (a == 1 OR b == $c)"),
      ("SUBQUERY(a, $x, $x.b > 1).@count > 0", "SUBQUERY(a, $x, $x.b > 1).@count > 0"),
    ]
    for (format, text) in rows { #expect(NSPredicate(format: format).condition.text == text) }
    let compound = NSCompoundPredicate(andPredicateWithSubpredicates: [
      NSPredicate(format: "a == 1"),
      NSCompoundPredicate(notPredicateWithSubpredicate: NSPredicate(format: "b == 2")),
      NSPredicate(value: true),
    ])
    #expect(compound.condition.text == "a == 1 AND NOT b == 2 AND TRUEPREDICATE")
  }
}
