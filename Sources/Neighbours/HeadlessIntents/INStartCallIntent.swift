import HeadlessUIKit

/// Calls people.
open class INStartCallIntent: INIntent {
  /// The people that are called.
  public final let contacts: [INPerson]?
  /// How they are called.
  public final let callCapability: INCallCapability
  /// Where they are called.
  public final let destinationType: INCallDestinationType

  /// Creates one.
  public init(
    callRecordFilter: INCallRecordFilter? = nil, callRecordToCallBack: INCallRecord? = nil,
    audioRoute: INCallAudioRoute = .unknown, destinationType: INCallDestinationType = .normal,
    contacts: [INPerson]?, callCapability: INCallCapability
  ) {
    self.contacts = contacts
    self.callCapability = callCapability
    self.destinationType = destinationType
    super.init()
  }
}

/// How people are called.
public enum INCallCapability: Int, Sendable {
  case unknown
  case audioCall
  case videoCall
}

/// Where people are called.
public enum INCallDestinationType: Int, Sendable {
  case unknown
  case normal
  case emergency
  case voicemail
  case redial
  case callBack
}

/// Where a call is heard.
public enum INCallAudioRoute: Int, Sendable {
  case unknown
  case speakerphoneAudioRoute
  case bluetoothAudioRoute
}
