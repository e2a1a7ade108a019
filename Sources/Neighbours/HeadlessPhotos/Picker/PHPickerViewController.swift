public import HeadlessUIKit

/// The system's screen for choosing photos and films, for which no permission is needed.
///
/// It shows nothing here: a test says what the user picks, see ``pick(_:fileID:filePath:line:column:)``.
public final class PHPickerViewController: UIViewController,
  UIAdaptivePresentationControllerDelegate
{
  /// Creates a picker.
  public init(configuration: PHPickerConfiguration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates no picker: storyboards cannot hold one.
  public required init?(coder: NSCoder) { nil }

  /// What the picker offers, and how much of it can be chosen.
  public let configuration: PHPickerConfiguration

  /// The delegate that is told what was chosen, and dismisses the picker.
  public weak var delegate: (any PHPickerViewControllerDelegate)?

  /// Hears of a swipe that dismisses the picker.
  public override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if let presentationController, presentationController.delegate == nil {
      presentationController.delegate = self
    }
  }

  /// Tells what presents the picker for a binding that it has gone.
  public override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isBeingDismissed { whenGone?() }
  }

  /// Hears that the picker has gone.
  package var whenGone: (@MainActor () -> Void)?

  /// Tells that nothing was chosen.
  public func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) { delegate?.picker(self, didFinishPicking: []) }
}

/// Is told what was chosen in a photo picker.
@preconcurrency @MainActor
public protocol PHPickerViewControllerDelegate: AnyObject {
  /// Called once, with nothing if the user has cancelled; the delegate dismisses the picker.
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}

/// Something that a user has chosen in a photo picker.
public struct PHPickerResult: Hashable {
  /// The provider that loads it.
  public let itemProvider: NSItemProvider
  /// What the library calls it, for a picker that was made with a library.
  public let assetIdentifier: String?
}
