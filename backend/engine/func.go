package engine

import (
	"context"
	"fmt"
	"reflect"
	"unsafe"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/num"
)

var (
	contextType = reflect.TypeFor[context.Context]()
	errorType   = reflect.TypeFor[error]()
	memrefType  = reflect.TypeFor[anyMemref]()
)

// Func returns a function of the program as a Go function of type F:
//
//	dot, err := engine.Func[func(x, y []float64) (float64, error)](e, "dot")
//	sum, err := dot(x, y)
//
// Numbers and bools are integers, floats and i1 of their size; int and uint are index or i64, complex64 and complex128 are
// complex<f32> and complex<f64>. Kinds of floats that Go does not have, such as f16, are the unsigned integer of their
// size, which holds their bits. A []T is a memref of one dimension and a *[Memref] one of any, as
// finalize-memref-to-llvm and convert-func-to-llvm pass them. The latter keeps the type that the function had before, which
// F is checked against, and in whose terms messages speak; the sizes, strides and offsets that it has are checked at each
// call. An argument of type []T is not copied: the program works
// on the slice, and must not keep it. Compiled code works on a copy, which is written back, unless the slice is one of
// [Memref.Data] of [Alloc]. As a result it is a copy, and the memory, which is the caller's, is freed; a *Memref is left
// to its [Memref.Free].
//
// F may have a [context.Context] before its parameters, which ends the execution early, and an error after its
// results. Without an error a trap panics with it. What parameters and results are in the program is checked here, the
// elements of memrefs as far as the function itself accesses them. The function is called by one goroutine at a time,
// as the engine is; a call from a second one is [ErrBusy]. Compiled functions of one to three numbers of one type with a result of that type are called without
// reflection.
func Func[F any](e *Engine, name string) (F, error) {
	var none F
	t := reflect.TypeFor[F]()
	s, err := goSignature(t)
	if err != nil {
		return none, err
	}
	params, _, err := e.Signature(name)
	if err != nil {
		return none, err
	}
	f := e.functions[name]
	if src := e.sourceOf(f); src != nil {
		if _, err = src.match(s, params); err == nil {
			err = src.matchResults(s, e.results(f), f.result)
		}
		if err != nil {
			return none, fmt.Errorf("'@%s' has type %s, which is no %s: %w", name, src.typ, t, err)
		}
	} else {
		ranks, err := s.match(params)
		if err == nil {
			err = s.matchResults(e.results(f), f.result)
		}
		if err == nil {
			err = s.checkElements(f, ranks)
		}
		if err != nil {
			return none, fmt.Errorf("'@%s' has type %s, which is no %s: %w", name, f.typeText(), t, err)
		}
	}
	if e.program != nil {
		if _, err := e.codeOf(f); err != nil {
			return none, err
		}
		if fast := e.direct(f, any(none)); fast != nil {
			return fast.(F), nil
		}
	}
	v := reflect.MakeFunc(t, func(in []reflect.Value) []reflect.Value { return e.call(f, s, in) })
	return v.Interface().(F), nil
}

// typeText is the type of a function for messages.
func (f *function) typeText() string {
	out := "("
	for i, p := range f.params {
		if i > 0 {
			out += ", "
		}
		out += core.TypeString(p)
	}
	return out + ") -> " + core.TypeString(f.result)
}

// call executes a function that a Go function stands for.
func (e *Engine) call(f *function, s *signature, in []reflect.Value) []reflect.Value {
	ctx := context.Background()
	if s.ctx {
		ctx, in = in[0].Interface().(context.Context), in[1:]
	}
	out, err := e.callGo(ctx, f, s, in)
	if err != nil && !s.err {
		panic(err)
	}
	if out == nil {
		for _, t := range s.results {
			out = append(out, reflect.Zero(t))
		}
	}
	if s.err {
		v := reflect.New(errorType).Elem()
		if err != nil {
			v.Set(reflect.ValueOf(err))
		}
		out = append(out, v)
	}
	return out
}

func (e *Engine) callGo(ctx context.Context, f *function, s *signature, in []reflect.Value) ([]reflect.Value, error) {
	was, err := e.enter()
	if err != nil {
		return nil, err
	}
	defer e.leave(was)
	var args []Value
	var slices [][]byte
	var where []int // in args, of the slices
	for i, v := range in {
		if m, ok := v.Interface().(anyMemref); ok {
			if v.IsNil() {
				return nil, fmt.Errorf("argument #%d of '@%s' is nil, expected a memref", i, f.name)
			}
			owner, values := m.describe()
			if owner != e {
				return nil, fmt.Errorf("argument #%d of '@%s' is a memref of another engine", i, f.name)
			}
			args = append(args, values...)
			continue
		}
		if v.Kind() != reflect.Slice {
			args = append(args, scalarValue(v, f.params[len(args)]))
			continue
		}
		where = append(where, len(args))
		slices = append(slices, unsafe.Slice((*byte)(v.UnsafePointer()), v.Len()*int(v.Type().Elem().Size())))
		args = append(args, Value{}, Value{}, indexValue(0), indexValue(uint64(v.Len())), indexValue(1))
	}
	values, err := e.callWith(ctx, f, args, slices, where)
	if err == nil {
		err = e.CheckResults(f.name, values)
	}
	if err != nil {
		return nil, err
	}
	if len(s.results) == 1 && len(values) != 1 {
		values = []Value{Parts(values...)}
	}
	var out []reflect.Value
	for i, t := range s.results {
		v, err := e.goValue(t, values[i])
		if err != nil {
			return nil, fmt.Errorf("result #%d of '@%s': %w", i, f.name, err)
		}
		out = append(out, v)
	}
	return out, nil
}

func indexValue(n uint64) Value { return Int(num.NewInt(64, n)) }

// scalarValue returns a Go scalar as a value of a type of the program that fits it.
func scalarValue(v reflect.Value, t core.Type) Value {
	bits := uint(v.Type().Size()) * 8
	if f, ok := t.(*core.FloatType); ok && v.CanUint() {
		return Float(num.FloatFromUint(f.Semantics(), v.Uint()))
	}
	switch k := v.Kind(); {
	case k == reflect.Bool:
		return Int(num.NewInt(1, boolWord(v.Bool())))
	case v.CanInt():
		return Int(num.NewSigned(bits, v.Int()))
	case v.CanUint():
		return Int(num.NewInt(bits, v.Uint()))
	case k == reflect.Float32:
		return Float(num.Float32(float32(v.Float())))
	case k == reflect.Complex64:
		c := v.Complex()
		return Parts(Float(num.Float32(float32(real(c)))), Float(num.Float32(float32(imag(c)))))
	case k == reflect.Complex128:
		c := v.Complex()
		return Parts(Float(num.Float64(real(c))), Float(num.Float64(imag(c))))
	}
	return Float(num.Float64(v.Float()))
}

// goValue returns a value of the program with a Go type.
func (e *Engine) goValue(t reflect.Type, v Value) (reflect.Value, error) {
	out := reflect.New(t).Elem()
	switch k := t.Kind(); {
	case isScalar(t) && v.Kind == IntKind:
		switch {
		case k == reflect.Bool:
			out.SetBool(!v.Int.IsZero())
		case out.CanInt():
			out.SetInt(v.Int.Int64())
		default:
			out.SetUint(v.Int.Uint64())
		}
	case isScalar(t) && v.Kind == FloatKind && out.CanFloat():
		x, _ := v.Float.ToFloat64()
		out.SetFloat(x)
	case isScalar(t) && v.Kind == FloatKind && out.CanUint():
		out.SetUint(v.Float.Bits().Uint64())
	case isComplex(t) && v.Kind == PartsKind && len(v.Parts) == 2 && v.Parts[0].Kind == FloatKind && v.Parts[1].Kind == FloatKind:
		re, _ := v.Parts[0].Float.ToFloat64()
		im, _ := v.Parts[1].Float.ToFloat64()
		out.SetComplex(complex(re, im))
	case isScalar(t):
		return out, fmt.Errorf("%s is no %s", v.kindText(), t)
	default:
		base, d := descriptorOf(v.flat(nil))
		if k == reflect.Pointer {
			out.Set(reflect.New(t.Elem()))
			out.Interface().(anyMemref).adopt(e, base, d)
			return out, nil
		}
		size := t.Elem().Size()
		n, err := d.count(uint64(size))
		if err != nil {
			return out, err
		}
		out.Set(reflect.MakeSlice(t, int(n), int(n)))
		if err := e.copyElements(unsafe.Slice((*byte)(out.UnsafePointer()), int(n)*int(size)), &d, uint64(size)); err != nil {
			return out, err
		}
		if e.program != nil {
			// What is not on the heap, such as a global, stays.
			return out, ignore(e.program.Release(base))
		}
		if a := e.m.mem.at(base); a != nil && a.kind == heapMemory && base&(1<<offsetBits-1) == 0 {
			e.m.mem.release(base)
		}
	}
	return out, nil
}

// ignore makes nothing of an error that is none to the caller.
func ignore(error) error { return nil }

// descriptorOf returns the memref that scalars stand for, which were checked.
func descriptorOf(parts []Value) (base uint64, d memref) {
	rank := (len(parts) - 3) / 2
	d = memref{data: parts[1].Ptr, offset: parts[2].Int.Uint64()}
	for i := range rank {
		d.sizes = append(d.sizes, parts[3+i].Int.Uint64())
		d.strides = append(d.strides, parts[3+rank+i].Int.Uint64())
	}
	return parts[0].Ptr, d
}
