package asmformat

import (
	"slices"

	"github.com/odsgen/ods/core/diag"
)

// Explanation documents one code for "odsgen explain" and the manual.
type Explanation struct {
	Code, Title string
	// Text says what is wrong and why it matters.
	Text string
	// Example is a declaration and a format that has the fault: declaration lines, "---", the format.
	Example string
	// Fix is the format of the example put right, or advice when there is no format to show.
	Fix string
}

// Explain returns what is known about a code of this package.
func Explain(id string) (Explanation, bool) {
	i := slices.IndexFunc(allCodes, func(c *code) bool { return c.id == id })
	if i < 0 {
		return Explanation{}, false
	}
	c := allCodes[i]
	return Explanation{Code: c.id, Title: c.title, Text: c.text, Example: c.example, Fix: c.repaired}, true
}

// Allowable reports whether [Subject.Allow] may name a code.
func Allowable(id string) bool {
	return slices.ContainsFunc(allCodes, func(c *code) bool { return c.id == id && c.allowable })
}

// Codes returns all codes of this package in ascending order.
func Codes() []string {
	ids := make([]string, len(allCodes))
	for i, c := range allCodes {
		ids[i] = c.id
	}
	slices.Sort(ids)
	return ids
}

// code is one kind of finding.
type code struct {
	id       string
	severity diag.Severity
	// allowable: mlir-tblgen accepts such formats, so an author who knows better may, too ([Subject.Allow]).
	allowable bool
	title     string
	// message is the template of the finding's message, fix the general advice behind it.
	message, fix string
	text         string
	// example has the fault; repaired is the example's format without it.
	example, repaired string
}
