import HeadlessUIKit

/// The log of the device, as a test reads it.
///
/// It belongs to the application of the test: a fresh one has logged nothing.
///
/// ```swift
/// Logger(subsystem: "birds", category: "list").error("No bird is called \("Rob")")
/// print(SimulatedLog.lines(category: "list").map(\.message) == ["No bird is called Rob"])  // true
/// ```
public enum SimulatedLog {
  /// Returns what the application has logged, in order.
  ///
  /// - Parameters:
  ///   - subsystem: The subsystem of the lines, if that matters.
  ///   - category: The part of the subsystem, if that matters.
  public static func lines(subsystem: String? = nil, category: String? = nil) -> [LoggedLine] {
    LogLines.current.all.filter {
      (subsystem ?? $0.subsystem) == $0.subsystem && (category ?? $0.category) == $0.category
    }
  }
}
