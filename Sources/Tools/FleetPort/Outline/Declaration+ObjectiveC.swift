extension Declaration {
  /// Whether an attribute makes the member visible to Objective-C.
  var isMarkedForObjectiveC: Bool {
    has("@objc") || has("@IBAction") || has("@IBSegueAction") || has("@IBOutlet")
      || has("@IBInspectable")
      || parent?.keyword == "extension" && parent?.has("@objc") == true && !has("@nonobjc")
  }

  /// Whether an attribute forbids to name or to read it, here or on a device.
  var isUnavailable: Bool {
    hasUnavailableGetter
      || attributes.contains { mark in
        let words = mark.argument.split { !$0.isLetter && $0 != "*" }
        return mark.text == "@available" && words.contains("unavailable")
          && (words.first == "*" || words.first == "iOS")
      }
  }

  /// Whether a class shows a member to Objective-C, as one with `@objcMembers` does.
  func exposes(_ member: Declaration) -> Bool {
    has("@objcMembers") && !member.isHidden && !member.has("@nonobjc")
  }

  /// Objective-C's name for a property.
  var objectiveCPropertyName: String {
    if let name = mark("@objc")?.argument, !name.isEmpty { return name }
    return name.unquoted
  }
}
