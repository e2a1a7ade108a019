// Portrait: width and height in points, pixels in a point, what is covered at top and bottom. All
// else follows from these; see `Device` in the model. A property's name is a word of scripts, too: the
// getter takes it from `#function`, so that it is written once.
extension TestWorld.Device {
  // MARK: iPhones

  /// An iPhone SE.
  public static var iPhoneSE: Self { phone("iPhone SE", 320, 568, scale: 2, 20, 0) }
  /// An iPhone 8.
  public static var iPhone8: Self { phone("iPhone 8", 375, 667, scale: 2, 20, 0) }
  /// An iPhone SE (2nd generation).
  public static var iPhoneSE2: Self { iPhone8.named("iPhone SE (2nd generation)") }
  /// An iPhone SE (3rd generation).
  public static var iPhoneSE3: Self { iPhone8.named("iPhone SE (3rd generation)") }
  /// An iPhone 8 Plus.
  public static var iPhone8Plus: Self { phone("iPhone 8 Plus", 414, 736, scale: 3, 20, 0) }
  /// An iPhone X.
  public static var iPhoneX: Self { phone("iPhone X", 375, 812, scale: 3, 44, 34) }
  /// An iPhone XS.
  public static var iPhoneXS: Self { iPhoneX.named("iPhone XS") }
  /// An iPhone 11 Pro.
  public static var iPhone11Pro: Self { iPhoneX.named("iPhone 11 Pro") }
  /// An iPhone XR.
  public static var iPhoneXR: Self { phone("iPhone XR", 414, 896, scale: 2, 44, 34) }
  /// An iPhone 11.
  public static var iPhone11: Self { iPhoneXR.named("iPhone 11") }
  /// An iPhone XS Max.
  public static var iPhoneXSMax: Self { phone("iPhone XS Max", 414, 896, scale: 3, 44, 34) }
  /// An iPhone 11 Pro Max.
  public static var iPhone11ProMax: Self { iPhoneXSMax.named("iPhone 11 Pro Max") }
  /// An iPhone 12 mini.
  public static var iPhone12Mini: Self { phone("iPhone 12 mini", 375, 812, scale: 3, 50, 34) }
  /// An iPhone 13 mini.
  public static var iPhone13Mini: Self { iPhone12Mini.named("iPhone 13 mini") }
  /// An iPhone 12.
  public static var iPhone12: Self { phone("iPhone 12", 390, 844, scale: 3, 47, 34) }
  /// An iPhone 12 Pro.
  public static var iPhone12Pro: Self { iPhone12.named("iPhone 12 Pro") }
  /// An iPhone 13.
  public static var iPhone13: Self { iPhone12.named("iPhone 13") }
  /// An iPhone 13 Pro.
  public static var iPhone13Pro: Self { iPhone12.named("iPhone 13 Pro") }
  /// An iPhone 14.
  public static var iPhone14: Self { iPhone12.named("iPhone 14") }
  /// An iPhone 16e.
  public static var iPhone16e: Self { iPhone12.named("iPhone 16e") }
  /// An iPhone 12 Pro Max.
  public static var iPhone12ProMax: Self { phone("iPhone 12 Pro Max", 428, 926, scale: 3, 47, 34) }
  /// An iPhone 13 Pro Max.
  public static var iPhone13ProMax: Self { iPhone12ProMax.named("iPhone 13 Pro Max") }
  /// An iPhone 14 Plus.
  public static var iPhone14Plus: Self { iPhone12ProMax.named("iPhone 14 Plus") }
  /// An iPhone 14 Pro.
  public static var iPhone14Pro: Self { phone("iPhone 14 Pro", 393, 852, scale: 3, 59, 34) }
  /// An iPhone 15.
  public static var iPhone15: Self { iPhone14Pro.named("iPhone 15") }
  /// An iPhone 15 Pro.
  public static var iPhone15Pro: Self { iPhone14Pro.named("iPhone 15 Pro") }
  /// An iPhone 16.
  public static var iPhone16: Self { iPhone14Pro.named("iPhone 16") }
  /// An iPhone 14 Pro Max.
  public static var iPhone14ProMax: Self { phone("iPhone 14 Pro Max", 430, 932, scale: 3, 59, 34) }
  /// An iPhone 15 Plus.
  public static var iPhone15Plus: Self { iPhone14ProMax.named("iPhone 15 Plus") }
  /// An iPhone 15 Pro Max.
  public static var iPhone15ProMax: Self { iPhone14ProMax.named("iPhone 15 Pro Max") }
  /// An iPhone 16 Plus.
  public static var iPhone16Plus: Self { iPhone14ProMax.named("iPhone 16 Plus") }
  /// An iPhone 16 Pro.
  public static var iPhone16Pro: Self { phone("iPhone 16 Pro", 402, 874, scale: 3, 62, 34) }
  /// An iPhone 17.
  public static var iPhone17: Self { iPhone16Pro.named("iPhone 17") }
  /// An iPhone 17 Pro.
  public static var iPhone17Pro: Self { iPhone16Pro.named("iPhone 17 Pro") }
  /// An iPhone 16 Pro Max.
  public static var iPhone16ProMax: Self { phone("iPhone 16 Pro Max", 440, 956, scale: 3, 62, 34) }
  /// An iPhone 17 Pro Max.
  public static var iPhone17ProMax: Self { iPhone16ProMax.named("iPhone 17 Pro Max") }
  /// An iPhone Air.
  public static var iPhoneAir: Self { phone("iPhone Air", 420, 912, scale: 3, 68, 34) }

  // MARK: iPads

  /// An iPad (6th generation).
  public static var iPad6: Self { pad("iPad (6th generation)", 768, 1024, 20, 0) }
  /// An iPad mini (5th generation).
  public static var iPadMini5: Self { iPad6.named("iPad mini (5th generation)") }
  /// An iPad (9th generation).
  public static var iPad9: Self { pad("iPad (9th generation)", 810, 1080, 20, 0) }
  /// An iPad Air (3rd generation).
  public static var iPadAir3: Self { pad("iPad Air (3rd generation)", 834, 1112, 20, 0) }
  /// An iPad mini (6th generation).
  public static var iPadMini6: Self { pad("iPad mini (6th generation)", 744, 1133, 24, 20) }
  /// An iPad (10th generation).
  public static var iPad10: Self { pad("iPad (10th generation)", 820, 1180, 24, 20) }
  /// An iPad Air 11-inch.
  public static var iPadAir11: Self { iPad10.named("iPad Air 11-inch") }
  /// An iPad Pro 11-inch.
  public static var iPadPro11: Self { pad("iPad Pro 11-inch", 834, 1194, 24, 20) }
  /// An iPad Pro 11-inch (M4).
  public static var iPadPro11M4: Self { pad("iPad Pro 11-inch (M4)", 834, 1210, 24, 20) }
  /// An iPad Pro 12.9-inch.
  public static var iPadPro12: Self { pad("iPad Pro 12.9-inch", 1024, 1366, 24, 20) }
  /// An iPad Air 13-inch.
  public static var iPadAir13: Self { iPadPro12.named("iPad Air 13-inch") }
  /// An iPad Pro 13-inch (M4).
  public static var iPadPro13: Self { pad("iPad Pro 13-inch (M4)", 1032, 1376, 24, 20) }

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
