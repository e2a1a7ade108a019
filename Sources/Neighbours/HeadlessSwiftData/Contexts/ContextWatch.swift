/// Hears that something in a context is another, on a turn after that.
package final class ContextWatch {
  let heard: () -> Void

  package init(_ heard: @escaping () -> Void) { self.heard = heard }
}
