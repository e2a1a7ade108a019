/// The values that Xcode gives to unset settings.
enum SettingDefaults {
  /// The level below all others.
  static func level(
    of target: XcodeTarget, in project: XcodeProject, configuration: String
  ) -> [SettingAssignment] {
    let kind = wrapper(of: target.kind)
    let values: [(String, String)] = [
      ("PROJECT_NAME", project.name), ("PROJECT_DIR", project.folder),
      ("SRCROOT", project.folder), ("SOURCE_ROOT", project.folder),
      ("PROJECT_FILE_PATH", project.path), ("TARGET_NAME", target.name),
      ("TARGETNAME", target.name), ("CONFIGURATION", configuration),
      ("DEVELOPMENT_LANGUAGE", project.developmentRegion),
      ("PLATFORM_NAME", "iphonesimulator"), ("EFFECTIVE_PLATFORM_NAME", "-iphonesimulator"),
      ("SDK_NAME", "iphonesimulator26.0"), ("BUILD_DIR", project.folder + "/build"),
      ("BUILT_PRODUCTS_DIR", "$(BUILD_DIR)/$(CONFIGURATION)$(EFFECTIVE_PLATFORM_NAME)"),
      ("TARGET_BUILD_DIR", "$(BUILT_PRODUCTS_DIR)"), ("PRODUCT_NAME", "$(TARGET_NAME)"),
      ("PRODUCT_MODULE_NAME", "$(PRODUCT_NAME:c99extidentifier)"),
      ("EXECUTABLE_NAME", "$(EXECUTABLE_PREFIX)$(PRODUCT_NAME)$(EXECUTABLE_SUFFIX)"),
      ("WRAPPER_EXTENSION", kind.wrapper),
      ("WRAPPER_NAME", "$(PRODUCT_NAME).$(WRAPPER_EXTENSION)"),
      ("FULL_PRODUCT_NAME", "$(WRAPPER_NAME)"), ("CONTENTS_FOLDER_PATH", "$(WRAPPER_NAME)"),
      ("EXECUTABLE_FOLDER_PATH", "$(WRAPPER_NAME)"),
      ("EXECUTABLE_PATH", "$(EXECUTABLE_FOLDER_PATH)/$(EXECUTABLE_NAME)"),
      ("UNLOCALIZED_RESOURCES_FOLDER_PATH", "$(WRAPPER_NAME)"),
      ("PRODUCT_BUNDLE_PACKAGE_TYPE", kind.package),
      ("PRODUCT_BUNDLE_IDENTIFIER", ""), ("TARGETED_DEVICE_FAMILY", "1"),
    ]
    return values.map { SettingAssignment(name: $0.0, value: $0.1) }
  }

  private static func wrapper(of kind: TargetKind) -> (wrapper: String, package: String) {
    switch kind {
    case .framework: ("framework", "FMWK")
    case .unitTests, .uiTests: ("xctest", "BNDL")
    case .bundle: ("bundle", "BNDL")
    case .appExtension: ("appex", "XPC!")
    default: ("app", "APPL")
    }
  }
}
