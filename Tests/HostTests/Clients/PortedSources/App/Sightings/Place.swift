import CoreData

@objc(Place)
public class Place: NSManagedObject {
  @NSManaged public var latitude: Double
  @NSManaged public var sightings: NSSet?

  @objc(addSightingsObject:)
  @NSManaged public func addToSightings(_ value: Sighting)
}
