package conversion

import (
	"fmt"

	"github.com/odsgen/ods/core"
)

// attempts records, for the operation whose turn it is, which patterns were tried and why each did not help.
type attempts struct {
	list  []attempt
	stack []int // the attempts that run, one inside the other
}

type attempt struct {
	pattern *Pattern
	op      string
	depth   int
	reason  string
	blame   string // the operation that could not be legalized afterwards
}

func (a *attempts) start() { a.list, a.stack = a.list[:0], a.stack[:0] }

func (a *attempts) begin(op *core.Operation, p *Pattern) {
	a.stack = append(a.stack, len(a.list))
	a.list = append(a.list, attempt{pattern: p, op: op.Name(), depth: len(a.stack) - 1})
}

func (a *attempts) end() {
	if n := len(a.stack); n > 0 {
		a.stack = a.stack[:n-1]
	}
}

func (a *attempts) top() *attempt {
	if n := len(a.stack); n > 0 {
		return &a.list[a.stack[n-1]]
	}
	return nil
}

// because records the reason of the pattern that runs.
func (a *attempts) because(_ *core.Operation, reason string) {
	if t := a.top(); t != nil {
		t.reason = reason
	}
}

func (a *attempts) missing(op *core.Operation, tag string, i int, t core.Type) {
	a.because(op, fmt.Sprintf("unable to convert type for %s #%d, type was '%s'", tag, i, core.TypeString(t)))
}

func (a *attempts) skipped(op *core.Operation, p *Pattern) {
	a.list = append(a.list, attempt{pattern: p, op: op.Name(), depth: len(a.stack), reason: "pattern was already applied"})
}

func (a *attempts) culprit(op *core.Operation) {
	if t := a.top(); t != nil {
		t.blame = op.Name()
	}
}

func (a *attempts) undone(_ *core.Operation, _ *Pattern) {
	t := a.top()
	if t == nil {
		return
	}
	if t.blame != "" {
		t.reason = fmt.Sprintf("what it makes cannot be legalized: '%s'", t.blame)
	} else {
		t.reason = "what it makes cannot be legalized"
	}
}

func (a *attempt) String() string {
	reason := a.reason
	if reason == "" {
		reason = "it does not match"
	}
	return fmt.Sprintf("pattern '%s' on '%s' failed: %s", a.pattern.Name, a.op, reason)
}

// maxAttemptNotes bounds the hints of one failure.
const maxAttemptNotes = 20

// fail reports that an operation cannot be legalized, with hints that say why it is not legal and what was tried.
func (d *driver) fail(op *core.Operation, format string, args ...any) {
	f := d.cfg.Report.OpEmitErrorf(op, format, args...)
	f.Hint(op.Loc(), "%s", d.why(op))
	list := d.attempts.list
	if len(list) == 0 {
		f.Hint(op.Loc(), "no pattern for '%s' leads to operations that are legal for the target; add one, or make the operation legal",
			op.Name())
	}
	for i := range list {
		if i == maxAttemptNotes {
			f.Hint(op.Loc(), "and %d more attempts", len(list)-i)
			break
		}
		f.Hint(op.Loc(), "%s", &list[i])
	}
}

// why says on what grounds the target does not call the operation legal.
func (d *driver) why(op *core.Operation) string {
	t, name := d.leg.target, op.Name()
	dialect := op.Info().DialectName()
	describe := func(r *rule, what string) string {
		if r.act == actIllegal {
			return what + " is illegal for the target"
		}
		return what + " is legal for the target under conditions, which this operation does not meet"
	}
	switch {
	case t.ops[name] != nil:
		return describe(t.ops[name], "operation '"+name+"'")
	case t.dialects[dialect] != nil:
		return describe(t.dialects[dialect], "dialect '"+dialect+"'")
	case len(t.unknown) > 0:
		return "unknown operations are legal for the target under conditions, which this operation does not meet"
	}
	return "the target says nothing about operation '" + name + "' or dialect '" + dialect + "'"
}
