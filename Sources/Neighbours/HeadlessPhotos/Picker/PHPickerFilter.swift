/// The kinds of photos that a picker offers.
public struct PHPickerFilter: Hashable, Sendable {
  private indirect enum Condition: Hashable, Sendable {
    case kind(PickedPhoto.Kind)
    /// A kind of photo that no picture here is.
    case special(String)
    case any([PHPickerFilter])
    case all([PHPickerFilter])
    case not(PHPickerFilter)
  }

  private let condition: Condition

  private init(_ condition: Condition) { self.condition = condition }

  /// Photos, live ones too.
  public static let images = any(of: [PHPickerFilter(.kind(.image)), livePhotos])
  public static let videos = PHPickerFilter(.kind(.video))
  public static let livePhotos = PHPickerFilter(.kind(.livePhoto))
  /// Pictures of a screen.
  public static let screenshots = PHPickerFilter(.special("screenshots"))
  public static let panoramas = PHPickerFilter(.special("panoramas"))
  public static let slomoVideos = PHPickerFilter(.special("slomoVideos"))
  /// Films in a hurry.
  public static let timelapseVideos = PHPickerFilter(.special("timelapseVideos"))
  /// Films of a screen.
  public static let screenRecordings = PHPickerFilter(.special("screenRecordings"))
  public static let depthEffectPhotos = PHPickerFilter(.special("depthEffectPhotos"))
  /// Photos of a series.
  public static let bursts = PHPickerFilter(.special("bursts"))

  /// Returns a filter that offers what one of some offers.
  public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(.any(subfilters))
  }

  /// Returns a filter that offers what all of some offer.
  public static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(.all(subfilters))
  }

  /// Returns a filter that offers what another one does not.
  public static func not(_ filter: PHPickerFilter) -> PHPickerFilter {
    PHPickerFilter(.not(filter))
  }

  /// Whether it offers what is of a kind.
  func offers(_ kind: PickedPhoto.Kind) -> Bool {
    switch condition {
    case .kind(let own): own == kind
    case .special: false
    case .any(let filters): filters.contains { $0.offers(kind) }
    case .all(let filters): filters.allSatisfy { $0.offers(kind) }
    case .not(let filter): !filter.offers(kind)
    }
  }
}
