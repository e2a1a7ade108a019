/// An angle on the globe.
public typealias CLLocationDegrees = Double
/// A distance in meters.
public typealias CLLocationDistance = Double
/// How far from the truth a location may be, in meters; negative if it is not known.
public typealias CLLocationAccuracy = Double
/// A speed in meters per second; negative if it is not known.
public typealias CLLocationSpeed = Double
/// The largest error of a speed.
public typealias CLLocationSpeedAccuracy = Double
/// A direction in degrees from north; negative if it is not known.
public typealias CLLocationDirection = Double
/// How far from the truth a direction may be, in degrees.
public typealias CLLocationDirectionAccuracy = Double
/// A part of the field of a magnet.
public typealias CLHeadingComponentValue = Double

/// As exact as can be, with what else the device knows, for cars.
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
/// As exact as can be.
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
/// To a hundred meters.
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
/// No more exact than apps get it that the user gives only that.
public let kCLLocationAccuracyReduced: CLLocationAccuracy = 3000
/// Each movement is told.
public let kCLDistanceFilterNone: CLLocationDistance = -1
/// Each turn is told.
public let kCLHeadingFilterNone: CLLocationDegrees = -1
public let CLLocationDistanceMax: CLLocationDistance = .greatestFiniteMagnitude
public let CLTimeIntervalMax: Double = .greatestFiniteMagnitude
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)
/// The domain of the errors.
public let kCLErrorDomain = "kCLErrorDomain"
