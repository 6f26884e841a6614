package report

// The codes of passes.
var (
	PassName = &Code{"ODS1601", "name of a pass",
		"A pass is named by its argument: lower-case letters, digits and '-'. Arguments, options and counters have names of their own.",
		"library: l\npasses:\n  my pass: {summary: x}\n"}
	PassOption = &Code{"ODS1602", "option of a pass",
		"An option has a type; an enum has values; defaults are of the type.",
		"library: l\npasses:\n  my-pass:\n    options:\n      - level: {type: int, default: high}\n"}
	PassPlace = &Code{"ODS1603", "passes far from their Go code",
		"What a pass does is a method of the generated struct, so that both are in one package. A definition below defs is generated into another one: declare its passes in a library beside their Go code.",
		""}
	PassAnchor = &Code{"ODS1604", "anchor of a pass",
		"A pass runs on one operation, named in full, or on those that implement an interface.",
		"library: l\npasses:\n  my-pass: {anchor: module}\n"}

	passCodes = []*Code{PassName, PassOption, PassPlace, PassAnchor}
)
