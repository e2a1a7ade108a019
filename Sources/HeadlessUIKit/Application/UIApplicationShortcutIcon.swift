public import Foundation

/// The picture of a shortcut.
@preconcurrency @MainActor
open class UIApplicationShortcutIcon: NSObject {
  /// The name of the picture: of the system, of a symbol or of an image of the app.
  package final let name: String

  /// Creates an icon without an image.
  public override convenience init() { self.init(name: "") }

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
    case compose = 0
    case play = 1
    case pause = 2
    case add = 3
    case location = 4
    case search = 5
    case share = 6
    case prohibit = 7
    case contact = 8
    case home = 9
    case markLocation = 10
    case favorite = 11
    case love = 12
    case cloud = 13
    case invitation = 14
    case confirmation = 15
    case mail = 16
    case message = 17
    case date = 18
    case time = 19
    case capturePhoto = 20
    case captureVideo = 21
    case task = 22
    /// A task that is done.
    case taskCompleted = 23
    case alarm = 24
    case bookmark = 25
    case shuffle = 26
    case audio = 27
    case update = 28
  }
}
