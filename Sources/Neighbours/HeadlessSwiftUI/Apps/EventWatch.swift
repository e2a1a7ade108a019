/// A view that does something with what comes from outside.
@MainActor
final class EventWatch {
  let open: (URL) -> Bool
  let goOn: (NSUserActivity) -> Bool

  init(
    open: @escaping (URL) -> Bool = { _ in false },
    goOn: @escaping (NSUserActivity) -> Bool = { _ in false }
  ) {
    self.open = open
    self.goOn = goOn
  }
}
