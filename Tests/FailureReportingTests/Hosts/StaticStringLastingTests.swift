import TestSupport
import Testing

@testable import FailureReporting

@Suite("StaticString.lasting(_:)")
struct StaticStringLastingTests {
  @Test(arguments: AwkwardText.allCases)
  func `holds the text as it is`(awkward: AwkwardText) {
    let string = StaticString.lasting(awkward.text)

    #expect(Array(string.description.utf8) == Array(awkward.text.utf8))
    #expect(string.utf8CodeUnitCount == awkward.text.utf8.count)
  }

  @Test func `knows whether the text is ASCII, as the compiler's own do`() {
    let plain: StaticString = "Körbe"
    let ascii: StaticString = "Carts"

    #expect(StaticString.lasting("Körbe").isASCII == plain.isASCII)
    #expect(StaticString.lasting("Carts").isASCII == ascii.isASCII)
    #expect(StaticString.lasting("Carts").hasPointerRepresentation)
  }

  @Test func `ends with a zero, as C functions expect`() {
    let string = StaticString.lasting("Körbe")

    #expect(String(cString: string.utf8Start) == "Körbe")
  }

  @Test func `keeps one copy of a text`() {
    let text = "Shop/CartTests.swift"

    let addresses = (1...100).map { _ in StaticString.lasting(text).utf8Start }

    #expect(Set(addresses).count == 1)
  }

  @Test func `may be asked for on any thread`() async {
    let trace = Trace()

    await onThreads(8) { thread in
      for number in 0..<200 {
        let text = "\(number % 50).swift"
        if StaticString.lasting(text).description != text { trace.add("\(thread): \(text)") }
      }
    }

    #expect(trace.lines.isEmpty)
  }
}
