public import Foundation
import HeadlessUIKit

/// Something on a map, such as a shop.
@preconcurrency @MainActor
open class MKMapItem: NSObject {
  /// Creates something at a place.
  public init(placemark: MKPlacemark) {
    self.placemark = placemark
    name = placemark.name
    super.init()
  }

  /// The user's place.
  open class func forCurrentLocation() -> MKMapItem {
    let item = MKMapItem(placemark: MKPlacemark(coordinate: .init()))
    item.isHere = true
    item.name = "Current Location"
    return item
  }

  /// Its place.
  public let placemark: MKPlacemark
  /// Its name.
  open var name: String?
  /// Its telephone.
  open var phoneNumber: String?
  /// Its place in the web.
  open var url: URL?
  /// The clocks there.
  open var timeZone: TimeZone?
  /// The kind of place.
  open var pointOfInterestCategory: MKPointOfInterestCategory?
  /// Whether it is where the user is.
  open var isCurrentLocation: Bool { isHere }

  /// Opens it in the system's maps, which a test reads with ``SimulatedMaps/openedItems``.
  @discardableResult
  open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool {
    Self.openMaps(with: [self], launchOptions: launchOptions)
  }

  /// Opens several things in the system's maps.
  @discardableResult
  open class func openMaps(
    with mapItems: [MKMapItem], launchOptions: [String: Any]? = nil
  ) -> Bool {
    MapAnswers.current.opened += mapItems.map {
      OpenedMapItem(item: $0, launchOptions: launchOptions ?? [:])
    }
    return true
  }

  private var isHere = false
}

/// Something that the app has opened in the system's maps.
@preconcurrency @MainActor
public struct OpenedMapItem {
  /// The opened item.
  public let item: MKMapItem
  /// The way in which it was to be shown.
  public let launchOptions: [String: Any]
}

extension MKMapItem {
  /// Whether a search is for it: what has no category is an address.
  func isWanted(_ types: MKLocalSearch.ResultType, _ filter: MKPointOfInterestFilter?) -> Bool {
    guard let category = pointOfInterestCategory else { return types.contains(.address) }
    return types.contains(.pointOfInterest) && filter?.includes(category) != false
  }
}

/// The kind of a place.
public struct MKPointOfInterestCategory: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let cafe = Self(rawValue: "MKPOICategoryCafe")
  public static let restaurant = Self(rawValue: "MKPOICategoryRestaurant")
  public static let hotel = Self(rawValue: "MKPOICategoryHotel")
  public static let museum = Self(rawValue: "MKPOICategoryMuseum")
  public static let park = Self(rawValue: "MKPOICategoryPark")
  /// A place for cars.
  public static let parking = Self(rawValue: "MKPOICategoryParking")
  public static let store = Self(rawValue: "MKPOICategoryStore")
  public static let publicTransport = Self(rawValue: "MKPOICategoryPublicTransport")
  public static let airport = Self(rawValue: "MKPOICategoryAirport")
  public static let amusementPark = Self(rawValue: "MKPOICategoryAmusementPark")
  public static let aquarium = Self(rawValue: "MKPOICategoryAquarium")
  public static let atm = Self(rawValue: "MKPOICategoryATM")
  public static let bakery = Self(rawValue: "MKPOICategoryBakery")
  public static let bank = Self(rawValue: "MKPOICategoryBank")
  public static let beach = Self(rawValue: "MKPOICategoryBeach")
  public static let brewery = Self(rawValue: "MKPOICategoryBrewery")
  public static let campground = Self(rawValue: "MKPOICategoryCampground")
  public static let carRental = Self(rawValue: "MKPOICategoryCarRental")
  public static let evCharger = Self(rawValue: "MKPOICategoryEVCharger")
  public static let fireStation = Self(rawValue: "MKPOICategoryFireStation")
  public static let fitnessCenter = Self(rawValue: "MKPOICategoryFitnessCenter")
  public static let foodMarket = Self(rawValue: "MKPOICategoryFoodMarket")
  public static let gasStation = Self(rawValue: "MKPOICategoryGasStation")
  public static let hospital = Self(rawValue: "MKPOICategoryHospital")
  public static let laundry = Self(rawValue: "MKPOICategoryLaundry")
  public static let library = Self(rawValue: "MKPOICategoryLibrary")
  public static let marina = Self(rawValue: "MKPOICategoryMarina")
  public static let movieTheater = Self(rawValue: "MKPOICategoryMovieTheater")
  public static let nationalPark = Self(rawValue: "MKPOICategoryNationalPark")
  public static let nightlife = Self(rawValue: "MKPOICategoryNightlife")
  public static let pharmacy = Self(rawValue: "MKPOICategoryPharmacy")
  public static let police = Self(rawValue: "MKPOICategoryPolice")
  public static let postOffice = Self(rawValue: "MKPOICategoryPostOffice")
  public static let restroom = Self(rawValue: "MKPOICategoryRestroom")
  public static let school = Self(rawValue: "MKPOICategorySchool")
  public static let stadium = Self(rawValue: "MKPOICategoryStadium")
  public static let theater = Self(rawValue: "MKPOICategoryTheater")
  public static let university = Self(rawValue: "MKPOICategoryUniversity")
  public static let winery = Self(rawValue: "MKPOICategoryWinery")
  public static let zoo = Self(rawValue: "MKPOICategoryZoo")
}

/// The key of how one goes to what is opened.
public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsMode"
/// The key of which map shows it.
public let MKLaunchOptionsMapTypeKey = "MKLaunchOptionsMapType"
/// The key of the middle of the map.
public let MKLaunchOptionsMapCenterKey = "MKLaunchOptionsMapCenter"
/// The key of how much the map shows.
public let MKLaunchOptionsMapSpanKey = "MKLaunchOptionsMapSpan"
/// The key of whether there is traffic.
public let MKLaunchOptionsShowsTrafficKey = "MKLaunchOptionsShowsTraffic"
/// One goes as usual.
public let MKLaunchOptionsDirectionsModeDefault = "MKLaunchOptionsDirectionsModeDefault"
/// One goes by car.
public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"
public let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"
/// One goes by bus or train.
public let MKLaunchOptionsDirectionsModeTransit = "MKLaunchOptionsDirectionsModeTransit"
