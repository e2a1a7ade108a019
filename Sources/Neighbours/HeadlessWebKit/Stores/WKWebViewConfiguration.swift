public import Foundation
import HeadlessUIKit

/// The settings of web views.
@preconcurrency @MainActor
open class WKWebViewConfiguration: NSObject, NSCopying {
  /// Creates a configuration as most apps need it.
  public override init() { super.init() }

  /// Creates a configuration of an archive.
  public required init?(coder: NSCoder) { super.init() }

  /// What the web views have in common, which is nothing here.
  open var processPool = WKProcessPool()
  /// The settings of pages.
  open var preferences = WKPreferences()
  /// The scripts that are added to pages, and the handlers of their messages.
  open var userContentController = WKUserContentController()
  /// The store of cookies.
  open var websiteDataStore = WKWebsiteDataStore.default()
  /// How the pages behave that load from now on.
  open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
  /// Whether nothing shows before all of the page is there.
  open var suppressesIncrementalRendering = false
  /// The end of the browser's name.
  open var applicationNameForUserAgent: String?
  /// Whether pages can play to other devices.
  open var allowsAirPlayForMediaPlayback = true
  /// Whether videos play within the page.
  open var allowsInlineMediaPlayback = false
  /// Whether videos may be moved into a window of their own.
  open var allowsPictureInPictureMediaPlayback = true
  /// The media that play only if the user says so.
  open var mediaTypesRequiringUserActionForPlayback = WKAudiovisualMediaTypes()
  /// The texts that become links by themselves.
  open var dataDetectorTypes: WKDataDetectorTypes = []
  /// The unit in which text is selected.
  open var selectionGranularity = WKSelectionGranularity.dynamic
  /// Whether pages may not say that they cannot be made larger.
  open var ignoresViewportScaleLimits = false
  /// Whether only the app's own pages load, which no web view here sees to.
  open var limitsNavigationsToAppBoundDomains = false
  /// Whether pages by `http` are asked for by `https`, which no web view here does.
  open var upgradeKnownHostsToHTTPS = true

  // MARK: Schemes of the app's

  final private(set) var schemeHandlers: [String: any WKURLSchemeHandler] = [:]

  /// Lets an object answer requests of a scheme.
  open func setURLSchemeHandler(
    _ urlSchemeHandler: (any WKURLSchemeHandler)?, forURLScheme urlScheme: String
  ) {
    let scheme = urlScheme.lowercased()
    if WKWebView.handlesURLScheme(scheme) {
      return raise("'\(urlScheme)' is a URL scheme that WKWebView handles natively")
    }
    if let first = scheme.unicodeScalars.first, ("a"..."z").contains(first) {
      if schemeHandlers[scheme] != nil, urlSchemeHandler != nil {
        return raise(
          "URL scheme '\(urlScheme)' already has a registered URL scheme handler")
      }
      schemeHandlers[scheme] = urlSchemeHandler
    } else {
      raise("'\(urlScheme)' is not a valid URL scheme")
    }
  }

  /// The object that answers requests of a scheme.
  open func urlSchemeHandler(forURLScheme urlScheme: String) -> (any WKURLSchemeHandler)? {
    schemeHandlers[urlScheme.lowercased()]
  }

  private final func raise(_ reason: String) {
    ModelException.invalidArgument.raise(
      reason, by: "WKWebViewConfiguration.setURLSchemeHandler(_:forURLScheme:)", of: "WebKit")
  }

  // MARK: Copying

  /// Returns a configuration of the same values, as each web view makes it of its own.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    MainActor.runUnchecked { copied() }
  }

  final func copied() -> WKWebViewConfiguration {
    let other = WKWebViewConfiguration()
    other.processPool = processPool
    other.preferences = preferences
    other.userContentController = userContentController
    other.websiteDataStore = websiteDataStore
    other.defaultWebpagePreferences = defaultWebpagePreferences
    other.suppressesIncrementalRendering = suppressesIncrementalRendering
    other.applicationNameForUserAgent = applicationNameForUserAgent
    other.allowsAirPlayForMediaPlayback = allowsAirPlayForMediaPlayback
    other.allowsInlineMediaPlayback = allowsInlineMediaPlayback
    other.allowsPictureInPictureMediaPlayback = allowsPictureInPictureMediaPlayback
    other.mediaTypesRequiringUserActionForPlayback = mediaTypesRequiringUserActionForPlayback
    other.dataDetectorTypes = dataDetectorTypes
    other.selectionGranularity = selectionGranularity
    other.ignoresViewportScaleLimits = ignoresViewportScaleLimits
    other.limitsNavigationsToAppBoundDomains = limitsNavigationsToAppBoundDomains
    other.upgradeKnownHostsToHTTPS = upgradeKnownHostsToHTTPS
    other.schemeHandlers = schemeHandlers
    return other
  }
}

/// The unit in which text is selected in pages.
public enum WKSelectionGranularity: Int, Sendable {
  /// As the user does.
  case dynamic = 0
  case character = 1
}

/// The media that can play in pages.
public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
  /// The kinds as a number.
  public let rawValue: UInt

  /// Creates kinds from a number.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let audio = Self(rawValue: 1)
  public static let video = Self(rawValue: 2)
  public static let all = Self(rawValue: .max)
}

/// The texts in pages that become links by themselves.
public struct WKDataDetectorTypes: OptionSet, Sendable {
  /// The kinds as a number.
  public let rawValue: UInt

  /// Creates kinds from a number.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let phoneNumber = Self(rawValue: 1)
  /// Places in the web.
  public static let link = Self(rawValue: 2)
  public static let address = Self(rawValue: 4)
  public static let calendarEvent = Self(rawValue: 8)
  public static let trackingNumber = Self(rawValue: 16)
  public static let flightNumber = Self(rawValue: 32)
  /// Texts that can be looked up.
  public static let lookupSuggestion = Self(rawValue: 64)
  public static let all = Self(rawValue: .max)
}
