/// Bodies that may meet each other, and barriers.
package final class CollisionGroup {
  package var bodies: [Body] = []
  package var barriers: [Barrier] = []
  package var bodiesMeet = true
  package var barriersAreMet = true

  package init() {}
}
