package pdl

import (
	"fmt"
	"strings"

	"github.com/odsgen/ods/odsgen/model"
)

// Kept is a rule that stays out of the module, and why.
type Kept struct {
	Rule   *model.Rule
	Reason string
}

// Module returns the rules of a dialect as a module, and those that it does not have.
func Module(d *model.Dialect) (text string, kept []Kept) {
	var out strings.Builder
	fmt.Fprintf(&out, "// The rewrite rules of dialect %s.\nmodule @%s {\n", d.Name, strings.ReplaceAll(d.Name, ".", "_"))
	for _, r := range d.Rules {
		pattern, reason := rule(r)
		listing := "  // " + strings.ReplaceAll(strings.TrimSpace(r.Listing), "\n", "\n  // ") + "\n"
		if reason != "" {
			kept = append(kept, Kept{r, reason})
			fmt.Fprintf(&out, "  // %s is not here: %s.\n%s", r.GoName, reason, listing)
			continue
		}
		out.WriteString(listing + pattern)
	}
	out.WriteString("}\n")
	return out.String(), kept
}

// rule returns the patterns of one rule, or why there are none.
func rule(r *model.Rule) (text, reason string) {
	defer func() {
		if p := recover(); p != nil {
			why, ok := p.(cannot)
			if !ok {
				panic(p)
			}
			text, reason = "", string(why)
		}
	}()
	// Each choice between alternatives that the match meets doubles the patterns, and so on.
	for way := 0; ; way++ {
		w := &writer{rule: r, way: way, values: map[string]string{}, types: map[string]string{}, ops: map[*model.Binding]*found{},
			attrs: map[*model.Binding]string{}, vals: map[*model.Binding]value{}, lists: map[*model.Binding]string{}}
		text += w.pattern()
		if way+1 >= w.ways {
			return text, ""
		}
	}
}

// cannot is why a rule cannot be said in pdl.
type cannot string
