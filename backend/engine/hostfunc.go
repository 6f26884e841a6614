package engine

import (
	"errors"
	"fmt"
	"reflect"
	"unsafe"

	"github.com/odsgen/ods/core"
	llvmdefs "github.com/odsgen/ods/defs/llvm"
	"github.com/odsgen/ods/generated/llvm"
)

// HostFunc returns a Go function as an external function of programs, for [Options]: what a module declares, Go
// defines.
//
//	engine.Options{Externals: map[string]engine.External{"fill": engine.HostFunc(func(buf []float64) { buf[0] = 1 })}}
//
// Parameters and results correspond as in [Func], except that a slice shares the program's memory: the function and the
// program see each other's writes, and nothing is copied. The memref must be contiguous, and the function must not keep
// the slice after it returns. Results are scalars. An error as last result ends the program, at the call, and errors.Is finds it
// in the error of the call. What does not fit the call ends the program, too.
func HostFunc(fn any) External {
	v := reflect.ValueOf(fn)
	s, err := (*signature)(nil), errors.New("nil is no function")
	if v.IsValid() {
		s, err = goSignature(v.Type())
	}
	if err == nil {
		for _, r := range s.results {
			if !isScalar(r) || len(s.results) > 1 {
				err = fmt.Errorf("%s has other results than one number", v.Type())
			}
		}
	}
	return func(c *ExternalCall) (Value, error) {
		if err != nil {
			return void, errorText(err.Error())
		}
		types := make([]core.Type, len(c.Args))
		for i, a := range c.Args {
			types[i] = c.e.typeOf(a)
		}
		ranks, err := s.match(types)
		if err != nil {
			return void, errorText(fmt.Sprintf("the call does not fit %s: %v", v.Type(), err))
		}
		return c.callHost(v, s, ranks)
	}
}

// typeOf returns the type of an argument.
func (e *Engine) typeOf(v Value) core.Type {
	switch v.Kind {
	case IntKind:
		return e.ctx.Integer(v.Int.Width())
	case FloatKind:
		return e.ctx.Float(v.Float.Semantics())
	case PtrKind:
		return llvm.GetLLVMPointerType(e.ctx, 0)
	case PartsKind:
		fields := make([]core.Type, len(v.Parts))
		for i, p := range v.Parts {
			fields[i] = e.typeOf(p)
		}
		return llvmdefs.Struct(e.ctx, false, fields...)
	}
	return e.ctx.None()
}

func (c *ExternalCall) callHost(fn reflect.Value, s *signature, ranks []int) (Value, error) {
	var in []reflect.Value
	if s.ctx {
		in = append(in, reflect.ValueOf(c.e.m.ctx))
	}
	at := 0
	for i, t := range s.params {
		if ranks[i] < 0 {
			v, err := c.e.goValue(t, c.Args[at])
			if err != nil {
				return void, errorText(err.Error())
			}
			in, at = append(in, v), at+1
			continue
		}
		n := 3 + 2*ranks[i]
		base, d := descriptorOf(c.Args[at : at+n])
		at += n
		if t.Kind() == reflect.Pointer {
			v := reflect.New(t.Elem())
			v.Interface().(anyMemref).adopt(c.e, base, d)
			in = append(in, v)
			continue
		}
		data, err := c.e.view(&d, uint64(t.Elem().Size()))
		if err != nil {
			return void, errorText(fmt.Sprintf("argument #%d: %v", i, err))
		}
		v := reflect.New(t).Elem()
		if len(data) > 0 {
			v.Set(reflect.SliceAt(t.Elem(), unsafe.Pointer(unsafe.SliceData(data)), len(data)/int(t.Elem().Size())).Convert(t))
		}
		in = append(in, v)
	}
	out := fn.Call(in)
	if s.err {
		if err, _ := out[len(out)-1].Interface().(error); err != nil {
			return void, &hostError{err}
		}
		out = out[:len(out)-1]
	}
	if len(out) == 0 {
		return void, nil
	}
	return scalarValue(out[0], c.result), nil
}

// checkElements checks the types by which a function itself accesses the memory of its memrefs.
func (s *signature) checkElements(f *function, ranks []int) error {
	at := 0
	for i, p := range s.params {
		if ranks[i] < 0 {
			at++
			continue
		}
		elem := elementOf(p)
		for _, arg := range []int{at, at + 1} {
			op, t := accessed(f.op.Region(0).Entry().Arg(arg))
			if t != nil && fits(elem, t) != nil && !isPart(elem, t) {
				pos, _ := op.Context().Position(op.Loc())
				return fmt.Errorf("the elements of parameter #%d are of type %s, accessed at %s", at, t, pos)
			}
		}
		at += 3 + 2*ranks[i]
	}
	return nil
}

// accessed returns the type of the elements at a pointer, by the first operation that accesses them, nil when none
// does. It follows the pointer through the struct that a memref is kept in.
func accessed(v *core.Value) (*core.Operation, core.Type) {
	for use := range v.Uses() {
		op := use.Owner()
		if gep, ok := llvm.AsGEPOp(op); ok && use.Index() == 0 {
			return op, gep.ElemType()
		}
		if load, ok := llvm.AsLoadOp(op); ok {
			return op, load.Op.Result(0).Type()
		}
		if store, ok := llvm.AsStoreOp(op); ok && use.Index() == 1 {
			return op, store.Value().Type()
		}
		if insert, ok := llvm.AsInsertValueOp(op); ok && use.Index() == 1 {
			if at, t := extracted(insert.Op.Result(0), insert.Position()); t != nil {
				return at, t
			}
		}
	}
	return nil, nil
}

// extracted follows what is at a position of a struct.
func extracted(v *core.Value, position []int64) (*core.Operation, core.Type) {
	for use := range v.Uses() {
		op := use.Owner()
		if x, ok := llvm.AsExtractValueOp(op); ok && len(x.Position()) == 1 && len(position) == 1 && x.Position()[0] == position[0] {
			if at, t := accessed(x.Op.Result(0)); t != nil {
				return at, t
			}
		}
		if x, ok := llvm.AsInsertValueOp(op); ok && use.Index() == 0 && !(len(x.Position()) == 1 && x.Position()[0] == position[0]) {
			if at, t := extracted(x.Op.Result(0), position); t != nil {
				return at, t
			}
		}
	}
	return nil, nil
}
