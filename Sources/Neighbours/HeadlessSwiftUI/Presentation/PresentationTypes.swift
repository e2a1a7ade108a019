/// Whether what is behind a sheet gets touches.
public struct PresentationBackgroundInteraction: Sendable {
  let largestUndimmed: UISheetPresentationController.Detent.Identifier?

  /// As the system has it: not.
  public static let automatic = Self(largestUndimmed: nil)
  /// It gets none.
  public static let disabled = Self(largestUndimmed: nil)
  /// It gets touches.
  public static let enabled = Self(largestUndimmed: .large)

  /// It gets touches up to a height of the sheet.
  public static func enabled(upThrough detent: PresentationDetent) -> Self {
    Self(largestUndimmed: detent.identifier)
  }
}

/// What a presentation is where there is little room.
public struct PresentationAdaptation: Sendable {
  let style: UIModalPresentationStyle

  /// As the system has it.
  public static let automatic = Self(style: .pageSheet)
  /// As it is where there is much room.
  public static let none = Self(style: .none)
  /// A popover.
  public static let popover = Self(style: .none)
  /// A sheet.
  public static let sheet = Self(style: .pageSheet)
  /// It covers the screen.
  public static let fullScreenCover = Self(style: .fullScreen)
}

/// What scrolling in a sheet does first.
public struct PresentationContentInteraction: Equatable, Sendable {
  private let isScrolling: Bool?

  /// As the system has it.
  public static let automatic = Self(isScrolling: nil)
  /// It makes the sheet higher.
  public static let resizes = Self(isScrolling: false)
  /// It scrolls.
  public static let scrolls = Self(isScrolling: true)
}

/// How large a sheet is where there is much room.
public protocol PresentationSizing {}

/// As large as the system has sheets.
public struct AutomaticPresentationSizing: PresentationSizing { init() {} }
/// As large as a page.
public struct PagePresentationSizing: PresentationSizing { init() {} }
/// As large as a form.
public struct FormPresentationSizing: PresentationSizing { init() {} }
/// As large as its content.
public struct FittedPresentationSizing: PresentationSizing { init() {} }

extension PresentationSizing where Self == AutomaticPresentationSizing {
  /// As large as the system has sheets.
  public static var automatic: Self { Self() }
}
extension PresentationSizing where Self == PagePresentationSizing {
  /// As large as a page.
  public static var page: Self { Self() }
}
extension PresentationSizing where Self == FormPresentationSizing {
  /// As large as a form.
  public static var form: Self { Self() }
}
extension PresentationSizing where Self == FittedPresentationSizing {
  /// As large as its content.
  public static var fitted: Self { Self() }
}
