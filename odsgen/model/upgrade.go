package model

// Upgrade is what changed with a version of a dialect: an entry of the key upgrades.
type Upgrade struct {
	Version int
	Ops     []*OpUpgrade
	// Types and Attrs are mnemonics.
	Types, Attrs []*Renaming
	Enums        []*EnumUpgrade
	Span         Span
}

// Renaming is a name before a change, and after it; To is empty for what was removed.
type Renaming struct {
	From, To string
	// Span is the place of the old name, ToSpan that of the new one.
	Span, ToSpan Span
}

// EnumUpgrade are the changes of an enum's cases.
type EnumUpgrade struct {
	Name string
	// Enum is the enum of today, nil when there is none of that name.
	Enum  *Enum
	Cases []*Renaming
	Span  Span
}

// OpUpgrade is a change of an operation, by the mnemonic that it had.
type OpUpgrade struct {
	Renaming
	// Removed operations are gone. Format says that the custom syntax is another one.
	Removed, Format bool
	Attrs           []*AttrUpgrade
	Operands        []*OperandUpgrade
	// Up and Down are the hooks that compute what the rest cannot say, or nil.
	Up, Down *Hook
}

// AttrUpgrade is a change of an inherent attribute or a property.
type AttrUpgrade struct {
	Renaming
	Removed bool
	// Before is the text of what the absence of the attribute meant; empty means that it had no value.
	Before     string
	BeforeSpan Span
}

// OperandUpgrade is a change of an operand. At and Length are those of one that was removed.
type OperandUpgrade struct {
	Renaming
	Removed bool
	At      int
	Length  Length
}

// WithCases returns a copy of an enum that has other cases.
func (e *Enum) WithCases(list []*EnumCase) *Enum {
	out := *e
	out.Cases, out.byStr, out.table = nil, nil, nil
	for _, c := range list {
		out.AddCase(c)
	}
	return &out
}
