public import Foundation
import HeadlessUIKit

/// The store of lists of rules.
@preconcurrency @MainActor
open class WKContentRuleListStore: NSObject {
  private var lists: [String: WKContentRuleList] = [:]

  override init() { super.init() }

  /// The store of the app.
  open class func `default`() -> WKContentRuleListStore! {
    ApplicationScope.current.shared { WKContentRuleListStore() }
  }

  /// A store in a folder, which is kept in memory here.
  public convenience init!(url: URL) { self.init() }

  /// Makes a list of rules of their text in JSON.
  open func compileContentRuleList(
    forIdentifier identifier: String!, encodedContentRuleList: String!,
    completionHandler: ((WKContentRuleList?, (any Error)?) -> Void)!
  ) {
    let text = Data((encodedContentRuleList ?? "").utf8)
    let rules = try? JSONSerialization.jsonObject(with: text) as? [[String: Any]]
    guard let identifier, let rules,
      rules.allSatisfy({ $0["trigger"] != nil && $0["action"] != nil })
    else {
      return turn { completionHandler?(nil, WKError(.contentRuleListStoreCompileFailed)) }
    }
    let list = WKContentRuleList(identifier)
    lists[identifier] = list
    turn { completionHandler?(list, nil) }
  }

  /// Hands a list of rules over.
  open func lookUpContentRuleList(
    forIdentifier identifier: String!,
    completionHandler: ((WKContentRuleList?, (any Error)?) -> Void)!
  ) {
    let list = identifier.flatMap { lists[$0] }
    turn {
      completionHandler?(list, list == nil ? WKError(.contentRuleListStoreLookUpFailed) : nil)
    }
  }

  /// Removes a list of rules.
  open func removeContentRuleList(
    forIdentifier identifier: String!, completionHandler: (((any Error)?) -> Void)!
  ) {
    let list = identifier.flatMap { lists.removeValue(forKey: $0) }
    turn { completionHandler?(list == nil ? WKError(.contentRuleListStoreRemoveFailed) : nil) }
  }

  /// Hands the names of all lists over.
  open func getAvailableContentRuleListIdentifiers(
    _ completionHandler: (([String]?) -> Void)!
  ) {
    let names = lists.keys.sorted()
    turn { completionHandler?(names) }
  }

  private final func turn(_ work: @escaping @MainActor () -> Void) {
    UIApplication.shared.mainLoop.enqueue("WKContentRuleListStore", work)
  }
}
