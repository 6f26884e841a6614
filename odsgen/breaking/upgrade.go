package breaking

import (
	"cmp"
	"fmt"
	"regexp"
	"slices"
	"strings"

	"github.com/odsgen/ods/core/evolution"
	"github.com/odsgen/ods/odsgen/internal/show"
	"github.com/odsgen/ods/odsgen/model"
)

// evolve returns the old version as the upgrades that the new one declares make it, so that comparing it with the new
// version finds what is not declared. It is a copy as far as it differs.
func evolve(was, is *model.Dialect) *model.Dialect {
	out := *was
	for _, u := range is.Upgrades {
		if u.Version <= was.Version {
			continue
		}
		var ops []*model.Op
		for _, o := range out.Ops {
			i := slices.IndexFunc(u.Ops, func(x *model.OpUpgrade) bool { return x.From == o.Mnemonic })
			if i < 0 {
				ops = append(ops, o)
			} else if x := u.Ops[i]; !x.Removed {
				ops = append(ops, evolveOp(o, x, today(is, x, u.Version)))
			}
		}
		out.Ops = ops
		out.Types, out.Attrs = evolveDefs(out.Types, u.Types), evolveDefs(out.Attrs, u.Attrs)
		var enums []*model.Enum
		for _, e := range out.Enums {
			for _, x := range u.Enums {
				if x.Name == e.Name {
					e = evolveEnum(e, x.Cases)
				}
			}
			enums = append(enums, e)
		}
		out.Enums = enums
	}
	return &out
}

// today returns what an operation that a version's entry is about has become; nil when it is gone.
func today(is *model.Dialect, x *model.OpUpgrade, version int) *model.Op {
	name := cmp.Or(x.To, x.From)
	for _, u := range is.Upgrades {
		if u.Version > version {
			if i := slices.IndexFunc(u.Ops, func(y *model.OpUpgrade) bool { return y.From == name }); i >= 0 {
				name = cmp.Or(u.Ops[i].To, name)
			}
		}
	}
	return is.Op(name)
}

func evolveOp(was *model.Op, x *model.OpUpgrade, is *model.Op) *model.Op {
	if is != nil && x.Up != nil { // the hook answers for everything
		out := *is
		out.Mnemonic, out.Name = cmp.Or(x.To, x.From), cmp.Or(x.To, x.From)
		return &out
	}
	out := *was
	out.Mnemonic, out.Name = cmp.Or(x.To, x.From), cmp.Or(x.To, x.From)
	rename := func(from, to string) {
		if to == "" || out.Format == nil {
			return
		}
		f := *out.Format
		f.Text.Value = regexp.MustCompile(`\$`+regexp.QuoteMeta(from)+`\b`).ReplaceAllLiteralString(f.Text.Value, "$"+to)
		out.Format = &f
	}
	for _, a := range x.Attrs {
		rename(a.From, a.To)
		out.Attributes, out.Properties = evolveAttrs(out.Attributes, a), evolveAttrs(out.Properties, a)
		if is == nil || a.Before == "" {
			continue
		}
		name := cmp.Or(a.To, a.From)
		out.Attributes = absentAs(out.Attributes, is.Attributes, name)
		out.Properties = absentAs(out.Properties, is.Properties, name)
	}
	for _, v := range x.Operands {
		rename(v.From, v.To)
		var list []*model.Value
		for _, o := range out.Operands {
			switch {
			case o.Name != v.From:
				list = append(list, o)
			case !v.Removed:
				y := *o
				y.Name = v.To
				list = append(list, &y)
			}
		}
		out.Operands = list
	}
	if is != nil && x.Format {
		out.Format = is.Format
	}
	return &out
}

func evolveAttrs(list []*model.Attribute, x *model.AttrUpgrade) (out []*model.Attribute) {
	for _, a := range list {
		switch {
		case a.Name != x.From || !x.Removed && x.To == "":
			out = append(out, a)
		case !x.Removed:
			y := *a
			y.Name = x.To
			out = append(out, &y)
		}
	}
	return out
}

func evolveDefs(list []*model.AttrOrTypeDef, changes []*model.Renaming) (out []*model.AttrOrTypeDef) {
	for _, t := range list {
		i := slices.IndexFunc(changes, func(x *model.Renaming) bool { return x.From == t.Mnemonic })
		switch {
		case i < 0:
			out = append(out, t)
		case changes[i].To != "":
			y := *t
			y.Mnemonic = changes[i].To
			out = append(out, &y)
		}
	}
	return out
}

func evolveEnum(e *model.Enum, changes []*model.Renaming) *model.Enum {
	var list []*model.EnumCase
	for _, k := range e.Cases {
		i := slices.IndexFunc(changes, func(x *model.Renaming) bool { return x.From == k.Str })
		switch {
		case i < 0:
			list = append(list, k)
		case changes[i].To != "":
			y := *k
			y.Str = changes[i].To
			list = append(list, &y)
		}
	}
	return e.WithCases(list)
}

// carried are rules about bytecode that do not hold where files carry versions: properties are found by their names.
var carried = []*Rule{attrMoved, attrRelaxed, segments}

// undeclared judges changes of a dialect whose files carry versions: it drops what these files do not mind, reports what
// is new without a version, and says what to write.
func (c *comparer) undeclared() {
	if !c.is.Versioned || !c.was.Versioned {
		return
	}
	c.changes = slices.DeleteFunc(c.changes, func(x *Change) bool { return slices.Contains(carried, x.Rule) })
	c.unversioned()
	for _, x := range c.changes {
		if x.Rule.Breaks&(Text|Bytecode) != 0 {
			x.Fix = c.advice(x)
		}
	}
}

// unversioned reports what is new and does not say since when.
func (c *comparer) unversioned() {
	note := func(what string, since int, at model.Span) {
		if since <= c.was.Version {
			c.add(sinceMissing, what, "", "", at, model.Span{})
		}
	}
	for _, o := range c.is.Ops {
		old := c.was.Op(o.Mnemonic)
		if old == nil {
			note("operation '"+o.FullName()+"'", o.Since, o.Span)
			continue
		}
		for _, v := range o.Operands {
			if !slices.ContainsFunc(old.Operands, func(w *model.Value) bool { return w.Name == v.Name }) && len(o.Operands) > len(old.Operands) {
				note(fmt.Sprintf("operand '%s' of '%s'", v.Name, o.FullName()), v.Since, v.Span)
			}
		}
	}
	defs := func(what string, was, is []*model.AttrOrTypeDef) {
		for _, t := range is {
			if t.Mnemonic != "" && !slices.ContainsFunc(was, func(x *model.AttrOrTypeDef) bool { return x.Mnemonic == t.Mnemonic }) {
				note(what+" '"+t.Name+"'", t.Since, t.Span)
			}
		}
	}
	defs("type", c.was.Types, c.is.Types)
	defs("attribute", c.was.Attrs, c.is.Attrs)
	for _, e := range c.is.Enums {
		i := slices.IndexFunc(c.was.Enums, func(x *model.Enum) bool { return x.Name == e.Name })
		for _, k := range e.Cases {
			if i >= 0 && c.was.Enums[i].Case(k.Str) == nil {
				note(fmt.Sprintf("case '%s' of enum '%s'", k.Str, e.Name), k.Since, k.Span)
			}
		}
	}
}

// subjectNames finds the names in the subject of a change: the part, if it is one, and what has it.
var subjectNames = regexp.MustCompile(`'([^']*)'`)

// advice says what to write under upgrades, or elsewhere.
func (c *comparer) advice(x *Change) string {
	version := max(c.is.Version, evolution.Next(c.was.Version))
	raise := ""
	if c.is.Version < version {
		raise = fmt.Sprintf("raise version: to %s, and ", evolution.Text(version))
	}
	var names []string
	for _, m := range subjectNames.FindAllStringSubmatch(x.Subject, -1) {
		names = append(names, m[1])
	}
	if len(names) == 0 {
		return x.Rule.Fix
	}
	owner := strings.TrimPrefix(names[len(names)-1], c.is.Prefix()+".")
	op := c.oldName(owner)
	entry := func(format string, args ...any) string {
		return fmt.Sprintf("%swrite upgrades: {%s: {%s}}", raise, evolution.Text(version), fmt.Sprintf(format, args...))
	}
	part := names[0]
	isOperand := strings.HasPrefix(x.Subject, "operand ")
	switch x.Rule {
	case sinceMissing, attrUnversioned:
		return fmt.Sprintf("%swrite since: %s at it", raise, evolution.Text(version))
	case opRemoved:
		if to := c.candidate(owner); to != "" {
			return entry("ops: {%s: {renamed_to: %s}}", owner, to) + " when it is that one, else {removed: true}"
		}
		return entry("ops: {%s: {removed: true}}", owner)
	case attrRemoved:
		return entry("ops: {%s: {attributes: {%s: {removed: true}}}}", op, part) + ", or {renamed_to: NAME}"
	case attrAdded, attrRequired:
		return entry("ops: {%s: {attributes: {%s: {before: VALUE}}}}", op, part) + ", with what older files mean" +
			flagText(x.Rule == attrAdded, fmt.Sprintf(", and since: %s at it", evolution.Text(version)))
	case attrDefault:
		return entry("ops: {%s: {attributes: {%s: {before: %s}}}}", op, part, c.before(owner, part))
	case formatChanged, formatRemoved, attrSyntax:
		return entry("ops: {%s: {format: true}}", op)
	case defMnemonic:
		return entry("%s: {%s: {renamed_to: %s}}", section(x.Subject), x.Was, x.Is)
	case defRemoved:
		return entry("%s: {%s: {removed: true}}", section(x.Subject), c.mnemonic(names[0]))
	case caseRenamed:
		return entry("enums: {%s: {cases: {%s: {renamed_to: %s}}}}", owner, x.Was, x.Is)
	case caseRemoved:
		return entry("enums: {%s: {cases: {%s: {removed: true}}}}", owner, part)
	case partRemoved:
		if isOperand {
			return entry("ops: {%s: {operands: {%s: {removed: true, at: %s}}}}", op, part, c.place(owner, part))
		}
	}
	if len(names) > 0 && (c.is.Op(owner) != nil) {
		return x.Rule.Fix + "; or " + entry("ops: {%s: {upgrade: true, downgrade: true}}", op) + " and compute it in Go"
	}
	return x.Rule.Fix
}

func flagText(on bool, s string) string {
	if on {
		return s
	}
	return ""
}

func section(subject string) string {
	if strings.HasPrefix(subject, "type ") {
		return "types"
	}
	return "attributes"
}

// oldName returns what an operation of the new version was called before its last version.
func (c *comparer) oldName(name string) string {
	for _, u := range c.is.Upgrades {
		if u.Version == max(c.is.Version, evolution.Next(c.was.Version)) {
			for _, x := range u.Ops {
				if x.To == name {
					return x.From
				}
			}
		}
	}
	return name
}

// candidate returns the one new operation that has as many parts as one that is gone, or "".
func (c *comparer) candidate(gone string) string {
	old, found := c.was.Op(gone), ""
	for _, o := range c.is.Ops {
		if old == nil || c.was.Op(o.Mnemonic) != nil || len(o.Operands) != len(old.Operands) || len(o.Results) != len(old.Results) ||
			len(o.Attributes) != len(old.Attributes) || len(o.Regions) != len(old.Regions) {
			continue
		}
		if found != "" {
			return ""
		}
		found = o.Mnemonic
	}
	return found
}

// before returns the text of an old default as far as it is known: integers and cases of enums.
func (c *comparer) before(op, attr string) string {
	o := c.was.Op(op)
	if o == nil {
		return "VALUE"
	}
	for _, a := range slices.Concat(o.Attributes, o.Properties) {
		if a.Name != attr || a.Default == nil {
			continue
		}
		text := show.Const(a.Default)
		switch e := a.Constraint.Enum; {
		case e != nil && e.Attr != nil:
			return fmt.Sprintf("'#%s.%s<%s>'", e.Dialect.Prefix(), e.Attr.Mnemonic, strings.Trim(text, `"'`))
		case a.Constraint.ValueType != nil && a.Constraint.ValueType.Name == "int_type" && len(a.Constraint.ValueType.Args) == 1:
			return fmt.Sprintf("'%s : i%d'", text, a.Constraint.ValueType.Args[0].Int)
		}
		return "VALUE, that is " + text
	}
	return "VALUE"
}

// mnemonic returns that of an old type or attribute.
func (c *comparer) mnemonic(name string) string {
	for _, t := range slices.Concat(c.was.Types, c.was.Attrs) {
		if t.Name == name {
			return t.Mnemonic
		}
	}
	return name
}

// place returns where an operand stood, and how many values it was.
func (c *comparer) place(op, operand string) string {
	if o := c.was.Op(op); o != nil {
		for i, v := range o.Operands {
			if v.Name == operand {
				return fmt.Sprint(i) + flagText(v.Length == model.Optional, ", optional: true") +
					flagText(v.Length == model.Variadic, ", variadic: true")
			}
		}
	}
	return "0"
}

// absentAs returns a list in which the attribute of a name may be absent as it may be in another one, which decides
// whether there is one.
func absentAs(list, is []*model.Attribute, name string) []*model.Attribute {
	at := func(list []*model.Attribute) int {
		return slices.IndexFunc(list, func(y *model.Attribute) bool { return y.Name == name })
	}
	now, i := at(is), at(list)
	switch {
	case now < 0:
		return list
	case i < 0:
		return append(slices.Clone(list), is[now])
	}
	y := *list[i]
	y.Default, y.Optional = is[now].Default, is[now].Optional
	list = slices.Clone(list)
	list[i] = &y
	return list
}
