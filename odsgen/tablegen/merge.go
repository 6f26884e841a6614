package tablegen

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// Merge joins the records of several dumps. Of definitions with the same name the first counts; anonymous ones that say
// the same are one.
func Merge(list ...*Records) *Records {
	if len(list) == 1 {
		return list[0]
	}
	out := &Records{byName: map[string]*Record{}}
	bySignature, ids := map[string]string{}, map[string]int{}
	for i, recs := range list {
		m := &merger{recs: recs, ids: ids, signatures: map[string]string{}, renamed: map[string]string{}}
		for _, r := range recs.list {
			if !r.Anonymous {
				continue
			}
			sig := m.signature(r.Name, 0)
			if bySignature[sig] == "" {
				bySignature[sig] = r.Name
				if i > 0 {
					bySignature[sig] = r.Name + "_" + strconv.Itoa(i+1)
				}
			}
			m.renamed[r.Name] = bySignature[sig]
		}
		for _, r := range recs.list {
			if name := m.name(r.Name); out.byName[name] == nil {
				merged := *r
				merged.Name, merged.recs, merged.fields = name, out, make(map[string]Value, len(r.fields))
				for k, v := range r.fields {
					merged.fields[k] = m.value(v)
				}
				out.byName[name] = &merged
				out.list = append(out.list, &merged)
			}
		}
	}
	slices.SortStableFunc(out.list, inSource)
	return out
}

// merger renames the anonymous records of a dump.
type merger struct {
	recs                *Records
	signatures, renamed map[string]string
	// ids number the texts of signatures, so that those that contain others stay short.
	ids map[string]int
}

func (m *merger) name(name string) string {
	if n := m.renamed[name]; n != "" {
		return n
	}
	return name
}

func (m *merger) value(v Value) Value {
	if v.Kind == Def || v.Kind == Dag {
		v.Text = m.name(v.Text)
	}
	if v.Items != nil {
		items := make([]Value, len(v.Items))
		for i, it := range v.Items {
			items[i] = m.value(it)
		}
		v.Items = items
	}
	return v
}

// signature says what an anonymous record says, and stands for it.
func (m *merger) signature(name string, depth int) string {
	r := m.recs.byName[name]
	if r == nil || !r.Anonymous || depth > maxDepth {
		return name
	}
	if s := m.signatures[name]; s != "" {
		return s
	}
	m.signatures[name] = name // records that refer to themselves keep their names
	keys := make([]string, 0, len(r.fields))
	for k := range r.fields {
		keys = append(keys, k)
	}
	slices.Sort(keys)
	var b strings.Builder
	fmt.Fprintf(&b, "%q", r.Supers)
	for _, k := range keys {
		fmt.Fprintf(&b, "%q", k)
		m.write(&b, r.fields[k], depth)
	}
	id, ok := m.ids[b.String()]
	if !ok {
		id = len(m.ids)
		m.ids[b.String()] = id
	}
	sig := "#" + strconv.Itoa(id)
	m.signatures[name] = sig
	return sig
}

func (m *merger) write(b *strings.Builder, v Value, depth int) {
	text := v.Text
	if v.Kind == Def || v.Kind == Dag {
		text = m.signature(text, depth+1)
	}
	fmt.Fprintf(b, "%d:%d:%q%q%q(", v.Kind, v.Int, text, v.Name, v.Names)
	for _, it := range v.Items {
		m.write(b, it, depth)
	}
	b.WriteByte(')')
}
