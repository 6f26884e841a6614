package irlang

import (
	"context"
	"fmt"
	"strings"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/marks"
	"github.com/odsgen/ods/lsp"
)

// Hover tells the type of a value and where it comes from, what an alias stands for, where a symbol is defined, which
// blocks lead to one, and what an operation or an attribute of it is for.
func (l *Language) Hover(_ context.Context, s *lsp.Snapshot, f *lsp.File, offset int) *lsp.Hover {
	p, at := l.partAt(s, f, offset)
	if i := p.named(at); i >= 0 {
		if text := p.describeEntity(i); text != "" {
			return &lsp.Hover{Range: p.rangeOf(&p.marks[i]), Markdown: text}
		}
	}
	var inner *marks.Mark // the smallest that knows something
	for i := range p.marks {
		m := &p.marks[i]
		if m.Start > at {
			break
		}
		known := m.Kind == marks.OpName || m.Kind == marks.Type || m.Kind == marks.AttrName
		if known && at <= m.End && (inner == nil || m.End-m.Start <= inner.End-inner.Start) {
			inner = m
		}
	}
	if inner == nil {
		return nil
	}
	text := ""
	switch inner.Kind {
	case marks.OpName:
		text = l.describeOp(inner.Of.(*core.OpInfo))
	case marks.Type:
		text = code(core.TypeString(inner.Of.(core.Type)))
	case marks.AttrName:
		info, _ := inner.Of.(*core.OpInfo)
		text = describeSlot(info, strings.Trim(p.spelling(inner), `"`))
	}
	if text == "" {
		return nil
	}
	return &lsp.Hover{Range: p.rangeOf(inner), Markdown: text}
}

func code(s string) string { return "```mlir\n" + s + "\n```" }

// describeEntity tells about a value, block, symbol or alias.
func (p *part) describeEntity(i int) string {
	m := &p.marks[i]
	switch e := p.entityOf(i); {
	case e.value != nil:
		return p.describeValue(p.spelling(m), m)
	case e.block != nil:
		return describeBlock(p.spelling(m), e.block)
	case e.symbol != nil:
		return code(p.header(e.symbol))
	case e.alias != "":
		return p.describeAlias(e.alias, m)
	}
	return ""
}

func (p *part) describeValue(name string, m *marks.Mark) string {
	v := m.Of.(*core.Value)
	var b strings.Builder
	count := 1
	if m.Kind == marks.Def {
		count = m.N
	} else if m.N > 0 {
		name = fmt.Sprintf("%s#%d", name, m.N)
	}
	types := []string{core.TypeString(v.Type())}
	if op := v.DefiningOp(); op != nil {
		for k := v.Index() + 1; k < min(v.Index()+count, op.NumResults()); k++ {
			types = append(types, core.TypeString(op.Result(k).Type()))
		}
	}
	b.WriteString(code(name + " : " + strings.Join(types, ", ")))
	switch op := v.DefiningOp(); {
	case op == nil && v.OwnerBlock() != nil:
		fmt.Fprintf(&b, "\n\nargument #%d of a block", v.Index())
		if n := p.tree().byOp[v.OwnerBlock().ParentOp()]; n != nil && v.OwnerBlock().IsEntry() {
			fmt.Fprintf(&b, " of `%s`", n.op.Name())
		}
	case op != nil:
		if a := v.ConstantValue(); a != nil {
			fmt.Fprintf(&b, "\n\nconstant `%s`", core.AttrString(a))
		}
		if n := p.tree().byOp[op]; n != nil {
			b.WriteString("\n\n" + code(p.header(n)))
		}
	}
	uses := 0
	for range v.Uses() {
		uses++
	}
	fmt.Fprintf(&b, "\n\nuses: %d", uses)
	return b.String()
}

func describeBlock(name string, blk *core.Block) string {
	var args []string
	for _, a := range blk.Args() {
		args = append(args, core.TypeString(a.Type()))
	}
	n := 0
	for range blk.Preds() {
		n++
	}
	return fmt.Sprintf("%s\n\npredecessors: %d", code(name+"("+strings.Join(args, ", ")+")"), n)
}

// describeAlias shows the definition of an alias.
func (p *part) describeAlias(name string, m *marks.Mark) string {
	switch of := m.Of.(type) {
	case core.Type:
		return code(name + " = " + core.TypeString(of))
	case core.Attribute:
		return code(name + " = " + core.AttrString(of))
	}
	for i := range p.marks {
		if d := &p.marks[i]; d.Kind == marks.Alias && p.spelling(d) == name {
			line := p.text()[d.Start:]
			if k := strings.IndexByte(string(line), '\n'); k >= 0 {
				line = line[:k]
			}
			return code(string(line))
		}
	}
	return ""
}

// maxHeader bounds the text that is shown of an operation.
const maxHeader = 400

// header returns the text of an operation up to its first region.
func (p *part) header(n *node) string {
	end := n.mark.End
	if len(n.children) > 0 {
		end = n.children[0].mark.Start
	}
	s := string(p.text()[n.mark.Start:end])
	if len(n.children) > 0 {
		s = strings.TrimRight(s, " \t\r\n")
		if i := strings.LastIndex(s, "\n"); i >= 0 && strings.HasPrefix(strings.TrimSpace(s[i:]), "^") {
			s = strings.TrimRight(s[:i], " \t\r\n")
		}
		s = strings.TrimRight(strings.TrimSuffix(s, "{"), " ")
	}
	if len(s) > maxHeader {
		s = strings.ToValidUTF8(s[:maxHeader], "") + "..."
	}
	return s
}

// describeOp tells what an operation is for.
func (l *Language) describeOp(info *core.OpInfo) string {
	var b strings.Builder
	fmt.Fprintf(&b, "**%s**", info.Name())
	def := info.Def()
	if def == nil || !info.IsRegistered() {
		return b.String() + "\n\nThe operation is not registered."
	}
	if def.Summary != "" {
		b.WriteString(": " + def.Summary)
	}
	if def.Deprecated != "" {
		b.WriteString("\n\nDeprecated: " + def.Deprecated)
	}
	more := ""
	if l.opts.Describe != nil {
		more = l.opts.Describe(info.Name())
	}
	if more != "" {
		b.WriteString("\n\n" + more)
		return b.String()
	}
	describeValues(&b, "operands", def.Operands)
	describeValues(&b, "results", def.Results)
	if len(def.Slots) > 0 {
		b.WriteString("\n\nattributes:\n")
		for i := range def.Slots {
			if !def.Slots[i].Segments {
				fmt.Fprintf(&b, "\n- `%s`%s", def.Slots[i].Name, slotKind(&def.Slots[i]))
			}
		}
	}
	return b.String()
}

func describeValues(b *strings.Builder, what string, list []core.ValueDef) {
	if len(list) == 0 {
		return
	}
	fmt.Fprintf(b, "\n\n%s:\n", what)
	arity := [...]string{core.Single: "", core.Optional: "optional ", core.Variadic: "variadic ",
		core.VariadicOfVariadic: "lists of "}
	for i := range list {
		kind := "any type"
		if c := list[i].Constraint; c != nil && c.Summary != "" {
			kind = c.Summary
		}
		fmt.Fprintf(b, "\n- `%s`: %s%s", list[i].Name, arity[list[i].Arity], kind)
	}
}

func slotKind(s *core.SlotDef) string {
	kind := ""
	if s.Constraint != nil {
		kind = ": " + s.Constraint.Summary
	}
	switch {
	case s.Optional:
		kind += " (optional)"
	case s.Default != nil:
		kind += " (has a default)"
	}
	return kind
}

func describeSlot(info *core.OpInfo, name string) string {
	if info == nil {
		return ""
	}
	if i := info.SlotIndex(name); i >= 0 {
		return fmt.Sprintf("`%s`%s, attribute of `%s`", name, slotKind(&info.Def().Slots[i]), info.Name())
	}
	return fmt.Sprintf("`%s`, a discardable attribute", name)
}
