package driver

import (
	"bytes"
	"fmt"
	"io"
	"slices"
	"sync"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/passes"
)

// dumpOptions say when the IR is printed between passes.
type dumpOptions struct {
	before, after       []string
	beforeAll, afterAll bool
	onlyChanged         bool // of the dumps after a pass
	onFailure           bool // after a pass only when it failed
	moduleScope         bool
}

func (d *dumpOptions) any() bool {
	return d.beforeAll || d.afterAll || d.onFailure || len(d.before)+len(d.after) > 0
}

func (d *dumpOptions) isBefore(p *passes.Pass) bool {
	return d.beforeAll || slices.Contains(d.before, p.Name)
}

func (d *dumpOptions) isAfter(p *passes.Pass) bool {
	return d.afterAll || d.onFailure || slices.Contains(d.after, p.Name)
}

// dumper prints the IR around passes as --mlir-print-ir-* ask for.
type dumper struct {
	passes.NoInstrumentation
	o     dumpOptions
	print core.PrintOptions
	mu    sync.Mutex
	text  map[*core.Operation][]byte // before the pass that runs on it, to see changes
}

func newDumper(o *optOptions) *dumper {
	d := &dumper{o: o.dump, print: o.print, text: make(map[*core.Operation][]byte)}
	d.print.KeepNames = o.keepNames
	d.print.Workers = 1
	return d
}

// BeforePass prints, and remembers the IR when changes matter.
func (d *dumper) BeforePass(e *passes.Event) {
	if d.o.isBefore(e.Pass) {
		d.dump(e, "Before", "")
	}
	if d.o.onlyChanged && d.o.isAfter(e.Pass) {
		text := fingerprint(e.Op)
		d.mu.Lock()
		defer d.mu.Unlock()
		d.text[e.Op] = text
	}
}

// AfterPass prints.
func (d *dumper) AfterPass(e *passes.Event) {
	if !d.o.isAfter(e.Pass) {
		return
	}
	if e.Failed {
		d.dump(e, "After", " Failed")
		return
	}
	if d.o.onFailure || d.o.onlyChanged && !d.changed(e.Op) {
		return
	}
	d.dump(e, "After", "")
}

func (d *dumper) changed(op *core.Operation) bool {
	d.mu.Lock()
	before := d.text[op]
	delete(d.text, op)
	d.mu.Unlock()
	return !bytes.Equal(before, fingerprint(op))
}

// fingerprint is a text that tells different IR apart.
func fingerprint(op *core.Operation) []byte {
	text, _ := printed(op, core.PrintOptions{Generic: true, DebugInfo: true, LocalScope: true, Workers: 1}) // a buffer takes everything
	return text
}

func (d *dumper) dump(e *passes.Event, when, outcome string) {
	fmt.Fprintf(e.Out, "// -----// IR Dump %s %s%s (%s)", when, e.Pass.ClassName(), outcome, e.Pass.Name)
	op := e.Op
	if d.o.moduleScope {
		fmt.Fprintf(e.Out, " ('%s' operation%s)", op.Name(), symbolOf(op))
		for op.ParentOp() != nil {
			op = op.ParentOp()
		}
	}
	io.WriteString(e.Out, " //----- //\n")
	o := d.print
	o.LocalScope = o.LocalScope || op.Block() != nil
	// A pass that failed may leave anything.
	if !o.AssumeVerified && !o.Generic && (e.Failed || outcome != "") {
		o.Generic = !valid(op, 1)
	}
	core.Print(e.Out, op, o)
	io.WriteString(e.Out, "\n\n")
}

// symbolOf returns ": @name" for a symbol.
func symbolOf(op *core.Operation) string {
	s, ok := op.Attr(core.SymbolNameAttr).(*core.StringAttr)
	if !ok {
		return ""
	}
	return ": " + core.AttrString(op.Context().SymbolRef(s.Value()))
}

// printStatistics writes the counters of the passes that have any: in the order of the pipeline, or added up by name.
func printStatistics(w io.Writer, p *passes.Pipeline, display string) {
	type counter struct {
		name, summary string
		n             int64
	}
	type group struct {
		name string
		list []counter
	}
	var groups []*group
	p.Passes(func(pass *passes.Pass) {
		name := pass.ClassName()
		i := -1
		if display == "list" {
			i = slices.IndexFunc(groups, func(g *group) bool { return g.name == name })
		}
		if i < 0 {
			i = len(groups)
			groups = append(groups, &group{name: name})
		}
		for _, s := range pass.Statistics {
			l := &groups[i].list
			k := slices.IndexFunc(*l, func(c counter) bool { return c.name == s.Name })
			if k < 0 {
				k = len(*l)
				*l = append(*l, counter{name: s.Name, summary: s.Summary})
			}
			(*l)[k].n += s.Value()
		}
	})
	if display == "list" {
		slices.SortStableFunc(groups, func(a, b *group) int { return bytes.Compare([]byte(a.name), []byte(b.name)) })
	}
	banner(w, "Pass statistics report")
	for _, g := range groups {
		if len(g.list) == 0 {
			continue
		}
		fmt.Fprintln(w, g.name)
		for _, c := range g.list {
			fmt.Fprintf(w, "  (S) %8d %s - %s\n", c.n, c.name, c.summary)
		}
	}
	fmt.Fprintln(w)
}
