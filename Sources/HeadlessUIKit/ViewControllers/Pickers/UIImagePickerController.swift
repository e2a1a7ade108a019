public import Foundation

/// The system's screen for choosing or taking photos and films.
///
/// It shows nothing here: a test decides about the user's choice. As in a simulator there is no
/// camera.
@preconcurrency @MainActor
open class UIImagePickerController: UINavigationController {
  // MARK: Determining the available sources

  /// Returns whether there is such a source.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }

  /// Returns the types of media that a source offers.
  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
    isSourceTypeAvailable(sourceType) ? [imageType, movieType] : nil
  }

  /// Returns whether there is such a camera.
  open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }

  /// Returns whether a camera has a flash.
  open class func isFlashAvailable(for cameraDevice: CameraDevice) -> Bool { false }

  // MARK: Configuring the picker

  /// Where the media come from; it must be available.
  open var sourceType: SourceType {
    get { storedSourceType }
    set {
      guard Self.isSourceTypeAvailable(newValue) else {
        return ModelException.invalidArgument.raise(
          "Source type \(newValue.rawValue) not available",
          by: "UIImagePickerController.sourceType")
      }
      storedSourceType = newValue
    }
  }

  /// The types of media to choose from.
  open var mediaTypes = [UIImagePickerController.imageType]

  /// Whether the user edits the chosen image.
  open var allowsEditing = false

  /// How exact films are.
  open var videoQuality = QualityType.typeMedium

  /// How long a film can be, in seconds.
  open var videoMaximumDuration: TimeInterval = 600

  /// How images are handed over.
  open var imageExportPreset = UIImagePickerControllerImageURLExportPreset.compatible

  /// How films are handed over.
  open var videoExportPreset = ""

  // MARK: Configuring the camera

  /// Whether the camera shows its controls.
  open var showsCameraControls = true

  /// A view in front of the camera's picture.
  open var cameraOverlayView: UIView?

  /// How the camera's picture is moved, turned and scaled.
  open var cameraViewTransform = CGAffineTransform.identity

  /// Takes a picture with the camera, which does not exist, as on a simulator.
  open func takePicture() { warnOfCamera("takePicture()") }

  /// Begins to take a film with the camera; returns `false`, since there is no camera.
  open func startVideoCapture() -> Bool {
    warnOfCamera("startVideoCapture()")
    return false
  }

  /// Ends taking a film.
  open func stopVideoCapture() { warnOfCamera("stopVideoCapture()") }

  /// The camera.
  open var cameraDevice = CameraDevice.rear

  /// Whether the camera takes photos or films.
  open var cameraCaptureMode = CameraCaptureMode.photo

  /// When the camera flashes.
  open var cameraFlashMode = CameraFlashMode.auto

  // MARK: Storage

  private final var storedSourceType = SourceType.photoLibrary

  // MARK: The model

  package static let imageType = "public.image"
  package static let movieType = "public.movie"

  override func userDidDismiss() { userCancel() }

  private final func warnOfCamera(_ call: String) {
    ModelLog.warn("There is no camera, as on a simulator.", by: "UIImagePickerController.\(call)")
  }

  private final var pickerDelegate: (any UIImagePickerControllerDelegate)? {
    delegate as? any UIImagePickerControllerDelegate
  }

  /// Chooses something as a user does; the picker stays until the delegate dismisses it
  /// (behaviour 664).
  package final func userPick(_ info: [InfoKey: Any]) {
    guard let pickerDelegate else { return dismiss(animated: true) }
    pickerDelegate.imagePickerController(self, didFinishPickingMediaWithInfo: info)
  }

  /// Taps the button that cancels.
  package final func userCancel() {
    guard let pickerDelegate else { return dismiss(animated: true) }
    pickerDelegate.imagePickerControllerDidCancel(self)
  }
}

extension UIImagePickerController {
  /// Where photos and films come from.
  public enum SourceType: Int, Sendable {
    /// All albums.
    case photoLibrary = 0
    case camera = 1
    /// The album of the camera.
    case savedPhotosAlbum = 2
  }

  /// A key of a picker's information about the chosen image.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String

    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The type of the media, such as `public.image`.
    public static let mediaType = Self(rawValue: "UIImagePickerControllerMediaType")
    /// The image as it was.
    public static let originalImage = Self(rawValue: "UIImagePickerControllerOriginalImage")
    /// The image as the user edited it.
    public static let editedImage = Self(rawValue: "UIImagePickerControllerEditedImage")
    /// The part of the image that the user chose.
    public static let cropRect = Self(rawValue: "UIImagePickerControllerCropRect")
    /// The file of a film.
    public static let mediaURL = Self(rawValue: "UIImagePickerControllerMediaURL")
    /// The file of an image.
    public static let imageURL = Self(rawValue: "UIImagePickerControllerImageURL")
    /// The place in the library.
    public static let referenceURL = Self(rawValue: "UIImagePickerControllerReferenceURL")
    /// The camera's metadata of a new photo.
    public static let mediaMetadata = Self(rawValue: "UIImagePickerControllerMediaMetadata")
    /// The photo's object in the library.
    public static let phAsset = Self(rawValue: "UIImagePickerControllerPHAsset")
    public static let livePhoto = Self(rawValue: "UIImagePickerControllerLivePhoto")
  }

  /// How exact a film is.
  public enum QualityType: Int, Sendable {
    /// As exact as the device can.
    case typeHigh = 0
    /// For a wireless network.
    case typeMedium = 1
    /// For a mobile network.
    case typeLow = 2
    case type640x480 = 3
    /// 1280 by 720 in one frame.
    case typeIFrame1280x720 = 4
    /// 960 by 540 in one frame.
    case typeIFrame960x540 = 5
  }

  /// A camera of the device.
  public enum CameraDevice: Int, Sendable {
    /// The camera on the back.
    case rear = 0
    /// The camera on the front.
    case front = 1
  }

  /// Whether a camera takes pictures or films.
  public enum CameraCaptureMode: Int, Sendable {
    case photo = 0
    case video = 1
  }

  /// When a camera flashes.
  public enum CameraFlashMode: Int, Sendable {
    case off = -1
    /// Where it is dark.
    case auto = 0
    case on = 1
  }
}

/// How an image picker hands images over.
public enum UIImagePickerControllerImageURLExportPreset: Int, Sendable {
  /// As JPEG, if other apps may be unable to read the original.
  case compatible = 0
  /// As they are.
  case current = 1
}

/// The methods by which an image picker reports the user's choice.
@preconcurrency @MainActor
public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
  /// Called when the user has chosen something; the delegate dismisses the picker.
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])

  /// Called when the user has cancelled; the delegate dismisses the picker.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  /// Dismisses the picker.
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {
    picker.dismiss(animated: true)
  }

  /// Dismisses the picker (behaviour 664).
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
    picker.dismiss(animated: true)
  }
}
