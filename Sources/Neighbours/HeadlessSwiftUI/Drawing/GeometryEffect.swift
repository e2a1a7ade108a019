/// An effect of the app's on the picture of a view, by the view's size.
public protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
  /// What happens to a picture of a size.
  func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _Context
  ) -> _Node<ModifiedContent<C, Self>> {
    WrapperNode(view, context) { view in
      let effect = view.modifier
      return view.content.modifier(
        EffectModifier(.transform { effect.effectValue(size: $0).affine }))
    }
  }

  /// The effect, which layout does not see: none does.
  public nonisolated func ignoredByLayout() -> Self { self }
}

/// A modifier that has values between others.
public protocol AnimatableModifier: Animatable, ViewModifier {}
