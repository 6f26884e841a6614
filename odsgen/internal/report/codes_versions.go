package report

// The codes of versions.
var (
	UpgradeVersion = &Code{"ODS0904", "version of an upgrade",
		"Upgrades stand under the version that they lead to: 2 at least, and at most the dialect's version.",
		"dialect: d\nversion: 2\nupgrades:\n  3:\n    ops:\n      a: {removed: true}\n"}
	UpgradeTwice = &Code{"ODS0905", "two changes of one thing",
		"With one version a thing changes once, and two things do not get one name.",
		"dialect: d\nversion: 2\nupgrades:\n  2:\n    ops:\n      a: {renamed_to: c}\n      b: {renamed_to: c}\nops:\n  c: {}\n"}
	UpgradeEmpty = &Code{"ODS0906", "empty upgrade",
		"An entry under upgrades: says what changed.",
		"dialect: d\nversion: 2\nupgrades:\n  2:\n    ops:\n      a: {}\nops:\n  a: {}\n"}
	UpgradeUnknown = &Code{"ODS0907", "upgrade of something unknown",
		"Names under upgrades: are those that the thing had before that version; what it is called since must exist with that version.",
		"dialect: d\nversion: 2\nupgrades:\n  2:\n    ops:\n      a: {renamed_to: b}\nops:\n  c: {}\n"}
	UpgradeCycle = &Code{"ODS0908", "cycle of renames",
		"Names that change places with one version would make text mean something else without a word.",
		"dialect: d\nversion: 2\nupgrades:\n  2:\n    ops:\n      a: {renamed_to: b}\n      b: {renamed_to: a}\nops:\n  a: {}\n  b: {}\n"}
	UpgradeValue = &Code{"ODS0909", "value of an upgrade",
		"before: is an attribute as MLIR writes it, with its type. What is new and required needs it, so that older files have a value.",
		"dialect: d\nversion: 2\nupgrades:\n  2:\n    ops:\n      a: {attributes: {x: {before: '1 :'}}}\nops:\n" +
			"  a:\n    attributes:\n      - x: I64Attr\n"}
	UpgradeOperand = &Code{"ODS0910", "new operand",
		"An operation of an older version has no value for a new operand, so it is optional, or a hook computes it.",
		"dialect: d\nversion: 2\nupgrades: {}\nops:\n  a:\n    operands:\n      - x: {type: I32, since: 2}\n"}

	versionCodes = []*Code{UpgradeVersion, UpgradeTwice, UpgradeEmpty, UpgradeUnknown, UpgradeCycle, UpgradeValue, UpgradeOperand}
)
