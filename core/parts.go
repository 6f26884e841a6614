package core

import "slices"

// WalkParts calls back for the types and attributes directly inside an attribute or a type (the other one is nil), in
// order.
func WalkParts(a Attribute, t Type, types func(Type), attrs func(Attribute)) {
	if t != nil {
		walkTypeParts(t, types, attrs)
		return
	}
	switch a := a.(type) {
	case *ArrayAttr:
		for _, e := range a.elems {
			attrs(e)
		}
	case *DictAttr:
		for _, e := range a.entries {
			attrs(e.Value)
		}
	case *TypeAttr:
		types(a.value)
	case *IntegerAttr:
		types(a.typ)
	case *FloatAttr:
		types(a.typ)
	case *StringAttr:
		types(a.typ)
	case *DistinctAttr:
		attrs(a.ref)
	case *LocationAttr, nil:
	case ElementsAttr:
		types(a.Type())
	default:
		if d := a.attrBase().def; d != nil && d.Walk != nil {
			d.Walk(a, types, attrs)
		}
	}
}

func walkTypeParts(t Type, types func(Type), attrs func(Attribute)) {
	each := func(l []Type) {
		for _, e := range l {
			types(e)
		}
	}
	maybe := func(a Attribute) {
		if a != nil {
			attrs(a)
		}
	}
	switch t := t.(type) {
	case *FunctionType:
		each(t.inputs)
		each(t.results)
	case *GraphType:
		each(t.inputs)
		each(t.results)
	case *TupleType:
		each(t.types)
	case *ComplexType:
		types(t.elem)
	case *VectorType:
		types(t.elem)
	case *RankedTensorType:
		types(t.elem)
		maybe(t.encoding)
	case *UnrankedTensorType:
		types(t.elem)
	case *MemRefType:
		types(t.elem)
		maybe(t.layout)
		maybe(t.space)
	case *UnrankedMemRefType:
		types(t.elem)
		maybe(t.space)
	default:
		if d := t.typeBase().def; d != nil && d.Walk != nil {
			d.Walk(t, types, attrs)
		}
	}
}

// replaceParts returns the attribute with the types and attributes directly inside it replaced by what the functions
// make of them; the attribute itself when nothing changed or its definition has no way to rebuild it.
func replaceParts(a Attribute, types func(Type) Type, attrs func(Attribute) Attribute) Attribute {
	switch a := a.(type) {
	case *ArrayAttr:
		if elems, changed := mapSlice(a.elems, attrs); changed {
			return a.ctx.Array(elems...)
		}
	case *DictAttr:
		entries := slices.Clone(a.entries)
		changed := false
		for i, e := range entries {
			entries[i].Value = attrs(e.Value)
			changed = changed || entries[i].Value != e.Value
		}
		if changed {
			return a.ctx.Dict(entries)
		}
	case *TypeAttr:
		if t := types(a.value); t != a.value {
			return a.ctx.TypeAttr(t)
		}
	default:
		if d := a.attrBase().def; d != nil && d.Replace != nil {
			return d.Replace.ReplaceAttr(a, types, attrs)
		}
	}
	return a
}

// replaceTypeParts is [replaceParts] for a type.
func replaceTypeParts(t Type, types func(Type) Type, attrs func(Attribute) Attribute) Type {
	maybe := func(a Attribute) Attribute {
		if a == nil {
			return nil
		}
		return attrs(a)
	}
	switch t := t.(type) {
	case *FunctionType:
		in, changed := mapSlice(t.inputs, types)
		out, changed2 := mapSlice(t.results, types)
		if changed || changed2 {
			return t.ctx.Function(in, out)
		}
	case *GraphType:
		in, changed := mapSlice(t.inputs, types)
		out, changed2 := mapSlice(t.results, types)
		if changed || changed2 {
			return t.ctx.Graph(in, out)
		}
	case *TupleType:
		if l, changed := mapSlice(t.types, types); changed {
			return t.ctx.Tuple(l...)
		}
	case *ComplexType:
		return t.ctx.Complex(types(t.elem))
	case *VectorType:
		return t.ctx.Vector(t.shape, types(t.elem), t.scalable)
	case *RankedTensorType:
		return t.ctx.RankedTensor(t.shape, types(t.elem), maybe(t.encoding))
	case *UnrankedTensorType:
		return t.ctx.UnrankedTensor(types(t.elem))
	case *MemRefType:
		return t.ctx.MemRef(t.shape, types(t.elem), maybe(t.layout), maybe(t.space))
	case *UnrankedMemRefType:
		return t.ctx.UnrankedMemRef(types(t.elem), maybe(t.space))
	default:
		if d := t.typeBase().def; d != nil && d.Replace != nil {
			return d.Replace.ReplaceType(t, types, attrs)
		}
	}
	return t
}

func mapSlice[T comparable](l []T, f func(T) T) (out []T, changed bool) {
	for i, e := range l {
		n := f(e)
		if n != e && !changed {
			out, changed = slices.Clone(l), true
		}
		if changed {
			out[i] = n
		}
	}
	if !changed {
		out = l
	}
	return out, changed
}

// ReplaceNestedAttrs replaces the operation's attributes, and those inside of them and of their types, by what f makes
// of each; f returns true when it wants nothing replaced inside of the result. known remembers results, for calls with
// the same f on many operations whose attributes have parts in common; it may be nil.
func (op *Operation) ReplaceNestedAttrs(known map[Attribute]Attribute, f func(Attribute) (to Attribute, done bool)) {
	var attrs func(a Attribute) Attribute
	var types func(t Type) Type
	attrs = func(a Attribute) Attribute {
		to, ok := known[a]
		if ok {
			return to
		}
		to, done := f(a)
		if !done {
			to = replaceParts(to, types, attrs)
		}
		if known != nil {
			known[a] = to
		}
		return to
	}
	types = func(t Type) Type { return replaceTypeParts(t, types, attrs) }
	for k, w := range op.slotWords() {
		if w != nil {
			op.SetSlot(k, attrs(w.self))
		}
	}
	for _, a := range op.DiscardableAttrs() {
		if b := attrs(a.Value); b != a.Value {
			op.SetDiscardableAttr(a.Name, b)
		}
	}
}
