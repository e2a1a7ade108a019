/// What Foundation, Core Foundation and the C library have on Apple's systems, and not on Linux, and what
/// `HeadlessFoundation` has in its place.
package enum FoundationNames {
  /// The classes of which Foundation on Linux lets no subclass be.
  static let locks: Set<String> = ["NSLock", "NSRecursiveLock", "NSCondition"]
  /// What observing of an app's own objects cannot do without.
  private static let observing: Set<String> = [
    "dynamic", "observeValue", "willChangeValue", "didChangeValue",
  ]

  private static let names: Set<String> = [
    // Core Foundation.
    "CFAbsoluteTime", "CFAbsoluteTimeGetCurrent", "kCFAbsoluteTimeIntervalSince1970", "CFRange",
    "CFRangeMake", "CFIndex", "CFMutableString", "CFStringTransform", "CFStringGetLength",
    "CFStringEncoding", "CFStringBuiltInEncodings", "CFStringConvertIANACharSetNameToEncoding",
    "CFStringConvertEncodingToNSStringEncoding", "CFStringConvertEncodingToIANACharSetName",
    "CFStringConvertNSStringEncodingToEncoding", "CFArrayGetCount", "CFDictionaryGetCount",
    "CFDataGetLength", "CFDataGetBytes", "CFDataCreate", "CFTypeID", "CFGetTypeID", "CFEqual",
    "CFBooleanGetTypeID", "CFNumberGetTypeID", "CFStringGetTypeID", "CFArrayGetTypeID",
    "CFDictionaryGetTypeID", "CFNumberIsFloatType", "CFUUID", "CFUUIDCreate", "CFUUIDCreateString",
    "CFErrorCreate", "CFErrorGetDomain", "CFErrorGetCode", "CFErrorCopyUserInfo",
    "CFErrorCopyDescription", "CFErrorCopyFailureReason", "CFErrorCopyRecoverySuggestion",
    "CFSwapInt16BigToHost", "CFSwapInt32BigToHost", "CFSwapInt64BigToHost", "CFSwapInt16HostToBig",
    "CFSwapInt32HostToBig", "CFSwapInt64HostToBig", "CFDataCreateMutable", "CFNull", "kCFNull",
    "CFRunLoop", "CFRunLoopMode", "CFRunLoopGetMain", "CFRunLoopGetCurrent",
    "CFRunLoopPerformBlock", "CFRunLoopWakeUp", "CFNotificationCenter", "CFNotificationName",
    "CFNotificationCenterGetDarwinNotifyCenter", "kCFBundleVersionKey", "kCFBundleNameKey",
    "kCFBundleIdentifierKey", "kCFBundleExecutableKey", "kCFBundleDevelopmentRegionKey",
    // The C library.
    "os_unfair_lock", "os_unfair_lock_s", "os_unfair_lock_t", "mach_absolute_time",
    "mach_continuous_time", "mach_timebase_info", "mach_timebase_info_data_t",
    "mach_timebase_info_t", "clock_gettime_nsec_np", "kern_return_t", "KERN_SUCCESS",
    "task_info", "mach_task_basic_info", "task_vm_info_data_t", "mach_task_self_", "sysctl",
    "sysctlbyname", "kinfo_proc", "natural_t", "mach_msg_type_number_t", "INT16_MIN", "INT32_MIN",
    "INT64_MIN", "INT64_MAX", "UINT64_MAX", "UINT_MAX", "ULONG_MAX",
    "OSAtomicAdd32", "OSAtomicAdd32Barrier", "OSAtomicAdd64", "OSAtomicAdd64Barrier",
    "OSAtomicIncrement32", "OSAtomicIncrement32Barrier", "OSAtomicIncrement64",
    "OSAtomicIncrement64Barrier", "OSAtomicDecrement32", "OSAtomicDecrement32Barrier",
    "OSAtomicDecrement64", "OSAtomicDecrement64Barrier", "OSAtomicCompareAndSwap32",
    "OSAtomicCompareAndSwap32Barrier", "OSAtomicCompareAndSwap64",
    "OSAtomicCompareAndSwap64Barrier", "OSAtomicCompareAndSwapInt",
    "OSAtomicCompareAndSwapIntBarrier", "OSAtomicCompareAndSwapLong",
    "OSAtomicCompareAndSwapLongBarrier", "OSAtomicCompareAndSwapPtr",
    "OSAtomicCompareAndSwapPtrBarrier", "OSMemoryBarrier", "OSSpinLock", "OSSpinLockTry",
    "OSSpinLockLock", "OSSpinLockUnlock", "OS_SPINLOCK_INIT",
    "O_EVTONLY", "makeFileSystemObjectSource", "DispatchSourceFileSystemObject",
    // Foundation.
    "ValueTransformer", "NSValueTransformerName", "NSSecureUnarchiveFromDataTransformer",
    "getObjectValue", "isPartialStringValid", "NSFoundationVersionNumber",
    "mutableArrayValue", "setValuesForKeys", "dictionaryWithValues",
    "NSURLAuthenticationMethodClientCertificate", "NSURLSessionDownloadTaskResumeData",
    "checkPromisedItemIsReachable", "containerURL", "NetService", "NetServiceDelegate",
    "NetServiceBrowser",
    "NetServiceBrowserDelegate",
    "RelativeDateTimeFormatter", "DateComponentsFormatter", "ListFormatter", "NSDataDetector",
    "NSTextCheckingTypes", "PersonNameComponentsFormatter", "NSUbiquitousKeyValueStore", "byWords",
    "bySentences", "MarkdownParsingOptions",
    "InlinePresentationIntent", "PresentationIntent", "NSException", "thermalState",
    "ThermalState", "thermalStateDidChangeNotification", "NSInteger", "NSUInteger",
    "NSIntegerMax", "NSIntegerMin", "NSUIntegerMax", "volumeAvailableCapacityForImportantUsageKey",
    "volumeAvailableCapacityForOpportunisticUsageKey", "caTransform3DValue",
    "AsyncBytes", "AsyncLineSequence", "AsyncCharacterSequence", "AsyncUnicodeScalarSequence",
    "cgAffineTransformValue", "cgVectorValue", "uiEdgeInsetsValue", "uiOffsetValue",
  ]
  /// What is of Foundation's only together, by its first word.
  private static let phrases: [(first: String, rest: [String])] = [
    ("AttributedString", ["(", "markdown", ":"]), ("NSAttributedString", ["(", "markdown", ":"]),
    ("NSExpression", ["(", "format", ":"]), ("NSString", [".", "localizedStringWithFormat"]),
    ("NSError", [".", "UserInfoKey"]), ("bytes", [".", "lines"]), ("bytes", [".", "characters"]),
    ("NSValue", ["(", "caTransform3D", ":"]), ("NSValue", ["(", "cgAffineTransform", ":"]),
    ("NSValue", ["(", "cgVector", ":"]), ("NSValue", ["(", "uiEdgeInsets", ":"]),
    ("NSValue", ["(", "uiOffset", ":"]), ("URLError", [".", "Code", "(", "rawValue", ":"]),
    ("URLError", ["(", ".", "init", "(", "rawValue", ":"]), ("CVarArg", ["=", "["]),
    ("as", ["CVarArg"]), ("as", ["any", "CVarArg"]), ("as", ["NSCalendar"]),
    ("now", ["(", ")", ".", "advanced", "("]), ("localizedString", ["(", "forCountryCode", ":"]),
  ]

  /// Whether it is a name that Linux lacks.
  static func has(_ name: String) -> Bool { names.contains(name) }

  /// Whether a source uses something of it.
  package static func areUsed(in bytes: [UInt8]) -> Bool {
    let words = ForeignModule.words(in: bytes)
    guard words.isDisjoint(with: names) else { return true }
    guard
      phrases.contains(where: { words.contains($0.first) })
        || !words.isDisjoint(with: locks.union(observing))
    else { return false }
    let file = SourceFile(path: "", bytes: bytes)
    return firstUse(in: file) != nil || observes(in: file)
  }

  /// The index of the first token that is something of it.
  static func firstUse(in file: SourceFile, unless isOwn: (String) -> Bool = { _ in false }) -> Int?
  {
    let words = names.filter { !isOwn($0) }.flatMap { file.indices(of: $0) }
    let pairs = phrases.flatMap { first, rest in
      file.indices(of: first).filter { file.reads(rest, at: $0 + 1) }
    }
    let subclasses = file.all.filter { type in
      type.keyword == "class" && locks.contains { type.inherited.contains($0) && !isOwn($0) }
    }
    return (words + pairs + subclasses.map { file.index(ofTokenAt: $0.start) }).min()
  }

  /// Whether a source has properties that tell of their changes, or objects of its own that hear of some.
  private static func observes(in file: SourceFile) -> Bool {
    !file.indices(of: ["willChangeValue", "didChangeValue"]).isEmpty
      || file.all.contains { ObservedProperty($0) != nil }
      || file.all.contains { method in
        method.fullName == "observeValue(forKeyPath:of:change:context:)"
          && method.parent?.inherited.first == "NSObject"
      }
  }
}
