import Foundation
import HeadlessUIKitTestSupport
import TestSupport
import Testing

@testable import HeadlessUIKit

/// What a version of iOS asks the app, and tells it, that the one before does not.
@MainActor
@Suite("What systems ask and tell", .ownApplication)
struct SystemCallbacksTests {
  // MARK: Lists

  @Test func `a tap on a row performs its primary action from iOS 16 on (behaviour 129)`() {
    #expect(
      values(on: 15, 16) {
        let list = AskedList()
        list.table.layoutIfNeeded()
        ItemPath([0, 1]).map { _ = list.table.tapped($0, [0, 1]) }
        return list.calls
      } == [["row"], ["row", "primary row"]])
  }

  @Test func `a tap on an item performs its primary action from iOS 16 on (behaviour 457)`() {
    #expect(
      values(on: 15, 16) {
        let list = AskedList()
        list.collection.layoutIfNeeded()
        ItemPath([0, 1]).map { _ = list.collection.tapped($0, [0, 1]) }
        return list.calls
      } == [["item"], ["item", "primary item"]])
  }

  @Test func `several items have one menu from iOS 16 on (behaviour 563)`() {
    #expect(
      values(on: 15, 16) {
        let list = AskedList()
        list.collection.allowsMultipleSelection = true
        list.collection.layoutIfNeeded()
        list.collection.selectItem(at: [0, 0], animated: false, scrollPosition: [])
        list.collection.selectItem(at: [0, 1], animated: false, scrollPosition: [])
        _ = ItemPath([0, 1]).map { list.collection.menuConfiguration(at: $0, .zero) }
        return list.calls
      } == [["menu of 1"], ["menu of 2 items"]])
  }

  @Test func `an item's way is asked for with its last place from iOS 15 on (behaviour 936)`() {
    let calls = values(on: 14, 15) {
      let list = AskedList()
      list.collection.layoutIfNeeded()
      #expect(list.collection.beginInteractiveMovementForItem(at: [0, 0]))
      list.collection.updateInteractiveMovementTargetPosition(CGPoint(x: 10, y: 75))
      list.collection.cancelInteractiveMovement()
      return list.calls
    }
    #expect(calls == [["move"], ["move on"]])
  }

  // MARK: Texts

  @Test func `delegates are asked for edit menus from iOS 16 on (behaviour 937)`() {
    let menus = values(on: 15, 16) {
      let asked = AskedTexts()
      let (field, view) = (UITextField(), UITextView())
      (field.text, view.text) = ("finch", "finch")
      (field.delegate, view.delegate) = (asked, asked)
      return [
        field.textRange(from: field.beginningOfDocument, to: field.endOfDocument)
          .flatMap { field.editMenu(for: $0, suggestedActions: []) }?.title,
        view.textRange(from: view.beginningOfDocument, to: view.endOfDocument)
          .flatMap { view.editMenu(for: $0, suggestedActions: []) }?.title,
      ]
    }
    #expect(menus == [[nil, nil], ["field", "view"]])
  }

  @Test func `delegates are asked for the action of a link from iOS 17 on (behaviour 938)`() throws
  {
    let url = try #require(URL(string: "https://example.org/"))
    #expect(
      values(on: 16, 17) {
        let asked = AskedTexts()
        let view = UITextView()
        view.attributedText = NSAttributedString(string: "finch", attributes: [.link: url])
        view.isEditable = false
        view.delegate = asked
        view.userTap(UITextItem(.link(url), NSRange(location: 0, length: 5)))
        return asked.calls
      } == [["should interact"], ["primary action"]])
  }

  @Test func `the keyboard's notifications name its screen from iOS 16.1 on (behaviour 62)`() {
    let systems = [SystemVersion(16), SystemVersion(16, 1)]
    let named = systems.map { system in
      run(on: system)
      var screens: [Bool] = []
      withFields { screen in
        let field = screen.add(UITextField(), "a")
        let token = NotificationCenter.default.addObserver(
          forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
        ) { notification in
          let isNamed = notification.object is UIScreen
          MainActor.assumeIsolated { screens.append(isNamed) }
        }
        run(on: system)
        field.becomeFirstResponder()
        NotificationCenter.default.removeObserver(token)
        field.resignFirstResponder()
      }
      return screens
    }
    #expect(named == [[false], [true]])
  }

  // MARK: Screens

  @Test func `a screen is asked what it shows while empty from iOS 17 on (behaviour 939)`() {
    #expect(
      values(on: 16, 17) {
        let screen = AskedScreen()
        let window = UIWindow()
        window.rootViewController = screen
        window.makeKeyAndVisible()
        screen.setNeedsUpdateContentUnavailableConfiguration()
        window.hostApplication.mainLoop.settle()
        return screen.updates
      } == [0, 2])
  }

  @Test func `a screen may refuse to rotate up to iOS 15 (behaviour 940)`() {
    let window = UIWindow()
    let application = window.hostApplication
    window.rootViewController = AskedScreen()
    window.makeKeyAndVisible()
    #expect(
      values(on: 15, 16) {
        application.userHold(.landscapeLeft)
        defer {
          application.userHold(.portrait)
          application.mainLoop.settle()
        }
        application.mainLoop.settle()
        return application.screen.bounds.width
      } == [390, 844])
  }

  @Test func `a URL is not opened as of old from iOS 18 on (behaviour 941)`() throws {
    let url = try #require(URL(string: "https://example.org"))
    let application = UIApplication.shared
    let old: any Opening = OldOpening()
    var notes: [[String]] = []
    let opened = values(on: 17, 18) {
      var isOpened = false
      notes.append(logged { isOpened = old.opens(url) }.notes.map(\.reason))
      return isOpened
    }
    #expect(opened == [true, false])
    #expect(application.appState.openedURLs == [url])
    #expect(
      notes == [
        [],
        [
          "BUG IN CLIENT OF UIKIT: The caller of UIApplication.openURL(_:) needs to migrate to the "
            + "non-deprecated UIApplication.open(_:options:completionHandler:). Force returning "
            + "false (NO)."
        ],
      ])
  }
}

// MARK: The app

private protocol Opening {
  @MainActor func opens(_ url: URL) -> Bool
}

/// Calls a deprecated method, behind a protocol without warnings.
private struct OldOpening: Opening {
  @available(*, deprecated) func opens(_ url: URL) -> Bool { UIApplication.shared.openURL(url) }
}

private final class AskedScreen: UIViewController {
  var updates = 0

  override var shouldAutorotate: Bool { false }

  override func updateContentUnavailableConfiguration(
    using state: UIContentUnavailableConfigurationState
  ) {
    updates += 1
  }
}

private final class AskedTexts: NSObject, UITextFieldDelegate, UITextViewDelegate {
  var calls: [String] = []

  func textField(
    _ textField: UITextField, editMenuForCharactersIn range: NSRange,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { UIMenu(title: "field") }

  func textView(
    _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu? { UIMenu(title: "view") }

  func textView(
    _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
  ) -> UIAction? {
    calls.append("primary action")
    return defaultAction
  }

  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool {
    calls.append("should interact")
    return false
  }
}

/// A table and a collection of two items, with the calls that a user's acts lead to.
private final class AskedList: NSObject, UITableViewDataSource, UITableViewDelegate,
  UICollectionViewDataSource, UICollectionViewDelegate
{
  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
  let collection: UICollectionView
  var calls: [String] = []

  override init() {
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 100, height: 50)
    flow.minimumLineSpacing = 0
    collection = UICollectionView(frame: table.frame, collectionViewLayout: flow)
    super.init()
    table.hostApplication.hasWarnedOfTableInNoWindow = true
    (table.dataSource, table.delegate) = (self, self)
    (collection.dataSource, collection.delegate) = (self, self)
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell()
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    calls.append("row")
  }

  func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
    calls.append("primary row")
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { 2 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    calls.append("item")
  }

  func collectionView(
    _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
  ) {
    calls.append("primary item")
  }

  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    calls.append("menu of \(indexPaths.count) items")
    return nil
  }

  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    calls.append("menu of 1")
    return nil
  }

  func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool { true }

  func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    calls.append("move on")
    return proposedIndexPath
  }

  func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    calls.append("move")
    return proposedIndexPath
  }
}
