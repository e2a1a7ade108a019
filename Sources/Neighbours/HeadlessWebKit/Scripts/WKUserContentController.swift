public import Foundation
import HeadlessUIKit

/// The scripts that an app adds to pages, and the handlers of the pages' messages.
@preconcurrency @MainActor
open class WKUserContentController: NSObject {
  /// A handler of pages' messages.
  enum Handler {
    case plain(any WKScriptMessageHandler)
    case replying(any WKScriptMessageHandlerWithReply)
  }

  /// Creates a controller without scripts and handlers.
  public override init() { super.init() }

  // MARK: Scripts

  /// The scripts that are added to each page.
  open private(set) var userScripts: [WKUserScript] = []

  /// Adds a script to the pages that load from now on.
  open func addUserScript(_ userScript: WKUserScript) { userScripts.append(userScript) }

  /// Removes all scripts.
  open func removeAllUserScripts() { userScripts = [] }

  // MARK: Handlers

  /// Adds a handler of pages' messages, which is kept alive.
  open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {
    add(.plain(scriptMessageHandler), name)
  }

  /// Adds a handler of pages' messages, which is kept alive.
  open func add(
    _ scriptMessageHandler: any WKScriptMessageHandler, contentWorld world: WKContentWorld,
    name: String
  ) { add(.plain(scriptMessageHandler), name) }

  /// Adds a handler of pages' messages that replies, which is kept alive.
  open func addScriptMessageHandler(
    _ scriptMessageHandlerWithReply: any WKScriptMessageHandlerWithReply,
    contentWorld world: WKContentWorld, name: String
  ) { add(.replying(scriptMessageHandlerWithReply), name) }

  /// Removes the handler of a name.
  open func removeScriptMessageHandler(forName name: String) { handlers[name] = nil }

  /// Removes the handler of a name.
  open func removeScriptMessageHandler(
    forName name: String, contentWorld world: WKContentWorld
  ) { handlers[name] = nil }

  /// Removes all handlers.
  open func removeAllScriptMessageHandlers() { handlers = [:] }

  /// Removes all handlers.
  open func removeAllScriptMessageHandlers(from contentWorld: WKContentWorld) { handlers = [:] }

  // MARK: Rules

  /// Adds a list of rules, which has no effect here.
  open func add(_ contentRuleList: WKContentRuleList) { ruleLists.append(contentRuleList) }

  /// Removes a list of rules.
  open func remove(_ contentRuleList: WKContentRuleList) {
    ruleLists.removeAll { $0 === contentRuleList }
  }

  /// Removes all lists of rules.
  open func removeAllContentRuleLists() { ruleLists = [] }

  // MARK: The model

  final private(set) var handlers: [String: Handler] = [:]
  private var ruleLists: [WKContentRuleList] = []

  private final func add(_ handler: Handler, _ name: String) {
    guard handlers[name] == nil else {
      return ModelException.invalidArgument.raise(
        "Attempt to add script message handler with name '\(name)' when one already exists.",
        by: "WKUserContentController.add(_:name:)", of: "WebKit")
    }
    handlers[name] = handler
  }
}
