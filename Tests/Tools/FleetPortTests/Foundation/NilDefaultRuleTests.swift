import Testing

@MainActor
@Suite("Defaults that lose their value")
struct NilDefaultRuleTests {
  @Test(arguments: [
    (
      "UserDefaults.standard.set(nil, forKey: a)",
      "UserDefaults.standard.set(nil as Any?, forKey: a)"
    ),
    (
      "self.userDefaults?.set(nil, forKey: \"b\")",
      "self.userDefaults?.set(nil as Any?, forKey: \"b\")"
    ),
    ("store.set(nil, forKey: a)", "store.set(nil, forKey: a)"),
    ("defaults.set(value, forKey: a)", "defaults.set(value, forKey: a)"),
    ("defaults.set(nil, forKey", "defaults.set(nil, forKey"),
  ])
  func `say of what type nothing is`(source: String, written: String) {
    #expect(Ported(source).body() == written)
  }
}
