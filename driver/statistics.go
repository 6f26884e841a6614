package driver

import (
	"bytes"
	"cmp"
	"fmt"
	"io"
	"slices"
	"strings"

	"github.com/odsgen/ods/passes"
)

// counter is a line of the report of --mlir-pass-statistics.
type counter struct {
	name, summary string
	n             int64
}

// printStatistics writes the counters of passes in mlir-opt's layout: at each pass of the pipeline, also those that
// have none, or in a list that adds up those of passes with the same name.
func printStatistics(w io.Writer, p *passes.Pipeline, display string) {
	banner(w, "Pass statistics report")
	if display == "list" {
		listStatistics(w, p)
	} else {
		pipelineStatistics(w, p, 0)
	}
	fmt.Fprintln(w)
}

func pipelineStatistics(w io.Writer, p *passes.Pipeline, indent int) {
	for _, s := range p.Steps() {
		if s.Pass != nil {
			printCounters(w, s.Pass.ClassName(), counters(nil, s.Pass), indent)
			continue
		}
		in := indent
		if len(s.Nested) > 1 {
			printCounters(w, collectionName(s.Nested), nil, in)
			in += 2
		}
		for _, n := range s.Nested {
			printCounters(w, "'"+n.Anchor()+"' Pipeline", nil, in)
			pipelineStatistics(w, n, in+2)
		}
	}
}

func listStatistics(w io.Writer, p *passes.Pipeline) {
	type group struct {
		name string
		list []counter
	}
	var groups []*group
	p.Passes(func(pass *passes.Pass) {
		if len(pass.Statistics) == 0 {
			return
		}
		i := slices.IndexFunc(groups, func(g *group) bool { return g.name == pass.ClassName() })
		if i < 0 {
			i = len(groups)
			groups = append(groups, &group{name: pass.ClassName()})
		}
		groups[i].list = counters(groups[i].list, pass)
	})
	slices.SortStableFunc(groups, func(a, b *group) int { return bytes.Compare([]byte(a.name), []byte(b.name)) })
	for _, g := range groups {
		printCounters(w, g.name, g.list, 0)
	}
}

// counters adds those of a pass to a list.
func counters(list []counter, pass *passes.Pass) []counter {
	for _, s := range pass.Statistics {
		i := slices.IndexFunc(list, func(c counter) bool { return c.name == s.Name })
		if i < 0 {
			i = len(list)
			list = append(list, counter{name: s.Name, summary: s.Summary})
		}
		list[i].n += s.Value()
	}
	return list
}

// printCounters writes a title and below it the counters sorted by name, in columns.
func printCounters(w io.Writer, title string, list []counter, indent int) {
	blanks := strings.Repeat(" ", indent)
	fmt.Fprintf(w, "%s%s\n", blanks, title)
	slices.SortStableFunc(list, func(a, b counter) int { return cmp.Compare(a.name, b.name) })
	names, values := 0, 0
	for _, c := range list {
		names, values = max(names, len(c.name)), max(values, len(fmt.Sprint(c.n)))
	}
	for _, c := range list {
		fmt.Fprintf(w, "%s  (S) %*d %-*s - %s\n", blanks, values, c.n, names, c.name, c.summary)
	}
}
