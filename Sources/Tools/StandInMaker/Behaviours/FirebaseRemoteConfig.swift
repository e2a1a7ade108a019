import FleetStandIns
import Foundation
import HeadlessUIKit

// Also of: FirebaseRemoteConfigInternal
// With: FirebaseCore

// Values come from a test: they are fetched in the next turn of the main loop, and count when they are activated.

/// The values of Remote Config on the server, which a test says.
///
/// ```swift
/// SimulatedRemoteConfig["welcome"] = "Hello"
/// ```
public enum SimulatedRemoteConfig {
  /// The value of a key: a text, a number, a truth, data, or what JSON has.
  public static subscript(key: String) -> Any? {
    get { ConfigValues.current.remote[key] }
    set { ConfigValues.current.remote[key] = newValue }
  }
}

final class ConfigValues {
  var remote: [String: Any] = [:]
  var fetched: [String: Any] = [:]
  var active: [String: Any] = [:]
  var defaults: [String: Any] = [:]
  var lastFetch: Date?

  static var current: ConfigValues { StandIn.state { ConfigValues() } }

  func fetch() {
    fetched = remote
    lastFetch = .uiKitNow()
  }

  /// Answers whether anything is new.
  func activate() -> Bool {
    let isNew = !Self.changed(from: active, to: fetched).isEmpty
    active = fetched
    return isNew
  }

  static func changed(from old: [String: Any], to new: [String: Any]) -> Set<String> {
    Set(old.keys).union(new.keys).filter {
      old[$0].map(ConfigValue.text) != new[$0].map(ConfigValue.text)
    }
  }

  func value(_ key: String?, _ source: RemoteConfigSource? = nil) -> RemoteConfigValue {
    let value = uiKitObject(RemoteConfigValue.self)
    let state = ConfigValue.of(value)
    guard let key else { return value }
    if source != .default, source != .static, let known = active[key] {
      (state.value, state.source) = (known, .remote)
    } else if source == nil || source == .default, let known = defaults[key] {
      (state.value, state.source) = (known, .default)
    }
    return value
  }
}

/// What a value says.
private final class ConfigValue {
  var value: Any?
  var source = RemoteConfigSource.static

  static func of(_ value: RemoteConfigValue) -> ConfigValue {
    StandIn.state(of: value) { ConfigValue() }
  }

  /// A value as the server sends it.
  static func text(_ value: Any) -> String {
    switch value {
    case let text as String: text
    case let data as Data: String(decoding: data, as: UTF8.self)
    case let number as NSNumber: "\(number)"
    case is [Any], is [String: Any]:
      (try? JSONSerialization.data(withJSONObject: value, options: .sortedKeys))
        .map { String(decoding: $0, as: UTF8.self) } ?? ""
    default: "\(value)"
    }
  }

  var text: String { value.map(Self.text) ?? "" }
}

extension RemoteConfigValue {
  private var text: String { ConfigValue.of(self).text }

  var standIn_stringValue: String { text }
  var standIn_dataValue: Data { Data(text.utf8) }
  var standIn_numberValue: NSNumber { NSNumber(value: Double(text) ?? (boolValue ? 1 : 0)) }
  var standIn_boolValue: Bool {
    ["1", "true", "t", "yes", "y", "on"].contains(text.lowercased())
  }
  var standIn_jsonValue: Any? {
    try? JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)
  }
  var standIn_source: RemoteConfigSource { ConfigValue.of(self).source }
}

extension RemoteConfig {
  private var values: ConfigValues { .current }

  var standIn_lastFetchTime: Date? { values.lastFetch }
  var standIn_lastFetchStatus: RemoteConfigFetchStatus {
    values.lastFetch == nil ? .noFetchYet : .success
  }

  func standIn_fetch(completionHandler: ((RemoteConfigFetchStatus, (any Error)?) -> Void)?) {
    StandIn.reply { [values] in
      values.fetch()
      completionHandler?(.success, nil)
    }
  }

  func standIn_fetch(
    withExpirationDuration expirationDuration: TimeInterval,
    completionHandler: ((RemoteConfigFetchStatus, (any Error)?) -> Void)?
  ) { standIn_fetch(completionHandler: completionHandler) }

  func standIn_fetchAndActivate(
    completionHandler: ((RemoteConfigFetchAndActivateStatus, (any Error)?) -> Void)?
  ) {
    StandIn.reply { [values] in
      values.fetch()
      let isNew = values.activate()
      completionHandler?(isNew ? .successFetchedFromRemote : .successUsingPreFetchedData, nil)
    }
  }

  func standIn_activate(completion: ((Bool, (any Error)?) -> Void)?) {
    StandIn.reply { [values] in
      let isNew = values.activate()
      completion?(isNew, nil)
    }
  }

  func standIn_ensureInitialized(completionHandler: @escaping ((any Error)?) -> Void) {
    StandIn.reply { completionHandler(nil) }
  }

  func standIn_setDefaults(_ defaults: [String: NSObject]?) {
    values.defaults = defaults ?? [:]
  }

  func standIn_setDefaults(fromPlist fileName: String?) {
    guard let url = Bundle.main.url(forResource: fileName, withExtension: "plist"),
      let data = try? Data(contentsOf: url),
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
    else { return }
    values.defaults = list as? [String: Any] ?? [:]
  }

  func standIn_subscript(_ key: String) -> RemoteConfigValue { values.value(key) }
  func standIn_configValue(forKey key: String?) -> RemoteConfigValue { values.value(key) }

  func standIn_configValue(
    forKey key: String?, source: RemoteConfigSource
  ) -> RemoteConfigValue { values.value(key, source) }

  func standIn_defaultValue(forKey key: String?) -> RemoteConfigValue? {
    key.flatMap { values.defaults[$0] }.map { _ in values.value(key, .default) }
  }

  func standIn_allKeys(from source: RemoteConfigSource) -> [String] {
    switch source {
    case .remote: values.active.keys.sorted()
    case .default: values.defaults.keys.sorted()
    default: []
    }
  }

  func standIn_keys(withPrefix prefix: String?) -> Set<String> {
    let keys = Set(values.active.keys).union(values.defaults.keys)
    return keys.filter { $0.hasPrefix(prefix ?? "") }
  }
}
