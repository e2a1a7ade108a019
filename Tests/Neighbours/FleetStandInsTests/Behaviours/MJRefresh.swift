import FleetStandIns
import Foundation
import HeadlessUIKit

// What MJRefresh declares, as far as the tests use it, as it is made of its headers.

extension UIScrollView {
  var mj_header: MJRefreshHeader? {
    get { _StandIn.get("UIScrollView.mj_header", self) }
    set {
      _StandIn.set("UIScrollView.mj_header", self, newValue)
      standIn_mj_header_isSet()
    }
  }
  var mj_footer: MJRefreshFooter? {
    get { _StandIn.get("UIScrollView.mj_footer", self) }
    set {
      _StandIn.set("UIScrollView.mj_footer", self, newValue)
      standIn_mj_footer_isSet()
    }
  }
}

enum MJRefreshState: Int, Sendable {
  case idle = 1
  case pulling = 2
  case refreshing = 3
  case willRefresh = 4
  case noMoreData = 5
}

typealias MJRefreshComponentAction = () -> Void
class MJRefreshComponent: UIView {
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  var refreshingBlock: MJRefreshComponentAction? {
    get { _StandIn.get("MJRefreshComponent.refreshingBlock", self) }
    set {
      _StandIn.set("MJRefreshComponent.refreshingBlock", self, newValue, isKept: false)
      standIn_refreshingBlock_isSet()
    }
  }
  func setRefreshingTarget(_ target: Any, refreshingAction action: Selector) {
    _StandIn.call(
      "MJRefreshComponent.setRefreshingTarget(_:refreshingAction:)", self, [target, action],
      by: standIn_setRefreshingTarget(target, refreshingAction: action)) as Void
  }
  func executeRefreshingCallback() {
    _StandIn.call(
      "MJRefreshComponent.executeRefreshingCallback()", self, [],
      by: standIn_executeRefreshingCallback()) as Void
  }
  func beginRefreshing() {
    _StandIn.call("MJRefreshComponent.beginRefreshing()", self, [], by: standIn_beginRefreshing())
      as Void
  }
  var endRefreshingCompletionBlock: MJRefreshComponentAction? {
    get { _StandIn.get("MJRefreshComponent.endRefreshingCompletionBlock", self) }
    set {
      _StandIn.set("MJRefreshComponent.endRefreshingCompletionBlock", self, newValue, isKept: false)
    }
  }
  func endRefreshing() {
    _StandIn.call("MJRefreshComponent.endRefreshing()", self, [], by: standIn_endRefreshing())
      as Void
  }
  func endRefreshing(completionBlock: @escaping @Sendable () -> Void) {
    _StandIn.call(
      "MJRefreshComponent.endRefreshing(completionBlock:)", self,
      [StandIn.Block(_body: { _ in completionBlock() })],
      by: standIn_endRefreshing(completionBlock: completionBlock)) as Void
  }
  var isRefreshing: Bool {
    _StandIn.get("MJRefreshComponent.isRefreshing", self, by: standIn_isRefreshing)
  }
  var state: MJRefreshState {
    get { _StandIn.get("MJRefreshComponent.state", self, by: standIn_state) }
    set {
      _StandIn.set("MJRefreshComponent.state", self, newValue)
      standIn_state_isSet()
    }
  }
}

class MJRefreshHeader: MJRefreshComponent {
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  convenience init(refreshingBlock: @escaping MJRefreshComponentAction) {
    self.init(frame: .zero)
    _StandIn.call(
      "MJRefreshHeader.init(refreshingBlock:)", self,
      [StandIn.Block(_body: { _ in refreshingBlock() })]) as Void
    standIn_init(refreshingBlock: refreshingBlock)
  }
}

class MJRefreshStateHeader: MJRefreshHeader {
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  @discardableResult func setTitle(_ title: String, for state: MJRefreshState) -> Self {
    _StandIn.call(
      "MJRefreshStateHeader.setTitle(_:for:)", self, [title, state],
      by: (standIn_setTitle(title, for: state) as? Self) ?? _StandIn.least(Self.self))
  }
}

class MJRefreshNormalHeader: MJRefreshStateHeader {
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

class MJRefreshFooter: MJRefreshComponent {
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  convenience init(refreshingBlock: @escaping MJRefreshComponentAction) {
    self.init(frame: .zero)
    _StandIn.call(
      "MJRefreshFooter.init(refreshingBlock:)", self,
      [StandIn.Block(_body: { _ in refreshingBlock() })]) as Void
    standIn_init(refreshingBlock: refreshingBlock)
  }
  func endRefreshingWithNoMoreData() {
    _StandIn.call(
      "MJRefreshFooter.endRefreshingWithNoMoreData()", self, [],
      by: standIn_endRefreshingWithNoMoreData()) as Void
  }
  func resetNoMoreData() {
    _StandIn.call("MJRefreshFooter.resetNoMoreData()", self, [], by: standIn_resetNoMoreData())
      as Void
  }
}

class MJRefreshBackFooter: MJRefreshFooter {
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

class MJRefreshBackStateFooter: MJRefreshBackFooter {
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

class MJRefreshAutoFooter: MJRefreshFooter {
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

class MJRefreshAutoStateFooter: MJRefreshAutoFooter {
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

class MJRefreshAutoNormalFooter: MJRefreshAutoStateFooter {
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

extension MJRefreshState: _StandInValue { static var _standIn: Self { .idle } }
