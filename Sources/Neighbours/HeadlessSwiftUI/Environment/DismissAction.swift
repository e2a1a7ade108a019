/// Leaves the screen: takes it from its stack, or ends its presentation.
@preconcurrency @MainActor
public struct DismissAction {
  let leave: @MainActor () -> Void
  /// Whether there is anything to leave.
  let isPresented: @MainActor () -> Bool

  nonisolated init(
    isPresented: @escaping @MainActor () -> Bool = { false },
    _ leave: @escaping @MainActor () -> Void = {}
  ) {
    self.leave = leave
    self.isPresented = isPresented
  }

  /// Leaves the screen.
  public func callAsFunction() { leave() }
}

/// Whether a screen is presented, and how to leave it, by the name of older systems.
public struct PresentationMode {
  var isShown: Bool
  var action: DismissAction

  /// Whether something presents the screen.
  public var isPresented: Bool { isShown }

  /// Leaves the screen.
  @MainActor public mutating func dismiss() {
    isShown = false
    action()
  }
}
