/// A preview.
public struct Preview {
  /// What is said of previews of views.
  public struct ViewTraits {}
}

/// Something that is said of a preview.
public struct PreviewTrait<T> {
  let size: CGSize?
  let change: (@MainActor (AnyView) -> AnyView)?

  fileprivate init(size: CGSize? = nil, change: (@MainActor (AnyView) -> AnyView)? = nil) {
    self.size = size
    self.change = change
  }
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// As large as the device.
  public static var defaultLayout: Self { Self() }
  /// As large as its views, which stand in the middle of the screen here.
  public static var sizeThatFitsLayout: Self { Self() }

  /// As large as is said.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> Self {
    Self(size: CGSize(width: width, height: height))
  }

  /// The device is held upright: a world says how it is held here.
  public static var portrait: Self { Self() }
  /// The device is held with its left side down: a world says how it is held here.
  public static var landscapeLeft: Self { Self() }
  /// The device is held with its right side down: a world says how it is held here.
  public static var landscapeRight: Self { Self() }
  /// The device is held upside down: a world says how it is held here.
  public static var portraitUpsideDown: Self { Self() }

  /// Changed by a modifier of the app's.
  public static func modifier<M: PreviewModifier>(_ modifier: M) -> Self {
    let held = MainActorOnly(modifier)
    return Self(change: { AnyView(ModifiedPreview(content: $0, modifier: held.value)) })
  }
}
