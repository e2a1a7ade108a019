import WidgetKit

let color = FreshnessColor.fresh
