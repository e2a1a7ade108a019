import TestSupport
import Testing

@testable import FailureReporting

/// A place as Swift Testing keeps it.
private struct Place {
  var fileID = "Shop/CartTests.swift"
  var filePath = "/src/CartTests.swift"
  var line = 12
  var column = 4
}

/// Tests as Swift 6.3 builds them.
private struct PlainTest {
  var name = "paying()"
  var sourceLocation = Place()
}

/// Tests as Swift 6.4 builds them.
private struct SharedTest {
  struct Properties {
    var name = "paying()"
    var sourceBounds = Bounds()
  }

  struct Bounds {
    var lowerBound = Place()
    var upperBound = (line: 20, column: 1)
  }

  final class Allocated<Value: ~Copyable> {
    let value: Value
    init(_ value: consuming Value) { self.value = value }
  }

  private var _properties = Allocated(Properties())
}

@Suite("TestDeclaration")
struct TestDeclarationTests {
  @Test(arguments: ["6.3", "6.4"])
  func `is read as each version of Swift Testing keeps it`(version: String) throws {
    let test: Any = version == "6.3" ? PlainTest() : SharedTest()

    let declaration = try #require(TestDeclaration(test))

    #expect(declaration.name == "paying()")
    #expect(declaration.filter == #"^Shop\..*/CartTests\.swift:12:4$"#)
    #expect(declaration.site == CallSite("Shop/CartTests.swift", "/src/CartTests.swift", 12, 4))
  }

  @Test func `is what this version says of the test that runs`() throws {
    let test = try #require(Test.current)

    let declaration = try #require(TestDeclaration(test))

    #expect(declaration.name == test.name)
    #expect(declaration.fileID == test.sourceLocation.fileID)
    #expect(declaration.filePath == test.sourceLocation.filePath)
    #expect(declaration.line == test.sourceLocation.line)
    #expect(declaration.column == test.sourceLocation.column)
  }

  @Test func `is not guessed of what is built in another way`() {
    struct OtherTest {
      var name = "paying()"
      var sourceLocation = "CartTests.swift:12"
    }
    #expect(TestDeclaration(OtherTest()) == nil)
    #expect(TestDeclaration(12) == nil)
  }
}
