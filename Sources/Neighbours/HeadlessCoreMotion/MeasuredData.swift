import Foundation

/// What is made of what the device measures at a time.
protocol MeasuredData {
  init(_ sample: MotionSample, at timestamp: TimeInterval)
}
