import Testing
import XcodeProjects

@testable import FleetInit

@Suite("The pods of a project")
struct PodsFolderTests {
  private static let lock = """
    PODS:
      - Alamofire (5.9.1)
      - "Boats/Core (1.2.0)":
        - Boats/Ropes (= 1.2.0)
      - Broken
      - Sinker (2.0.0-beta.1):
        - Alamofire

    DEPENDENCIES:
      - Alamofire (~> 5.9)

    SPEC CHECKSUMS:
      Other: f36a35757fb69fc76349a2eb18d5c28d8e5b2f4b
    """

  @Test func `are those of the lock file, and some are packages`() throws {
    try Workplace.with { place in
      try place.write(Self.lock, to: "Podfile.lock")
      let pods = PodsFolder(in: place.folder)

      #expect(
        pods.versions == ["Alamofire": "5.9.1", "Boats": "1.2.0", "Sinker": "2.0.0-beta.1"])
      #expect(
        pods.packages == [
          RemotePackage(
            url: "https://github.com/Alamofire/Alamofire.git", requirement: .exact("5.9.1"))
        ])
      #expect(pods.lacks("\(place.folder)/Pods/Boats/Boat.swift"))
      #expect(!pods.lacks("\(place.folder)/App/Boat.swift"))
      #expect(
        pods.remark
          == "The folder Pods is not here, and neither are Boats, Sinker. 'pod install' makes it.")
      #expect(pods.reason(forMissing: "Boats") == "the pod Boats 1.2.0, which is not here")
      #expect(pods.reason(forMissing: "Other") == nil)
    }
  }

  /// The pods of Firebase have versions of their own, and one repository.
  @Test func `of one repository are one package, in the newest of their versions`() throws {
    let lock = """
      PODS:
        - Firebase/Analytics (10.9.0)
        - FirebaseAuth (10.22.0)
        - FirebaseCore (10.19.0)
        - FirebaseUI (13.1.0)
        - RxRelay (6.5.0)
        - RxSwift (6.5.0)
      """
    try Workplace.with { place in
      try place.write(lock, to: "Podfile.lock")
      #expect(
        PodsFolder(in: place.folder).packages == [
          RemotePackage(
            url: "https://github.com/ReactiveX/RxSwift.git", requirement: .exact("6.5.0")),
          RemotePackage(
            url: "https://github.com/firebase/firebase-ios-sdk.git", requirement: .exact("10.22.0")),
        ])
    }
  }

  @Test func `are taken from their folder where that is there`() throws {
    try Workplace.with { place in
      try place.write(Self.lock, to: "Podfile.lock")
      try place.write("", to: "Pods/Boats/Boat.m")
      let pods = PodsFolder(in: place.folder)

      #expect(pods.packages == [])
      #expect(pods.remark == nil)
      #expect(!pods.lacks("\(place.folder)/Pods/Boats/Other.m"))
      #expect(
        pods.reason(forMissing: "Boats")
          == "the pod Boats 1.2.0, of which there is no source in Swift here")
    }
  }

  @Test func `that are worked on have their sources elsewhere`() throws {
    try Workplace.with { place in
      let lock = Self.lock + "\n\nEXTERNAL SOURCES:\n  Boats:\n    :path: \"../Boats\"\n"
      try place.write(lock, to: "App/Podfile.lock")
      let pods = PodsFolder(in: "\(place.folder)/App")

      #expect(pods.ownFolders == ["\(place.folder)/Boats"])
      #expect(
        pods.remark
          == "The folder Pods is not here, and neither is Sinker. 'pod install' makes it.")
    }
  }

  @Test func `are what the Podfile asks for without a lock file`() throws {
    try Workplace.with { place in
      try place.write(
        """
        platform :ios, '13.0'
        target 'Shop' do
          pod 'Alamofire', '~> 5.9.1'
          pod "GoogleSignIn", "~> 7.0"
          pod 'SnapKit', '5.6.0' # pinned
          pod 'Kingfisher', :inhibit_warnings => true
          pod 'Firebase/Auth'
          pod 'Boats', '~> 1.2'
          # pod 'Nuke'
        end
        """, to: "Podfile")
      let pods = PodsFolder(in: place.folder)
      let packages = pods.packages.map { "\($0.name) \($0.requirement)" }
      #expect(
        packages == [
          #"Alamofire upToNextMinor("5.9.1")"#, #"SnapKit exact("5.6.0")"#,
          #"firebase-ios-sdk range("0.0.1", "1000.0.0")"#,
          #"GoogleSignIn-iOS upToNextMajor("7.0.0")"#, #"Kingfisher range("0.0.1", "1000.0.0")"#,
        ])
      #expect(
        pods.remark
          == "The folder Pods is not here, and neither is Boats. 'pod install' makes it.")
    }
  }

  @Test func `are none without a lock file`() throws {
    try Workplace.with { place in
      let pods = PodsFolder(in: place.folder)
      #expect(pods.versions.isEmpty)
      #expect(pods.remark == nil)
    }
  }
}
