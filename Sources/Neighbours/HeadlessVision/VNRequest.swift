public import HeadlessUIKit

/// Something that is to be found in a picture.
///
/// What is found is what a test says, see ``SimulatedVision``.
open class VNRequest: NSObject {
  /// The closure that is called when it is done.
  public final let completionHandler: VNRequestCompletionHandler?
  /// Whether it should cost little.
  open var preferBackgroundProcessing = false
  /// Whether only the processor computes.
  open var usesCPUOnly = false
  /// The version of what it does.
  open var revision = 1
  /// What was found.
  ///
  /// Kinds of requests have a property of the same name, with the type of what they find.
  open var results: [VNObservation]? { answers }

  final var answers: [VNObservation]?

  /// Creates one.
  public convenience override init() { self.init(completionHandler: nil) }

  /// Creates one with a closure that is called when it is done.
  public init(completionHandler: VNRequestCompletionHandler? = nil) {
    self.completionHandler = completionHandler
    super.init()
  }

  /// Ends it.
  open func cancel() { isCancelled = true }

  private(set) final var isCancelled = false

  /// What a test says of its kind.
  var found: [VNObservation] { [] }
}

/// A closure that is called when a request is done.
public typealias VNRequestCompletionHandler = (VNRequest, (any Error)?) -> Void
