public import Foundation

/// The look of a bar: its background and its shadow.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject, @MainActor NSCopying {
  // MARK: Creating an appearance

  /// Creates the default appearance.
  public override convenience init() { self.init(idiom: .phone) }

  /// Creates an appearance for a kind of device.
  public init(idiom: UIUserInterfaceIdiom) {
    self.idiom = idiom
    super.init()
    configureWithDefaultBackground()
  }

  /// Creates an appearance from another one, even of another kind of bar.
  public init(barAppearance: UIBarAppearance) {
    idiom = barAppearance.idiom
    backgroundEffect = barAppearance.backgroundEffect
    backgroundColor = barAppearance.backgroundColor
    backgroundImage = barAppearance.backgroundImage
    backgroundImageContentMode = barAppearance.backgroundImageContentMode
    shadowColor = barAppearance.shadowColor
    shadowImage = barAppearance.shadowImage
    super.init()
    adopt(barAppearance)
  }

  /// Creates an appearance from an archive.
  public required init(coder: NSCoder) {
    idiom = .phone
    super.init()
    configureWithDefaultBackground()
  }

  /// Returns an independent copy.
  public func copy(with zone: NSZone? = nil) -> Any {
    ObjectMaker.make(type(of: self), barAppearance: self)
  }

  // MARK: Configuring the bar

  /// The kind of device.
  public let idiom: UIUserInterfaceIdiom

  /// Sets the default background.
  open func configureWithDefaultBackground() {
    setBackground(effect: UIBlurEffect(style: .systemChromeMaterial), color: nil)
    shadowColor = .separator
  }

  /// Sets an opaque background.
  open func configureWithOpaqueBackground() {
    setBackground(effect: nil, color: .systemBackground)
    shadowColor = .separator
  }

  /// Removes the background and the shadow.
  open func configureWithTransparentBackground() {
    setBackground(effect: nil, color: nil)
    shadowColor = nil
  }

  /// The blur of the content behind the bar.
  open var backgroundEffect: UIBlurEffect?

  /// The colour of the background.
  open var backgroundColor: UIColor?

  /// The image of the background.
  open var backgroundImage: UIImage?

  /// How the background image is fitted.
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill

  /// The colour of the shadow.
  open var shadowColor: UIColor?

  /// The image of the shadow.
  open var shadowImage: UIImage?

  /// Copies the values that a subclass shares with another appearance.
  ///
  /// An initializer would not copy `@NSCopying` properties.
  func adopt(_ barAppearance: UIBarAppearance) {}

  private func setBackground(effect: UIBlurEffect?, color: UIColor?) {
    backgroundEffect = effect
    backgroundColor = color
    backgroundImage = nil
    shadowImage = nil
  }
}
