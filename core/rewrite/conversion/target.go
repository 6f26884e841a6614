package conversion

import (
	"strings"

	"github.com/odsgen/ods/core"
)

// Legality is what a target says about an operation.
type Legality uint8

// The answers. Unknown operations are converted where a pattern exists and stay where none does, in partial
// conversions.
const (
	Unknown Legality = iota
	Legal
	Illegal
)

// LegalIf turns a condition into an answer.
func LegalIf(ok bool) Legality {
	if ok {
		return Legal
	}
	return Illegal
}

// LegalityFunc decides about one operation; Unknown leaves the decision to the function registered before.
type LegalityFunc func(op *core.Operation) Legality

// Target says which operations are legal. Fill it from one goroutine, then share it.
type Target struct {
	ops      map[string]*rule
	dialects map[string]*rule
	unknown  []LegalityFunc
}

type action uint8

const (
	actLegal action = iota
	actDynamic
	actIllegal
)

type rule struct {
	act       action
	dynamic   []LegalityFunc // the latest last
	recursive bool
	when      []LegalityFunc // conditions of recursive
}

// NewTarget returns a target that knows nothing.
func NewTarget() *Target {
	return &Target{ops: make(map[string]*rule), dialects: make(map[string]*rule)}
}

func set(m map[string]*rule, a action, names []string) {
	for _, n := range names {
		r := m[n]
		if r == nil {
			r = new(rule)
			m[n] = r
		}
		r.act = a
	}
}

// LegalOps makes operations legal.
func (t *Target) LegalOps(names ...string) { set(t.ops, actLegal, names) }

// IllegalOps makes operations illegal: a conversion fails when one is left.
func (t *Target) IllegalOps(names ...string) { set(t.ops, actIllegal, names) }

// DynamicOps lets a function decide about operations.
func (t *Target) DynamicOps(f LegalityFunc, names ...string) {
	set(t.ops, actDynamic, names)
	for _, n := range names {
		t.ops[n].dynamic = append(t.ops[n].dynamic, f)
	}
}

// LegalDialects makes the operations of dialects legal where nothing is said about them by name.
func (t *Target) LegalDialects(names ...string) { set(t.dialects, actLegal, names) }

// IllegalDialects makes the operations of dialects illegal where nothing is said about them by name.
func (t *Target) IllegalDialects(names ...string) { set(t.dialects, actIllegal, names) }

// DynamicDialects lets a function decide about the operations of dialects where nothing is said about them by name.
func (t *Target) DynamicDialects(f LegalityFunc, names ...string) {
	set(t.dialects, actDynamic, names)
	for _, n := range names {
		t.dialects[n].dynamic = append(t.dialects[n].dynamic, f)
	}
}

// DynamicUnknown lets a function decide about all operations that nothing else is said about.
func (t *Target) DynamicUnknown(f LegalityFunc) { t.unknown = append(t.unknown, f) }

// RecursivelyLegal makes everything nested in legal operations of the given name legal too; when restricts that to
// operations for which it does not answer Illegal, nil to none.
func (t *Target) RecursivelyLegal(when LegalityFunc, names ...string) {
	for _, n := range names {
		r := t.ops[n]
		if r == nil {
			r = new(rule)
			t.ops[n] = r
		}
		r.recursive = true
		if when == nil {
			r.when = nil
		} else {
			r.when = append(r.when, when)
		}
	}
}

// rule returns what the target says about operations of a name, or nil.
func (t *Target) rule(name string) *rule {
	if r := t.ops[name]; r != nil {
		return r
	}
	ns, _, _ := strings.Cut(name, ".")
	if r := t.dialects[ns]; r != nil {
		return r
	}
	if len(t.unknown) > 0 {
		return &rule{act: actDynamic, dynamic: t.unknown}
	}
	return nil
}

func decide(list []LegalityFunc, op *core.Operation) Legality {
	for i := len(list) - 1; i >= 0; i-- {
		if l := list[i](op); l != Unknown {
			return l
		}
	}
	return Unknown
}

// Of returns what the target says about an operation, and whether all that is nested in it is legal too.
func (t *Target) Of(op *core.Operation) (l Legality, recursive bool) { return t.rule(op.Name()).of(op) }

func (r *rule) of(op *core.Operation) (l Legality, recursive bool) {
	if r == nil {
		return Unknown, false
	}
	switch r.act {
	case actIllegal:
		return Illegal, false
	case actDynamic:
		if l = decide(r.dynamic, op); l != Legal {
			return l, false
		}
	}
	return Legal, r.recursive && decide(r.when, op) != Illegal
}

// mayLegalize reports whether operations of the name are, or may be, legal as they are.
func (t *Target) mayLegalize(name string) bool {
	r := t.rule(name)
	return r != nil && r.act != actIllegal
}

func (t *Target) alwaysLegal(name string) bool {
	r := t.rule(name)
	return r != nil && r.act == actLegal
}

// mayForbid reports whether there may be operations that are illegal.
func (t *Target) mayForbid() bool {
	for _, m := range []map[string]*rule{t.ops, t.dialects} {
		for _, r := range m {
			if r.act != actLegal {
				return true
			}
		}
	}
	return len(t.unknown) > 0
}
