public import Dispatch
public import HeadlessCoreLocation
public import HeadlessUIKit

/// What makes pictures of a map.
///
/// Here they are of one colour: a map is not drawn. Where places are on them is as on a device.
@preconcurrency @MainActor
open class MKMapSnapshotter: NSObject {
  /// What a picture is to show.
  @preconcurrency @MainActor
  open class Options: NSObject {
    /// Creates options for a picture of the world.
    public override init() { super.init() }

    /// The part of the map.
    open var mapRect = MKMapRect.world
    /// The size of the picture.
    open var size = CGSize(width: 256, height: 256)
    /// The number of pixels of a point.
    open var scale = UITraitCollection.current.displayScale
    /// What kind of map it is.
    open var mapType = MKMapType.standard
    /// Whether buildings are shown.
    open var showsBuildings = true
    /// The kinds of places that are shown.
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    /// How it looks.
    open var preferredConfiguration: MKMapConfiguration = MKStandardMapConfiguration() {
      didSet { mapType = preferredConfiguration.mapType }
    }
    /// The appearance.
    open var traitCollection = UITraitCollection.current

    /// The part of the globe.
    open var region: MKCoordinateRegion {
      get { MKCoordinateRegion(mapRect) }
      set { mapRect = newValue.mapRect }
    }
  }

  /// A picture of a map.
  @preconcurrency @MainActor
  open class Snapshot: NSObject {
    /// The picture.
    public final let image: UIImage
    /// The appearance.
    public final let traitCollection: UITraitCollection
    private let rect: MKMapRect

    init(_ image: UIImage, _ options: Options) {
      self.image = image
      traitCollection = options.traitCollection
      rect = options.shownRect
    }

    /// Returns where a place is on the picture.
    open func point(for coordinate: CLLocationCoordinate2D) -> CGPoint {
      let point = MKMapPoint(coordinate)
      return CGPoint(
        x: (point.x - rect.minX) / rect.width * image.size.width,
        y: (point.y - rect.minY) / rect.height * image.size.height)
    }
  }

  /// The closure that gets the picture.
  public typealias CompletionHandler = (Snapshot?, (any Error)?) -> Void

  private let question: MapQuestion<Snapshot>

  /// Creates what makes one picture.
  public init(options: Options) {
    question = MapQuestion("MKMapSnapshotter") {
      let format = UIGraphicsImageRendererFormat()
      if options.scale > 0 { format.scale = options.scale }
      let picture = UIGraphicsImageRenderer(size: options.size, format: format).image { context in
        UIColor.systemGray5.setFill()
        context.fill(CGRect(origin: .zero, size: options.size))
      }
      return Snapshot(picture, options)
    }
    super.init()
  }

  /// Whether the picture is being made.
  open var isLoading: Bool { question.isPending }

  /// Makes the picture, and hands it over in a later turn.
  open func start(completionHandler: @escaping CompletionHandler) {
    question.ask(completionHandler)
  }

  /// Makes the picture, and hands it over in a later turn of the main loop, whatever the queue.
  open func start(with queue: DispatchQueue, completionHandler: @escaping CompletionHandler) {
    question.ask(completionHandler)
  }

  /// Makes the picture, and returns it in a later turn.
  open func start() async throws -> Snapshot { try await question.ask() }

  /// Makes no picture.
  open func cancel() { question.cancel() }
}

extension MKMapSnapshotter.Options {
  /// The wanted part, and what else of the map has room in the picture.
  fileprivate var shownRect: MKMapRect {
    guard size.width > 0, size.height > 0 else { return mapRect }
    let scale = max(mapRect.width / size.width, mapRect.height / size.height)
    let (width, height) = (scale * size.width, scale * size.height)
    return MKMapRect(
      x: mapRect.midX - width / 2, y: mapRect.midY - height / 2, width: width, height: height)
  }
}
