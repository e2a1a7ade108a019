extension View {
  /// Shows the picture as it is seen in space, without depth.
  public nonisolated func projectionEffect(_ transform: ProjectionTransform) -> some View {
    modifier(EffectModifier(.transform { _ in transform.affine }))
  }

  /// Turns the picture in space; it is drawn without depth.
  public nonisolated func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View {
    let turn = CATransform3DMakeRotation(CGFloat(angle.radians), axis.x, axis.y, axis.z)
    let affine = ProjectionTransform(turn).affine
    return modifier(
      EffectModifier(
        .transform { size in
          let (x, y) = (size.width * anchor.x, size.height * anchor.y)
          return CGAffineTransform(translationX: -x, y: -y).concatenating(affine)
            .concatenating(CGAffineTransform(translationX: x, y: y))
        }))
  }
}
