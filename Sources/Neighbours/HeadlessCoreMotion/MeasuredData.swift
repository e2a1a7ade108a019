import Foundation

/// The data that is made of the device's state at a time.
protocol MeasuredData {
  init(_ sample: MotionSample, at timestamp: TimeInterval)
}
