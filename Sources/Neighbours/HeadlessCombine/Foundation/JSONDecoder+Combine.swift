public import Foundation

extension JSONDecoder: TopLevelDecoder {}
