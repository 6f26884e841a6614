package live

import (
	"strings"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/query"
	"github.com/odsgen/ods/odsgen/model"
)

// typ evaluates a type; nil when it does not apply.
func (s *scope) typ(e *model.Expr) core.Type {
	switch e.Op {
	case model.ExprSelf:
		return s.self.typ
	case model.ExprElem:
		return s.elem.typ
	case model.ExprValue:
		if s.parts != nil {
			return s.parts.typ(e.Ref)
		}
	case model.ExprCall:
		return s.typeCall(e)
	case model.ExprGo:
		out, _ := s.callHook(e)
		t, _ := out.(core.Type)
		return t
	}
	return nil
}

func (s *scope) typeCall(e *model.Expr) core.Type {
	switch e.Name {
	case "element":
		return query.Element(s.typ(e.Args[0]))
	case "element_or_self":
		return query.ElementOrSelf(s.typ(e.Args[0]))
	case "type":
		if e.Args[0].Kind == model.KindType {
			return s.typ(e.Args[0])
		}
		return query.TypeOf(s.attr(e.Args[0]))
	case "type_value":
		return query.TypeValue(s.attr(e.Args[0]))
	case "dense_element":
		return query.DenseElement(s.attr(e.Args[0]))
	case "with_element":
		t, elem := s.typ(e.Args[0]), s.typ(e.Args[1])
		if elem == nil {
			return nil
		}
		return query.WithElement(t, elem)
	}
	if s.ctx == nil {
		return nil
	}
	return s.makeType(e)
}

// makeType evaluates the functions that make types of their arguments.
func (s *scope) makeType(e *model.Expr) core.Type {
	c := s.ctx
	switch e.Name {
	case "int_type", "signed_type", "unsigned_type":
		sign := map[string]core.Signedness{"int_type": core.Signless, "signed_type": core.Signed, "unsigned_type": core.Unsigned}[e.Name]
		if w := s.num(e.Args[0]); w > 0 && w < 1<<24 {
			return c.IntegerOf(uint(w), sign)
		}
	case "float_type":
		return query.FloatType(c, s.str(e.Args[0]))
	case "index_type":
		return c.Index()
	case "none_type":
		return c.None()
	case "complex_type":
		if t := s.typ(e.Args[0]); t != nil {
			return c.Complex(t)
		}
	case "vector_type", "tensor_type":
		shape, elem := s.ints(e.Args[0]), s.typ(e.Args[1])
		switch {
		case elem == nil:
		case e.Name == "vector_type":
			return c.Vector(shape, elem, nil)
		default:
			return c.RankedTensor(shape, elem, nil)
		}
	case "tuple_type":
		var list []core.Type
		for _, a := range e.Args {
			t := s.typ(a)
			if t == nil {
				return nil
			}
			list = append(list, t)
		}
		return c.Tuple(list...)
	case "opaque_type":
		return c.Opaque(s.str(e.Args[0]), s.str(e.Args[1]))
	case "named_type":
		return s.namedType(e.Def)
	}
	return nil
}

// namedType returns the parameterless type of a definition.
func (s *scope) namedType(def *model.AttrOrTypeDef) core.Type {
	if !def.Native {
		return s.d.set.emptyType(s.ctx, def)
	}
	switch strings.TrimSuffix(def.GoName, "Type") {
	case "Index":
		return s.ctx.Index()
	case "None":
		return s.ctx.None()
	}
	return nil
}
