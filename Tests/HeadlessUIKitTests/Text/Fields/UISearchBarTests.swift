import Foundation
import HeadlessUIKit
import HeadlessUIKitTestSupport
import TestSupport
import Testing

/// A delegate of a search bar that logs its calls.
private final class SearchLog: NSObject, UISearchBarDelegate {
  let trace = Trace()
  var refuses: Set<String> = []

  private func note(_ call: String, _ details: String = "") -> Bool {
    trace.add(call + details)
    return !refuses.contains(call)
  }

  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    _ = note("textDidChange", " '\(searchText)'")
  }
  func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    note("shouldChange", " \(range.location),\(range.length) '\(text)'")
  }
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { note("shouldBegin") }
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { _ = note("didBegin") }
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { note("shouldEnd") }
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { _ = note("didEnd") }
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) { _ = note("bookmarks") }
  func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) { _ = note("results") }
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { _ = note("cancel") }
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { _ = note("search") }
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
    _ = note("scope \(selectedScope)")
  }
}

@MainActor
@Suite("UISearchBar", .ownApplication)
struct UISearchBarTests {
  private let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 300, height: 56))
  private let log = SearchLog()
  private let screen = FieldScreen()

  init() {
    bar.delegate = log
    screen.root.view.addSubview(bar)
  }

  @Test func `searches: begun, typed, searched, ended (behaviour 70)`() {
    bar.becomeFirstResponder()
    bar.searchTextField.userInsert("a")
    bar.searchTextField.userReturn()
    #expect(bar.isFirstResponder)
    bar.resignFirstResponder()

    #expect(
      log.trace.lines == [
        "shouldBegin", "didBegin", "shouldChange 0,0 'a'", "textDidChange 'a'", "search",
        "shouldEnd", "didEnd",
      ])
  }

  @Test func `tells of a text that is cleared, and not of one that is set (behaviour 70)`() {
    bar.text = "abc"
    #expect(bar.searchTextField.text == "abc")
    #expect(log.trace.lines.isEmpty)
    bar.becomeFirstResponder()

    bar.searchTextField.userClear()

    #expect(log.trace.lines == ["shouldBegin", "didBegin", "textDidChange ''"])
    bar.searchTextField.text = "x"
    #expect(bar.text == "x")
  }

  @Test func `does not begin, change or end where its delegate refuses (behaviour 70)`() {
    log.refuses = ["shouldBegin"]
    #expect(!bar.becomeFirstResponder())
    log.refuses = ["shouldChange", "shouldEnd"]
    bar.userTap()
    bar.searchTextField.userInsert("a")

    #expect(!bar.resignFirstResponder())
    #expect(bar.text == "")
    #expect(bar.isFirstResponder)
  }

  @Test func `lets its field's own delegate decide and hear as well`() {
    let fieldLog = TextFieldLog(log.trace)
    bar.searchTextField.delegate = fieldLog
    bar.searchTextField.accessibilityIdentifier = "f"

    bar.becomeFirstResponder()
    bar.searchTextField.userInsert("a")
    bar.searchTextField.userReturn()

    #expect(
      log.trace.lines == [
        "shouldBegin", "f.shouldBegin", "didBegin", "f.didBegin", "shouldChange 0,0 'a'",
        "f.shouldChange 0,0 'a'", "textDidChange 'a'", "f.shouldReturn", "search",
      ])
  }

  @Test func `has no search key to tap while it is empty`() {
    bar.becomeFirstResponder()

    #expect(!bar.searchTextField.userReturn())
    #expect(!log.trace.lines.contains("search"))
    bar.enablesReturnKeyAutomatically = false
    #expect(bar.searchTextField.userReturn())
  }

  @Test func `tells of its cancel button, and does nothing by itself (behaviour 70)`() {
    bar.text = "abc"
    bar.becomeFirstResponder()

    bar.userCancel()

    #expect(log.trace.lines.last == "cancel")
    #expect(bar.text == "abc")
    #expect(bar.isFirstResponder)
  }

  @Test func `tells of another scope, and of none that is chosen or set already`() {
    bar.scopeButtonTitles = ["a", "b", "c"]
    bar.selectedScopeButtonIndex = 2
    bar.userSelectScope(2)
    bar.userSelectScope(1)

    #expect(log.trace.lines == ["scope 1"])
    bar.scopeButtonTitles = ["a"]
    #expect(bar.selectedScopeButtonIndex == 0)
  }

  @Test func `tells of its bookmark and results list buttons, and does nothing by itself`() {
    bar.text = "a"

    bar.userTapBookmarks()
    bar.userTapResultsList()

    #expect(log.trace.lines == ["bookmarks", "results"])
    #expect(bar.text == "a")
    #expect(!bar.isSearchResultsButtonSelected)
  }

  @Test func `keeps its images for each icon and state`() {
    let star = UIImage()
    bar.setImage(star, for: .bookmark, state: .normal)

    #expect(bar.image(for: .bookmark, state: .highlighted) === star)
    #expect(bar.image(for: .search, state: .normal) == nil)
    bar.setImage(nil, for: .bookmark, state: .normal)
    #expect(bar.image(for: .bookmark, state: .normal) == nil)
    #expect(
      [UISearchBar.Icon.search, .clear, .bookmark, .resultsList].map(\.rawValue) == [0, 1, 2, 3])
  }

  @Test func `keeps its looks for each state and icon`() {
    let image = UIImage()
    bar.setSearchFieldBackgroundImage(image, for: .normal)
    bar.setScopeBarButtonTitleTextAttributes([.kern: 3], for: .selected)
    bar.setPositionAdjustment(UIOffset(horizontal: 1, vertical: .nan), for: .clear)

    bar.setBackgroundImage(image, for: .any, barMetrics: .compact)
    bar.setScopeBarButtonBackgroundImage(image, for: .normal)
    bar.setScopeBarButtonDividerImage(
      image, forLeftSegmentState: .normal, rightSegmentState: .normal)

    #expect(bar.backgroundImage(for: .top, barMetrics: .compact) === image)
    #expect(bar.backgroundImage(for: .any, barMetrics: .default) == nil)
    bar.backgroundImage = image
    #expect(bar.backgroundImage(for: .any, barMetrics: .default) === image)
    #expect(bar.scopeBarButtonBackgroundImage(for: .selected) === image)
    #expect(
      bar.scopeBarButtonDividerImage(
        forLeftSegmentState: .selected, rightSegmentState: .normal) === image)
    #expect(bar.searchFieldBackgroundImage(for: .disabled) === image)
    #expect(bar.scopeBarButtonTitleTextAttributes(for: .selected)?[.kern] as? Int == 3)
    #expect(bar.scopeBarButtonTitleTextAttributes(for: .normal) == nil)
    #expect(bar.positionAdjustment(for: .clear).horizontal == 1)
    #expect(bar.positionAdjustment(for: .search) == .zero)
  }

  @Test func `hands what the keyboard is to be on to its field`() {
    bar.keyboardType = .emailAddress
    bar.autocapitalizationType = .none
    bar.autocorrectionType = .no
    bar.returnKeyType = .done
    bar.smartQuotesType = .no
    bar.smartDashesType = .no
    bar.smartInsertDeleteType = .no
    bar.inlinePredictionType = .no
    bar.mathExpressionCompletionType = .no
    bar.isSecureTextEntry = true
    bar.passwordRules = UITextInputPasswordRules(descriptor: "minlength: 8;")
    bar.writingToolsBehavior = .none
    bar.allowedWritingToolsResultOptions = [.plainText, .list]
    bar.placeholder = "Find"
    bar.isEnabled = false

    let field = bar.searchTextField
    #expect(field.keyboardType == .emailAddress)
    #expect(field.autocapitalizationType == .none)
    #expect(field.autocorrectionType == .no)
    #expect(field.returnKeyType == .done)
    #expect(field.smartQuotesType == .no)
    #expect(field.smartDashesType == .no)
    #expect(field.smartInsertDeleteType == .no)
    #expect(field.inlinePredictionType == .no)
    #expect(field.mathExpressionCompletionType == .no)
    #expect(field.isSecureTextEntry)
    #expect(field.passwordRules === bar.passwordRules)
    #expect(field.writingToolsBehavior == .none)
    #expect(field.allowedWritingToolsResultOptions == [.plainText, .list])
    #expect(field.placeholder == "Find")
    #expect(!field.isEnabled)
    #expect(!bar.canBecomeFirstResponder)
  }

  @Test func `gives its field room beside the cancel button`() {
    bar.layoutIfNeeded()
    let width = bar.searchTextField.frame.width
    bar.setShowsCancelButton(true, animated: true)
    bar.layoutIfNeeded()

    #expect(width == 284)
    #expect(bar.searchTextField.frame.width < width)
    #expect(bar.intrinsicContentSize.height == 56)
    bar.showsScopeBar = true
    #expect(bar.intrinsicContentSize.height == 100)
  }
}

@MainActor
@Suite("UISearchTextField", .ownApplication)
struct UISearchTextFieldTests {
  @Test func `looks like a search field, and works without a bar`() {
    withFields { screen in
      let field = screen.add(UISearchTextField(), "a")
      #expect(field.borderStyle == .roundedRect)
      #expect(field.clearButtonMode == .whileEditing)

      field.becomeFirstResponder()
      field.userInsert("x")
      field.resignFirstResponder()

      #expect(
        screen.lines() == [
          "a.shouldBegin", "a.didBegin", "a.editingDidBegin", "a posted begin",
          "a.shouldChange 0,0 'x'", "a.editingChanged", "a posted change", "a.shouldEnd",
          "a.didEnd", "a.editingDidEnd", "a posted end",
        ])
    }
  }
}
