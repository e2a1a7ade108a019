import FleetPort
import Testing

@MainActor
@Suite("Casts of what is asked of the keychain")
struct KeychainCastRuleTests {
  @Test func `go where the stand-in takes both kinds of dictionaries`() {
    let rows: [(String, String)] = [
      ("SecItemAdd(query as CFDictionary, nil)", "SecItemAdd(query                , nil)"),
      (
        "SecItemUpdate(a.b as CFDictionary, c as CFDictionary)",
        "SecItemUpdate(a.b                , c                )"
      ),
      ("SecItemDelete([a: b] as CFDictionary)", "SecItemDelete([a: b] as CFDictionary)"),
      ("SecItemDelete(make(a as CFDictionary))", "SecItemDelete(make(a as CFDictionary))"),
      ("take(query as CFDictionary)", "take(query as CFDictionary)"),
      ("SecItemDelete(", "SecItemDelete("),
      (
        "func wipe(_ kind: AnyObject) {}; func a() { wipe(kSecClassKey); wipe(b) }",
        "func wipe(_ kind: AnyObject) {}; func a() { wipe(kSecClassKey as AnyObject); wipe(b) }"
      ),
      (
        "func wipe(_ kind: CFString) {}; func a() { wipe(kSecClassKey) }",
        "func wipe(_ kind: CFString) {}; func a() { wipe(kSecClassKey) }"
      ),
      (
        "var q: [String: AnyObject]\nq[kSecClass as String] = kSecClassKey\nq[b] = kSecB + c",
        "var q: [String: AnyObject]\nq[kSecClass as String] = kSecClassKey as AnyObject\n"
          + "q[b] = kSecB + c"
      ),
      (
        "var q: [String: Any]\nq[kSecClass as String] = kSecClassKey",
        "var q: [String: Any]\nq[kSecClass as String] = kSecClassKey"
      ),
    ]
    let traits = Module.Traits(dependencies: ["HeadlessSecurity"])
    for (source, expected) in rows { #expect(Ported(source, traits: traits).body() == expected) }
    #expect(
      Ported("SecItemAdd(query as CFDictionary, nil)").body()
        == "SecItemAdd(query as CFDictionary, nil)")
  }
}
