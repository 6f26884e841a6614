package main

import (
	"fmt"
	"strings"

	"github.com/odsgen/ods/odsgen/codes"
	"github.com/odsgen/ods/odsgen/model"
)

// runExplain is "odsgen explain".
func runExplain(c *context, args []string) int {
	fs := c.flags()
	names, status, ok := c.parse(fs, args)
	if !ok {
		return status
	}
	switch {
	case len(names) == 0:
		for _, e := range codes.All() {
			fmt.Fprintf(c.out, "%s  %s\n", e.Code, e.Title)
		}
		return 0
	case names[0] == "functions":
		for _, f := range model.Functions() {
			fmt.Fprintf(c.out, "%-18s %s\n", f.Name, f.Doc)
		}
		return 0
	}
	e, ok := codes.Explain(strings.ToUpper(names[0]))
	if !ok {
		return c.fail(fmt.Errorf("unknown code %q; 'odsgen explain' lists all", names[0]))
	}
	fmt.Fprintf(c.out, "%s: %s\n\n%s\n", e.Code, e.Title, e.Text)
	if e.Example != "" {
		fmt.Fprintf(c.out, "\nExample of the fault:\n\n%s\n", indent(e.Example))
	}
	if e.Fix != "" {
		fmt.Fprintf(c.out, "\nPut right:\n\n%s\n", indent(e.Fix))
	}
	return 0
}

func indent(s string) string {
	return "    " + strings.ReplaceAll(strings.TrimRight(s, "\n"), "\n", "\n    ")
}
