public import Foundation

/// What is known of a print job.
@preconcurrency @MainActor
open class UIPrintInfo: NSObject, @MainActor NSCopying {
  /// Creates the usual information.
  public required override init() { super.init() }

  /// Creates information from a dictionary, which the model does not read.
  public convenience init(dictionary: [AnyHashable: Any]?) { self.init() }

  /// Returns the usual information.
  open class func printInfo() -> UIPrintInfo { UIPrintInfo() }

  /// The printer.
  open var printerID: String?

  /// The name of the job.
  open var jobName = "Document"

  /// What is printed.
  open var outputType = OutputType.general

  /// How the pages are held.
  open var orientation = Orientation.portrait

  /// Whether both sides of the paper are printed.
  open var duplex = Duplex.none

  /// The values as a dictionary.
  open var dictionaryRepresentation: [AnyHashable: Any] { ["UIPrintInfoJobName": jobName] }

  /// Returns the same information.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self()
    copy.printerID = printerID
    copy.jobName = jobName
    copy.outputType = outputType
    copy.orientation = orientation
    copy.duplex = duplex
    return copy
  }

  /// What is printed.
  public enum OutputType: Int, Sendable {
    case general = 0
    case photo = 1
    case grayscale = 2
    case photoGrayscale = 3
  }

  /// How pages are held.
  public enum Orientation: Int, Sendable {
    case portrait = 0
    case landscape = 1
  }

  /// How both sides of the paper are printed.
  public enum Duplex: Int, Sendable {
    case none = 0
    case longEdge = 1
    case shortEdge = 2
  }
}
