extension View {
  private nonisolated func presentation(
    _ set: (inout PresentationSettings) -> Void
  ) -> some View {
    var settings = PresentationSettings()
    set(&settings)
    return modifier(PresentationSettingsModifier(settings: settings))
  }

  /// Says at which heights the sheet around rests.
  public nonisolated func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    presentation { $0.detents = detents }
  }

  /// Says at which heights the sheet around rests, and at which one it does now.
  public nonisolated func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    presentation {
      $0.detents = detents
      $0.selection = selection
    }
  }

  /// Says whether the sheet around has a grabber.
  public nonisolated func presentationDragIndicator(_ visibility: Visibility) -> some View {
    presentation { $0.dragIndicator = visibility }
  }

  /// Says whether the user cannot swipe away what is presented.
  public nonisolated func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    presentation { $0.isModal = isDisabled }
  }

  /// Says how round the corners of the sheet around are.
  public nonisolated func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    presentation { $0.cornerRadius = cornerRadius }
  }

  /// Says whether what is behind the sheet around gets touches.
  public nonisolated func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View { presentation { $0.interaction = interaction } }

  /// Says what a popover is where there is little room.
  public nonisolated func presentationCompactAdaptation(
    _ adaptation: PresentationAdaptation
  ) -> some View { presentation { $0.adaptation = adaptation } }

  /// Says what a popover is where there is little room to the side or in height.
  public nonisolated func presentationCompactAdaptation(
    horizontal: PresentationAdaptation, vertical: PresentationAdaptation
  ) -> some View { presentation { $0.adaptation = horizontal } }

  /// Says whether scrolling makes the sheet around higher first, which a drag does here anyway.
  public nonisolated func presentationContentInteraction(
    _ behavior: PresentationContentInteraction
  ) -> some View { self }

  /// Says how large the sheet around is where there is much room.
  public nonisolated func presentationSizing<S: PresentationSizing>(_ sizing: S) -> some View {
    self
  }

  /// Has a style behind what is presented, which is the system's here.
  public nonisolated func presentationBackground<S: ShapeStyle>(_ style: S) -> some View { self }

  /// Has views behind what is presented, which is the system's background here.
  public nonisolated func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View { self }
}
