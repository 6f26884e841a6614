package live

import (
	"github.com/odsgen/ods/odsgen/model"
)

// call evaluates a function of the vocabulary.
func (s *scope) call(e *model.Expr) any {
	switch f := e.Func; {
	case f.Word == nil && e.Def.Native:
		if w := model.NativeType(e.Def); w != nil {
			return w.Call(s.ctx)
		}
		return nil
	case f.Word == nil && s.ctx != nil:
		if t := s.d.set.emptyType(s.ctx, e.Def); t != nil {
			return t
		}
		return nil
	case f.Word == nil:
		return nil
	}
	var few [3]any
	args := few[:0]
	for _, a := range e.Args {
		args = append(args, s.eval(a))
	}
	return e.Func.Word.Call(s.ctx, args...)
}

// goCall calls the Go function that an expression names. One that is not bound, which was reported at load, accepts
// everything and makes nothing.
func (s *scope) goCall(e *model.Expr) any {
	h, hooks := s.d.goHook(e)
	switch {
	case h == nil && e.Kind != model.KindBool:
		return nil
	case h == nil:
		return true
	case e.Kind == model.KindBool && s.self == nil && s.parts == nil: // a constraint of something that is not there
		return false
	}
	var args []any
	if e.Maker() {
		args = []any{s.ctx}
	}
	for _, a := range e.Args {
		args = append(args, s.eval(a))
	}
	return present(callHook(h, hooks, args)[0])
}
