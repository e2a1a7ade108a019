public import Foundation

/// Something that is said about a sound or a film, which the app writes.
@preconcurrency @MainActor
open class AVMutableMetadataItem: AVMetadataItem {
  /// Its key within its space, as one text.
  open override var identifier: AVMetadataIdentifier? {
    get { facts.identifier }
    set { facts.set(newValue) }
  }
  /// Its key.
  open override var key: (any NSCopying & NSObjectProtocol)? {
    get { facts.key }
    set { facts.set(newValue, in: facts.keySpace) }
  }
  /// The space of its key.
  open override var keySpace: AVMetadataKeySpace? {
    get { facts.keySpace }
    set { facts.set(facts.key, in: newValue) }
  }
  /// Its value.
  open override var value: (any NSCopying & NSObjectProtocol)? {
    get { facts.value }
    set { facts.value = newValue }
  }
  /// The type of its value.
  open override var dataType: String? {
    get { facts.dataType }
    set { facts.dataType = newValue }
  }
  /// What else is said with it.
  open override var extraAttributes: [AVMetadataExtraAttributeKey: Any]? {
    get { facts.extraAttributes }
    set { facts.extraAttributes = newValue }
  }
  /// The time of which it is said.
  open override var time: CMTime {
    get { facts.time }
    set { facts.time = newValue }
  }
  /// How long it holds.
  open override var duration: CMTime {
    get { facts.duration }
    set { facts.duration = newValue }
  }
  /// The date of which it is said.
  open override var startDate: Date? {
    get { facts.startDate }
    set { facts.startDate = newValue }
  }
  /// The language and the region in which it is said.
  open override var locale: Locale? {
    get { facts.locale }
    set { facts.locale = newValue }
  }
  /// The language in which it is said, as a tag.
  open override var extendedLanguageTag: String? {
    get { facts.extendedLanguageTag }
    set { facts.extendedLanguageTag = newValue }
  }
}
