/// A value that goes from one app to another, or from the system to an app.
public protocol Transferable: SendableMetatype {
  /// The ways in which it goes.
  associatedtype Representation: TransferRepresentation

  /// The ways in which it goes, the best one first.
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}
