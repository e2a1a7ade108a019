import Foundation
import LocalizedWords
import Testing

@Suite("Formats")
struct WordFormatterTests {
  private func text(
    _ format: String, _ arguments: any CVarArg..., locale: String? = nil
  ) -> String {
    var formatter = WordFormatter(arguments, locale: locale.map { Locale(identifier: $0) })
    let text = formatter.string(from: format)
    #expect(formatter.faults.isEmpty)
    return text
  }

  private func faults(_ format: String, _ arguments: any CVarArg...) -> [String] {
    var formatter = WordFormatter(arguments, locale: nil)
    let text = formatter.string(from: format)
    return [text] + formatter.faults.map { "\($0)" }
  }

  @Test func `put arguments in, in the order of the text or by their numbers`() {
    #expect(text("%@ of %@", "1", "2") == "1 of 2")
    #expect(text("%2$@ von %1$@", "1", "2") == "2 von 1")
    #expect(text("%d %i %ld %lld %u %lu", 1, 2, 3, 4, 5, 6) == "1 2 3 4 5 6")
    #expect(
      text("%.2f|%5d|%-5d|%05d|%+d|%x|%X|%o", 2.5, 7, 7, 7, 7, 255, 255, 8)
        == "2.50|    7|7    |00007|+7|ff|FF|10")
    #expect(text("%*d|%.*f|%.2@", 4, 7, 1, 2.55, "long") == "   7|2.5|lo")
    #expect(text("%5@|%-5@|%2@", "ab", "ab", "abc") == "   ab|ab   |abc")
    #expect(text("%c%C", 72, 8364) == "H€")
    #expect(text("100%% of %@", "it") == "100% of it")
    #expect(text("%(count)lld birds", 3) == "3 birds")
    #expect(text("50% & 5%", 1) == "50% & 5%")
    #expect(text("%d", UInt64.max) == "18446744073709551615")
  }

  @Test func `write numbers as a locale does, and plainly without one`() {
    #expect(text("%d", 12_345) == "12345")
    #expect(text("%d", 12_345, locale: "de_DE") == "12.345")
    #expect(text("%lld, %.1f", 12_345, 0.5, locale: "en_US") == "12,345, 0.5")
    #expect(text("%.1f", 0.5, locale: "de_DE") == "0,5")
  }

  @Test func `say which arguments are missing or wrong, and end nothing`() {
    #expect(
      faults("%d of %@", 1) == [
        "1 of ", "The text \"%d of %@\" has '%@' for argument 2, and there is 1.",
      ])
    #expect(
      faults("%9$@") == ["", "The text \"%9$@\" has '%9$@' for argument 9, and there are 0."])
    #expect(
      faults("%@ birds", 3) == [
        "3 birds", "The text \"%@ birds\" has '%@' for argument 1, which is the number 3.",
      ])
    #expect(
      faults("%d birds", "three") == [
        "three birds",
        "The text \"%d birds\" has '%d' for argument 1, which is the text \"three\".",
      ])
    #expect(
      faults("%d", 2.5) == [
        "2", "The text \"%d\" has '%d' for argument 1, which is the number 2.5.",
      ])
    #expect(
      faults("%.1f", 2) == [
        "2.0", "The text \"%.1f\" has '%.1f' for argument 1, which is the number 2.",
      ])
    #expect(
      faults("%#@birds@", 2) == [
        "", "The text \"%#@birds@\" has '%#@birds@', and its entry says nothing about 'birds'.",
      ])
    #expect(faults("%999999999999d", 1)[0].count == 500)
    #expect(faults("%", 1) == ["%"])
  }
}
