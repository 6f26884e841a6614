package breaking

import (
	"fmt"
	"slices"
	"strings"

	"github.com/odsgen/ods/odsgen/internal/show"
	"github.com/odsgen/ods/odsgen/model"
)

// ops compares operations: those of one name, and then those of one id.
func (c *comparer) ops() {
	renamed := map[*model.Op]bool{}
	for _, was := range c.was.Ops {
		is := c.is.Op(was.Mnemonic)
		if is != nil {
			c.op(was, is)
			continue
		}
		if i := slices.IndexFunc(c.is.Ops, func(o *model.Op) bool {
			return was.ID >= 0 && o.ID == was.ID && c.was.Op(o.Mnemonic) == nil
		}); i >= 0 {
			is = c.is.Ops[i]
			renamed[is] = true
			c.add(opRenamed, "operation '"+is.FullName()+"'", was.FullName(), is.FullName(), is.Span, was.Span)
			c.op(was, is)
			continue
		}
		c.add(opRemoved, "operation '"+was.FullName()+"'", "", "", model.Span{}, was.Span)
	}
	for _, is := range c.is.Ops {
		if c.was.Op(is.Mnemonic) == nil && !renamed[is] {
			c.add(opAdded, "operation '"+is.FullName()+"'", "", "", is.Span, model.Span{})
		}
	}
}

func (c *comparer) op(was, is *model.Op) {
	c.parts(was, is, "operand", values(was.Operands), values(is.Operands))
	c.parts(was, is, "result", values(was.Results), values(is.Results))
	c.parts(was, is, "region", regions(was.Regions), regions(is.Regions))
	c.parts(was, is, "successor", successors(was.Successors), successors(is.Successors))
	c.segments(was, is, "operand", was.OperandSegments, is.OperandSegments, variable(was.Operands), variable(is.Operands),
		len(was.Operands), len(is.Operands))
	c.segments(was, is, "result", was.ResultSegments, is.ResultSegments, variable(was.Results), variable(is.Results),
		len(was.Results), len(is.Results))
	c.attributes(was, is, "attribute", was.Attributes, is.Attributes)
	c.attributes(was, is, "property", was.Properties, is.Properties)
	subject := "operation '" + is.FullName() + "'"
	c.format(subject, was.Format, is.Format, is.Span, was.Span)
	c.traits(subject, was, is, slices.Concat(was.Traits, was.Checks), slices.Concat(is.Traits, is.Checks), is.Span, was.Span)
	c.interfaces(subject, was.Interfaces, is.Interfaces, is.Span, was.Span)
	if was.CustomBytecode != is.CustomBytecode {
		form := map[bool]string{true: "hand-written", false: "generated"}
		c.add(bytecodeForm, subject, form[was.CustomBytecode], form[is.CustomBytecode], is.Span, was.Span)
	}
}

// part is an operand, result, region or successor.
type part struct {
	name       string
	length     model.Length
	constraint *model.Constraint
	dialect    string // of a region's operations without prefix
	span       model.Span
}

func values(list []*model.Value) (out []part) {
	for _, v := range list {
		out = append(out, part{name: v.Name, length: v.Length, constraint: v.Constraint, span: v.Span})
	}
	return out
}

func regions(list []*model.Region) (out []part) {
	for _, r := range list {
		out = append(out, part{name: r.Name, length: r.Length, constraint: r.Constraint, dialect: r.DefaultDialect, span: r.Span})
	}
	return out
}

func successors(list []*model.Successor) (out []part) {
	for _, s := range list {
		out = append(out, part{name: s.Name, length: s.Length, constraint: s.Constraint, span: s.Span})
	}
	return out
}

// pairs maps the places of new parts to those of old ones: by name, and by place when both names are used only once,
// because names are in no text. -1 stands for a new part.
func pairs(was, is []string) []int {
	out := make([]int, len(is))
	for i, n := range is {
		out[i] = -1
		if n != "" {
			out[i] = slices.Index(was, n)
		}
	}
	for i, n := range is {
		if out[i] < 0 && len(was) == len(is) && (was[i] == "" || n == "" || !slices.Contains(is, was[i])) && !slices.Contains(out, i) {
			out[i] = i
		}
	}
	return out
}

func partNames(list []part) (out []string) {
	for _, p := range list {
		out = append(out, p.name)
	}
	return out
}

// parts compares a list of parts.
func (c *comparer) parts(wasOp, isOp *model.Op, what string, was, is []part) {
	subject := func(p part, i int) string {
		n := p.name
		if n == "" {
			n = fmt.Sprintf("#%d", i)
		}
		return fmt.Sprintf("%s '%s' of '%s'", what, n, isOp.FullName())
	}
	pair := pairs(partNames(was), partNames(is))
	for i, p := range was {
		if !slices.Contains(pair, i) {
			c.add(partRemoved, subject(p, i), constraintText(p.constraint, nil), "", isOp.Span, p.span)
		}
	}
	last := -1
	for i, p := range is {
		old := pair[i]
		switch {
		case old < 0 && p.length != model.Single:
			c.add(partOptional, subject(p, i), "", constraintText(p.constraint, nil), p.span, wasOp.Span)
			continue
		case old < 0:
			c.add(partAdded, subject(p, i), "", constraintText(p.constraint, nil), p.span, wasOp.Span)
			continue
		case old < last:
			c.add(partMoved, subject(p, i), fmt.Sprintf("#%d", old), fmt.Sprintf("#%d", i), p.span, was[old].span)
		}
		last = max(last, old)
		c.part(subject(p, i), was[old], p)
	}
}

// condition compares two versions of a constraint: changed it demands something else, widened less.
func (c *comparer) condition(subject string, changed, wider *Rule, was, is *model.Constraint, wasAt, isAt model.Span) {
	if condition(was) == condition(is) {
		return
	}
	r := changed
	if widened(was, is) {
		r = wider
	}
	c.add(r, subject, constraintText(was, is), constraintText(is, was), isAt, wasAt)
}

// part compares two versions of one part.
func (c *comparer) part(subject string, was, is part) {
	if was.length != is.length {
		r := partLength
		if was.length == model.Single && is.length != model.Nested || was.length == model.Optional && is.length == model.Variadic {
			r = partWidened
		}
		c.add(r, subject, was.length.String(), is.length.String(), is.span, was.span)
	}
	c.condition(subject, partChanged, partWidened, was.constraint, is.constraint, was.span, is.span)
	if was.dialect != is.dialect {
		c.add(regionPrefix, subject, was.dialect, is.dialect, is.span, was.span)
	}
}

// variable counts the values of variable length.
func variable(list []*model.Value) (n int) {
	for _, v := range list {
		if v.Length.IsVariable() {
			n++
		}
	}
	return n
}

// segments compares how the sizes of parts are stored.
func (c *comparer) segments(wasOp, isOp *model.Op, what string, was, is model.Segments, wasVariable, isVariable, wasParts,
	isParts int) {
	text := func(s model.Segments, parts, variable int) string {
		switch {
		case s == model.SegmentsAttr:
			return fmt.Sprintf("%d numbers in %sSegmentSizes", parts, what)
		case s != model.SegmentsNone:
			return "equal sizes"
		case variable == 0:
			return "fixed"
		}
		return "what the others leave"
	}
	// Nothing is stored while at most one part is of variable length.
	before, after := text(was, wasParts, wasVariable), text(is, isParts, isVariable)
	if before == after || was == model.SegmentsNone && is == model.SegmentsNone {
		return
	}
	c.add(segments, fmt.Sprintf("%ss of '%s'", what, isOp.FullName()), before, after, isOp.Span, wasOp.Span)
}

func attrNames(list []*model.Attribute) (out []string) {
	for _, a := range list {
		out = append(out, a.Name)
	}
	return out
}

// attributes compares inherent attributes or properties, which are told apart by name in text and by place in bytecode.
func (c *comparer) attributes(wasOp, isOp *model.Op, what string, was, is []*model.Attribute) {
	stated := func(a *model.Attribute) bool { return !a.Implied }
	was, is = filter(was, stated), filter(is, stated)
	subject := func(a *model.Attribute) string { return fmt.Sprintf("%s '%s' of '%s'", what, a.Name, isOp.FullName()) }
	names := attrNames(was)
	for _, a := range was {
		if !slices.Contains(attrNames(is), a.Name) {
			c.add(attrRemoved, subject(a), constraintText(a.Constraint, nil), "", isOp.Span, a.Span)
		}
	}
	last := -1
	for i, a := range is {
		old := slices.Index(names, a.Name)
		if old < 0 {
			c.newAttribute(subject(a), a, wasOp.Span,
				slices.ContainsFunc(is[i:], func(x *model.Attribute) bool { return slices.Contains(names, x.Name) }))
			continue
		}
		if old < last {
			c.add(attrMoved, subject(a), fmt.Sprintf("#%d", old), fmt.Sprintf("#%d", i), a.Span, was[old].Span)
		}
		last = max(last, old)
		c.attribute(subject(a), was[old], a)
	}
}

func filter[T any](list []T, keep func(T) bool) (out []T) {
	for _, x := range list {
		if keep(x) {
			out = append(out, x)
		}
	}
	return out
}

// absent reports whether an attribute need not be written.
func absent(a *model.Attribute) bool { return a.Optional || a.Default != nil || a.Constraint.Unit }

// newAttribute reports an attribute that was not there. between says that older ones follow.
func (c *comparer) newAttribute(subject string, a *model.Attribute, old model.Span, between bool) {
	text := constraintText(a.Constraint, nil)
	switch {
	case !absent(a):
		c.add(attrAdded, subject, "", text, a.Span, old)
		return
	case c.is.Version > c.was.Version && a.Since > c.was.Version:
	default:
		c.add(attrUnversioned, subject, "", text, a.Span, old)
	}
	if between {
		c.add(attrMoved, subject, "", "in front of older ones", a.Span, old)
	}
	c.add(attrOptional, subject, "", text, a.Span, old)
}

// attribute compares two versions of an attribute.
func (c *comparer) attribute(subject string, was, is *model.Attribute) {
	switch {
	case absent(was) && !absent(is):
		c.add(attrRequired, subject, "", "", is.Span, was.Span)
	case !absent(was) && absent(is):
		c.add(attrRelaxed, subject, "", "", is.Span, was.Span)
	case show.Const(was.Default) != show.Const(is.Default):
		c.add(attrDefault, subject, defaultText(was), defaultText(is), is.Span, was.Span)
	}
	c.condition(subject, attrChanged, attrWidened, was.Constraint, is.Constraint, was.Span, is.Span)
	if was, now := syntax(was), syntax(is); was != now {
		c.add(attrSyntax, subject, was, now, is.Span, model.Span{})
	}
}

func defaultText(a *model.Attribute) string {
	if a.Default == nil {
		return "no value"
	}
	return show.Const(a.Default)
}

// syntax describes how a format writes an attribute.
func syntax(a *model.Attribute) string {
	s := [...]string{"with its type", "without its type", "without its prefix", "as a symbol", "as a keyword", "as a word",
		"as a property"}[a.Syntax]
	if a.Syntax == model.SyntaxTyped && a.Constraint.ValueType != nil {
		s += ", which is " + a.Constraint.ValueType.String()
	}
	return s
}

// format compares custom forms.
func (c *comparer) format(subject string, was, is *model.Format, at, old model.Span) {
	text := func(f *model.Format) string {
		if f.Custom {
			return "hand-written"
		}
		return strings.TrimSpace(f.Text.Value)
	}
	switch {
	case was == nil && is == nil:
		return
	case was == nil:
		c.add(formatAdded, subject, "", text(is), at, old)
		return
	case is == nil:
		c.add(formatRemoved, subject, text(was), "", at, old)
		return
	}
	before, after := tokens(was.Text.Value), tokens(is.Text.Value)
	if was.Custom == is.Custom && slices.Equal(before, after) {
		return
	}
	r := formatChanged
	if !was.Custom && !is.Custom && extends(before, after) {
		r = formatExtended
	}
	if is.Text.Span.IsValid() {
		at = is.Text.Span
	}
	if was.Text.Span.IsValid() {
		old = was.Text.Span
	}
	c.add(r, subject, text(was), text(is), at, old)
}

// marks are native traits that demand nothing of the IR; allows are those that permit what is an error without them.
var (
	marks = []string{"Commutative", "Idempotent", "Involution", "ConstantLike", "ReturnLike", "AutomaticAllocationScope",
		"Scalarizable", "Vectorizable",
		"Tensorizable", "MemRefsNormalizable", "HasParallelRegion", "NoMemoryEffect", "RecursiveMemoryEffects", "AlwaysSpeculatable",
		"RecursivelySpeculatable", "SameVariadicOperandSize", "SameVariadicResultSize", "AttrSizedOperandSegments",
		"AttrSizedResultSegments",
		"ValueSemantics", "IsLocation"}
	allows = []string{"Terminator", "NoTerminator", "HasOnlyGraphRegion", "SingleBlockImplicitTerminator", "AffineScope",
		"SymbolTable"}
)

// demands reports whether a trait can reject IR.
func demands(u *model.TraitUse) bool {
	switch t := u.Trait; t.Kind {
	case model.TraitNative:
		return !slices.Contains(marks, t.Name)
	case model.TraitPredicate:
		return true
	case model.TraitOwn:
		return t.Verifier || t.RegionVerifier
	}
	return false
}

// traits compares traits with their arguments. The ops are nil for types and attributes.
func (c *comparer) traits(subject string, wasOp, isOp *model.Op, was, is []*model.TraitUse, at, old model.Span) {
	key := func(op *model.Op, u *model.TraitUse) string {
		s := show.Trait(op, u)
		if u.Pred != nil {
			var b strings.Builder
			expr(&b, u.Pred, 0)
			s += "\n" + b.String()
		}
		return s
	}
	uses := func(op *model.Op, list []*model.TraitUse) map[string]bool {
		m := map[string]bool{}
		for _, u := range list {
			m[key(op, u)] = true
		}
		return m
	}
	before, after := uses(wasOp, was), uses(isOp, is)
	for _, u := range is {
		if before[key(isOp, u)] {
			continue
		}
		r := traitMarked
		if demands(u) {
			r = traitAdded
		}
		c.add(r, subject, "", traitText(isOp, u), or(u.Span, at), old)
	}
	for _, u := range was {
		if after[key(wasOp, u)] {
			continue
		}
		r := traitDropped
		if slices.Contains(allows, u.Trait.Name) {
			r = traitRemoved
		}
		c.add(r, subject, traitText(wasOp, u), "", at, or(u.Span, old))
	}
}

func traitText(op *model.Op, u *model.TraitUse) string {
	if u.Trait.Name == "Pred" {
		return u.Summary
	}
	return show.Trait(op, u)
}

func or(a, b model.Span) model.Span {
	if a.IsValid() {
		return a
	}
	return b
}

// interfaces compares what is implemented.
func (c *comparer) interfaces(subject string, was, is []*model.InterfaceUse, at, old model.Span) {
	has := func(list []*model.InterfaceUse, u *model.InterfaceUse) bool {
		return slices.ContainsFunc(list, func(x *model.InterfaceUse) bool { return x.Interface.Is(u.Interface.Name) })
	}
	for _, u := range is {
		if !has(was, u) {
			c.add(interfaceAdded, subject, "", u.Interface.Name, or(u.Span, at), old)
		}
	}
	for _, u := range was {
		if !has(is, u) {
			c.add(interfaceRemoved, subject, u.Interface.Name, "", at, or(u.Span, old))
		}
	}
}
