import FailureReporting
import FleetDeferral
import Foundation

// The values of SwiftUI's types that do the least: what stands for what does not compile begins with them.

extension Binding: LeastValued {
  /// A binding of a value that does not change, and is made when it is asked for.
  package static var leastValue: Self {
    Self(get: { LeastValue.orEnd(Value.self) }, set: { _ in })
  }
}

extension AnyView: LeastValued {
  package static var leastValue: Self { Self(EmptyView()) }
}

extension EmptyView: LeastValued {
  package static var leastValue: Self { Self() }
}

extension Text: LeastValued {
  package static var leastValue: Self { Self(verbatim: "") }
}

extension Image: LeastValued {
  package static var leastValue: Self { Self(uiImage: UIImage()) }
}

extension Color: LeastValued {
  package static var leastValue: Self { .clear }
}

extension Font: LeastValued {
  package static var leastValue: Self { .body }
}

extension Gradient: LeastValued {
  package static var leastValue: Self { Self(colors: []) }
}

extension AnyShapeStyle: LeastValued {
  package static var leastValue: Self { Self(Color.clear) }
}

extension Path: LeastValued {
  package static var leastValue: Self { Self() }
}

extension Angle: LeastValued {
  package static var leastValue: Self { .zero }
}

extension Animation: LeastValued {
  package static var leastValue: Self { .default }
}

extension AnyTransition: LeastValued {
  package static var leastValue: Self { .identity }
}

extension Transaction: LeastValued {
  package static var leastValue: Self { Self() }
}

extension Alignment: LeastValued {
  package static var leastValue: Self { .center }
}

extension HorizontalAlignment: LeastValued {
  package static var leastValue: Self { .center }
}

extension VerticalAlignment: LeastValued {
  package static var leastValue: Self { .center }
}

extension UnitPoint: LeastValued {
  package static var leastValue: Self { .zero }
}

extension EdgeInsets: LeastValued {
  package static var leastValue: Self { Self() }
}

extension EnvironmentValues: LeastValued {
  package static var leastValue: Self { Self() }
}

extension NavigationPath: LeastValued {
  package static var leastValue: Self { Self() }
}
