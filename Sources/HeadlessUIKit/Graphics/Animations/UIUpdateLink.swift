public import Foundation

/// Calls functions for each frame in which a view is in a window, in UIKit time.
///
/// Only continuous updates are told: a frame that something else wants calls nothing here.
@preconcurrency @MainActor
open class UIUpdateLink: NSObject {
  /// A function that is called for a frame.
  public typealias Handler = (_ updateLink: UIUpdateLink, _ updateInfo: UIUpdateInfo) -> Void

  // MARK: Creating an update link

  /// Creates a link for the frames in which a view is shown.
  public required init(view: UIView) {
    window = { [weak view] in view?.window }
    super.init()
  }

  /// Creates a link for the frames in which a view is shown, with a function to call.
  public convenience init(view: UIView, actionHandler handler: @escaping Handler) {
    self.init(view: view)
    addAction(handler: handler)
  }

  /// Creates a link for the frames of a scene.
  public required init(windowScene: UIWindowScene) {
    window = { [weak windowScene] in windowScene?.keyWindow }
    super.init()
  }

  // MARK: Adding actions

  /// Adds a function to call for each frame.
  open func addAction(handler: @escaping Handler) { handlers.append(handler) }

  /// Adds a function to call in a phase of each frame.
  open func addAction(to phase: UIUpdateActionPhase, handler: @escaping Handler) {
    handlers.append(handler)
  }

  // MARK: Configuring the updates

  /// Whether frames call the functions.
  open var isEnabled = false {
    didSet { update() }
  }

  /// Whether each frame is told, and not only frames that something else wants.
  open var requiresContinuousUpdates = false {
    didSet { update() }
  }

  /// How many frames a second are wanted, at least and at most.
  open var preferredFrameRateRange = CAFrameRateRange.default {
    didSet { link?.preferredFrameRateRange = preferredFrameRateRange }
  }

  /// Whether touches are to come as late as they can.
  open var wantsLowLatencyEventDispatch = false

  /// Whether a frame is to be shown as soon as it can.
  open var wantsImmediatePresentation = false

  // MARK: The model

  private func update() {
    guard isEnabled, requiresContinuousUpdates else {
      link?.invalidate()
      link = nil
      return
    }
    guard link == nil else { return }
    let link = CADisplayLink(
      target: UpdateLinkTarget(self), selector: Selector("tick:", UpdateLinkTarget.tick(_:)))
    link.preferredFrameRateRange = preferredFrameRateRange
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  fileprivate final func tick(_ link: CADisplayLink) {
    guard window() != nil else { return }
    let info = UIUpdateInfo(link)
    for handler in handlers where self.link === link { handler(self, info) }
  }

  private final let window: @MainActor () -> UIWindow?
  private final var handlers: [Handler] = []
  private final var link: CADisplayLink?
}

/// What a display link keeps: an update link that is let go of ends.
@MainActor
private final class UpdateLinkTarget: NSObject {
  private weak var owner: UIUpdateLink?

  init(_ owner: UIUpdateLink) { self.owner = owner }

  func tick(_ link: CADisplayLink) {
    if let owner { owner.tick(link) } else { link.invalidate() }
  }
}
