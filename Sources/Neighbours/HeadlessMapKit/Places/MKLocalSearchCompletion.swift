public import Foundation

/// What may be meant by what was typed so far.
@preconcurrency @MainActor
open class MKLocalSearchCompletion: NSObject {
  /// The name of the place.
  public let title: String
  /// Where that is.
  public let subtitle: String
  /// The part of the name that was typed.
  public let titleHighlightRanges: [NSValue]
  /// The part of the address that was typed: none, as names are compared.
  public let subtitleHighlightRanges: [NSValue] = []
  let item: MKMapItem

  init(_ item: MKMapItem, typed: String) {
    self.item = item
    title = item.name ?? ""
    subtitle = item.placemark.title ?? ""
    let range = (title as NSString).range(of: typed, options: .caseInsensitive)
    titleHighlightRanges = range.length == 0 ? [] : [NSValue(range: range)]
    super.init()
  }
}
