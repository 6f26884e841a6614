package asm

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rt"
)

// readAs reads a type of a class, or of a definition.
func (f *Frame) readAs(st *Step) bool {
	dst := &f.Type[st.X]
	switch r := st.Ref.(type) {
	case *core.TypeDef:
		return f.P.CustomType(r, dst)
	case *Class:
		_, ok := r.ReadType(f.P, dst, false)
		return ok
	}
	return st.Ref.(TypeReader)(f, dst)
}

// slot reads the attribute or property of a slot.
func (f *Frame) slot(st *Step) (found, ok bool) {
	p, s, x := f.P, f.State, int(st.X)
	switch st.Op {
	case Prop:
		return false, p.Prop(s, x)
	case TryProp:
		return p.TryProp(s, x)
	case Symbol:
		return false, rt.ParseSlotSymbol(p, s, x)
	case TrySymbol:
		return false, rt.TryParseSlotSymbol(p, s, x)
	case Attr, TryAttr:
		found, ok = f.readAttr(st)
	case DefAttr, TryDefAttr:
		found, ok = f.defAttr(st)
	case Dense, TryDense:
		found, ok = f.readDense(st)
	case Enum, TryEnum:
		found, ok = f.enum(st)
	}
	if found && ok {
		s.SetSlot(x, f.attr)
	}
	return found, ok
}

// readAttr reads an attribute of a class that satisfies a constraint.
func (f *Frame) readAttr(st *Step) (found, ok bool) {
	p := f.P
	var class *Class
	var where func(core.Attribute) bool
	var t core.Type
	switch r := st.Ref.(type) {
	case *Class:
		class, t = r, p.Context().None()
	case *AttrOf:
		class, where = r.Class, r.Where
		if r.Type != nil {
			t = f.one(r.Type)
		}
	}
	return class.ReadAttr(p, &f.attr, t, where, st.Op == TryAttr)
}

// defAttr reads an attribute as its definition writes it.
func (f *Frame) defAttr(st *Step) (found, ok bool) {
	p, try := f.P, st.Op == TryDefAttr
	def, ok := st.Ref.(*core.AttrDef)
	switch {
	case !ok:
		return st.Ref.(AttrReader)(f, &f.attr, try)
	case try && !p.StartsAttrAs(nil) && !p.PeekPunct(core.PunctLess):
		return false, true
	}
	return true, p.CustomAttr(def, &f.attr)
}

// readDense reads the elements of a packed array.
func (f *Frame) readDense(st *Step) (found, ok bool) {
	elem := f.one(st.Ref.(*Types))
	if found, ok = true, true; st.Op == TryDense {
		found, ok = f.P.TryDenseArray(elem, &f.dense)
	} else {
		ok = f.P.DenseArray(elem, &f.dense)
	}
	f.attr = f.dense
	return found, ok
}

// enum reads the keyword of a case.
func (f *Frame) enum(st *Step) (found, ok bool) {
	e := st.Ref.(*Keywords)
	if found, ok = true, true; st.Op == TryEnum {
		found, ok = f.P.TryEnumKeyword(st.Text, e.Cases, &f.text)
	} else {
		ok = f.P.EnumKeyword(st.Text, e.Cases, &f.text)
	}
	if found && ok {
		f.attr = e.Attr(f.P.Context(), f.text)
	}
	return found, ok
}
