import Testing

@testable import FleetPort

@Suite("The folders of an app")
struct HomeRuleTests {
  @Test func `are those of a device`() {
    let methods = "\n" + HomeRule.methods + "\n"
    let rows: [(String, String)] = [
      (
        "NSSearchPathForDirectoriesInDomains(.documentDirectory, .userDomainMask, true)[0]",
        "uiKitSearchPaths(.documentDirectory, .userDomainMask, true)[0]"
      ),
      ("Foundation.NSHomeDirectory()", "uiKitHomeDirectory()"),
      (
        "let a = URL.documentsDirectory.appending(path: \"b\")",
        "let a = URL.uiKitDirectory(.documentDirectory).appending(path: \"b\")"
      ),
      (
        "files.urls(for: .documentDirectory, in: .userDomainMask)",
        "files.urls(for: .documentDirectory, in: .userDomainMask)" + methods
      ),
      (
        "try a.url(for: .b, in: .c, appropriateFor: nil, create: true)",
        "try a.url(for: .b, in: .c, appropriateFor: nil, create: true)" + methods
      ),
      ("a.url(for: item)", "a.url(for: item)"), ("b.documentsDirectory", "b.documentsDirectory"),
      (
        "extension FileManager { func urls(for a: A, in b: B) {} }; f.urls(for: a, in: b)",
        "extension FileManager { func urls(for a: A, in b: B) {} }; f.urls(for: a, in: b)"
      ),
      (
        "func NSHomeDirectory() {}\nNSHomeDirectory()",
        "func NSHomeDirectory() {}\nNSHomeDirectory()"
      ),
    ]
    for (source, written) in rows { #expect(Ported(source).body() == written, "\(source)") }
  }
}
