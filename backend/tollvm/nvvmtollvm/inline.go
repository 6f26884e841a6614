package nvvmtollvm

import (
	"slices"
	"strconv"
	"strings"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/query"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/generated/nvvm"
)

// inlinePTX is PTX that the program writes itself.
func inlinePTX(v nvvm.InlinePtxOp, rw *rewrite.Rewriter, bugs bool) (assembly, bool) {
	a := assembly{modified: v.ReadWriteArgs(), predicate: v.Predicate()}
	a.outs = append(query.TypesOf(a.modified), query.TypesOf(v.WriteOnlyArgs())...)
	for _, arg := range v.ReadOnlyArgs() {
		a.in = append(a.in, parts(arg, rw)...)
	}
	if a.predicate != nil {
		a.in = append(a.in, a.predicate)
	}
	groups := [...]numbering{{"rw", 0, len(a.modified)}, {"w", len(a.modified), v.Op.NumResults()}, {"r", len(a.outs), len(v.ReadOnlyArgs())}}
	if bugs {
		a.text = strings.ReplaceAll(numberMentioned(v.PtxCode()), "%", "$")
		return a, true
	}
	a.text = operandNumbers(numberAll(v.PtxCode(), groups[:]))
	return a, true
}

// parts returns the elements of a struct, or the value alone.
func parts(v *core.Value, rw *rewrite.Rewriter) []*core.Value {
	elems := structElements(v.Type())
	if elems == nil {
		return []*core.Value{v}
	}
	c := &call{b: &rw.Builder}
	out := make([]*core.Value, len(elems))
	for i, t := range elems {
		out[i] = c.extract(t, v, i)
	}
	return out
}

// numbering says what {$r1} and its like mean: operands of one kind have consecutive numbers.
type numbering struct {
	name     string
	first, n int
}

// mention is a place of the text that names an operand, as {$r1}.
type mention struct {
	start, end int
	kind       string
	index      int
}

// mentions finds the operands that a text names.
func mentions(text string) []mention {
	var list []mention
	for at := 0; ; {
		i := strings.Index(text[at:], "{$")
		if i < 0 {
			return list
		}
		start := at + i
		at = start + 2
		end := strings.IndexByte(text[at:], '}')
		if end < 0 {
			return list
		}
		name := text[at : at+end]
		kind := strings.TrimRight(name, "0123456789")
		n, err := strconv.Atoi(name[len(kind):])
		if err != nil || kind != "rw" && kind != "w" && kind != "r" {
			continue
		}
		at += end + 1
		list = append(list, mention{start, at, kind, n})
	}
}

// substitute replaces the operands that a text names by their numbers; a negative number leaves the name.
func substitute(text string, number func(m mention) int) string {
	var b strings.Builder
	at := 0
	for _, m := range mentions(text) {
		if n := number(m); n >= 0 {
			b.WriteString(text[at:m.start] + "$" + itoa(n))
			at = m.end
		}
	}
	return b.String() + text[at:]
}

// numberAll numbers operands as inline assembly does.
func numberAll(text string, groups []numbering) string {
	return substitute(text, func(m mention) int {
		for _, g := range groups {
			if g.name == m.kind && m.index < g.n {
				return g.first + m.index
			}
		}
		return -1
	})
}

// numberMentioned numbers, as upstream does, only the operands that the text names: another one has no number, so that
// those after it get the wrong ones.
func numberMentioned(text string) string {
	order := []string{"rw", "w", "r"}
	list := mentions(text)
	compare := func(a, b mention) int {
		if a.kind != b.kind {
			return slices.Index(order, a.kind) - slices.Index(order, b.kind)
		}
		return a.index - b.index
	}
	slices.SortFunc(list, compare)
	list = slices.CompactFunc(list, func(a, b mention) bool { return compare(a, b) == 0 })
	return substitute(text, func(m mention) int {
		return slices.IndexFunc(list, func(x mention) bool { return compare(x, m) == 0 })
	})
}

// operandNumbers turns %1 into $1. Any other % is part of the name of a register.
func operandNumbers(text string) string {
	b := []byte(text)
	for i := range b {
		if b[i] == '%' && i+1 < len(b) && b[i+1] >= '0' && b[i+1] <= '9' {
			b[i] = '$'
		}
	}
	return string(b)
}
