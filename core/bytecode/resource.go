package bytecode

import "github.com/odsgen/ods/core"

// resource numbers a resource of builtin, which is the only dialect with resources.
func (n *numbering) resource(key string) {
	n.dialect(builtinName)
	if _, ok := n.resourceIndex[key]; ok {
		return
	}
	if n.resourceIndex == nil {
		n.resourceIndex = make(map[string]int)
	}
	n.resourceIndex[key] = len(n.resources)
	n.resources = append(n.resources, resourceEntry{key: key})
}

// numberResources numbers those that have data before those that are only names.
func (n *numbering) numberResources() {
	next := uint64(0)
	for _, withData := range [...]bool{true, false} {
		for i := range n.resources {
			if n.hasData(n.resources[i].key) == withData {
				n.resources[i].number = next
				next++
			}
		}
	}
}

func (n *numbering) hasData(key string) bool {
	b := n.ctx.Blob(key)
	return b != nil && b.Data != nil
}

// resourcesInAttr numbers the resources that the text of an attribute refers to.
func (n *numbering) resourcesInAttr(a core.Attribute) {
	switch a := a.(type) {
	case *core.DenseResourceAttr:
		n.resource(a.Key())
	case *core.ArrayAttr:
		for _, e := range a.Elems() {
			n.resourcesInAttr(e)
		}
	case *core.DictAttr:
		for _, e := range a.Entries() {
			n.resourcesInAttr(e.Value)
		}
	case *core.TypeAttr:
		n.resourcesInType(a.Value())
	default:
		if d := a.(interface{ Def() *core.AttrDef }).Def(); d != nil && d.Walk != nil {
			d.Walk(a, n.resourcesInType, n.resourcesInAttr)
		}
	}
}

func (n *numbering) resourcesInType(t core.Type) {
	switch t := t.(type) {
	case *core.RankedTensorType:
		if t.Encoding() != nil {
			n.resourcesInAttr(t.Encoding())
		}
	default:
		if d := t.(interface{ Def() *core.TypeDef }).Def(); d != nil && d.Walk != nil {
			d.Walk(t, n.resourcesInType, n.resourcesInAttr)
		}
	}
}

// resourceKey is an entry of the offsets of resources.
type resourceKey struct {
	key  string
	size int
	kind core.ResourceKind
}

// emitResources writes the resources: those of tools, then those of builtin, which the IR refers to.
func (w *writing) emitResources(out *emitter) {
	var data, offsets emitter
	var keys []resourceKey
	from := 0
	add := func(key string, kind core.ResourceKind) {
		keys = append(keys, resourceKey{key, data.size() - from, kind})
		from = data.size()
	}
	group := func(id uint64) {
		offsets.varInt(id)
		offsets.varInt(uint64(len(keys)))
		for _, k := range keys {
			offsets.varInt(w.strings.add(k.key))
			offsets.varInt(uint64(k.size))
			offsets.byte(byte(k.kind))
		}
		keys = keys[:0]
	}
	external := w.n.ctx.ExternalResources()
	offsets.varInt(uint64(len(external)))
	for _, g := range external {
		for i := range g.Entries {
			r := &g.Entries[i]
			if !w.o.ElideResources {
				w.resource(&data, r)
			}
			add(r.Key, r.Kind)
		}
		group(w.strings.add(g.Name))
	}
	for _, withData := range [...]bool{true, false} {
		for _, r := range w.n.resources {
			if w.n.hasData(r.key) != withData {
				continue
			}
			if withData && !w.o.ElideResources {
				b := w.n.ctx.Blob(r.key)
				data.blob(b.Data, b.Align)
			}
			add(r.key, core.ResourceBlob)
		}
	}
	if len(keys) > 0 {
		group(uint64(w.n.dialect(builtinName).number))
	}
	out.section(sectionResourceOffset, &offsets)
	out.section(sectionResource, &data)
}

func (w *writing) resource(e *emitter, r *core.ExternalResource) {
	switch r.Kind {
	case core.ResourceBool:
		if r.Bool {
			e.byte(1)
		} else {
			e.byte(0)
		}
	case core.ResourceString:
		e.varInt(w.strings.add(r.Str))
	default:
		e.blob(r.Blob.Data, r.Blob.Align)
	}
}
