import Foundation
import LocalizedWords
import Testing

@Suite("Texts with plurals")
struct PluralFormatsTests {
  private func plural(_ forms: [String: String], position: Int? = nil) -> WordEntry {
    .plural(.init(position: position, forms: forms.mapValues { .text($0) }))
  }

  private func said(
    _ entry: WordEntry, _ arguments: any CVarArg..., language: String = "en",
    locale: String? = nil, faults: [String] = []
  ) -> String {
    var formatter = WordFormatter(arguments, locale: locale.map { Locale(identifier: $0) })
    let text = formatter.string(from: PluralFormats.marked(entry, language: language))
    #expect(formatter.faults.map { "\($0)" } == faults)
    return text
  }

  @Test func `choose a form by the number and the language`() {
    let birds = WordEntry.format(
      "%#@birds@ seen by %@",
      variables: ["birds": plural(["zero": "no birds", "one": "%d bird", "other": "%d birds"])])
    #expect(said(birds, 0, "Ada") == "no birds seen by Ada")
    #expect(said(birds, 1, "Ada") == "1 bird seen by Ada")
    #expect(said(birds, 1_200, "Ada", locale: "en_US") == "1,200 birds seen by Ada")
    let files = WordEntry.format(
      "%#@n@",
      variables: [
        "n": plural([
          "one": "%d файл", "few": "%d файла", "many": "%d файлов",
          "other": "%d файла",
        ])
      ])
    #expect(
      [1, 3, 5, 21].map { said(files, $0, language: "ru") } == [
        "1 файл", "3 файла", "5 файлов", "21 файл",
      ])
  }

  @Test func `count several things, each by its own argument`() {
    let entry = WordEntry.format(
      "%1$#@files@ in %2$#@folders@",
      variables: [
        "files": plural(["one": "%d file", "other": "%d files"]),
        "folders": plural(["one": "%d folder", "other": "%d folders"]),
      ])
    #expect(said(entry, 1, 2) == "1 file in 2 folders")
    #expect(said(entry, 3, 1) == "3 files in 1 folder")
    let turned = WordEntry.format(
      "%2$#@b@, %1$#@a@",
      variables: [
        "a": plural(["one": "%d a", "other": "%d as"]),
        "b": plural(["one": "%d b", "other": "%d bs"]),
      ])
    #expect(said(turned, 1, 2) == "2 bs, 1 a")
  }

  @Test func `put a variable into the form of another one`() {
    let entry = WordEntry.format(
      "%1$#@done@",
      variables: [
        "done": plural(["zero": "nothing of %2$#@all@", "other": "%1$d of %2$#@all@"]),
        "all": plural(["one": "%d run", "other": "%d runs"]),
      ])
    #expect(said(entry, 0, 1) == "nothing of 1 run")
    #expect(said(entry, 2, 5) == "2 of 5 runs")
  }

  @Test func `two entries with the same text and names keep their own forms`() {
    let one = PluralFormats.marked(
      .format("%#@n@", variables: ["n": plural(["other": "%d cats"])]), language: "en")
    let other = PluralFormats.marked(
      .format("%#@n@", variables: ["n": plural(["other": "%d dogs"])]), language: "en")
    var formatter = WordFormatter([2, 3], locale: nil)
    #expect(formatter.string(from: one + ", " + other) == "2 cats, 3 dogs")
  }

  @Test func `say what is wrong with an entry, and end nothing`() {
    #expect(
      said(
        .format("%#@n@", variables: ["n": plural(["one": "%d bird"])]), 2,
        faults: ["The plural 'n' has no form 'other', and no form 'other'."]) == "2 bird")
    #expect(
      said(
        .format("%#@n@", variables: ["n": plural([:])]), 2,
        faults: ["The plural 'n' has no form 'other', and no form 'other'."]) == "")
    #expect(
      said(
        .format("%#@n@", variables: ["n": plural(["other": "%d of %#@n@"])]), 2,
        faults: ["The text \"%#@n@\" has '%#@n@', which leads back to itself."]) == "2 of ")
    #expect(
      said(
        .format(
          "%#@a@",
          variables: [
            "a": plural(["other": "%1$#@b@"]),
            "b": plural(["other": "%1$#@a@"]),
          ]), 2,
        faults: ["The text \"%#@a@\" has '%#@a@', which leads back to itself."]) == "")
    #expect(
      said(
        .format("%#@n@", variables: ["n": plural(["one": "%d bird", "other": "%d birds"])]),
        faults: [
          "The text \"%#@n@\" has '%#@n@' for argument 1, and there are 0.",
          "The text \"%#@n@\" has '%d' for argument 1, and there are 0.",
        ]) == " birds")
    #expect(
      said(
        .format("%#@n@", variables: ["n": plural(["one": "a bird", "other": "birds"])]), "two",
        faults: [
          "The text \"%#@n@\" has '%#@n@' for argument 1, which is the text \"two\"."
        ]) == "birds")
  }

  @Test func `a million ways through variables come to an end`() {
    var variables: [String: WordEntry] = ["v40": plural(["other": "x"])]
    for level in 0..<40 {
      variables["v\(level)"] = plural(["other": "%1$#@v\(level + 1)@%1$#@v\(level + 1)@"])
    }
    #expect(said(.format("%1$#@v0@", variables: variables), 2).count < 10_000)
  }
}
