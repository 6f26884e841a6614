package driver

import (
	"fmt"
	"io"
	"strings"

	"github.com/odsgen/ods/passes"
)

func splitComma(v string) []string {
	var out []string
	for _, s := range strings.Split(v, ",") {
		if s = strings.TrimSpace(s); s != "" {
			out = append(out, s)
		}
	}
	return out
}

func optHelp(w io.Writer, cfg *Config) {
	fmt.Fprintf(w, "OVERVIEW: MLIR modular optimizer driver\n\nAvailable Dialects: %s\nUSAGE: %s opt [options] <input file>\n\n"+
		"Parses IR from a file or standard input, verifies it, runs passes and prints the result. Flags may be written\n"+
		"with one dash or two, and stand anywhere; a pass is a flag too: --canonicalize, --canonicalize=\"top-down=false\".\n\n"+
		"OPTIONS:\n", strings.Join(cfg.Dialects.Names(), ", "), cfg.name())
	helpFlags(w, optFlags())
	if len(cfg.Passes.Passes()) > 0 {
		fmt.Fprintln(w)
		listPasses(w, cfg.Passes)
	}
}

func showDialects(w io.Writer, cfg *Config) {
	fmt.Fprintf(w, "Available Dialects: %s\n", strings.Join(cfg.Dialects.Names(), ","))
}

// listPasses prints passes and named pipelines with their options in mlir-opt's columns.
func listPasses(w io.Writer, reg *passes.Registry) {
	var rows [][2]string
	row := func(indent int, name, dash, summary string) {
		rows = append(rows, [2]string{strings.Repeat(" ", indent) + "--" + name, "-" + dash + summary})
	}
	options := func(set *passes.OptionSet) {
		for _, o := range set.Options() {
			row(4, o.Name+"=<"+o.Kind+">", " ", o.Summary)
			for _, v := range o.Values {
				rows = append(rows, [2]string{"      =" + v.Name, "-   " + v.Summary})
			}
		}
	}
	section := func(title string, names []string, add func(name string)) {
		if len(names) > 0 {
			rows = append(rows, [2]string{title})
			for _, n := range names {
				add(n)
			}
		}
	}
	section("Passes:", reg.Passes(), func(n string) {
		p := reg.New(n)
		row(2, n, "   ", p.Summary)
		options(&p.Options)
	})
	section("Pass Pipelines:", reg.Pipelines(), func(n string) {
		e := reg.Pipeline(n)
		row(2, n, "   ", e.Summary)
		set, _ := e.New()
		options(set)
	})
	width := 0
	for _, r := range rows {
		width = max(width, len(r[0]))
	}
	for _, r := range rows {
		if r[1] == "" {
			fmt.Fprintln(w, r[0])
			continue
		}
		fmt.Fprintf(w, "%-*s %s\n", width, r[0], r[1])
	}
}
