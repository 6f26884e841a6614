package engine

import (
	"context"
	"errors"
	"fmt"
	"reflect"
	"unsafe"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/num"
	llvmdefs "github.com/odsgen/ods/defs/llvm"
	"github.com/odsgen/ods/generated/llvm"
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

// signature is a Go function type without context and error.
type signature struct {
	params, results []reflect.Type
	ctx, err        bool
}

// goSignature takes a Go function type apart.
func goSignature(t reflect.Type) (*signature, error) {
	if t.Kind() != reflect.Func || t.IsVariadic() {
		return nil, fmt.Errorf("%s is no type of a function with a fixed number of parameters", t)
	}
	s := &signature{}
	for i := range t.NumIn() {
		if i == 0 && t.In(0) == contextType {
			s.ctx = true
			continue
		}
		s.params = append(s.params, t.In(i))
	}
	for i := range t.NumOut() {
		if i == t.NumOut()-1 && t.Out(i) == errorType {
			s.err = true
			continue
		}
		s.results = append(s.results, t.Out(i))
	}
	for _, p := range append(s.params[:len(s.params):len(s.params)], s.results...) {
		if !isScalar(p) && elementOf(p) == nil {
			return nil, fmt.Errorf("%s in %s is no number, slice of numbers or *engine.Memref", p, t)
		}
	}
	return s, nil
}

func isScalar(t reflect.Type) bool {
	return t.Kind() == reflect.Bool || t.Kind() >= reflect.Int && t.Kind() <= reflect.Uint64 || t.Kind() == reflect.Float32 ||
		t.Kind() == reflect.Float64 || isComplex(t)
}

func isComplex(t reflect.Type) bool {
	return t.Kind() == reflect.Complex64 || t.Kind() == reflect.Complex128
}

// elementOf returns the type of the elements of a slice or *Memref, nil for other types.
func elementOf(t reflect.Type) reflect.Type {
	if t.Implements(memrefType) && t.Kind() == reflect.Pointer {
		return reflect.New(t.Elem()).Interface().(anyMemref).elem()
	}
	if t.Kind() == reflect.Slice && isScalar(t.Elem()) {
		return t.Elem()
	}
	return nil
}

// isDescriptor reports whether types begin with a memref of a rank: two pointers, and so many numbers.
func isDescriptor(types []core.Type, rank int) bool {
	if len(types) < 3+2*rank {
		return false
	}
	for i, t := range types[:3+2*rank] {
		if _, ptr := t.(*llvm.LLVMPointerType); ptr != (i < 2) || !ptr && !isIndex(t) {
			return false
		}
	}
	return true
}

func isIndex(t core.Type) bool {
	i, ok := t.(*core.IntegerType)
	return ok && i.Width() == 64
}

// match finds the rank of each memref among the parameters, -1 for scalars. It is an error when there are none that
// fit, or several.
func (s *signature) match(types []core.Type) ([]int, error) {
	var found [][]int
	var reason error
	deepest := -1
	var try func(i, at int, ranks []int)
	try = func(i, at int, ranks []int) {
		fail := func(err error) {
			if i > deepest {
				deepest, reason = i, err
			}
		}
		if len(found) > 1 {
			return
		}
		if i == len(s.params) {
			if at == len(types) {
				found = append(found, append([]int(nil), ranks...))
			} else {
				fail(tooMany(types, at))
			}
			return
		}
		p := s.params[i]
		if isScalar(p) {
			if at == len(types) {
				fail(fmt.Errorf("there is no parameter for the %s", p))
			} else if err := fits(p, types[at]); err != nil {
				fail(fmt.Errorf("parameter #%d: %w", at, err))
			} else {
				try(i+1, at+1, append(ranks, -1))
			}
			return
		}
		from, to := 0, (len(types)-at-3)/2
		if p.Kind() == reflect.Slice {
			from, to = 1, min(to, 1)
		}
		for r := from; r <= to; r++ {
			if isDescriptor(types[at:], r) {
				try(i+1, at+3+2*r, append(ranks, r))
			}
		}
		fail(fmt.Errorf("parameter #%d begins no memref that a %s can be", at, p))
	}
	try(0, 0, nil)
	switch len(found) {
	case 0:
		return nil, reason
	case 1:
		return found[0], nil
	}
	return nil, errors.New("the ranks of the memrefs can be told apart in several ways; use Engine.Call with Memref.Args")
}

// tooMany says that a Go function has no parameter for those of a lowered function from at on.
func tooMany(types []core.Type, at int) error {
	if isDescriptor(types[at:], 0) {
		return fmt.Errorf("the memref that begins with parameter #%d has no parameter in Go", at)
	}
	return fmt.Errorf("parameter #%d of type %s is too many", at, types[at])
}

// matchResults checks the results of a lowered function: the parts of its struct, or whole.
func (s *signature) matchResults(parts []core.Type, whole core.Type) error {
	types := parts
	if len(s.results) == 1 && len(parts) != 1 {
		types = []core.Type{whole}
	}
	if len(types) != len(s.results) {
		return fmt.Errorf("it has %d results, expected %d", len(types), len(s.results))
	}
	for i, t := range types {
		r := s.results[i]
		if isScalar(r) {
			if err := fits(r, t); err != nil {
				return fmt.Errorf("result #%d: %w", i, err)
			}
			continue
		}
		rank, ok := descriptorRank(t)
		if !ok || r.Kind() == reflect.Slice && rank != 1 {
			return fmt.Errorf("result #%d of type %s is no memref that a %s can be", i, t, r)
		}
	}
	return nil
}

// descriptorRank returns the rank of the memref that a struct stands for.
func descriptorRank(t core.Type) (int, bool) {
	st, ok := t.(*llvm.LLVMStructType)
	if !ok || st.Name() != "" {
		return 0, false
	}
	fields := st.Elements()
	if len(fields) != 3 && len(fields) != 5 || !isDescriptor(fields[:3], 0) {
		return 0, false
	}
	if len(fields) == 3 {
		return 0, true
	}
	a, ok1 := fields[3].(*llvm.LLVMArrayType)
	b, ok2 := fields[4].(*llvm.LLVMArrayType)
	return int(a.NumElements()), ok1 && ok2 && isIndex(a.ElementType()) && a == b
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
