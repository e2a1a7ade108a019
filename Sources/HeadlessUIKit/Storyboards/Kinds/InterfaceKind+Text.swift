import Foundation
import Interfaces

// Labels, images, and views for text input.
extension InterfaceKind {
  @MainActor static let label = InterfaceKind(
    UILabel.self,
    [
      "adjustsFontForContentSizeCategory": { $0.adjustsFontForContentSizeCategory = $1.bool },
      "adjustsFontSizeToFit": { $0.adjustsFontSizeToFitWidth = $1.bool },
      "adjustsLetterSpacingToFitWidth": { $0.allowsDefaultTighteningForTruncation = $1.bool },
      "baselineAdjustment": { $0.baselineAdjustment = $1.named(.alignBaselines) },
      "enabled": { $0.isEnabled = $1.bool },
      "highlighted": { $0.isHighlighted = $1.bool },
      "lineBreakMode": { $0.lineBreakMode = $1.lineBreakMode },
      "minimumScaleFactor": { $0.minimumScaleFactor = $1.number },
      "numberOfLines": { $0.numberOfLines = $1.int },
      "preferredMaxLayoutWidth": { $0.preferredMaxLayoutWidth = $1.number },
      "text": { $0.text = $1.text },
      "textAlignment": { $0.textAlignment = $1.named(.natural) },
    ],
    roles: [
      "attributedText": { $0.attributedText = NSAttributedString(string: $1.fragments) },
      "fontDescription": { if let font = $1.font { $0.font = font } },
      "highlightedColor": { $0.highlightedTextColor = $1.color },
      "shadowColor": { $0.shadowColor = $1.color },
      "shadowOffset": { $0.shadowOffset = $1.size },
      "textColor": { if let color = $1.color { $0.textColor = color } },
    ],
    // Older labels give the smallest font size in points. `usesAttributedText` only repeats the
    // text element.
    others: ["minimumFontSize", "usesAttributedText"])

  @MainActor static let imageView = InterfaceKind(
    UIImageView.self,
    [
      "highlighted": { $0.isHighlighted = $1.bool },
      "highlightedImage": { $0.highlightedImage = $1.image },
      "image": { $0.image = $1.image },
    ],
    roles: [
      "preferredSymbolConfiguration": { $0.preferredSymbolConfiguration = $1.symbolConfiguration }
    ])

  @MainActor static let textField = InterfaceKind(
    UITextField.self,
    [
      "adjustsFontForContentSizeCategory": { $0.adjustsFontForContentSizeCategory = $1.bool },
      "adjustsFontSizeToFit": { $0.adjustsFontSizeToFitWidth = $1.bool },
      "allowsEditingTextAttributes": { $0.allowsEditingTextAttributes = $1.bool },
      "background": { $0.background = $1.image },
      "borderStyle": { $0.borderStyle = $1.named(.none) },
      "clearButtonMode": { $0.clearButtonMode = $1.named(.never) },
      "clearsOnBeginEditing": { $0.clearsOnBeginEditing = $1.bool },
      "disabledBackground": { $0.disabledBackground = $1.image },
      "minimumFontSize": { $0.minimumFontSize = $1.number },
      "placeholder": { $0.placeholder = $1.text },
      "text": { $0.text = $1.text },
      "textAlignment": { $0.textAlignment = $1.named(.natural) },
    ],
    roles: [
      "attributedPlaceholder": {
        $0.attributedPlaceholder = NSAttributedString(string: $1.fragments)
      },
      "attributedText": { $0.attributedText = NSAttributedString(string: $1.fragments) },
      "fontDescription": { if let font = $1.font { $0.font = font } },
      "textColor": { if let color = $1.color { $0.textColor = color } },
      "textInputTraits": { TextTraitSetters.apply($1, to: $0) },
    ],
    others: ["usesAttributedText"])

  @MainActor static let textView = InterfaceKind(
    UITextView.self,
    scrolling([
      "adjustsFontForContentSizeCategory": { $0.adjustsFontForContentSizeCategory = $1.bool },
      "allowsEditingTextAttributes": { $0.allowsEditingTextAttributes = $1.bool },
      "editable": { $0.isEditable = $1.bool },
      "selectable": { $0.isSelectable = $1.bool },
      "text": { $0.text = $1.text },
      "textAlignment": { $0.textAlignment = $1.named(.natural) },
    ]),
    roles: [
      "attributedText": { $0.attributedText = NSAttributedString(string: $1.fragments) },
      "dataDetectorTypes": { $0.dataDetectorTypes = $1.options(dataDetectors) },
      "fontDescription": { if let font = $1.font { $0.font = font } },
      "textColor": { if let color = $1.color { $0.textColor = color } },
      "textInputTraits": { TextTraitSetters.apply($1, to: $0) },
    ],
    others: ["usesAttributedText"])

  private static let dataDetectors: [String: UIDataDetectorTypes] = [
    "address": .address, "calendarEvent": .calendarEvent, "flightNumber": .flightNumber,
    "link": .link, "lookupSuggestion": .lookupSuggestion, "phoneNumber": .phoneNumber,
    "shipmentTrackingNumber": .shipmentTrackingNumber,
  ]

  @MainActor static let searchBar = InterfaceKind(
    UISearchBar.self,
    [
      "backgroundImage": { $0.backgroundImage = $1.image },
      "barStyle": { $0.barStyle = $1.named(.default) },
      "placeholder": { $0.placeholder = $1.text },
      "prompt": { $0.prompt = $1.text },
      "scopeBarBackgroundImage": { $0.scopeBarBackgroundImage = $1.image },
      "searchBarStyle": {
        let styles: [String: UISearchBar.Style] = ["prominent": .prominent, "minimal": .minimal]
        $0.searchBarStyle = styles[$1.text] ?? .default
      },
      "showsBookmarkButton": { $0.showsBookmarkButton = $1.bool },
      "showsCancelButton": { $0.showsCancelButton = $1.bool },
      "showsScopeBar": { $0.showsScopeBar = $1.bool },
      "showsSearchResultsButton": { $0.showsSearchResultsButton = $1.bool },
      "text": { $0.text = $1.text },
      "translucent": { $0.isTranslucent = $1.bool },
    ],
    roles: [
      "barTintColor": { $0.barTintColor = $1.color },
      "searchFieldBackgroundPositionAdjustment": {
        $0.searchFieldBackgroundPositionAdjustment = $1.offset
      },
      "searchTextPositionAdjustment": { $0.searchTextPositionAdjustment = $1.offset },
      "textInputTraits": { TextTraitSetters.apply($1, to: $0) },
    ],
    finish: { bar, element, _ in
      if let titles = element.child("scopeButtonTitles") {
        bar.scopeButtonTitles = titles.children.map(\.string)
      }
    })
}
