/// A view above a bar of tabs.
struct TabAccessory {
  let view: AnyView
}

private struct TabAccessoryKey: EnvironmentKey {
  static var defaultValue: TabAccessory? { nil }
}

private struct AccessoryPlacementKey: EnvironmentKey {
  static var defaultValue: TabViewBottomAccessoryPlacement? { nil }
}

extension EnvironmentValues {
  /// The view above the bar of the tabs within.
  var tabAccessory: TabAccessory? {
    get { self[TabAccessoryKey.self] }
    set { self[TabAccessoryKey.self] = newValue }
  }

  /// Where the view above the bar of tabs is, for that view.
  public internal(set) var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? {
    get { self[AccessoryPlacementKey.self] }
    set { self[AccessoryPlacementKey.self] = newValue }
  }
}
