package breaking

import (
	"fmt"
	"slices"
	"strings"

	"github.com/odsgen/ods/odsgen/internal/show"
	"github.com/odsgen/ods/odsgen/model"
)

// defs compares types or attributes: those of one name, and then those of one mnemonic.
func (c *comparer) defs(what string, was, is []*model.AttrOrTypeDef) {
	find := func(list []*model.AttrOrTypeDef, name string) *model.AttrOrTypeDef {
		i := slices.IndexFunc(list, func(t *model.AttrOrTypeDef) bool { return t.Name == name })
		if i < 0 {
			return nil
		}
		return list[i]
	}
	known := map[*model.AttrOrTypeDef]bool{}
	for _, old := range was {
		now := find(is, old.Name)
		if now == nil && old.Mnemonic != "" {
			if i := slices.IndexFunc(is, func(t *model.AttrOrTypeDef) bool {
				return t.Mnemonic == old.Mnemonic &&
					find(was, t.Name) == nil
			}); i >= 0 {
				now = is[i]
			}
		}
		if now == nil {
			c.add(defRemoved, what+" '"+old.Name+"'", "", "", model.Span{}, old.Span)
			continue
		}
		known[now] = true
		c.def(what+" '"+now.Name+"'", old, now)
	}
	for _, now := range is {
		if !known[now] {
			c.add(defAdded, what+" '"+now.Name+"'", "", "", now.Span, model.Span{})
		}
	}
}

func (c *comparer) def(subject string, was, is *model.AttrOrTypeDef) {
	if was.Mnemonic != is.Mnemonic {
		c.add(defMnemonic, subject, orNone(was.Mnemonic), orNone(is.Mnemonic), is.Span, was.Span)
	}
	if was.Encoded && !is.Encoded {
		c.add(defEncoding, subject, "bytecode: params", "none", is.Span, was.Span)
	}
	c.format(subject, was.Format, is.Format, is.Span, was.Span)
	c.traits(subject, nil, nil, was.Traits, is.Traits, is.Span, was.Span)
	c.interfaces(subject, was.Interfaces, is.Interfaces, is.Span, was.Span)
	c.params(subject, was, is)
}

func orNone(s string) string {
	if s == "" {
		return "none"
	}
	return s
}

func (c *comparer) params(subject string, was, is *model.AttrOrTypeDef) {
	names := func(list []*model.Param) (out []string) {
		for _, p := range list {
			out = append(out, p.Name)
		}
		return out
	}
	of := func(p *model.Param) string { return fmt.Sprintf("parameter '%s' of %s", p.Name, subject) }
	pair := pairs(names(was.Params), names(is.Params))
	for i, p := range was.Params {
		if !slices.Contains(pair, i) {
			c.add(paramRemoved, of(p), paramText(p), "", is.Span, p.Span)
		}
	}
	last := -1
	for i, p := range is.Params {
		if pair[i] < 0 {
			r := paramAdded
			if elided(p) && !was.Encoded && was.Format != nil && is.Format != nil && extends(tokens(was.Format.Text.Value), tokens(is.Format.Text.Value)) {
				r = paramOptional
			}
			c.add(r, of(p), "", paramText(p), p.Span, was.Span)
			continue
		}
		old := was.Params[pair[i]]
		if pair[i] < last {
			c.add(paramMoved, of(p), fmt.Sprintf("#%d", pair[i]), fmt.Sprintf("#%d", i), p.Span, old.Span)
		}
		last = max(last, pair[i])
		if before, after := paramText(old), paramText(p); paramKey(old.Type) != paramKey(p.Type) || old.Self != p.Self ||
			old.Mutable != p.Mutable {
			c.add(paramType, of(p), before, after, p.Span, old.Span)
		}
		if elided(old) && (!elided(p) || show.Const(old.Default) != show.Const(p.Default)) {
			c.add(paramDefault, of(p), orNone(show.Const(old.Default)), orNone(show.Const(p.Default)), p.Span, old.Span)
		}
	}
}

// elided reports whether text can leave a parameter out.
func elided(p *model.Param) bool { return p.Optional || p.Default != nil }

// paramKey is equal for equal types.
func paramKey(t model.ParamType) string {
	s := fmt.Sprint(t.Kind, " ", t.Go)
	switch {
	case t.Kind == model.ParamMaybe:
		return "maybe " + paramKey(*t.Elem)
	case t.Elem != nil:
		return "[]" + paramKey(*t.Elem)
	case t.Enum != nil:
		return s + name(t.Enum.Dialect, t.Enum.Name)
	case t.Constraint != nil:
		return fmt.Sprint(t.Kind) + condition(t.Constraint)
	}
	return s
}

func paramText(p *model.Param) string {
	text := typeText(p.Type)
	for _, x := range []struct {
		on   bool
		word string
	}{{p.Self, "self_type"}, {p.Mutable, "mutable"}} {
		if x.on {
			text += ", " + x.word
		}
	}
	return text
}

func typeText(t model.ParamType) string {
	switch {
	case t.Kind == model.ParamMaybe:
		return "optional " + typeText(*t.Elem)
	case t.Elem != nil:
		return "[]" + typeText(*t.Elem)
	case t.Enum != nil:
		return t.Enum.Name
	case t.Constraint != nil:
		return constraintText(t.Constraint, nil)
	}
	return t.Go
}

// enums compares enums by name. One that is gone is noticed where it was used, and in Go.
func (c *comparer) enums() {
	for _, is := range c.is.Enums {
		i := slices.IndexFunc(c.was.Enums, func(e *model.Enum) bool { return e.Name == is.Name })
		if i < 0 {
			continue
		}
		was := c.was.Enums[i]
		subject := "enum '" + is.Name + "'"
		if before, after := storage(was), storage(is); before != after {
			c.add(enumStorage, subject, before, after, is.Span, was.Span)
		}
		if before, after := combination(was), combination(is); before != after {
			c.add(enumSyntax, subject, before, after, is.Span, was.Span)
		}
		c.cases(subject, was, is)
	}
}

func storage(e *model.Enum) string {
	kind := [...]string{"integer", "attribute", "property"}[e.Storage]
	if e.Bits {
		kind = "bits in " + kind
	}
	return fmt.Sprintf("%s of width %d", kind, e.Width)
}

// combination describes how several bits are written.
func combination(e *model.Enum) string {
	if !e.Bits {
		return ""
	}
	return strings.TrimSpace(fmt.Sprintf("separated by %q %s", strings.TrimSpace(e.Separator),
		map[bool]string{true: "in quotes"}[e.Quoted]))
}

func (c *comparer) cases(subject string, was, is *model.Enum) {
	known := map[*model.EnumCase]bool{}
	of := func(k *model.EnumCase) string { return fmt.Sprintf("case '%s' of %s", k.Str, subject) }
	for _, old := range was.Cases {
		now := is.Case(old.Str)
		if now == nil {
			// One that kept its value has another spelling.
			i := slices.IndexFunc(is.Cases, func(k *model.EnumCase) bool {
				return k.Value == old.Value && was.Case(k.Str) == nil &&
					!known[k]
			})
			if i < 0 {
				c.add(caseRemoved, of(old), fmt.Sprint(old.Value), "", is.Span, old.Span)
				continue
			}
			now = is.Cases[i]
			c.add(caseRenamed, of(now), old.Str, now.Str, now.Span, old.Span)
		}
		known[now] = true
		if now.Value != old.Value {
			c.add(caseValue, of(now), fmt.Sprint(old.Value), fmt.Sprint(now.Value), now.Span, old.Span)
		}
	}
	for _, now := range is.Cases {
		if !known[now] {
			c.add(caseAdded, of(now), "", fmt.Sprint(now.Value), now.Span, model.Span{})
		}
	}
}
