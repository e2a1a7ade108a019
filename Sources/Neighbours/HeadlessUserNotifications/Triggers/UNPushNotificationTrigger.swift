/// A notification has come from a server.
public final class UNPushNotificationTrigger: UNNotificationTrigger {
  init() { super.init(repeats: false) }
}
