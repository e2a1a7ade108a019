// Darwin's names in C for the greatest number, which Glibc does not export.

/// The greatest number of the type.
public let MAXFLOAT: Float = .greatestFiniteMagnitude

/// The greatest number of the type, by another name.
public let HUGE: Float = .greatestFiniteMagnitude
