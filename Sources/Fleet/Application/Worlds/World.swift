import HeadlessUIKit

/// The world of this test's application: its device, and the settings of its user.
///
/// Reading it returns the present world. Setting it, or a part of it, changes the world at once,
/// before the app shows something or while it does: windows get another size, traits change, and
/// the notification of each setting that has changed is posted. Another application, such as each
/// test with `.freshApplication` has it, has the stock device in its factory settings.
///
/// ```swift
/// Fleet.world.device = .iPhoneSE
/// Fleet.world.textSize = .accessibility3
/// Fleet.world.isReduceMotionEnabled = true
/// print(Fleet.world)  // iPhone SE, accessibility3, reduce motion
/// ```
@preconcurrency @MainActor
public var world: TestWorld {
  get { TestWorld(of: .shared) }
  set { newValue.apply(to: .shared) }
}
