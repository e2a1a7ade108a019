import HeadlessUIKit

// As in ScreenElement+Guesses.swift.

extension ScreenQuery {
  /// Is called `firstMatch` here.
  @available(*, unavailable, renamed: "firstMatch")
  public var first: ScreenElement { firstMatch }

  /// Is called `element(boundBy:)` here.
  @available(*, unavailable, renamed: "element(boundBy:)")
  public func nth(_ index: Int) -> ScreenElement { element(boundBy: index) }

  /// Needs one of several elements.
  @available(*, unavailable, message: "choose one first: buttons[\"Save\"].tap()")
  public func tap() {}
}
