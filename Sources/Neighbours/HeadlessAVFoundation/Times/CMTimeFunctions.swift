/// Returns a time of so many parts of a second.
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime {
  CMTime(value: value, timescale: timescale)
}

/// Returns a time on one of several lines of time.
public func CMTimeMakeWithEpoch(value: Int64, timescale: Int32, epoch: Int64) -> CMTime {
  CMTime(value: value, timescale: timescale, flags: timescale > 0 ? .valid : [], epoch: epoch)
}

/// Returns a time in seconds.
public func CMTimeMakeWithSeconds(_ seconds: Float64, preferredTimescale: Int32) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}

/// Returns a time in seconds.
public func CMTimeGetSeconds(_ time: CMTime) -> Float64 { time.seconds }

/// Returns a time in other parts of a second.
public func CMTimeConvertScale(
  _ time: CMTime, timescale newTimescale: Int32, method: CMTimeRoundingMethod
) -> CMTime { time.convertScale(newTimescale, method: method) }

/// Returns a sum.
public func CMTimeAdd(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs + rhs }

/// Returns a difference.
public func CMTimeSubtract(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs - rhs }

/// Returns a time so many times as long.
public func CMTimeMultiply(_ time: CMTime, multiplier: Int32) -> CMTime {
  time.multiplied(by: Int128(multiplier), over: 1)
}

/// Returns a time so many times as long.
public func CMTimeMultiplyByFloat64(_ time: CMTime, multiplier: Float64) -> CMTime {
  guard time.isNumeric else {
    guard time.isValid, !multiplier.isNaN else { return .invalid }
    return time.multiplied(by: multiplier < 0 ? -1 : multiplier > 0 ? 1 : 0, over: 1)
  }
  // Large parts of a second would lose more than the product itself does.
  let scale = max(time.timescale, 65_536)
  var product = CMTime(seconds: time.seconds * multiplier, preferredTimescale: scale)
  product.epoch = product.isNumeric ? time.epoch : 0
  return product
}

/// Returns a time that is a share of another one.
public func CMTimeMultiplyByRatio(_ time: CMTime, multiplier: Int32, divisor: Int32) -> CMTime {
  time.multiplied(by: Int128(multiplier), over: Int128(divisor))
}

/// Returns the order of two times: -1, 0 or 1.
public func CMTimeCompare(_ time1: CMTime, _ time2: CMTime) -> Int32 { CMTime.order(time1, time2) }

/// Returns the earlier time.
public func CMTimeMinimum(_ time1: CMTime, _ time2: CMTime) -> CMTime {
  time2 < time1 ? time2 : time1
}

/// Returns the later time.
public func CMTimeMaximum(_ time1: CMTime, _ time2: CMTime) -> CMTime {
  time1 < time2 ? time2 : time1
}

/// Returns a time without its sign.
public func CMTimeAbsoluteValue(_ time: CMTime) -> CMTime {
  if time.isNegativeInfinity { return .positiveInfinity }
  return time.isNumeric && time.value < 0 ? time.multiplied(by: -1, over: 1) : time
}

/// Prints a time.
public func CMTimeShow(_ time: CMTime) { print(time) }
