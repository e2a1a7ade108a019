import FleetTesting
import HeadlessSecurity
import TestSupport
import Testing

@MainActor @Suite("The keychain", .freshApplication)
struct SecItemTests {
  private func password(_ account: String, _ more: [String: Any] = [:]) -> [String: Any] {
    [
      kSecClass as String: kSecClassGenericPassword, kSecAttrService as String: "birds",
      kSecAttrAccount as String: account,
    ].merging(more) { $1 }
  }

  @discardableResult
  private func add(_ account: String, _ text: String, _ more: [String: Any] = [:]) -> OSStatus {
    let data: [String: Any] = [kSecValueData as String: Data(text.utf8)]
    return SecItemAdd(password(account, data.merging(more) { $1 }) as CFDictionary, nil)
  }

  private func text(_ account: String) -> String? {
    var item: CFTypeRef?
    let query = password(account, [kSecReturnData as String: true])
    let status = SecItemCopyMatching(query as CFDictionary, &item)
    return status == errSecSuccess
      ? (item as? Data).map { String(decoding: $0, as: UTF8.self) } : nil
  }

  @Test func `a query may be a dictionary of objects`() {
    var query: [String: AnyObject] = [:]
    query[kSecClass as String] = kSecClassGenericPassword as AnyObject
    query[kSecAttrService as String] = "birds" as AnyObject?
    query[kSecAttrAccount as String] = "wren" as AnyObject?
    #expect(query.count == 3 && query[kSecClass as String] as? String == "genp")
    query[kSecValueData as String] = Data("7".utf8) as AnyObject?
    #expect(SecItemAdd(query as CFDictionary, nil) == errSecSuccess)
    #expect(text("wren") == "7")

    query[kSecValueData as String] = nil
    query[kSecMatchLimit as String] = kSecMatchLimitOne as AnyObject
    query[kSecReturnAttributes as String] = kCFBooleanTrue
    query[kSecReturnData as String] = kCFBooleanTrue
    var found: AnyObject?
    #expect(SecItemCopyMatching(query as CFDictionary, &found) == errSecSuccess)
    let item = found as? [String: AnyObject]
    #expect(item?[kSecAttrAccount as String] as? String == "wren")
    #expect(item?[kSecValueData as String] as? Data == Data("7".utf8))
  }

  @Test func `what is added is found, changed and removed`() {
    #expect(text("wren") == nil)
    #expect(add("wren", "7") == errSecSuccess)
    #expect(text("wren") == "7")
    #expect(add("wren", "8") == errSecDuplicateItem)
    let change = [kSecValueData: Data("9".utf8)] as CFDictionary
    #expect(SecItemUpdate(password("wren") as CFDictionary, change) == errSecSuccess)
    #expect(SecItemUpdate(password("robin") as CFDictionary, change) == errSecItemNotFound)
    #expect(SimulatedKeychain.items.map(\.text) == ["9"])
    #expect(SecItemDelete(password("wren") as CFDictionary) == errSecSuccess)
    #expect(SecItemDelete(password("wren") as CFDictionary) == errSecItemNotFound)
    #expect(SimulatedKeychain.items.isEmpty)
  }

  @Test func `a query without an account means all of the service`() {
    add("wren", "1")
    add("robin", "2")
    let all: [String: Any] = [
      kSecClass as String: kSecClassGenericPassword, kSecAttrService as String: "birds",
      kSecMatchLimit as String: kSecMatchLimitAll, kSecReturnAttributes as String: kCFBooleanTrue!,
      kSecReturnData as String: kCFBooleanTrue as Any,
    ]
    var found: AnyObject?
    #expect(SecItemCopyMatching(all as CFDictionary, &found) == errSecSuccess)
    let items = found as? [[String: Any]]
    #expect(items?.compactMap { $0[kSecAttrAccount as String] as? String } == ["wren", "robin"])
    #expect(
      items?.compactMap { $0[kSecValueData as String] as? Data } == [
        Data("1".utf8), Data("2".utf8),
      ])
    #expect(
      items?.first?[kSecAttrAccessible as String] as? String == kSecAttrAccessibleWhenUnlocked)
    #expect(items?.first?[kSecAttrCreationDate as String] is Date)

    let service = [kSecClass: kSecClassGenericPassword, kSecAttrService: "birds"] as CFDictionary
    #expect(SecItemDelete(service) == errSecSuccess)
    #expect(SimulatedKeychain.items.isEmpty)
  }

  @Test func `an item is found by its reference, also once it has changed`() throws {
    var reference: CFTypeRef?
    let item = password(
      "wren",
      [kSecValueData as String: Data("1".utf8), kSecReturnPersistentRef as String: true])
    #expect(SecItemAdd(item as CFDictionary, &reference) == errSecSuccess)
    add("robin", "2")
    let change = [kSecAttrAccount: "tit"] as CFDictionary
    #expect(SecItemUpdate(password("wren") as CFDictionary, change) == errSecSuccess)
    let query: [String: Any] = [
      kSecValuePersistentRef as String: try #require(reference as? Data),
      kSecReturnData as String: true,
    ]
    var found: CFTypeRef?
    #expect(SecItemCopyMatching(query as CFDictionary, &found) == errSecSuccess)
    #expect(found as? Data == Data("1".utf8))
    #expect(SecItemDelete(query as CFDictionary) == errSecSuccess)
    #expect(SecItemDelete(query as CFDictionary) == errSecItemNotFound)

    #expect(SimulatedKeychain.items.map(\.account) == ["robin"])
  }

  @Test func `what nobody wants is not handed out`() {
    add("wren", "1")
    var found: AnyObject?

    #expect(SecItemCopyMatching(password("wren") as CFDictionary, &found) == errSecSuccess)
    #expect(found == nil)
  }

  @Test func `items of all devices are others than those of this one`() {
    let shared = [kSecAttrSynchronizable as String: true]
    #expect(add("wren", "1") == errSecSuccess)
    #expect(add("wren", "2", shared) == errSecSuccess)
    #expect(text("wren") == "1")

    let rows: [(Any, Int)] = [(true, 1), (NSNumber(value: 1), 1), (kSecAttrSynchronizableAny, 2)]
    for (value, count) in rows {
      let query = password(
        "wren",
        [
          kSecAttrSynchronizable as String: value, kSecReturnAttributes as String: true,
          kSecMatchLimit as String: kSecMatchLimitAll,
        ])
      var found: AnyObject?
      #expect(SecItemCopyMatching(query as CFDictionary, &found) == errSecSuccess)
      #expect((found as? [Any])?.count == count)
    }
  }

  @Test func `servers have passwords of their own`() {
    func server(_ path: String) -> CFDictionary {
      [
        kSecClass: kSecClassInternetPassword, kSecAttrServer: "birds.example",
        kSecAttrAccount: "wren", kSecAttrPath: path, kSecAttrPort: 443,
        kSecValueData: Data(path.utf8),
      ] as CFDictionary
    }
    #expect(SecItemAdd(server("/a"), nil) == errSecSuccess)
    #expect(SecItemAdd(server("/b"), nil) == errSecSuccess)
    #expect(SecItemAdd(server("/a"), nil) == errSecDuplicateItem)
    #expect(SimulatedKeychain.items.map(\.server) == ["birds.example", "birds.example"])
    #expect(SimulatedKeychain.items.map(\.text) == ["/a", "/b"])
  }

  @Test func `what makes no sense is answered as on a device`() {
    let rows: [(OSStatus, OSStatus)] = [
      (SecItemAdd([kSecAttrAccount: "wren"] as CFDictionary, nil), errSecParam),
      (SecItemCopyMatching([:] as CFDictionary, nil), errSecParam),
      (SecItemDelete([:] as CFDictionary), errSecParam),
      (
        SecItemAdd([kSecClass: kSecClassGenericPassword, "acct": NSObject()] as CFDictionary, nil),
        errSecParam
      ),
      (
        SecItemUpdate(password("wren") as CFDictionary, password("wren") as CFDictionary),
        errSecParam
      ),
      (
        SecItemUpdate(password("wren") as CFDictionary, [kSecReturnData: true] as CFDictionary),
        errSecParam
      ),
    ]
    for (status, expected) in rows { #expect(status == expected) }
    #expect(
      SecCopyErrorMessageString(errSecItemNotFound, nil)
        == "The specified item could not be found in the keychain.")
    #expect(SecCopyErrorMessageString(-7, nil) == "OSStatus -7")
  }

  @Test func `a change that makes two items alike changes nothing`() {
    add("wren", "1")
    add("robin", "2")
    let change = [kSecAttrAccount: "wren"] as CFDictionary

    #expect(SecItemUpdate(password("robin") as CFDictionary, change) == errSecDuplicateItem)
    #expect(SimulatedKeychain.items.map(\.account) == ["wren", "robin"])
  }

  @Test func `an item for which the user is asked says so`() throws {
    let control = try #require(
      SecAccessControlCreateWithFlags(
        nil, kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly, [.biometryCurrentSet, .or], nil))
    add("wren", "1", [kSecAttrAccessControl as String: control])
    let rows: [(name: CFString, value: Any, expected: OSStatus)] = [
      (kSecUseAuthenticationUI, kSecUseAuthenticationUIAllow, errSecSuccess),
      (kSecUseAuthenticationUI, kSecUseAuthenticationUIFail, errSecInteractionNotAllowed),
      (kSecUseAuthenticationUI, kSecUseAuthenticationUISkip, errSecItemNotFound),
      (kSecUseNoAuthenticationUI, true, errSecInteractionNotAllowed),
      (kSecUseNoAuthenticationUI, false, errSecSuccess),
    ]

    #expect(text("wren") == "1")
    for (name, value, expected) in rows {
      let query = password("wren", [name as String: value])
      #expect(SecItemCopyMatching(query as CFDictionary, nil) == expected)
    }
    #expect(SimulatedKeychain.items.first?.needsUser == true)
    #expect(
      SimulatedKeychain.items.first?.accessible == kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly)
  }

  @Test func `a test says what it answers, and a fresh application has an empty one`() {
    add("wren", "1")
    SimulatedKeychain.result = errSecInteractionNotAllowed
    #expect(text("wren") == nil)
    #expect(add("robin", "2") == errSecInteractionNotAllowed)
    withFreshApplication {
      #expect(SimulatedKeychain.items.isEmpty)
      #expect(SimulatedKeychain.result == nil)
      #expect(add("wren", "3") == errSecSuccess)
    }
    SimulatedKeychain.result = nil

    #expect(text("wren") == "1")
  }

  @Test func `random bytes are written, and no others`() {
    var bytes = [UInt8](repeating: 0, count: 64)
    #expect(SecRandomCopyBytes(kSecRandomDefault, 63, &bytes) == errSecSuccess)
    #expect(bytes.last == 0)
    #expect(Set(bytes).count > 16)
    #expect(SecRandomCopyBytes(kSecRandomDefault, -1, &bytes) == errSecParam)
  }

  @Test func `dictionaries of Foundation's are taken, too`() {
    let query = NSMutableDictionary(
      objects: [kSecClassGenericPassword, "birds", "wren", Data("7".utf8)],
      forKeys: [kSecClass, kSecAttrService, kSecAttrAccount, kSecValueData].map { $0 as NSString })
    #expect(SecItemAdd(query, nil) == errSecSuccess)
    query.removeObject(forKey: kSecValueData)
    query[kSecReturnData] = kCFBooleanTrue
    var found: AnyObject?
    #expect(SecItemCopyMatching(query, &found) == errSecSuccess)
    #expect(found as? Data == Data("7".utf8))
    let change: NSDictionary = [kSecValueData: Data("8".utf8)]
    #expect(SecItemUpdate(query, change) == errSecSuccess)
    #expect(SecItemUpdate(password("wren"), [kSecAttrLabel as String: "Wren"]) == errSecSuccess)
    #expect(SimulatedKeychain.items.map(\.label) == ["Wren"])
    #expect(text("wren") == "8")
    #expect(SecItemDelete(query) == errSecSuccess)
  }

  @Test func `passwords of websites are kept, and found on a later turn`() {
    let trace = Trace()
    func request(_ domain: String) {
      SecRequestSharedWebCredential(domain as CFString, nil) { credentials, error in
        let found = credentials as? [[String: String]] ?? []
        trace.add(
          "\(found.compactMap { $0[kSecSharedPassword as String] }) "
            + "\(error.map { "\($0.domain) \($0.code)" } ?? "-")")
      }
    }
    SecAddSharedWebCredential("birds.example" as CFString, "wren" as CFString, "7" as CFString) {
      trace.add("kept \($0 == nil)")
    }
    request("birds.example")
    request("fish.example")
    SecAddSharedWebCredential("birds.example" as CFString, "wren" as CFString, nil) { _ in }
    request("birds.example")
    #expect(trace.lines.isEmpty)
    settle()

    #expect(
      trace.lines == [
        "kept true", "[\"7\"] -", "[] NSOSStatusErrorDomain -25300",
        "[] NSOSStatusErrorDomain -25300",
      ])
    #expect(SecCreateSharedWebCredentialPassword()?.count == 15)
  }
}
