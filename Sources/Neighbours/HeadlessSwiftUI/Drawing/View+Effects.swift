/// What is done to the picture of a view, without a change of its place for others.
enum Effect {
  case opacity(Double)
  case hidden
  case clip(antialiased: Bool)
  case corner(CGFloat)
  case shape((CGRect) -> Path)
  case shadow(Color, radius: CGFloat, x: CGFloat, y: CGFloat)
  case rotation(Angle, UnitPoint)
  case scale(CGSize, UnitPoint)
  case transform((CGSize) -> CGAffineTransform)
  case touches(Bool)
  case touchShape((CGRect) -> Path)
  /// What the painter has no picture of.
  case plain
}

nonisolated struct EffectModifier: BoxModifier {
  typealias Body = Never

  let effect: Effect

  init(_ effect: Effect) { self.effect = effect }

  @MainActor func make() -> EffectView { EffectView(frame: .zero) }

  @MainActor func show(in view: EffectView, _ environment: EnvironmentValues) {
    view.show(effect, environment)
  }

  @MainActor func sized(_ view: EffectView) { view.takeBounds() }
}

/// A view around others, of which UIKit's painter makes the effect.
final class EffectView: UIView, HostedNaming {
  private var effect = Effect.plain
  private var environment = EnvironmentValues()

  func show(_ effect: Effect, _ environment: EnvironmentValues) {
    self.effect = effect
    self.environment = environment
    switch effect {
    case .opacity(let opacity): alpha = min(max(opacity, 0), 1)
    case .hidden:
      // The room stays, and what was in it is neither seen nor met.
      alpha = 0
      accessibilityElementsHidden = true
    case .clip: clipsToBounds = true
    case .corner(let radius):
      clipsToBounds = true
      layer.cornerRadius = radius
    case .shadow(let color, let radius, let x, let y):
      layer.shadowColor = color.uiColor(environment).cgColor
      layer.shadowOpacity = 1
      layer.shadowRadius = radius
      layer.shadowOffset = CGSize(width: x, height: y)
    case .touches(let isAllowed): isUserInteractionEnabled = isAllowed
    case .shape, .rotation, .scale, .transform, .touchShape, .plain: break
    }
    takeBounds()
  }

  /// Does what depends on the size.
  func takeBounds() {
    switch effect {
    case .shape(let outline):
      let mask = layer.mask as? CAShapeLayer ?? CAShapeLayer()
      mask.frame = bounds
      mask.path = outline(bounds).cgPath
      layer.mask = mask
    case .rotation(let angle, let anchor):
      turn(CGAffineTransform(rotationAngle: angle.radians), around: anchor)
    case .scale(let scale, let anchor):
      turn(CGAffineTransform(scaleX: scale.width, y: scale.height), around: anchor)
    case .transform(let make): turn(make(bounds.size), around: .topLeading)
    default: break
    }
  }

  private func turn(_ turn: CGAffineTransform, around anchor: UnitPoint) {
    let (x, y) = (bounds.width * (anchor.x - 0.5), bounds.height * (anchor.y - 0.5))
    let all = CGAffineTransform(translationX: -x, y: -y).concatenating(turn)
      .concatenating(CGAffineTransform(translationX: x, y: y))
    if transform != all { transform = all }
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    switch effect {
    case .shape(let outline), .touchShape(let outline): return outline(bounds).contains(point)
    case .clip, .corner: return super.point(inside: point, with: event)
    default:
      // What is moved out of a view's room is still met.
      return subviews.contains { $0.point(inside: convert(point, to: $0), with: event) }
    }
  }
}

extension View {
  // MARK: What shows

  /// Makes the view less opaque.
  public nonisolated func opacity(_ opacity: Double) -> some View {
    modifier(EffectModifier(.opacity(opacity)))
  }
  /// Hides the view, and keeps its room.
  public nonisolated func hidden() -> some View { modifier(EffectModifier(.hidden)) }
  /// Cuts off what is outside the view's room.
  public nonisolated func clipped(antialiased: Bool = false) -> some View {
    modifier(EffectModifier(.clip(antialiased: antialiased)))
  }
  /// Cuts off the corners.
  public nonisolated func cornerRadius(
    _ radius: CGFloat, antialiased: Bool = true
  ) -> some View {
    modifier(EffectModifier(.corner(radius)))
  }
  /// Cuts off what is outside a shape.
  public nonisolated func clipShape<S: Shape>(
    _ shape: S, style: FillStyle = FillStyle()
  ) -> some View {
    modifier(EffectModifier(.shape { shape.path(in: $0) }))
  }
  /// Adds a shadow.
  public nonisolated func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View {
    modifier(EffectModifier(.shadow(color, radius: radius, x: x, y: y)))
  }

  // MARK: Turned and scaled

  /// Turns the picture.
  public nonisolated func rotationEffect(
    _ angle: Angle, anchor: UnitPoint = .center
  ) -> some View {
    modifier(EffectModifier(.rotation(angle, anchor)))
  }
  /// Scales the picture.
  public nonisolated func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    modifier(EffectModifier(.scale(scale, anchor)))
  }
  /// Scales the picture.
  public nonisolated func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: s, height: s), anchor: anchor)
  }
  /// Scales the picture.
  public nonisolated func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some View {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }
  /// Transforms the picture.
  public nonisolated func transformEffect(_ transform: CGAffineTransform) -> some View {
    modifier(EffectModifier(.transform { _ in transform }))
  }

  // MARK: Touches

  /// Says where touches meet the view.
  public nonisolated func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    modifier(EffectModifier(.touchShape { shape.path(in: $0) }))
  }
  /// Says where something meets the view; only touches do.
  public nonisolated func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View {
    modifier(
      EffectModifier(kind.contains(.interaction) ? .touchShape { shape.path(in: $0) } : .plain))
  }
  /// Lets touches meet the view, or what lies behind.
  public nonisolated func allowsHitTesting(_ enabled: Bool) -> some View {
    modifier(EffectModifier(.touches(enabled)))
  }

  // MARK: Drawn without effect

  /// Blurs the picture; it is drawn as it is.
  public nonisolated func blur(radius: CGFloat, opaque: Bool = false) -> some View { self }
  /// Changes how strong colors are; they are drawn as they are.
  public nonisolated func saturation(_ amount: Double) -> some View { self }
  /// Takes the colors away; they are drawn as they are.
  public nonisolated func grayscale(_ amount: Double) -> some View { self }
  /// Changes the brightness; it is drawn as it is.
  public nonisolated func brightness(_ amount: Double) -> some View { self }
  /// Changes the contrast; it is drawn as it is.
  public nonisolated func contrast(_ amount: Double) -> some View { self }
  /// Turns the hues; they are drawn as they are.
  public nonisolated func hueRotation(_ angle: Angle) -> some View { self }
  /// Draws dark colors as clear ones; they are drawn as they are.
  public nonisolated func luminanceToAlpha() -> some View { self }
  /// Turns colors into their opposites; they are drawn as they are.
  public nonisolated func colorInvert() -> some View { self }
  /// Multiplies colors; they are drawn as they are.
  public nonisolated func colorMultiply(_ color: Color) -> some View { self }
  /// Blends with what lies behind; it is drawn over it.
  public nonisolated func blendMode(_ blendMode: BlendMode) -> some View { self }
  /// Draws the view as one before effects, as all are.
  public nonisolated func compositingGroup() -> some View { self }
  /// Draws the view into a picture before it shows, as all are.
  public nonisolated func drawingGroup(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
  ) -> some View { self }
}

/// What a shape of content is for.
public nonisolated struct ContentShapeKinds: OptionSet, Sendable {
  /// The bits.
  public var rawValue: Int
  /// Creates a set of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Touches.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// The preview of a drag.
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  /// The preview of a context menu.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  /// The effect of a pointer.
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  /// What assistive technologies outline.
  public static let accessibility = ContentShapeKinds(rawValue: 32)
}

/// How a view blends with what lies behind.
public nonisolated enum BlendMode: Hashable, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
  case hardLight, difference, exclusion, hue, saturation, color, luminosity, sourceAtop
  case destinationOver, destinationOut, plusDarker, plusLighter
}

/// The range of colors of a picture.
public nonisolated enum ColorRenderingMode: Hashable, Sendable {
  case nonLinear, linear, extendedLinear
}
