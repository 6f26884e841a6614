package keys

// Upgrade is what changed with a version.
var Upgrade = &Table{Name: "upgrade", Doc: "What changed with a version of the dialect, by the names before.", Keys: []Key{
	{Name: "ops", Kind: Section, Of: OpUpgrade, Doc: "Operations that were renamed, removed, or have other parts."},
	{Name: "types", Kind: Section, Of: Renaming, Doc: "Types that were renamed or removed, by mnemonic."},
	{Name: "attributes", Kind: Section, Of: Renaming, Doc: "Attributes that were renamed or removed, by mnemonic."},
	{Name: "enums", Kind: Section, Of: EnumUpgrade, Doc: "Enums of which cases were renamed or removed."},
}}

// renamedTo and removed are what most changes consist of.
var (
	renamedTo = Key{Name: "renamed_to", Doc: "The name since then."}
	removed   = Key{Name: "removed", Kind: Flag, Doc: "It is gone."}
)

// OpUpgrade is a change of an operation.
var OpUpgrade = &Table{Name: "operation_upgrade", Doc: "A change of an operation.", Keys: []Key{
	renamedTo, removed,
	{Name: "format", Kind: Flag, Doc: "The custom syntax is another one: that of older versions cannot be read."},
	{Name: "attributes", Kind: Section, Of: AttrUpgrade, Doc: "Attributes and properties that changed, and new ones that files without them need."},
	{Name: "operands", Kind: Section, Of: OperandUpgrade, Doc: "Operands that were renamed or removed."},
	{Name: "upgrade", Kind: Flag, Doc: "Promises a hook that computes what an older operation becomes."},
	{Name: "downgrade", Kind: Flag, Doc: "Promises a hook that computes what older versions have instead."},
}}

// AttrUpgrade is a change of an attribute.
var AttrUpgrade = &Table{Name: "attribute_upgrade", Doc: "A change of an attribute or property.", Keys: []Key{
	renamedTo, removed,
	{Name: "before", Doc: "What its absence meant before, as MLIR writes the attribute: '1 : i64'."},
}}

// OperandUpgrade is a change of an operand.
var OperandUpgrade = &Table{Name: "operand_upgrade", Doc: "A change of an operand.", Keys: []Key{
	renamedTo, removed,
	{Name: "at", Kind: Number, Doc: "Place among the operands that a removed one had, from 0."},
	{Name: "optional", Kind: Flag, Doc: "The removed one was optional."},
	{Name: "variadic", Kind: Flag, Doc: "The removed one stood for any number of values."},
}}

// Renaming is a change of a name.
var Renaming = &Table{Name: "renaming", Doc: "A name that changed.", Keys: []Key{renamedTo, removed}}

// EnumUpgrade is a change of an enum.
var EnumUpgrade = &Table{Name: "enum_upgrade", Doc: "A change of an enum.", Keys: []Key{
	{Name: "cases", Kind: Section, Of: Renaming, Doc: "Cases that were renamed or removed."},
}}
