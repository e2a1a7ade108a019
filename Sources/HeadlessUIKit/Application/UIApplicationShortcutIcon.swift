public import Foundation

/// The picture of a shortcut.
@preconcurrency @MainActor
open class UIApplicationShortcutIcon: NSObject {
  /// The name of the picture: of the system, of a symbol or of an image of the app.
  package final let name: String

  /// Creates an icon of the system.
  public convenience init(type: IconType) { self.init(name: "\(type)") }

  /// Creates an icon from an image of the app's.
  public convenience init(templateImageName: String) { self.init(name: templateImageName) }

  /// Creates an icon from a symbol.
  public convenience init(systemImageName: String) { self.init(name: systemImageName) }

  private init(name: String) {
    self.name = name
    super.init()
  }

  /// The icons of the system.
  public enum IconType: Int, Sendable {
    /// Writing.
    case compose = 0
    /// Playing.
    case play = 1
    /// Pausing.
    case pause = 2
    /// Adding.
    case add = 3
    /// A place.
    case location = 4
    /// Searching.
    case search = 5
    /// Sharing.
    case share = 6
    /// Forbidding.
    case prohibit = 7
    /// A contact.
    case contact = 8
    /// A home.
    case home = 9
    /// A marked place.
    case markLocation = 10
    /// A favorite.
    case favorite = 11
    /// Love.
    case love = 12
    /// A cloud.
    case cloud = 13
    /// An invitation.
    case invitation = 14
    /// A confirmation.
    case confirmation = 15
    /// Mail.
    case mail = 16
    /// A message.
    case message = 17
    /// A date.
    case date = 18
    /// A time.
    case time = 19
    /// Taking a photo.
    case capturePhoto = 20
    /// Taking a video.
    case captureVideo = 21
    /// A task.
    case task = 22
    /// A task that is done.
    case taskCompleted = 23
    /// An alarm.
    case alarm = 24
    /// A bookmark.
    case bookmark = 25
    /// Shuffling.
    case shuffle = 26
    /// Sound.
    case audio = 27
    /// Something new.
    case update = 28
  }
}
