package transform

import (
	"strconv"
	"strings"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/diag"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/generated/transform"
	"github.com/odsgen/ods/passes"
)

func (p *InterpreterPass) run(r *passes.Run) {
	root := p.root(r)
	if root == nil {
		r.Fail()
		return
	}
	lib := preloaded(r.Op.Context())
	entry := findEntry(r.Op, p.EntryPoint)
	if entry == nil && lib != nil {
		entry = findEntry(lib, p.EntryPoint)
	}
	if entry == nil {
		r.Reporter().OpEmitErrorf(r.Op, "could not find a nested named sequence with name: %s", p.EntryPoint)
		r.Fail()
		return
	}
	s := &State{Root: root, run: r, passes: p.Registry, report: r.Reporter(), checks: !p.DisableExpensiveChecks,
		invalid: map[*core.Value]func(core.Location){}, frozen: map[*core.Operation]*rewrite.Frozen{}}
	if !p.bindTrailing(s) {
		r.Fail()
		return
	}
	if !useLibrary(r.Reporter(), entry, lib) || entry.IsErased() {
		r.Reporter().OpEmitErrorf(r.Op, "failed to merge symbols")
		r.Fail()
		return
	}
	defer s.enter(entry.ParentRegion())()
	if !s.conclude(s.apply(entry)) {
		r.Fail()
	}
}

// root finds the operation with the tag, or takes that of the pass.
func (p *InterpreterPass) root(r *passes.Run) (root *core.Operation) {
	if p.DebugPayloadRootTag == "" {
		return r.Op
	}
	var second *core.Operation
	r.Op.WalkPre(func(op *core.Operation) core.WalkResult {
		tag, ok := op.DiscardableAttr("transform.target_tag").(*core.StringAttr)
		switch {
		case !ok || tag.Value() != p.DebugPayloadRootTag:
			return core.WalkAdvance
		case root == nil:
			root = op
			return core.WalkAdvance
		}
		second = op
		return core.WalkInterrupt
	})
	switch {
	case root == nil:
		r.Reporter().OpEmitErrorf(r.Op, "couldn't find the root payload op with %s=\"%s\" attribute", "transform.target_tag", p.DebugPayloadRootTag)
	case second != nil:
		r.Reporter().OpEmitErrorf(second, "repeated operation with the target tag %q", p.DebugPayloadRootTag).
			Note(root.Loc(), "first operation")
		return nil
	}
	return root
}

// findEntry returns the operation of a script with a name: one directly in op, or the first one below.
func findEntry(op *core.Operation, name string) (found *core.Operation) {
	isEntry := func(o *core.Operation) bool {
		n, ok := o.SymbolName()
		return ok && n == name && transform.TransformOpInterfaceKey.In(o.Info())
	}
	for _, r := range op.Regions() {
		for o := range r.Ops() {
			if isEntry(o) {
				return o
			}
		}
	}
	op.WalkPre(func(o *core.Operation) core.WalkResult {
		if isEntry(o) {
			found = o
			return core.WalkInterrupt
		}
		return core.WalkAdvance
	})
	return found
}

// bindTrailing collects what the arguments after the first stand for: operations of a name, their results after '^',
// or numbers after '#'.
func (p *InterpreterPass) bindTrailing(s *State) bool {
	c := s.Root.Context()
	for _, text := range p.DebugBindTrailingArgs {
		var list []any
		switch {
		case strings.HasPrefix(text, "#"):
			for _, number := range strings.Split(strings.TrimSuffix(text[1:], ";"), ";") {
				n, err := strconv.ParseInt(number, 10, 64)
				if err != nil {
					s.report.Errorf(core.Location{}, "couldn't parse integer pass argument %s", text)
					return false
				}
				list = append(list, c.I64Attr(n))
			}
		default:
			name, results := strings.CutPrefix(text, "^")
			s.Root.WalkPost(func(op *core.Operation) core.WalkResult {
				if op.Name() == name && results {
					list = append(list, Objects(op.ResultList()...)...)
				} else if op.Name() == name {
					list = append(list, op)
				}
				return core.WalkAdvance
			})
		}
		s.extra = append(s.extra, list)
	}
	return true
}

// RunScript applies a named sequence of a script, a module of its own in the same context, to the operation that a pass runs on. A
// failure that may be silenced leaves the operation valid, with what was done before; the other one is reported at its place in the
// script or in the payload.
func RunScript(r *passes.Run, registry *passes.Registry, script *core.Operation, entryPoint string) Outcome {
	entry := findEntry(script, entryPoint)
	if entry == nil {
		r.Reporter().OpEmitErrorf(script, "could not find a nested named sequence with name: %s", entryPoint)
		return failed
	}
	s := &State{Root: r.Op, run: r, passes: registry, report: r.Reporter(), invalid: map[*core.Value]func(core.Location){}, frozen: map[*core.Operation]*rewrite.Frozen{}}
	defer s.enter(entry.ParentRegion())()
	return s.apply(entry)
}

// Warn reports what a failure that may be silenced says as warnings.
func (o Outcome) Warn(to *core.Reporter) {
	if o.IsSilenceable() {
		for _, d := range o.found.List() {
			d.Severity = diag.Warning
			to.Report(d)
		}
	}
}
