package resolve

import (
	"math"
	"strconv"
	"strings"

	"github.com/odsgen/ods/core/evolution"
	"github.com/odsgen/ods/odsgen/internal/keys"
	"github.com/odsgen/ods/odsgen/internal/report"
	"github.com/odsgen/ods/odsgen/internal/yamlx"
	"github.com/odsgen/ods/odsgen/model"
)

// object reads the keys of a map strictly.
type object struct {
	r    *Resolver
	n    *yamlx.Node
	what string
	// table says which words a key can have.
	table *keys.Table
}

// object checks that a node is a map with known keys only. Anything else is reported, and reads as an empty map.
func (r *Resolver) object(n *yamlx.Node, what string, table *keys.Table, more ...keys.Key) object {
	o := object{r, n, what, table}
	if n == nil || n.Kind == yamlx.Null {
		o.n = &yamlx.Node{Kind: yamlx.Map}
		return o
	}
	names := table.Names()
	for _, k := range more {
		names = append(names, k.Name)
	}
	if n.Kind != yamlx.Map {
		r.rep.Error(report.WrongKind, n.Place(), "write a map with keys such as '"+names[0]+": ...'", "%s must be a map, not %s", what,
			n.Kind)
		o.n = &yamlx.Node{Kind: yamlx.Map, Span: n.Span, Used: n.Used}
		return o
	}
	for _, k := range n.Keys {
		if !contains(names, k.Value()) {
			fix := "remove it, or put it under meta:"
			if len(names) <= 8 {
				fix = "the keys here are " + strings.Join(names, ", ")
			}
			r.rep.Error(report.UnknownKey, k.Place(), report.DidYouMean(k.Value(), names, fix), "unknown key '%s' in %s", k.Value(), what)
		}
	}
	return o
}

func contains(list []string, s string) bool {
	for _, x := range list {
		if x == s {
			return true
		}
	}
	return false
}

// get returns a key's value; nil when the key is absent, and after a report when it has no value.
func (o object) get(key string) *yamlx.Node {
	i := o.n.Index(key)
	if i < 0 {
		return nil
	}
	if v := o.n.Items[i]; v.Kind != yamlx.Null {
		return v
	}
	o.r.rep.Error(report.MissingKey, o.n.Keys[i].Place(), "add a value or remove the key", "key '%s' of %s has no value", key,
		o.what)
	return nil
}

// scalar returns a key's value when it is text.
func (o object) scalar(key string) *yamlx.Node {
	v := o.get(key)
	if v != nil && v.Kind != yamlx.Scalar {
		o.r.rep.Error(report.WrongKind, v.Place(), "write "+key+": text", "'%s' must be text, not %s", key, v.Kind)
		return nil
	}
	return v
}

// text returns a key's text without surrounding white space.
func (o object) text(key string) string { return strings.TrimSpace(o.scalar(key).Value()) }

// flag reads a boolean; false when absent.
func (o object) flag(key string) bool {
	v := o.scalar(key)
	switch {
	case v == nil:
		return false
	case v.Value() == "true" && v.Style == yamlx.Plain:
		return true
	case v.Value() == "false" && v.Style == yamlx.Plain:
		return false
	}
	o.r.rep.Error(report.BadBool, v.Place(), "write true or false", "'%s' must be true or false, not %q", key, v.Value())
	return false
}

// number reads an integer within bounds; def when absent or wrong.
func (o object) number(key string, def, lo, hi int64) int64 {
	v := o.scalar(key)
	if v == nil {
		return def
	}
	n, ok := o.r.integer(v)
	if !ok {
		return def
	}
	if n < lo || n > hi {
		fix := "use a number from " + strconv.FormatInt(lo, 10) + " to " + strconv.FormatInt(hi, 10)
		if hi == math.MaxInt32 {
			fix = "use a number from " + strconv.FormatInt(lo, 10) + " on"
		}
		o.r.rep.Error(report.BadNumber, v.Place(), fix, "'%s' cannot be %d", key, n)
		return def
	}
	return n
}

// version returns a version of the dialect, 0 when the key is absent.
func (o object) version(key string) int {
	v := o.scalar(key)
	if v == nil {
		return 0
	}
	n, _ := o.r.version(v)
	return n
}

// version parses a version: 3, 1.2 or 1.2.3.
func (r *Resolver) version(v *yamlx.Node) (int, bool) {
	n, ok := evolution.Parse(v.Value())
	if !ok {
		r.rep.Error(report.BadNumber, v.Place(), "write a number from 1 on, or two or three parts as in 1.2",
			"'%s' is no version", v.Value())
	}
	return n, ok
}

// integer parses a decimal, 0x or 0b integer.
func (r *Resolver) integer(v *yamlx.Node) (int64, bool) {
	s := v.Value()
	n, err := strconv.ParseInt(s, 0, 64)
	if err != nil {
		if u, err2 := strconv.ParseUint(s, 0, 64); err2 == nil {
			n, err = int64(u), nil
		}
	}
	digits := strings.TrimPrefix(s, "-")
	if err != nil || strings.Contains(s, "_") || len(digits) > 1 && digits[0] == '0' && digits[1] != 'x' && digits[1] != 'b' {
		r.rep.Error(report.BadNumber, v.Place(), "write a decimal, 0x or 0b number", "%q is no integer", s)
		return 0, false
	}
	return n, true
}

// word reads one of the words that the table has for a key; "" when absent or wrong.
func (o object) word(key string) string {
	v := o.scalar(key)
	if v == nil {
		return ""
	}
	words := o.table.Words(key)
	if !contains(words, v.Value()) {
		o.r.rep.Error(report.BadWord, v.Place(), report.DidYouMean(v.Value(), words, "use "+strings.Join(words, " or ")),
			"'%s' cannot be '%s'", key, v.Value())
		return ""
	}
	return v.Value()
}

// list returns the items of a list.
func (o object) list(key string) []*yamlx.Node {
	v := o.get(key)
	if v == nil {
		return nil
	}
	if v.Kind != yamlx.List {
		o.r.rep.Error(report.WrongKind, v.Place(), "write "+key+": [...] or lines that start with '-'", "'%s' must be a list, not %s",
			key, v.Kind)
		return nil
	}
	return v.Items
}

// pair is an entry of an ordered list of one-key maps.
type pair struct{ key, value *yamlx.Node }

// pairs returns the entries of a list of one-key maps.
func (o object) pairs(key string) []pair {
	var out []pair
	for _, it := range o.list(key) {
		if it.Kind != yamlx.Map || len(it.Keys) != 1 {
			fix := "write '- name: ...'"
			if it.Kind == yamlx.Scalar {
				fix = "write '- name: " + it.Value() + "'"
			} else if it.Kind == yamlx.Map && len(it.Keys) > 1 {
				fix = "write '- name: {...}', with the other keys inside the braces"
			}
			o.r.rep.Error(report.OneKey, it.Place(), fix, "an item of '%s' must be a map with one key", key)
			continue
		}
		p := pair{it.Keys[0], it.Items[0]}
		if p.value.Kind == yamlx.Null {
			o.r.rep.Error(report.MissingKey, p.key.Place(), "write '- "+p.key.Value()+": TYPE'", "'%s' in '%s' has no type", p.key.Value(),
				key)
			continue
		}
		out = append(out, p)
	}
	return out
}

// section returns the node of a section if it is a map, and nil if it is absent or null.
func (o object) section(key string) *yamlx.Node {
	v := o.n.Get(key)
	if v == nil || v.Kind == yamlx.Null {
		return nil
	}
	if v.Kind != yamlx.Map {
		o.r.rep.Error(report.WrongKind, v.Place(), "write 'name: {...}' entries",
			"'%s' must be a map from names to definitions, not %s", key, v.Kind)
		return nil
	}
	return v
}

// common reads the keys of every definition.
func (o object) common(u *Unit, key *yamlx.Node) model.Common {
	c := model.Common{
		Name: key.Value(), Dialect: u.Dialect, Span: key.Span, Expanded: key.Used,
		Summary: o.text("summary"), Description: strings.TrimRight(o.scalar("description").Value(), " \n"),
		Deprecated: o.text("deprecated"), GoName: o.goName("go_name"),
		Since: o.version("since"), ID: int(o.number("id", -1, 0, math.MaxInt32)),
		Meta: o.get("meta").Raw(),
	}
	if i := o.n.Index("deprecated"); i >= 0 && c.Deprecated == "" && o.n.Items[i].Kind == yamlx.Scalar {
		c.Deprecated = "deprecated"
	}
	return c
}

// goName reads an explicit Go identifier.
func (o object) goName(key string) string {
	v := o.scalar(key)
	if v == nil {
		return ""
	}
	if !isExported(v.Value()) {
		o.r.rep.Error(report.GoNameInvalid, v.Place(), "use letters and digits, starting with a capital: "+camel(v.Value()),
			"%q is no exported Go identifier", v.Value())
		return ""
	}
	return v.Value()
}
