public import Foundation
public import FoundationNetworking
import HeadlessUIKit

/// The cookies of web views, which are kept in memory.
@preconcurrency @MainActor
open class WKHTTPCookieStore: NSObject {
  private var cookies: [HTTPCookie] = []
  private var observers: [Observer] = []

  private struct Observer {
    weak var object: (any WKHTTPCookieStoreObserver)?
  }

  override init() { super.init() }

  /// Hands all cookies over, in a later turn.
  open func getAllCookies(_ completionHandler: @escaping ([HTTPCookie]) -> Void) {
    turn { completionHandler(self.present) }
  }

  /// Returns all cookies.
  open func allCookies() async -> [HTTPCookie] {
    await MainTurn.come("WebKit")
    return present
  }

  /// Adds a cookie, in the place of one with the same name, domain and path.
  open func setCookie(_ cookie: HTTPCookie, completionHandler: (() -> Void)? = nil) {
    keep(cookie)
    turn { completionHandler?() }
  }

  /// Adds a cookie, in the place of one with the same name, domain and path.
  open func setCookie(_ cookie: HTTPCookie) async {
    keep(cookie)
    await MainTurn.come("WebKit")
  }

  /// Adds cookies.
  open func setCookies(_ cookies: [HTTPCookie], completionHandler: (() -> Void)? = nil) {
    cookies.forEach(keep)
    turn { completionHandler?() }
  }

  /// Removes a cookie.
  open func delete(_ cookie: HTTPCookie, completionHandler: (() -> Void)? = nil) {
    remove(cookie)
    turn { completionHandler?() }
  }

  /// Removes a cookie.
  open func deleteCookie(_ cookie: HTTPCookie) async {
    remove(cookie)
    await MainTurn.come("WebKit")
  }

  /// Adds an object that hears of changes; it is not kept alive.
  open func add(_ observer: any WKHTTPCookieStoreObserver) {
    observers.append(Observer(object: observer))
  }

  /// Removes an object that hears of changes.
  open func remove(_ observer: any WKHTTPCookieStoreObserver) {
    observers.removeAll { $0.object == nil || $0.object === observer }
  }

  // MARK: The model

  private var present: [HTTPCookie] {
    cookies.filter { $0.expiresDate.map { $0 > Date.uiKitNow() } ?? true }
  }

  final func keep(_ cookie: HTTPCookie) {
    cookies.removeAll { Self.isSame($0, cookie) }
    cookies.append(cookie)
    tell()
  }

  private final func remove(_ cookie: HTTPCookie) {
    cookies.removeAll { Self.isSame($0, cookie) }
    tell()
  }

  /// The domains that have cookies.
  final var domains: [String] {
    Set(present.map { $0.domain.hasPrefix(".") ? String($0.domain.dropFirst()) : $0.domain })
      .sorted()
  }

  /// Removes the cookies of some domains, or all.
  final func remove(of domains: Set<String>?) {
    cookies.removeAll { cookie in
      domains.map { $0.contains(cookie.domain) || $0.contains(String(cookie.domain.dropFirst())) }
        ?? true
    }
    tell()
  }

  /// The header fields of a request, with the cookies for its URL.
  final func fields(for url: URL) -> [String: String] {
    let sent = present.filter { Self.isSent($0, to: url) }
    return sent.isEmpty ? [:] : HTTPCookie.requestHeaderFields(with: sent)
  }

  final func keepCookies(of response: HTTPURLResponse) {
    guard let url = response.url else { return }
    response.cookies(for: url).forEach(keep)
  }

  private static func isSame(_ one: HTTPCookie, _ other: HTTPCookie) -> Bool {
    one.name == other.name && one.domain == other.domain && one.path == other.path
  }

  private static func isSent(_ cookie: HTTPCookie, to url: URL) -> Bool {
    guard let host = url.host?.lowercased(), !cookie.isSecure || url.scheme == "https" else {
      return false
    }
    let domain = cookie.domain.lowercased()
    let isHost =
      domain.hasPrefix(".")
      ? host.hasSuffix(domain) || host == domain.dropFirst() : host == domain
    let path = url.path.isEmpty ? "/" : url.path
    let own = cookie.path.hasSuffix("/") ? cookie.path : cookie.path + "/"
    return isHost && (path == cookie.path || (path + "/").hasPrefix(own))
  }

  private final func tell() {
    turn { for observer in self.observers { observer.object?.cookiesDidChange(in: self) } }
  }

  private final func turn(_ work: @escaping @MainActor () -> Void) {
    UIApplication.shared.mainLoop.enqueue("WKHTTPCookieStore", work)
  }
}

/// An object that hears of changes of cookies.
@preconcurrency @MainActor
public protocol WKHTTPCookieStoreObserver: NSObjectProtocol {
  /// Called when a cookie was added or removed.
  func cookiesDidChange(in cookieStore: WKHTTPCookieStore)
}

extension WKHTTPCookieStoreObserver {
  public func cookiesDidChange(in cookieStore: WKHTTPCookieStore) {}
}
