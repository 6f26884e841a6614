package core

import (
	"cmp"
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"

	"github.com/odsgen/ods/core/evolution"
)

// Versions returns the versions that a module says it is written in; nil when it says nothing, and when what it says
// is malformed.
func (op *Operation) Versions() evolution.Versions {
	dict, ok := op.DiscardableAttr(evolution.AttrName).(*DictAttr)
	if !ok {
		return nil
	}
	out := evolution.Versions{}
	for _, e := range dict.entries {
		var text string
		switch v := e.Value.(type) {
		case *IntegerAttr:
			text = strconv.FormatInt(v.Int64(), 10)
		case *StringAttr:
			text = v.Value()
		}
		n, ok := evolution.Parse(text)
		if !ok {
			return nil
		}
		out[e.Name] = n
	}
	return out
}

// setVersions writes the versions on a module.
func setVersions(top *Operation, v evolution.Versions) {
	if len(v) == 0 {
		top.RemoveAttr(evolution.AttrName)
		return
	}
	c := top.Context()
	var list []NamedAttr
	for _, name := range slices.Sorted(maps.Keys(v)) {
		var a Attribute = c.I64Attr(int64(v[name]))
		if _, _, _, parts := evolution.Parts(v[name]); parts {
			a = c.String(evolution.Text(v[name]))
		}
		list = append(list, NamedAttr{Name: name, Value: a})
	}
	top.SetDiscardableAttr(evolution.AttrName, c.Dict(list))
}

// Evolution returns the versions of the dialect of a namespace, loading nothing; nil when the dialect is not registered
// or has none.
func (r *Registry) Evolution(dialect string) *evolution.Table {
	if d := r.dialects[dialect]; d != nil {
		return d.Def.Evolution
	}
	return nil
}

// fileDialect is a dialect of a file in another version than today's.
type fileDialect struct {
	dialect *Dialect
	ev      *evolution.Table
	version int
	// What the file calls types, attributes and cases of enums, and what they are called today.
	types, attrs map[string]string
	cases        map[string]map[string]string // by enum
}

// says returns which version the file has.
func (d *fileDialect) says() string {
	return fmt.Sprintf("version %s of dialect '%s'", evolution.Text(d.version), d.dialect.Name())
}

// isNewer reports whether the file is newer than the program.
func (d *fileDialect) isNewer() bool { return d.version > d.ev.Version }

// fileVersions are the dialects of a file that are in another version than today's.
type fileVersions map[string]*fileDialect

// filesIn returns the dialects whose versions differ from those of the program; nil when there are none.
func (c *Context) filesIn(v evolution.Versions) fileVersions {
	var out fileVersions
	for name, version := range v {
		ev := c.registry.Evolution(name)
		if ev == nil || ev.Version == version {
			continue
		}
		d := &fileDialect{dialect: c.Dialect(name), ev: ev, version: version, cases: map[string]map[string]string{}}
		d.types = evolution.Renames(version, ev.Upgrades, func(u *evolution.Upgrade) []evolution.Renaming { return u.Types })
		d.attrs = evolution.Renames(version, ev.Upgrades, func(u *evolution.Upgrade) []evolution.Renaming { return u.Attrs })
		for i := range ev.Upgrades {
			for _, e := range ev.Upgrades[i].Enums {
				if d.cases[e.Enum] == nil {
					d.cases[e.Enum] = evolution.Renames(version, ev.Upgrades, evolution.CasesOf(e.Enum))
				}
			}
		}
		if out == nil {
			out = fileVersions{}
		}
		out[name] = d
	}
	return out
}

// opaqueInfo returns the entry of an operation that is kept as it stands in a file of another version, whatever the
// dialect says about that name today. It only knows whether the operation is isolated from above.
func (c *Context) opaqueInfo(name string, isolated bool) *OpInfo {
	c.namesMu.Lock()
	defer c.namesMu.Unlock()
	key := name
	if isolated {
		key += " isolated"
	}
	if i := c.opaque[key]; i != nil {
		return i
	}
	i := newOpInfo(c, &OpDef{Name: strings.Clone(name)}, nil)
	i.dialect, i.opaque = c.loaded[namespaceOf(name)], true
	if isolated {
		i.traits |= TraitIsolatedFromAbove
	}
	i.index = c.numInfos
	c.numInfos++
	if c.opaque == nil {
		c.opaque = map[string]*OpInfo{}
	}
	c.opaque[key] = i
	return i
}

// VersionedInfo returns the entry under which a reader makes an operation that a file of the given versions has: that
// of [Context.OpName], or, when the file's version of the dialect is not today's, one that takes the operation as it
// stands until [Operation.Upgrade] has seen it.
func (c *Context) VersionedInfo(name string, v evolution.Versions) *OpInfo {
	version, ok := v[namespaceOf(name)]
	if ev := c.registry.Evolution(namespaceOf(name)); !ok || ev == nil || ev.Version == version {
		return c.OpName(name)
	}
	d := c.filesIn(evolution.Versions{namespaceOf(name): version})[namespaceOf(name)]
	return c.versionedInfo(d, name)
}

// versionedInfo returns the entry of an operation in generic form.
func (c *Context) versionedInfo(d *fileDialect, name string) *OpInfo {
	now := c.LookupOp(cmp.Or(d.today(name), name))
	return c.opaqueInfo(name, now != nil && now.Has(TraitIsolatedFromAbove))
}

// IsOpaque reports whether the entry is of an operation that is kept as it stands in a file of another version of its
// dialect.
func (i *OpInfo) IsOpaque() bool { return i.opaque }

// today returns what an operation of the file is called today; empty when it is gone.
func (d *fileDialect) today(name string) string {
	for i := range d.ev.Upgrades {
		if u := &d.ev.Upgrades[i]; u.Version > d.version {
			if o := u.Op(name); o != nil && o.Removed {
				return ""
			} else if o != nil && o.To != "" {
				name = o.To
			}
		}
	}
	return name
}
