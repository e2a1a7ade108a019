import Foundation
public import HeadlessSwiftUI
public import HeadlessWidgetKit

extension WidgetConfiguration {
  // MARK: What a user reads

  /// Says what a user reads where they look for widgets, which nothing shows here.
  public func configurationDisplayName(_ displayName: Text) -> some WidgetConfiguration { self }

  /// Says what a user reads where they look for widgets.
  public func configurationDisplayName(
    _ displayNameKey: LocalizedStringKey
  ) -> some WidgetConfiguration { configurationDisplayName(Text(displayNameKey)) }

  /// Says what a user reads where they look for widgets.
  @_disfavoredOverload
  public func configurationDisplayName<S: StringProtocol>(
    _ displayName: S
  ) -> some WidgetConfiguration { configurationDisplayName(Text(displayName)) }

  /// Says what a user reads where they look for widgets.
  @_disfavoredOverload
  public func configurationDisplayName(
    _ displayName: LocalizedStringResource
  ) -> some WidgetConfiguration { configurationDisplayName(Text(displayName)) }

  /// Says what a user reads of the widget where they look for widgets, which nothing shows here.
  public func description(_ description: Text) -> some WidgetConfiguration { self }

  /// Says what a user reads of the widget where they look for widgets.
  public func description(_ descriptionKey: LocalizedStringKey) -> some WidgetConfiguration {
    description(Text(descriptionKey))
  }

  /// Says what a user reads of the widget where they look for widgets.
  @_disfavoredOverload
  public func description<S: StringProtocol>(_ description: S) -> some WidgetConfiguration {
    self.description(Text(description))
  }

  /// Says what a user reads of the widget where they look for widgets.
  @_disfavoredOverload
  public func description(_ description: LocalizedStringResource) -> some WidgetConfiguration {
    self.description(Text(description))
  }

  // MARK: Where it is shown

  /// Says which sizes the widget has, which nothing asks for here: a test says which one it looks at.
  public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration { self }

  /// Has no margins around what the widget shows.
  public func contentMarginsDisabled() -> some WidgetConfiguration {
    DescribedConfiguration(content: self) { $0.hasMargins = false }
  }

  /// Says whether the widget may be shown without what is behind it, which it always is not here.
  public func containerBackgroundRemovable(
    _ isRemovable: Bool = true
  ) -> some WidgetConfiguration { self }

  /// Says where the widget should not be shown, which nothing asks for here.
  public func disfavoredLocations(
    _ locations: [WidgetLocation], for families: [WidgetFamily]
  ) -> some WidgetConfiguration { self }

  /// Says which other sizes a live activity has, which nothing asks for here.
  public func supplementalActivityFamilies(
    _ families: [ActivityFamily]
  ) -> some WidgetConfiguration { self }

  /// Has the user asked what the widget shows as they add it, which does not happen here.
  public func promptsForUserConfiguration() -> some WidgetConfiguration { self }

  /// Does something when loading in the background comes to an end, which nothing tells of here.
  public func onBackgroundURLSessionEvents(
    matching matchingString: String,
    _ urlSessionEvent: @escaping (String, @escaping () -> Void) -> Void
  ) -> some WidgetConfiguration { self }

  /// Does something when loading in the background comes to an end, which nothing tells of here.
  public func onBackgroundURLSessionEvents(
    matching: ((String) -> Bool)? = nil,
    _ urlSessionEvent: @escaping (String, @escaping () -> Void) -> Void
  ) -> some WidgetConfiguration { self }
}

/// Where widgets are shown.
public struct WidgetLocation: Hashable, Sendable {
  private let name: String

  /// On the home screen.
  public static let homeScreen = WidgetLocation(name: "homeScreen")
  /// On the locked screen.
  public static let lockScreen = WidgetLocation(name: "lockScreen")
  /// On a device that stands and charges.
  public static let standBy = WidgetLocation(name: "standBy")
  /// On a Mac, out of an iPhone.
  public static let iPhoneWidgetsOnMac = WidgetLocation(name: "iPhoneWidgetsOnMac")
}
