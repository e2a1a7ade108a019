public import HeadlessUIKit
import Locks

/// Keeps a password of a website, or drops it, and tells on a later turn.
public func SecAddSharedWebCredential(
  _ fqdn: CFString, _ account: CFString, _ password: CFString?,
  _ completionHandler: @escaping (CFError?) -> Void
) {
  let completionHandler = MainActorOnly(completionHandler)
  MainTurn.post("SecAddSharedWebCredential") {
    WebCredentials.current.set(password, of: account, at: fqdn)
    completionHandler.value(nil)
  }
}

/// Finds the passwords of a website, and tells on a later turn; the user is not asked which one.
public func SecRequestSharedWebCredential(
  _ fqdn: CFString?, _ account: CFString?,
  _ completionHandler: @escaping (CFArray?, CFError?) -> Void
) {
  let completionHandler = MainActorOnly(completionHandler)
  MainTurn.post("SecRequestSharedWebCredential") {
    let found = WebCredentials.current.all.filter {
      (fqdn ?? $0.domain) == $0.domain && (account ?? $0.account) == $0.account
    }
    let error = NSError(domain: NSOSStatusErrorDomain, code: Int(errSecItemNotFound))
    guard !found.isEmpty else { return completionHandler.value([], error) }
    completionHandler.value(
      found.map {
        [
          kSecAttrServer: $0.domain, kSecAttrAccount: $0.account, kSecSharedPassword: $0.password,
        ]
      }, nil)
  }
}

/// Returns a password that is hard to guess.
public func SecCreateSharedWebCredentialPassword() -> CFString? {
  let letters = Array("ABCDEFGHJKLMNPQRSTUVWXYZabcdefghkmnopqrstuvwxy3456789")
  let parts = (0..<4).map { _ in String((0..<3).compactMap { _ in letters.randomElement() }) }
  return parts.joined(separator: "-")
}

/// The passwords of websites that an application has kept.
private final class WebCredentials: ScopedState {
  struct Credential: Sendable {
    let domain: String
    let account: String
    let password: String
  }

  private let credentials = Locked<[Credential]>([])

  var all: [Credential] { credentials.withLock { $0 } }

  func set(_ password: String?, of account: String, at domain: String) {
    credentials.withLock { credentials in
      credentials.removeAll { $0.domain == domain && $0.account == account }
      guard let password else { return }
      credentials.append(Credential(domain: domain, account: account, password: password))
    }
  }
}

/// The domain of errors that are results of functions.
public let NSOSStatusErrorDomain = "NSOSStatusErrorDomain"
