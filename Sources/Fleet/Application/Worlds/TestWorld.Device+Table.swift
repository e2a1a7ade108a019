// Portrait: width and height in points, pixels in a point, the covered heights at top and bottom.
// All else follows from these; see `Device` in the model.
extension TestWorld.Device {
  // MARK: iPhones

  public static let iPhoneSE = phone("iPhone SE", 320, 568, scale: 2, 20, 0)
  public static let iPhone8 = phone("iPhone 8", 375, 667, scale: 2, 20, 0)
  /// An iPhone SE (2nd generation).
  public static let iPhoneSE2 = iPhone8.named("iPhone SE (2nd generation)")
  /// An iPhone SE (3rd generation).
  public static let iPhoneSE3 = iPhone8.named("iPhone SE (3rd generation)")
  /// An iPhone 8 Plus.
  public static let iPhone8Plus = phone("iPhone 8 Plus", 414, 736, scale: 3, 20, 0)
  public static let iPhoneX = phone("iPhone X", 375, 812, scale: 3, 44, 34)
  public static let iPhoneXS = iPhoneX.named("iPhone XS")
  /// An iPhone 11 Pro.
  public static let iPhone11Pro = iPhoneX.named("iPhone 11 Pro")
  public static let iPhoneXR = phone("iPhone XR", 414, 896, scale: 2, 44, 34)
  public static let iPhone11 = iPhoneXR.named("iPhone 11")
  /// An iPhone XS Max.
  public static let iPhoneXSMax = phone("iPhone XS Max", 414, 896, scale: 3, 44, 34)
  /// An iPhone 11 Pro Max.
  public static let iPhone11ProMax = iPhoneXSMax.named("iPhone 11 Pro Max")
  /// An iPhone 12 mini.
  public static let iPhone12Mini = phone("iPhone 12 mini", 375, 812, scale: 3, 50, 34)
  /// An iPhone 13 mini.
  public static let iPhone13Mini = iPhone12Mini.named("iPhone 13 mini")
  public static let iPhone12 = phone("iPhone 12", 390, 844, scale: 3, 47, 34)
  /// An iPhone 12 Pro.
  public static let iPhone12Pro = iPhone12.named("iPhone 12 Pro")
  public static let iPhone13 = iPhone12.named("iPhone 13")
  /// An iPhone 13 Pro.
  public static let iPhone13Pro = iPhone12.named("iPhone 13 Pro")
  public static let iPhone14 = iPhone12.named("iPhone 14")
  public static let iPhone16e = iPhone12.named("iPhone 16e")
  /// An iPhone 12 Pro Max.
  public static let iPhone12ProMax = phone("iPhone 12 Pro Max", 428, 926, scale: 3, 47, 34)
  /// An iPhone 13 Pro Max.
  public static let iPhone13ProMax = iPhone12ProMax.named("iPhone 13 Pro Max")
  /// An iPhone 14 Plus.
  public static let iPhone14Plus = iPhone12ProMax.named("iPhone 14 Plus")
  /// An iPhone 14 Pro.
  public static let iPhone14Pro = phone("iPhone 14 Pro", 393, 852, scale: 3, 59, 34)
  public static let iPhone15 = iPhone14Pro.named("iPhone 15")
  /// An iPhone 15 Pro.
  public static let iPhone15Pro = iPhone14Pro.named("iPhone 15 Pro")
  public static let iPhone16 = iPhone14Pro.named("iPhone 16")
  /// An iPhone 14 Pro Max.
  public static let iPhone14ProMax = phone("iPhone 14 Pro Max", 430, 932, scale: 3, 59, 34)
  /// An iPhone 15 Plus.
  public static let iPhone15Plus = iPhone14ProMax.named("iPhone 15 Plus")
  /// An iPhone 15 Pro Max.
  public static let iPhone15ProMax = iPhone14ProMax.named("iPhone 15 Pro Max")
  /// An iPhone 16 Plus.
  public static let iPhone16Plus = iPhone14ProMax.named("iPhone 16 Plus")
  /// An iPhone 16 Pro.
  public static let iPhone16Pro = phone("iPhone 16 Pro", 402, 874, scale: 3, 62, 34)
  public static let iPhone17 = iPhone16Pro.named("iPhone 17")
  /// An iPhone 17 Pro.
  public static let iPhone17Pro = iPhone16Pro.named("iPhone 17 Pro")
  /// An iPhone 16 Pro Max.
  public static let iPhone16ProMax = phone("iPhone 16 Pro Max", 440, 956, scale: 3, 62, 34)
  /// An iPhone 17 Pro Max.
  public static let iPhone17ProMax = iPhone16ProMax.named("iPhone 17 Pro Max")
  public static let iPhoneAir = phone("iPhone Air", 420, 912, scale: 3, 68, 34)

  // MARK: iPads

  /// An iPad (6th generation).
  public static let iPad6 = pad("iPad (6th generation)", 768, 1024, 20, 0)
  /// An iPad mini (5th generation).
  public static let iPadMini5 = iPad6.named("iPad mini (5th generation)")
  /// An iPad (9th generation).
  public static let iPad9 = pad("iPad (9th generation)", 810, 1080, 20, 0)
  /// An iPad Air (3rd generation).
  public static let iPadAir3 = pad("iPad Air (3rd generation)", 834, 1112, 20, 0)
  /// An iPad mini (6th generation).
  public static let iPadMini6 = pad("iPad mini (6th generation)", 744, 1133, 24, 20)
  /// An iPad (10th generation).
  public static let iPad10 = pad("iPad (10th generation)", 820, 1180, 24, 20)
  /// An iPad Air 11-inch.
  public static let iPadAir11 = iPad10.named("iPad Air 11-inch")
  /// An iPad Pro 11-inch.
  public static let iPadPro11 = pad("iPad Pro 11-inch", 834, 1194, 24, 20)
  /// An iPad Pro 11-inch (M4).
  public static let iPadPro11M4 = pad("iPad Pro 11-inch (M4)", 834, 1210, 24, 20)
  /// An iPad Pro 12.9-inch.
  public static let iPadPro12 = pad("iPad Pro 12.9-inch", 1024, 1366, 24, 20)
  /// An iPad Air 13-inch.
  public static let iPadAir13 = iPadPro12.named("iPad Air 13-inch")
  /// An iPad Pro 13-inch (M4).
  public static let iPadPro13 = pad("iPad Pro 13-inch (M4)", 1032, 1376, 24, 20)

  // MARK: All of them

  /// The iPhones, from the oldest on.
  public static let iPhones: [TestWorld.Device] = [
    .iPhoneSE, .iPhone8, .iPhoneSE2, .iPhoneSE3, .iPhone8Plus, .iPhoneX, .iPhoneXS, .iPhone11Pro,
    .iPhoneXR, .iPhone11, .iPhoneXSMax, .iPhone11ProMax, .iPhone12Mini, .iPhone13Mini, .iPhone12,
    .iPhone12Pro, .iPhone13, .iPhone13Pro, .iPhone14, .iPhone16e, .iPhone12ProMax,
    .iPhone13ProMax, .iPhone14Plus, .iPhone14Pro, .iPhone15, .iPhone15Pro, .iPhone16,
    .iPhone14ProMax, .iPhone15Plus, .iPhone15ProMax, .iPhone16Plus, .iPhone16Pro, .iPhone17,
    .iPhone17Pro, .iPhone16ProMax, .iPhone17ProMax, .iPhoneAir,
  ]

  /// The iPads, from the oldest on.
  public static let iPads: [TestWorld.Device] = [
    .iPad6, .iPadMini5, .iPad9, .iPadAir3, .iPadMini6, .iPad10, .iPadAir11, .iPadPro11,
    .iPadPro11M4, .iPadPro12, .iPadAir13, .iPadPro13,
  ]
}
