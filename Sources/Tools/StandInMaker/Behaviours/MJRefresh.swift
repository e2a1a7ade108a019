import FleetStandIns
import Foundation
import HeadlessUIKit

// Needs: UIScrollView.mj_header, MJRefreshComponent.beginRefreshing()

// A header above the content and a footer below it: views with their words. The header refreshes when a user pulls
// the content down, for which the scroll view has a refresh control; the footer does where the content ends.

/// What a header or a footer does.
@MainActor private final class Refreshing {
  static let headerHeight: CGFloat = 54
  static let footerHeight: CGFloat = 44

  var block: (() -> Void)?
  /// What takes the place of the block.
  weak var target: AnyObject?
  var action: Selector?
  var titles: [Int: String] = [:]
  let label = UILabel()
  weak var scrollView: UIScrollView?
  var tokens: [NSKeyValueObservation] = []
  /// The state before it was set.
  var state = MJRefreshState.idle
  /// What a user pulls, behind a header.
  var control: UIRefreshControl?
  /// How much of the inset is its own.
  var inset: CGFloat = 0
  var lastOffset: CGFloat = 0

  static func of(_ component: MJRefreshComponent) -> Refreshing {
    StandIn.state(of: component) { Refreshing() }
  }
}

/// The header and the footer of a scroll view.
@MainActor private final class Refreshers {
  var all: [String: MJRefreshComponent] = [:]
}

extension UIScrollView {
  func standIn_mj_header_isSet() { replace("header", mj_header) }
  func standIn_mj_footer_isSet() { replace("footer", mj_footer) }

  private func replace(_ name: String, _ new: MJRefreshComponent?) {
    let refreshers = StandIn.state(of: self) { Refreshers() }
    refreshers.all[name]?.detach()
    refreshers.all[name] = new
    new?.attach(to: self)
  }
}

extension MJRefreshHeader {
  func standIn_init(refreshingBlock: @escaping () -> Void) {
    Refreshing.of(self).block = refreshingBlock
  }

  func standIn_init(refreshingTarget target: Any, refreshingAction action: Selector) {
    standIn_setRefreshingTarget(target, refreshingAction: action)
  }
}

extension MJRefreshFooter {
  func standIn_init(refreshingBlock: @escaping () -> Void) {
    Refreshing.of(self).block = refreshingBlock
  }

  func standIn_init(refreshingTarget target: Any, refreshingAction action: Selector) {
    standIn_setRefreshingTarget(target, refreshingAction: action)
  }

  func standIn_endRefreshingWithNoMoreData() { end(as: .noMoreData, nil) }
  func standIn_noticeNoMoreData() { state = .noMoreData }
  func standIn_resetNoMoreData() { state = .idle }
}

extension MJRefreshComponent {
  private var own: Refreshing { Refreshing.of(self) }
  private var isHeader: Bool { self is MJRefreshHeader }

  var standIn_state: MJRefreshState { .idle }
  var standIn_isRefreshing: Bool { state == .refreshing || state == .willRefresh }
  var standIn_scrollView: UIScrollView? { own.scrollView }
  func standIn_refreshingBlock_isSet() { own.block = refreshingBlock }

  func standIn_setRefreshingTarget(_ target: Any, refreshingAction action: Selector) {
    (own.target, own.action) = (target as AnyObject, action)
  }

  func standIn_executeRefreshingCallback() {
    StandIn.later { [own, weak self] in
      own.block?()
      if let action = own.action, let target = own.target {
        UIApplication.shared.sendAction(action, to: target, from: self, for: nil)
      }
    }
  }

  func standIn_beginRefreshing() {
    if state != .refreshing { state = .refreshing }
  }

  func standIn_beginRefreshing(completionBlock: @escaping () -> Void) {
    standIn_beginRefreshing()
    completionBlock()
  }

  func standIn_endRefreshing() { end(as: .idle, nil) }
  func standIn_endRefreshing(completionBlock: @escaping () -> Void) {
    end(as: .idle, completionBlock)
  }

  fileprivate func end(as new: MJRefreshState, _ completion: (() -> Void)?) {
    StandIn.later { [weak self] in
      guard let self else { return }
      state = new
      completion?()
      endRefreshingCompletionBlock?()
    }
  }

  func standIn_state_isSet() {
    let old = own.state
    own.state = state
    showTitle()
    guard old != state else { return }
    if state == .refreshing {
      own.control?.beginRefreshing()
      executeRefreshingCallback()
    } else if old == .refreshing {
      own.control?.endRefreshing()
    }
  }

  // MARK: Its place

  fileprivate func attach(to scrollView: UIScrollView) {
    own.scrollView = scrollView
    own.label.textAlignment = .center
    addSubview(own.label)
    scrollView.insertSubview(self, at: 0)
    own.tokens = [scrollView.observe(\.contentSize) { [weak self] _, _ in self?.place() }]
    if isHeader {
      let control = UIRefreshControl()
      control.addAction(
        UIAction { [weak self] _ in self?.beginRefreshing() }, for: .valueChanged)
      scrollView.refreshControl = control
      own.control = control
    } else {
      changeInset(Refreshing.footerHeight)
      own.tokens.append(
        scrollView.observe(\.contentOffset) { [weak self] _, _ in self?.scrolled() })
    }
    place()
    showTitle()
  }

  fileprivate func detach() {
    own.tokens.forEach { $0.invalidate() }
    own.tokens = []
    if own.control != nil { own.scrollView?.refreshControl = nil }
    changeInset(0)
    removeFromSuperview()
  }

  private func place() {
    guard let scrollView = own.scrollView else { return }
    let height = isHeader ? Refreshing.headerHeight : Refreshing.footerHeight
    let y = isHeader ? -height : scrollView.contentSize.height
    frame = CGRect(x: 0, y: y, width: scrollView.bounds.width, height: height)
    own.label.frame = bounds
  }

  private func changeInset(_ new: CGFloat) {
    guard let scrollView = own.scrollView, own.inset != new else { return }
    scrollView.contentInset.bottom += new - own.inset
    own.inset = new
  }

  /// A footer refreshes when it comes into sight.
  private func scrolled() {
    guard let scrollView = own.scrollView, state == .idle else { return }
    let offset = scrollView.contentOffset.y
    let isDown = offset > own.lastOffset
    own.lastOffset = offset
    let content = scrollView.contentSize.height
    let isFull = scrollView.adjustedContentInset.top + content > scrollView.bounds.height
    if isFull, isDown, offset + scrollView.bounds.height >= content + frame.height {
      beginRefreshing()
    }
  }

  // MARK: Its words

  fileprivate func setTitle(_ title: String, _ state: MJRefreshState) {
    own.titles[state.rawValue] = title
    showTitle()
  }

  fileprivate var label: UILabel { own.label }

  private func showTitle() {
    let usual =
      switch state {
      case .refreshing, .willRefresh: "Loading ..."
      case .pulling: "Release to refresh"
      case .noMoreData: "No more data"
      default: isHeader ? "Pull down to refresh" : "Pull up to load more"
      }
    own.label.text = own.titles[state.rawValue] ?? usual
  }
}

extension MJRefreshStateHeader {
  var standIn_stateLabel: UILabel? { label }
  func standIn_setTitle(_ title: String, for state: MJRefreshState) -> MJRefreshStateHeader {
    setTitle(title, state)
    return self
  }
}

extension MJRefreshAutoStateFooter {
  var standIn_stateLabel: UILabel? { label }
  func standIn_setTitle(_ title: String, for state: MJRefreshState) -> MJRefreshAutoStateFooter {
    setTitle(title, state)
    return self
  }
}

extension MJRefreshBackStateFooter {
  var standIn_stateLabel: UILabel? { label }
  func standIn_setTitle(_ title: String, for state: MJRefreshState) -> MJRefreshBackStateFooter {
    setTitle(title, state)
    return self
  }
}
