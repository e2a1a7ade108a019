import Foundation

extension ObjectMaker {
  /// Makes a look of a bar with `init(barAppearance:)`, as a copy does.
  static func make<Appearance: UIBarAppearance>(
    _ type: Appearance.Type, barAppearance: UIBarAppearance
  ) -> Appearance {
    laundered(makeAppearance(type, barAppearance), as: type)
  }

  @inline(never)
  @_optimize(none)
  private static func makeAppearance(
    _ type: UIBarAppearance.Type, _ barAppearance: UIBarAppearance
  ) -> UIBarAppearance {
    unsafeBitCast(type, to: MadeBarAppearance.Type.self).init(barAppearance: barAppearance)
  }
}

class MadeBarAppearance: UIBarAppearance {
  required override init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
  }
  required init(coder: NSCoder) { super.init(coder: coder) }
}

private final class OverriddenBarAppearance: MadeBarAppearance {
  required init(barAppearance: UIBarAppearance) { super.init(barAppearance: barAppearance) }
  required init(coder: NSCoder) { super.init(coder: coder) }
}
