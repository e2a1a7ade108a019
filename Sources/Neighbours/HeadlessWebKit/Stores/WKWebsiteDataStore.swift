public import Foundation
import HeadlessUIKit

/// What pages leave behind: here their cookies, in memory.
@preconcurrency @MainActor
open class WKWebsiteDataStore: NSObject {
  private let isDefault: Bool

  private init(isDefault: Bool) {
    self.isDefault = isDefault
    super.init()
  }

  /// The store of the app, which is that of the application of the test.
  open class func `default`() -> WKWebsiteDataStore {
    ApplicationScope.current.shared { WKWebsiteDataStore(isDefault: true) }
  }

  /// A store of its own, which an app forgets.
  open class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore(isDefault: false) }

  /// Whether a device keeps it when the app ends.
  open var isPersistent: Bool { isDefault }

  /// The cookies.
  public let httpCookieStore = WKHTTPCookieStore()

  /// All kinds of what pages leave behind.
  open class func allWebsiteDataTypes() -> Set<String> {
    [
      WKWebsiteDataTypeCookies, WKWebsiteDataTypeDiskCache, WKWebsiteDataTypeMemoryCache,
      WKWebsiteDataTypeFetchCache, WKWebsiteDataTypeIndexedDBDatabases,
      WKWebsiteDataTypeLocalStorage, WKWebsiteDataTypeSessionStorage,
      WKWebsiteDataTypeServiceWorkerRegistrations, WKWebsiteDataTypeWebSQLDatabases,
      WKWebsiteDataTypeOfflineWebApplicationCache,
    ]
  }

  /// Hands over what pages have left behind, by their domains.
  open func fetchDataRecords(
    ofTypes dataTypes: Set<String>, completionHandler: @escaping ([WKWebsiteDataRecord]) -> Void
  ) { turn { completionHandler(self.records(dataTypes)) } }

  /// Returns what pages have left behind, by their domains.
  open func dataRecords(ofTypes dataTypes: Set<String>) async -> [WKWebsiteDataRecord] {
    await MainTurn.come("WebKit")
    return records(dataTypes)
  }

  /// Removes what pages of some domains have left behind.
  open func removeData(
    ofTypes dataTypes: Set<String>, for dataRecords: [WKWebsiteDataRecord],
    completionHandler: @escaping () -> Void
  ) {
    remove(dataTypes, Set(dataRecords.map(\.displayName)))
    turn { completionHandler() }
  }

  /// Removes what pages of some domains have left behind.
  open func removeData(
    ofTypes dataTypes: Set<String>, for dataRecords: [WKWebsiteDataRecord]
  ) async {
    remove(dataTypes, Set(dataRecords.map(\.displayName)))
    await MainTurn.come("WebKit")
  }

  /// Removes what pages have left behind since a moment.
  open func removeData(
    ofTypes dataTypes: Set<String>, modifiedSince date: Date,
    completionHandler: @escaping () -> Void
  ) {
    remove(dataTypes, nil)
    turn { completionHandler() }
  }

  /// Removes what pages have left behind since a moment.
  open func removeData(ofTypes dataTypes: Set<String>, modifiedSince date: Date) async {
    remove(dataTypes, nil)
    await MainTurn.come("WebKit")
  }

  // MARK: The model

  private final func records(_ types: Set<String>) -> [WKWebsiteDataRecord] {
    guard types.contains(WKWebsiteDataTypeCookies) else { return [] }
    return httpCookieStore.domains.map(WKWebsiteDataRecord.init)
  }

  private final func remove(_ types: Set<String>, _ domains: Set<String>?) {
    if types.contains(WKWebsiteDataTypeCookies) { httpCookieStore.remove(of: domains) }
  }

  private final func turn(_ work: @escaping @MainActor () -> Void) {
    UIApplication.shared.mainLoop.enqueue("WKWebsiteDataStore", work)
  }
}

public let WKWebsiteDataTypeCookies = "WKWebsiteDataTypeCookies"
/// Loaded data, on the disk.
public let WKWebsiteDataTypeDiskCache = "WKWebsiteDataTypeDiskCache"
/// Loaded data, in memory.
public let WKWebsiteDataTypeMemoryCache = "WKWebsiteDataTypeMemoryCache"
/// Data that scripts have fetched.
public let WKWebsiteDataTypeFetchCache = "WKWebsiteDataTypeFetchCache"
public let WKWebsiteDataTypeIndexedDBDatabases = "WKWebsiteDataTypeIndexedDBDatabases"
public let WKWebsiteDataTypeLocalStorage = "WKWebsiteDataTypeLocalStorage"
/// Data that pages keep as long as they show.
public let WKWebsiteDataTypeSessionStorage = "WKWebsiteDataTypeSessionStorage"
/// Scripts that run without a page.
public let WKWebsiteDataTypeServiceWorkerRegistrations =
  "WKWebsiteDataTypeServiceWorkerRegistrations"
/// Databases of pages, in the old way.
public let WKWebsiteDataTypeWebSQLDatabases = "WKWebsiteDataTypeWebSQLDatabases"
/// Pages that work without a network.
public let WKWebsiteDataTypeOfflineWebApplicationCache =
  "WKWebsiteDataTypeOfflineWebApplicationCache"
