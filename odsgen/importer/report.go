package importer

import (
	"fmt"
	"slices"
	"strings"
)

// Need is something that the definitions leave to Go, or that they cannot say.
type Need struct {
	// Kind says what it is: one of the constants below.
	Kind NeedKind
	// Where names the definition, What the promise: the name of a hook, of a directive or of an interface.
	Where, What string
	// Cpp is the C++ that it stands for, "" when the source has none.
	Cpp string
}

// NeedKind sorts needs.
type NeedKind string

// The kinds of needs, in the order of the report.
const (
	NeedMissing   NeedKind = "lost: nothing in the definition stands for it"
	NeedForeign   NeedKind = "of a dialect or library without a definition here"
	NeedType      NeedKind = "types and attributes written by hand in C++: add mnemonic, params and format"
	NeedCondition NeedKind = "conditions in Go: go(...)"
	NeedTrait     NeedKind = "traits in Go: add verifier or fold where the class has one"
	NeedSyntax    NeedKind = "syntax in Go: format custom"
	NeedDirective NeedKind = "directives in Go: custom<...>"
	NeedInfer     NeedKind = "type inference in Go"
	NeedVerifier  NeedKind = "verifiers in Go"
	NeedFold      NeedKind = "folders in Go"
	NeedCanon     NeedKind = "canonicalizations in Go"
	NeedEffects   NeedKind = "effects, speculation and names in Go"
	NeedInterface NeedKind = "methods of interfaces in Go"
	NeedRule      NeedKind = "rewrite rules"
	NeedBuilder   NeedKind = "builders: plain Go functions, where they are wanted"
	NeedMethods   NeedKind = "further declarations in C++: plain Go functions, where they are wanted"
)

var needOrder = []NeedKind{NeedMissing, NeedForeign, NeedType, NeedCondition, NeedTrait, NeedSyntax, NeedDirective, NeedInfer,
	NeedVerifier, NeedFold, NeedCanon,
	NeedEffects, NeedInterface, NeedRule, NeedBuilder, NeedMethods}

func (im *importer) need(kind NeedKind, where, what, cpp string) {
	n := Need{kind, where, what, strings.TrimSpace(cpp)}
	if !slices.Contains(im.needs, n) {
		im.needs = append(im.needs, n)
	}
}

// Report returns what the definitions need, as text: a section for each kind, with the C++ indented below.
func (r *Result) Report() string {
	var b strings.Builder
	for _, kind := range needOrder {
		var list []Need
		for _, n := range r.Needs {
			if n.Kind == kind {
				list = append(list, n)
			}
		}
		if len(list) == 0 {
			continue
		}
		if b.Len() > 0 {
			b.WriteByte('\n')
		}
		fmt.Fprintf(&b, "%d %s\n", len(list), kind)
		for _, n := range list {
			b.WriteString("  " + n.Where)
			if n.What != "" {
				b.WriteString(": " + n.What)
			}
			b.WriteByte('\n')
			if n.Cpp == "" {
				continue
			}
			for l := range strings.Lines(dedent(n.Cpp)) {
				b.WriteString(strings.TrimRight("      | "+l, "\n ") + "\n")
			}
		}
	}
	return b.String()
}

// dedent removes the blanks that all lines but the first begin with.
func dedent(s string) string {
	lines := strings.Split(strings.Trim(s, "\n"), "\n")
	least := -1
	for i, l := range lines {
		n := len(l) - len(strings.TrimLeft(l, " "))
		if i > 0 && n < len(l) && (least < 0 || n < least) {
			least = n
		}
	}
	for i, l := range lines {
		if i > 0 && least > 0 {
			lines[i] = l[min(least, len(l)):]
		}
	}
	return strings.Join(lines, "\n")
}
