public import Foundation
public import HeadlessUIKit

/// The system's slider for how loud the device is.
///
/// It has a slider, as apps look for it; what a test does with it changes nothing else.
@preconcurrency @MainActor
open class MPVolumeView: UIView {
  private let slider = UISlider()

  /// Creates a slider.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a slider without a size.
  public convenience init() { self.init(frame: .zero) }

  /// Creates a slider from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  /// Whether the slider shows.
  open var showsVolumeSlider = true { didSet { slider.isHidden = !showsVolumeSlider } }
  /// Whether there is a button for playing elsewhere.
  open var showsRouteButton = false
  /// Whether it can play elsewhere, which it cannot here.
  open var areWirelessRoutesAvailable: Bool { false }

  /// Sets the look of the slider.
  open func setVolumeThumbImage(_ image: UIImage?, for state: UIControl.State) {
    slider.setThumbImage(image, for: state)
  }

  private final func setUp() {
    slider.value = 1
    slider.accessibilityLabel = "Volume"
    addSubview(slider)
  }

  /// Lays out what is in it.
  open override func layoutSubviews() {
    super.layoutSubviews()
    slider.frame = bounds
  }
}
