public import Foundation

/// How a bar looks: its background and its shadow.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject, @MainActor NSCopying {
  // MARK: Creating an appearance

  /// Creates an appearance as bars have of themselves.
  public override convenience init() { self.init(idiom: .phone) }

  /// Creates an appearance for a kind of device.
  public init(idiom: UIUserInterfaceIdiom) {
    self.idiom = idiom
    super.init()
    configureWithDefaultBackground()
  }

  /// Creates an appearance with what another one, of whatever bar, has in common with it.
  public required init(barAppearance: UIBarAppearance) {
    idiom = barAppearance.idiom
    backgroundEffect = barAppearance.backgroundEffect
    backgroundColor = barAppearance.backgroundColor
    backgroundImage = barAppearance.backgroundImage
    backgroundImageContentMode = barAppearance.backgroundImageContentMode
    shadowColor = barAppearance.shadowColor
    shadowImage = barAppearance.shadowImage
    super.init()
  }

  /// Creates an appearance from an archive.
  public required init?(coder: NSCoder) {
    idiom = .phone
    super.init()
    configureWithDefaultBackground()
  }

  /// A copy, which can be changed by itself.
  public func copy(with zone: NSZone? = nil) -> Any { Self(barAppearance: self) }

  // MARK: Configuring the bar

  /// The kind of device.
  public let idiom: UIUserInterfaceIdiom

  /// Gives the bar the background that it has of itself.
  open func configureWithDefaultBackground() {
    setBackground(effect: UIBlurEffect(style: .systemChromeMaterial), color: nil)
    shadowColor = .separator
  }

  /// Gives the bar a background that nothing shows through.
  open func configureWithOpaqueBackground() {
    setBackground(effect: nil, color: .systemBackground)
    shadowColor = .separator
  }

  /// Gives the bar no background and no shadow.
  open func configureWithTransparentBackground() {
    setBackground(effect: nil, color: nil)
    shadowColor = nil
  }

  /// How what is behind the bar is blurred.
  open var backgroundEffect: UIBlurEffect?

  /// The colour of the background.
  open var backgroundColor: UIColor?

  /// The image of the background.
  open var backgroundImage: UIImage?

  /// How the image of the background fits.
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill

  /// The colour of the shadow.
  open var shadowColor: UIColor?

  /// The image of the shadow.
  open var shadowImage: UIImage?

  private func setBackground(effect: UIBlurEffect?, color: UIColor?) {
    backgroundEffect = effect
    backgroundColor = color
    backgroundImage = nil
    shadowImage = nil
  }
}
