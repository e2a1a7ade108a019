extension Subscribers {
  /// The number of values that a subscriber asks for.
  ///
  /// The sum of requests for values.
  public struct Demand: Equatable, Comparable, Hashable, Codable, Sendable, CustomStringConvertible
  {
    /// The number of values; one more than there can be means as many as there are.
    private let count: UInt

    private init(count: UInt) { self.count = count }

    /// As many as there are.
    public static let unlimited = Demand(count: UInt(Int.max) + 1)
    /// None for now.
    public static let none = Demand(count: 0)

    /// So many; none if it is below zero.
    public static func max(_ value: Int) -> Demand { Demand(count: UInt(Swift.max(value, 0))) }

    /// How many values it is, or `nil` if there is no limit.
    public var max: Int? { Int(exactly: count) }

    /// A word or the number.
    public var description: String { max.map { "max(\($0))" } ?? "unlimited" }

    public init(from decoder: any Decoder) throws {
      let count = try decoder.singleValueContainer().decode(UInt.self)
      self.init(count: Swift.min(count, Self.unlimited.count))
    }

    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(count)
    }

    /// Adds what both ask for.
    public static func + (left: Demand, right: Demand) -> Demand {
      guard let number = right.max else { return .unlimited }
      return left + number
    }

    /// Takes away what has been given; nothing changes what has no limit.
    public static func - (left: Demand, right: Demand) -> Demand {
      guard let number = right.max else { return left == .unlimited ? .unlimited : .none }
      return left - number
    }

    /// Asks for a multiple.
    public static func * (left: Demand, right: Int) -> Demand {
      guard let number = left.max else { return .unlimited }
      let (product, isTooMuch) = number.multipliedReportingOverflow(by: right)
      return isTooMuch ? .unlimited : .max(product)
    }

    /// Adds so many.
    public static func + (left: Demand, right: Int) -> Demand {
      guard let number = left.max else { return .unlimited }
      let (sum, isTooMuch) = number.addingReportingOverflow(right)
      return isTooMuch ? .unlimited : .max(sum)
    }

    /// Takes so many away.
    public static func - (left: Demand, right: Int) -> Demand {
      guard let number = left.max else { return .unlimited }
      let (difference, isTooMuch) = number.subtractingReportingOverflow(right)
      return isTooMuch ? .none : .max(difference)
    }

    /// Adds what is asked for.
    public static func += (left: inout Demand, right: Demand) { left = left + right }
    /// Adds so many.
    public static func += (left: inout Demand, right: Int) { left = left + right }
    /// Takes away what has been given.
    public static func -= (left: inout Demand, right: Demand) { left = left - right }
    /// Takes so many away.
    public static func -= (left: inout Demand, right: Int) { left = left - right }
    /// Asks for a multiple.
    public static func *= (left: inout Demand, right: Int) { left = left * right }

    /// Whether the first asks for less.
    public static func < (left: Demand, right: Demand) -> Bool { left.count < right.count }
    /// Whether it is the number.
    public static func == (left: Demand, right: Int) -> Bool { left.max == right }
    /// Whether it is not the number.
    public static func != (left: Demand, right: Int) -> Bool { left.max != right }
    /// Whether it is less than the number.
    public static func < (left: Demand, right: Int) -> Bool { left.max.map { $0 < right } ?? false }
    /// Whether it is more than the number.
    public static func > (left: Demand, right: Int) -> Bool { left.max.map { $0 > right } ?? true }
    /// Whether it is at least the number.
    public static func >= (left: Demand, right: Int) -> Bool { !(left < right) }
    /// Whether it is at most the number.
    public static func <= (left: Demand, right: Int) -> Bool { !(left > right) }
    /// Whether the number is it.
    public static func == (left: Int, right: Demand) -> Bool { right == left }
    /// Whether the number is not it.
    public static func != (left: Int, right: Demand) -> Bool { right != left }
    /// Whether the number is less.
    public static func < (left: Int, right: Demand) -> Bool { right > left }
    /// Whether the number is more.
    public static func > (left: Int, right: Demand) -> Bool { right < left }
    /// Whether the number is at least as much.
    public static func >= (left: Int, right: Demand) -> Bool { right <= left }
    /// Whether the number is at most as much.
    public static func <= (left: Int, right: Demand) -> Bool { right >= left }
  }
}
