/// Views that an author wants to look at while writing.
@preconcurrency @MainActor
public protocol PreviewProvider {
  /// The type of the views.
  associatedtype Previews: View

  /// The views.
  @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }
}

/// How large a preview is.
public enum PreviewLayout: Sendable {
  /// As large as a device.
  case device
  /// As large as its view.
  case sizeThatFits
  /// As large as is said.
  case fixed(width: CGFloat, height: CGFloat)
}

/// The device of a preview.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a device of a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Creates a device of a name.
  public init(stringLiteral: String) { rawValue = stringLiteral }
}

/// How a device of a preview is held.
public enum InterfaceOrientation: String, CaseIterable, Sendable {
  /// Upright.
  case portrait
  /// Upside down.
  case portraitUpsideDown
  /// With its left side below.
  case landscapeLeft
  /// With its right side below.
  case landscapeRight
}
