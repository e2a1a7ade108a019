import XcodeProjects

/// A package that another one depends on, as a manifest's dump has it.
struct OtherPackage: Decodable {
  private struct Remote: Decodable {
    struct Location: Decodable {
      let remote: [Address]?
    }

    struct Address: Decodable {
      let urlString: String?
    }

    let location: Location?
    let requirement: Requirement?
    let traits: [Trait]?
  }

  private struct Trait: Decodable {
    let name: String
  }

  private struct Requirement: Decodable {
    struct Bounds: Decodable {
      let lowerBound: String
      let upperBound: String
    }

    let range: [Bounds]?
    let exact: [String]?
    let branch: [String]?
    let revision: [String]?

    var kind: PackageReference.Requirement {
      if let bounds = range?.first { return .range(bounds.lowerBound, bounds.upperBound) }
      if let version = exact?.first { return .exact(version) }
      if let name = branch?.first { return .branch(name) }
      return revision?.first.map { .revision($0) } ?? .unknown
    }
  }

  private struct Local: Decodable {
    let path: String
    let traits: [Trait]?
  }

  private let sourceControl: [Remote]?
  private let fileSystem: [Local]?

  /// Where it is; nothing is known of a package in a registry.
  var source: PackageReference.Source? {
    if let path = fileSystem?.first?.path { return .local(path: path) }
    guard let remote = sourceControl?.first,
      let url = remote.location?.remote?.first?.urlString
    else { return nil }
    return .remote(url: url, remote.requirement?.kind ?? .unknown)
  }

  /// The traits that are asked for, `default` among them; `nil` of manifests before there were any.
  var traits: Set<String>? {
    (fileSystem?.first?.traits ?? sourceControl?.first?.traits).map { Set($0.map(\.name)) }
  }

  /// The name of its folder, in small letters.
  var identity: String? {
    switch source {
    case .local(let path)?: FilePath.name(of: path).lowercased()
    case .remote(let url, _)?: ResolvedVersions.identity(of: url)
    case nil: nil
    }
  }
}
