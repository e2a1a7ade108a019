import HeadlessFoundation
import Testing

@Suite("Value transformers")
struct ValueTransformerTests {
  @Test func `are found by their names`() {
    let name = NSValueTransformerName("Louder")
    #expect(ValueTransformer(forName: name) == nil)
    ValueTransformer.setValueTransformer(Louder(), forName: name)
    defer { ValueTransformer.setValueTransformer(nil, forName: name) }

    let found = ValueTransformer(forName: name)
    #expect(found is Louder && found === ValueTransformer(forName: name))
    #expect(found?.transformedValue("robin") as? String == "ROBIN")
    #expect(found?.reverseTransformedValue("ROBIN") == nil)
    #expect(ValueTransformer.valueTransformerNames().contains(name))
  }

  @Test func `the system has some`() throws {
    let rows: [(NSValueTransformerName, Any?, Bool)] = [
      (.negateBooleanTransformerName, true, false), (.negateBooleanTransformerName, 0, true),
      (.negateBooleanTransformerName, nil, true), (.isNilTransformerName, nil, true),
      (.isNilTransformerName, 1, false), (.isNotNilTransformerName, "", true),
      (.isNotNilTransformerName, nil, false),
    ]
    for (name, value, expected) in rows {
      #expect(ValueTransformer(forName: name)?.transformedValue(value) as? Bool == expected)
    }
  }

  @Test func `archives are read of allowed classes only`() throws {
    let all = try #require(
      ValueTransformer(forName: .secureUnarchiveFromDataTransformerName)
        as? NSSecureUnarchiveFromDataTransformer)
    let archive = try #require(all.reverseTransformedValue(["robin", "wren"] as NSArray) as? Data)

    #expect(all.transformedValue(archive) as? [String] == ["robin", "wren"])
    #expect(NumbersOnly().transformedValue(archive) == nil)
    #expect(all.transformedValue(Data([1, 2])) == nil && all.transformedValue(nil) == nil)
    #expect(all.reverseTransformedValue(nil) == nil)
    #expect(type(of: all).allowsReverseTransformation())
    #expect(!ValueTransformer.allowsReverseTransformation())
  }
}

private final class Louder: ValueTransformer {
  override func transformedValue(_ value: Any?) -> Any? { (value as? String)?.uppercased() }
}

private final class NumbersOnly: NSSecureUnarchiveFromDataTransformer {
  override class var allowedTopLevelClasses: [AnyClass] { [NSNumber.self] }
}
