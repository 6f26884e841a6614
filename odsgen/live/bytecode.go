package live

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/bytecode"
	"github.com/odsgen/ods/core/rt/param"
	"github.com/odsgen/ods/odsgen/internal/form"
	"github.com/odsgen/ods/odsgen/model"
)

// encoded is a definition with the key bytecode: it has the methods of [bytecode.TypeCoder] and [bytecode.AttrCoder],
// too.
type encoded struct{ *define }

// BytecodeID returns the number of the definition in files.
func (x encoded) BytecodeID() uint64 { return uint64(x.m.ID) }

// WriteTypeParams implements [bytecode.TypeCoder].
func (x encoded) WriteTypeParams(w *bytecode.Writer, t core.Type) { x.encode(w, valuesOf(t)) }

// WriteAttrParams implements [bytecode.AttrCoder].
func (x encoded) WriteAttrParams(w *bytecode.Writer, a core.Attribute) { x.encode(w, valuesOf(a)) }

// ReadTypeParams implements [bytecode.TypeCoder].
func (x encoded) ReadTypeParams(r *bytecode.Reader) core.Type {
	params, ok := x.decode(r)
	if !ok {
		return nil
	}
	return x.makeType(r.Context(), params)
}

// ReadAttrParams implements [bytecode.AttrCoder].
func (x encoded) ReadAttrParams(r *bytecode.Reader) core.Attribute {
	params, ok := x.decode(r)
	if !ok {
		return nil
	}
	return x.makeAttr(r.Context(), params)
}

func (x encoded) encode(w *bytecode.Writer, v *values) {
	for i, p := range x.m.Params {
		encodeParam(w, &p.Type, p.Optional, v.params[i])
	}
}

func encodeParam(w *bytecode.Writer, t *model.ParamType, optional bool, v any) {
	switch t.Kind {
	case model.ParamEnum:
		param.EnumBytes.Write(w, v)
	case model.ParamMaybe:
		w.Bool(v != nil)
		if v != nil {
			encodeParam(w, t.Elem, false, v)
		}
	case model.ParamList:
		list, _ := v.([]any)
		w.VarInt(uint64(len(list)))
		for _, e := range list {
			encodeParam(w, t.Elem, false, e)
		}
	default:
		form.Bytes(*t, optional).Write(w, v)
	}
}

// decode reads the parameters and checks them.
func (x encoded) decode(r *bytecode.Reader) ([]any, bool) {
	params := make([]any, len(x.m.Params))
	for i, p := range x.m.Params {
		params[i] = x.decodeParam(r, &p.Type, p.Optional)
		if r.Failed() {
			return nil, false
		}
	}
	rep := core.NewReporter(r.Context())
	if !x.check(r.Context(), rep, core.Location{}, params) {
		r.Errorf("invalid parameters: %v", rep.List())
		return nil, false
	}
	return params, true
}

func (x encoded) decodeParam(r *bytecode.Reader, t *model.ParamType, optional bool) any {
	switch t.Kind {
	case model.ParamEnum:
		return param.EnumBytes.Read(r, t.Enum.Table().IsValid)
	case model.ParamMaybe:
		if !r.Bool() {
			return nil
		}
		return x.decodeParam(r, t.Elem, false)
	case model.ParamList:
		return bytecode.ReadList(r, func(r *bytecode.Reader) any { return x.decodeParam(r, t.Elem, false) })
	}
	v := form.Bytes(*t, optional).Read(r)
	if class := x.d.classOf(t.Constraint); class != nil && v != nil && !class.Has(v) {
		r.Errorf("a parameter is not what it should be")
	}
	return v
}
