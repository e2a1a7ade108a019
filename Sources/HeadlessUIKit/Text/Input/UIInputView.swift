public import Foundation

/// A view that looks like the keyboard, for views above it or in its place.
@preconcurrency @MainActor
open class UIInputView: UIView {
  // MARK: Creating an input view

  /// Creates a view with a frame and a style.
  public init(frame: CGRect, inputViewStyle: Style) {
    self.inputViewStyle = inputViewStyle
    super.init(frame: frame)
  }

  /// Creates a view with a frame, in the keyboard's usual style.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, inputViewStyle: .default)
  }

  /// Creates a view from an archive.
  public required init?(coder: NSCoder) {
    inputViewStyle = .default
    super.init(coder: coder)
  }

  // MARK: Configuring the input view

  /// The style of the view.
  public final let inputViewStyle: Style

  /// Whether the view decides its own height, by its constraints.
  open var allowsSelfSizing = false
}

extension UIInputView {
  /// How an input view looks.
  public enum Style: Int, Sendable {
    /// As the background of the keyboard.
    case `default` = 0
    /// As the keys.
    case keyboard = 1
  }
}

/// A view in the keyboard's place, or above it, that clicks as keys do.
///
/// No device here makes a sound.
@preconcurrency @MainActor
public protocol UIInputViewAudioFeedback: NSObjectProtocol {
  /// Whether the keys of the view click.
  var enableInputClicksWhenVisible: Bool { get }
}

extension UIInputViewAudioFeedback {
  /// False.
  public var enableInputClicksWhenVisible: Bool { false }
}
