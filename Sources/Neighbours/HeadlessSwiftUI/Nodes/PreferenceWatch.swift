/// What looks after each layout at what views say to those around.
@MainActor
final class PreferenceWatch {
  let check: @MainActor () -> Void

  init(_ check: @escaping @MainActor () -> Void) { self.check = check }
}
