extension View {
  /// Sets how boxes look.
  public nonisolated func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    modifier(
      StyleModifier(style: style, path: \.groupBoxStyle) { style, configuration in
        // What is within the style has another one.
        AnyView(style.makeBody(configuration: configuration).environment(\.groupBoxStyle, nil))
      })
  }

  /// Sets how values with labels look.
  public nonisolated func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    modifier(
      StyleModifier(style: style, path: \.labeledContentStyle) { style, configuration in
        // What is within the style has another one.
        AnyView(
          style.makeBody(configuration: configuration).environment(\.labeledContentStyle, nil))
      })
  }

  /// Sets how groups that open look.
  public nonisolated func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
    modifier(
      StyleModifier(style: style, path: \.disclosureGroupStyle) { style, configuration in
        // What is within the style has another one.
        AnyView(
          style.makeBody(configuration: configuration).environment(\.disclosureGroupStyle, nil))
      })
  }

  /// Sets how gauges look.
  public nonisolated func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    modifier(
      StyleModifier(style: style, path: \.gaugeStyle) { style, configuration in
        // What is within the style has another one.
        AnyView(style.makeBody(configuration: configuration).environment(\.gaugeStyle, nil))
      })
  }
}
