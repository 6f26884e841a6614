package evolution

import (
	"cmp"
	"maps"
	"slices"
	"strings"
)

// AttrName is the name of the attribute of a module that says in which versions of their dialects the module is written:
// {ods.versions = {poly = 2 : i64, toy = "1.2"}}. A module in memory that has it is in that shape, which no pass expects: a downgrade
// sets it last, and reading takes it off when it has brought the module up to date.
const AttrName = "ods.versions"

// MaxVersion is the largest version of a dialect; see [Parse].
const MaxVersion = 1<<31 - 1

// Table is what a definition says about the versions of its dialect. Files that use such a dialect carry its
// version, and files of other versions are read: see core.Operation.Upgrade.
type Table struct {
	// Version is the present version.
	Version int
	// Upgrades are the changes, by ascending version.
	Upgrades []Upgrade
	// Since are the parts that not all versions have.
	Since []SinceDef
}

// Upgrade is what changed with a version.
type Upgrade struct {
	Version int
	Ops     []Op
	// Types and Attrs are mnemonics.
	Types, Attrs []Renaming
	Enums        []Enum
}

// Renaming is a name before a change, and after it; To is empty for what was removed.
type Renaming struct{ From, To string }

// Enum are the changes of an enum's cases.
type Enum struct {
	// Enum is the name that messages have for the enum: "::mlir::poly::Mode". Attr is the mnemonic of its attribute, empty
	// when it has none.
	Enum, Attr string
	Cases      []Renaming
}

// Op is a change of an operation. Names of parts are those before the change, but for what came with it.
type Op struct {
	// Name is the full name before the change, To the one after it, empty when the name stayed.
	Name, To string
	// Removed says that the operation is gone; Up may turn it into others.
	Removed bool
	// Format says that the custom syntax is another one since.
	Format   bool
	Attrs    []Attr
	Operands []Operand
	// Up and Down are hand-written: they compute what the other fields cannot say. Up runs after them, Down before
	// them.
	Up, Down func(hooks, op any) error
}

// Attr is a change of an inherent attribute or a property.
type Attr struct {
	Name, To string
	Removed  bool
	// Before is the text of what the absence of the attribute meant before the change; empty means that it had no value.
	Before string
}

// Operand is a change of a declared operand.
type Operand struct {
	Name, To string
	Removed  bool
	// At is the place that a removed operand had among the declared ones, and Arity how many values it stood for.
	At    int
	Arity uint8
}

// SinceKind is the kind of what [SinceDef] is about.
type SinceKind uint8

// The kinds of parts.
const (
	SinceOp SinceKind = iota
	SinceType
	SinceAttr
	SinceSlot // an inherent attribute or property
	SinceOperand
	SinceCase // of the enum that an attribute holds
)

// SinceDef says since which version something exists.
type SinceDef struct {
	Part SinceKind
	// Owner is the full name of the operation, or the mnemonic of the enum's attribute; empty for operations, types and
	// attributes. Name is a full name, a mnemonic, the name of a part, or the text of a case.
	Owner, Name string
	Version     int
}

// SinceOf returns the version since which something exists; 0 when it always did.
func (e *Table) SinceOf(part SinceKind, owner, name string) int {
	for i := range e.Since {
		if s := &e.Since[i]; s.Part == part && s.Owner == owner && s.Name == name {
			return s.Version
		}
	}
	return 0
}

// Versions says in which versions of their dialects IR is written. It has only dialects that have versions.
type Versions map[string]int

// String lists the versions: "poly=2,toy=1".
func (v Versions) String() string {
	var out []string
	for _, name := range slices.Sorted(maps.Keys(v)) {
		out = append(out, name+"="+Text(v[name]))
	}
	return strings.Join(out, ",")
}

// Renames maps the names of a version to those of today; what was removed maps to "".
func Renames(from int, upgrades []Upgrade, list func(*Upgrade) []Renaming) map[string]string {
	out := map[string]string{}
	for i := range upgrades {
		if upgrades[i].Version <= from {
			continue
		}
		next := maps.Clone(out)
		for _, r := range list(&upgrades[i]) {
			known := false
			for old, now := range out {
				if now == r.From {
					next[old], known = r.To, true
				}
			}
			if _, reused := out[r.From]; !known && !reused {
				next[r.From] = r.To
			}
		}
		out = next
	}
	return out
}

// OldNames is the inverse of [Renames], for what was not removed. Of several names that became one, the first counts.
func OldNames(m map[string]string) map[string]string {
	out := map[string]string{}
	for _, old := range slices.Sorted(maps.Keys(m)) {
		if now := m[old]; now != "" && out[now] == "" {
			out[now] = old
		}
	}
	return out
}

// CasesOf selects the changes of an enum's cases.
func CasesOf(enum string) func(*Upgrade) []Renaming {
	return func(u *Upgrade) []Renaming {
		for _, e := range u.Enums {
			if e.Enum == enum {
				return e.Cases
			}
		}
		return nil
	}
}

// Op returns the change of an operation, or nil.
func (u *Upgrade) Op(name string) *Op {
	for i := range u.Ops {
		if u.Ops[i].Name == name {
			return &u.Ops[i]
		}
	}
	return nil
}

// OpNow returns the change that led to a name, or nil.
func (u *Upgrade) OpNow(name string) *Op {
	for i := range u.Ops {
		if o := &u.Ops[i]; !o.Removed && cmp.Or(o.To, o.Name) == name {
			return o
		}
	}
	return nil
}

// IsGone reports whether an operation that a version has was removed since, and nothing makes another one of it: files
// with it are refused.
func (e *Table) IsGone(op string, version int) bool {
	for i := range e.Upgrades {
		if u := &e.Upgrades[i]; u.Version > version {
			if o := u.Op(op); o != nil && o.Removed {
				return o.Up == nil
			} else if o != nil && o.To != "" {
				op = o.To
			}
		}
	}
	return false
}
