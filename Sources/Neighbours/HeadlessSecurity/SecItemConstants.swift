// The names of Security's dictionaries, with the values that they have on Apple's systems.

public import HeadlessUIKit

/// The kind of an item.
public let kSecClass: CFString = "class"
public let kSecClassGenericPassword: CFString = "genp"
public let kSecClassInternetPassword: CFString = "inet"
public let kSecClassCertificate: CFString = "cert"
public let kSecClassKey: CFString = "keys"
public let kSecClassIdentity: CFString = "idnt"

/// The group of apps that share an item.
public let kSecAttrAccessGroup: CFString = "agrp"
/// Which users may use an item.
public let kSecAttrAccessControl: CFString = "accc"
/// The times at which an item can be used.
public let kSecAttrAccessible: CFString = "pdmn"
public let kSecAttrAccount: CFString = "acct"
/// The identifier of a key.
public let kSecAttrApplicationLabel: CFString = "klbl"
/// The app's name for a key.
public let kSecAttrApplicationTag: CFString = "atag"
/// How a user authenticates to a server.
public let kSecAttrAuthenticationType: CFString = "atyp"
public let kSecAttrComment: CFString = "icmt"
/// The time at which an item was added.
public let kSecAttrCreationDate: CFString = "cdat"
/// The creator of an item.
public let kSecAttrCreator: CFString = "crtr"
/// The purpose of an item.
public let kSecAttrDescription: CFString = "desc"
/// The app's own data with an item.
public let kSecAttrGeneric: CFString = "gena"
/// Whether an item is hidden.
public let kSecAttrIsInvisible: CFString = "invi"
/// Whether an item has no password.
public let kSecAttrIsNegative: CFString = "nega"
/// The kind of a key.
public let kSecAttrKeyClass: CFString = "kcls"
/// The size of a key.
public let kSecAttrKeySizeInBits: CFString = "bsiz"
/// The algorithm of a key.
public let kSecAttrKeyType: CFString = "type"
/// The label of an item, for a user.
public let kSecAttrLabel: CFString = "labl"
/// The time at which an item was changed last.
public let kSecAttrModificationDate: CFString = "mdat"
/// The path on a server.
public let kSecAttrPath: CFString = "path"
/// The port of a server.
public let kSecAttrPort: CFString = "port"
/// The protocol of a server.
public let kSecAttrProtocol: CFString = "ptcl"
/// The domain of a server.
public let kSecAttrSecurityDomain: CFString = "sdmn"
public let kSecAttrServer: CFString = "srvr"
public let kSecAttrService: CFString = "svce"
/// Whether an item is on all devices of the user.
public let kSecAttrSynchronizable: CFString = "sync"
/// Items of one device, and of all.
public let kSecAttrSynchronizableAny: CFString = "syna"
/// The app's kind of an item.
public let kSecAttrType: CFString = "type"

/// While the device is unlocked.
public let kSecAttrAccessibleWhenUnlocked: CFString = "ak"
/// Once the device was unlocked.
public let kSecAttrAccessibleAfterFirstUnlock: CFString = "ck"
public let kSecAttrAccessibleAlways: CFString = "dk"
/// While the device is unlocked, and has a passcode.
public let kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly: CFString = "akpu"
/// While this device is unlocked.
public let kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString = "aku"
/// Once this device was unlocked.
public let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString = "cku"
/// Always, on this device.
public let kSecAttrAccessibleAlwaysThisDeviceOnly: CFString = "dku"

public let kSecAttrProtocolHTTP: CFString = "http"
public let kSecAttrProtocolHTTPS: CFString = "htps"
/// By whatever a server asks for.
public let kSecAttrAuthenticationTypeDefault: CFString = "dflt"
public let kSecAttrAuthenticationTypeHTMLForm: CFString = "form"

public let kSecValueData: CFString = "v_Data"
/// The object that is kept.
public let kSecValueRef: CFString = "v_Ref"
/// The lasting reference to an item.
public let kSecValuePersistentRef: CFString = "v_PersistentRef"

/// Whether what is kept is wanted.
public let kSecReturnData: CFString = "r_Data"
/// Whether attributes are wanted.
public let kSecReturnAttributes: CFString = "r_Attributes"
/// Whether objects are wanted.
public let kSecReturnRef: CFString = "r_Ref"
/// Whether it is wanted what an item is found by for ever.
public let kSecReturnPersistentRef: CFString = "r_PersistentRef"
/// The number of wanted items.
public let kSecMatchLimit: CFString = "m_Limit"
public let kSecMatchLimitOne: CFString = "m_LimitOne"
public let kSecMatchLimitAll: CFString = "m_LimitAll"
/// Whether small and large letters are the same.
public let kSecMatchCaseInsensitive: CFString = "m_CaseInsensitive"
/// The sentence that the user reads.
public let kSecUseOperationPrompt: CFString = "u_OpPrompt"
/// The context by which the user authenticates.
public let kSecUseAuthenticationContext: CFString = "u_AuthCtx"
/// Whether the user is asked.
public let kSecUseAuthenticationUI: CFString = "u_AuthUI"
/// The user may be asked.
public let kSecUseAuthenticationUIAllow: CFString = "u_AuthUIA"
/// If the user had to be asked, it is an error.
public let kSecUseAuthenticationUIFail: CFString = "u_AuthUIF"
/// Items for which the user had to be asked are left out.
public let kSecUseAuthenticationUISkip: CFString = "u_AuthUIS"
/// Whether a Mac uses the keychain of a phone.
public let kSecUseDataProtectionKeychain: CFString = "nleg"
/// A list of items.
public let kSecUseItemList: CFString = "u_ItemList"

public let kSecAttrProtocolFTP: CFString = "ftp "

public let kSecAttrProtocolFTPAccount: CFString = "ftpa"

public let kSecAttrProtocolIRC: CFString = "irc "

public let kSecAttrProtocolNNTP: CFString = "nntp"

public let kSecAttrProtocolPOP3: CFString = "pop3"

public let kSecAttrProtocolSMTP: CFString = "smtp"

public let kSecAttrProtocolSOCKS: CFString = "sox "

public let kSecAttrProtocolIMAP: CFString = "imap"

public let kSecAttrProtocolLDAP: CFString = "ldap"

public let kSecAttrProtocolAppleTalk: CFString = "atlk"

public let kSecAttrProtocolAFP: CFString = "afp "

public let kSecAttrProtocolTelnet: CFString = "teln"

public let kSecAttrProtocolSSH: CFString = "ssh "

public let kSecAttrProtocolFTPS: CFString = "ftps"

public let kSecAttrProtocolHTTPProxy: CFString = "htpx"

public let kSecAttrProtocolHTTPSProxy: CFString = "htsx"

public let kSecAttrProtocolFTPProxy: CFString = "ftpx"

public let kSecAttrProtocolSMB: CFString = "smb "

public let kSecAttrProtocolRTSP: CFString = "rtsp"

public let kSecAttrProtocolRTSPProxy: CFString = "rtsx"

public let kSecAttrProtocolDAAP: CFString = "daap"

public let kSecAttrProtocolEPPC: CFString = "eppc"

public let kSecAttrProtocolIPP: CFString = "ipp "

public let kSecAttrProtocolNNTPS: CFString = "ntps"

public let kSecAttrProtocolLDAPS: CFString = "ldps"

public let kSecAttrProtocolTelnetS: CFString = "tels"

public let kSecAttrProtocolIMAPS: CFString = "imps"

public let kSecAttrProtocolIRCS: CFString = "ircs"

public let kSecAttrProtocolPOP3S: CFString = "pops"

public let kSecAttrAuthenticationTypeNTLM: CFString = "ntlm"

public let kSecAttrAuthenticationTypeMSN: CFString = "msna"

/// By passwords of other places.
public let kSecAttrAuthenticationTypeDPA: CFString = "dpaa"

/// By passwords from far away.
public let kSecAttrAuthenticationTypeRPA: CFString = "rpaa"

/// By name and password.
public let kSecAttrAuthenticationTypeHTTPBasic: CFString = "http"

/// By a digest of name and password.
public let kSecAttrAuthenticationTypeHTTPDigest: CFString = "httd"

/// Whether it is an error if the user had to be asked, by its name of old.
public let kSecUseNoAuthenticationUI: CFString = "u_NoAuthUI"
/// The password of a website.
public let kSecSharedPassword: CFString = "spwd"
