/// A rule by which a tunnel is opened.
open class NEOnDemandRuleConnect: NEOnDemandRule {}
