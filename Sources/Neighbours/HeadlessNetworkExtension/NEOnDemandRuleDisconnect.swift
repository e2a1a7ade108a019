/// A rule by which a tunnel is closed.
open class NEOnDemandRuleDisconnect: NEOnDemandRule {}
