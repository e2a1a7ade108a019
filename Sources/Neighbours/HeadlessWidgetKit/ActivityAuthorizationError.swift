/// Why a live activity does not begin.
public enum ActivityAuthorizationError: String, Error, Hashable, Sendable {
  case attributesTooLarge
  case denied
  case globalMaximumExceeded
  case malformedActivityIdentifier
  case missingProcessIdentifier
  case persistenceFailure
  case reconnectNotPermitted
  case targetMaximumExceeded
  case unentitled
  case unsupported
  case unsupportedTarget
  case visibility
}
