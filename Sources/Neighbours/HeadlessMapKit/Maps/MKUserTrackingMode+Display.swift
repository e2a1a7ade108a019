import HeadlessUIKit

extension MKUserTrackingMode {
  /// What the buttons are called that change it.
  static let name = "Tracking"

  /// What it is, in words.
  var words: String {
    switch self {
    case .none: "Off"
    case .follow: "On"
    case .followWithHeading: "On with heading"
    }
  }

  /// What the buttons show.
  @MainActor var image: UIImage? {
    switch self {
    case .none: UIImage(systemName: "location")
    case .follow: UIImage(systemName: "location.fill")
    case .followWithHeading: UIImage(systemName: "location.north.line.fill")
    }
  }
}
