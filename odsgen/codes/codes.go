package codes

import (
	"slices"

	"github.com/odsgen/ods/asmformat"
	"github.com/odsgen/ods/odsgen/internal/report"
)

// Explanation documents one code.
type Explanation struct {
	Code, Title string
	// Text says what is wrong and why it matters.
	Text string
	// Example is a definition, or for codes of formats a declaration and a format, that has the fault; "" when none can be
	// shown.
	Example string
	// Fix is the format of the example put right; "" for codes that are not about formats, whose messages say the fix.
	Fix string
}

// Explain returns the explanation of a code.
func Explain(id string) (Explanation, bool) {
	if c := report.Lookup(id); c != nil {
		return Explanation{Code: c.ID, Title: c.Title, Text: c.Text, Example: c.Example}, true
	}
	if e, ok := asmformat.Explain(id); ok {
		return Explanation{Code: e.Code, Title: e.Title, Text: e.Text, Example: e.Example, Fix: e.Fix}, true
	}
	return Explanation{}, false
}

// All returns the explanations of all codes in ascending order.
func All() []Explanation {
	var ids []string
	for _, c := range report.Codes() {
		ids = append(ids, c.ID)
	}
	ids = append(ids, asmformat.Codes()...)
	slices.Sort(ids)
	var out []Explanation
	for _, id := range slices.Compact(ids) {
		if e, ok := Explain(id); ok {
			out = append(out, e)
		}
	}
	return out
}
