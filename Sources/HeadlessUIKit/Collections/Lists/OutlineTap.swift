/// A user's tap on the arrow of an item, and what kept the item from expanding or collapsing.
@MainActor
package final class OutlineTap {
  package internal(set) var refusal: Refusal<OutlineFault>?

  package init() {}
}
