extension Subscribers {
  /// How many values a subscriber asks for.
  ///
  /// What is asked for adds up.
  public struct Demand: Equatable, Comparable, Hashable, Codable, Sendable, CustomStringConvertible
  {
    /// The number of values; the highest means as many as there are.
    private let count: UInt

    private init(count: UInt) { self.count = count }

    /// As many as there are.
    public static let unlimited = Demand(count: .max)
    /// None for now.
    public static let none = Demand(count: 0)

    /// So many; none if it is below zero.
    public static func max(_ value: Int) -> Demand { Demand(count: UInt(Swift.max(value, 0))) }

    /// How many values it is, or `nil` if there is no limit.
    public var max: Int? { self == .unlimited ? nil : Int(clamping: count) }

    /// A word or the number.
    public var description: String { self == .unlimited ? "unlimited" : "max(\(count))" }

    /// Adds what both ask for.
    public static func + (left: Demand, right: Demand) -> Demand {
      let (sum, isTooMuch) = left.count.addingReportingOverflow(right.count)
      return isTooMuch ? .unlimited : Demand(count: sum)
    }

    /// Takes away what has been given; nothing changes what has no limit.
    public static func - (left: Demand, right: Demand) -> Demand {
      if left == .unlimited { return .unlimited }
      return Demand(count: left.count > right.count ? left.count - right.count : 0)
    }

    /// Asks for a multiple.
    public static func * (left: Demand, right: Int) -> Demand {
      let factor = UInt(Swift.max(right, 0))
      if left == .unlimited { return factor == 0 ? .none : .unlimited }
      let (product, isTooMuch) = left.count.multipliedReportingOverflow(by: factor)
      return isTooMuch ? .unlimited : Demand(count: product)
    }

    /// Adds so many.
    public static func + (left: Demand, right: Int) -> Demand { left + .max(right) }
    /// Takes so many away.
    public static func - (left: Demand, right: Int) -> Demand { left - .max(right) }
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
  }
}
