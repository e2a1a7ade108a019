// The names of Security's dictionaries, with the values that they have on Apple's systems.

public import HeadlessUIKit

/// The kind of an item.
public let kSecClass: CFString = "class"
/// Passwords.
public let kSecClassGenericPassword: CFString = "genp"
/// Passwords of servers.
public let kSecClassInternetPassword: CFString = "inet"
/// Certificates.
public let kSecClassCertificate: CFString = "cert"
/// Keys.
public let kSecClassKey: CFString = "keys"
/// Identities.
public let kSecClassIdentity: CFString = "idnt"

/// The group of apps that share an item.
public let kSecAttrAccessGroup: CFString = "agrp"
/// Who may use an item.
public let kSecAttrAccessControl: CFString = "accc"
/// When an item can be used.
public let kSecAttrAccessible: CFString = "pdmn"
/// The account.
public let kSecAttrAccount: CFString = "acct"
/// What a key is found by.
public let kSecAttrApplicationLabel: CFString = "klbl"
/// The app's name for a key.
public let kSecAttrApplicationTag: CFString = "atag"
/// How a server is told who one is.
public let kSecAttrAuthenticationType: CFString = "atyp"
/// A comment.
public let kSecAttrComment: CFString = "icmt"
/// When an item was added.
public let kSecAttrCreationDate: CFString = "cdat"
/// Who added an item.
public let kSecAttrCreator: CFString = "crtr"
/// What an item is for.
public let kSecAttrDescription: CFString = "desc"
/// What the app keeps with an item.
public let kSecAttrGeneric: CFString = "gena"
/// Whether an item is shown to nobody.
public let kSecAttrIsInvisible: CFString = "invi"
/// Whether an item has no password.
public let kSecAttrIsNegative: CFString = "nega"
/// The kind of a key.
public let kSecAttrKeyClass: CFString = "kcls"
/// The size of a key.
public let kSecAttrKeySizeInBits: CFString = "bsiz"
/// The algorithm of a key.
public let kSecAttrKeyType: CFString = "type"
/// What a user reads of an item.
public let kSecAttrLabel: CFString = "labl"
/// When an item was changed last.
public let kSecAttrModificationDate: CFString = "mdat"
/// The path on a server.
public let kSecAttrPath: CFString = "path"
/// The port of a server.
public let kSecAttrPort: CFString = "port"
/// The protocol of a server.
public let kSecAttrProtocol: CFString = "ptcl"
/// The domain of a server.
public let kSecAttrSecurityDomain: CFString = "sdmn"
/// The server.
public let kSecAttrServer: CFString = "srvr"
/// The service.
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
/// Always.
public let kSecAttrAccessibleAlways: CFString = "dk"
/// While the device is unlocked, and has a passcode.
public let kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly: CFString = "akpu"
/// While this device is unlocked.
public let kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString = "aku"
/// Once this device was unlocked.
public let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString = "cku"
/// Always, on this device.
public let kSecAttrAccessibleAlwaysThisDeviceOnly: CFString = "dku"

/// HTTP.
public let kSecAttrProtocolHTTP: CFString = "http"
/// HTTPS.
public let kSecAttrProtocolHTTPS: CFString = "htps"
/// By whatever a server asks for.
public let kSecAttrAuthenticationTypeDefault: CFString = "dflt"
/// By a form.
public let kSecAttrAuthenticationTypeHTMLForm: CFString = "form"

/// What is kept.
public let kSecValueData: CFString = "v_Data"
/// The object that is kept.
public let kSecValueRef: CFString = "v_Ref"
/// What an item is found by for ever.
public let kSecValuePersistentRef: CFString = "v_PersistentRef"

/// Whether what is kept is wanted.
public let kSecReturnData: CFString = "r_Data"
/// Whether attributes are wanted.
public let kSecReturnAttributes: CFString = "r_Attributes"
/// Whether objects are wanted.
public let kSecReturnRef: CFString = "r_Ref"
/// Whether it is wanted what an item is found by for ever.
public let kSecReturnPersistentRef: CFString = "r_PersistentRef"
/// How many items are wanted.
public let kSecMatchLimit: CFString = "m_Limit"
/// One item.
public let kSecMatchLimitOne: CFString = "m_LimitOne"
/// All items.
public let kSecMatchLimitAll: CFString = "m_LimitAll"
/// Whether small and large letters are the same.
public let kSecMatchCaseInsensitive: CFString = "m_CaseInsensitive"
/// What the user reads.
public let kSecUseOperationPrompt: CFString = "u_OpPrompt"
/// By what the user says who they are.
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

/// FTP.
public let kSecAttrProtocolFTP: CFString = "ftp "

/// FTPAccount.
public let kSecAttrProtocolFTPAccount: CFString = "ftpa"

/// IRC.
public let kSecAttrProtocolIRC: CFString = "irc "

/// NNTP.
public let kSecAttrProtocolNNTP: CFString = "nntp"

/// POP3.
public let kSecAttrProtocolPOP3: CFString = "pop3"

/// SMTP.
public let kSecAttrProtocolSMTP: CFString = "smtp"

/// SOCKS.
public let kSecAttrProtocolSOCKS: CFString = "sox "

/// IMAP.
public let kSecAttrProtocolIMAP: CFString = "imap"

/// LDAP.
public let kSecAttrProtocolLDAP: CFString = "ldap"

/// AppleTalk.
public let kSecAttrProtocolAppleTalk: CFString = "atlk"

/// AFP.
public let kSecAttrProtocolAFP: CFString = "afp "

/// Telnet.
public let kSecAttrProtocolTelnet: CFString = "teln"

/// SSH.
public let kSecAttrProtocolSSH: CFString = "ssh "

/// FTPS.
public let kSecAttrProtocolFTPS: CFString = "ftps"

/// HTTPProxy.
public let kSecAttrProtocolHTTPProxy: CFString = "htpx"

/// HTTPSProxy.
public let kSecAttrProtocolHTTPSProxy: CFString = "htsx"

/// FTPProxy.
public let kSecAttrProtocolFTPProxy: CFString = "ftpx"

/// SMB.
public let kSecAttrProtocolSMB: CFString = "smb "

/// RTSP.
public let kSecAttrProtocolRTSP: CFString = "rtsp"

/// RTSPProxy.
public let kSecAttrProtocolRTSPProxy: CFString = "rtsx"

/// DAAP.
public let kSecAttrProtocolDAAP: CFString = "daap"

/// EPPC.
public let kSecAttrProtocolEPPC: CFString = "eppc"

/// IPP.
public let kSecAttrProtocolIPP: CFString = "ipp "

/// NNTPS.
public let kSecAttrProtocolNNTPS: CFString = "ntps"

/// LDAPS.
public let kSecAttrProtocolLDAPS: CFString = "ldps"

/// TelnetS.
public let kSecAttrProtocolTelnetS: CFString = "tels"

/// IMAPS.
public let kSecAttrProtocolIMAPS: CFString = "imps"

/// IRCS.
public let kSecAttrProtocolIRCS: CFString = "ircs"

/// POP3S.
public let kSecAttrProtocolPOP3S: CFString = "pops"

/// By NTLM.
public let kSecAttrAuthenticationTypeNTLM: CFString = "ntlm"

/// As at MSN.
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
