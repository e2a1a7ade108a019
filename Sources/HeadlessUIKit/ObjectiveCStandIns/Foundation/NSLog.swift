import Foundation

/// Logs a format with objects in it, as `%@` takes them on Apple's systems.
///
/// Foundation's own function, which takes no objects on Linux, comes first where it can be called.
@_disfavoredOverload
public func NSLog(_ format: String, _ arguments: Any?...) {
  withVaList(loggable(arguments)) { NSLogv(format, $0) }
}

/// Returns arguments of a format, in which objects are texts.
package func loggable(_ arguments: [Any?]) -> [any CVarArg] {
  arguments.map { argument in
    switch argument {
    case let number as any CVarArg: number
    case let object?: String(describing: object)
    case nil: "(null)"
    }
  }
}
