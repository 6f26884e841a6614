package jit

import (
	"context"
	"errors"
	"fmt"
	"math"
	"reflect"
	"unsafe"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/llvm"
)

var (
	contextType = reflect.TypeFor[context.Context]()
	errorType   = reflect.TypeFor[error]()
	memrefType  = reflect.TypeFor[anyMemref]()
)

// Func returns a function of the program as a Go function of type F:
//
//	dot, err := jit.Func[func(x, y []float64) (float64, error)](e, "dot")
//	sum, err := dot(x, y)
//
// Numbers and bools are integers, floats and i1 of their size; int and uint are index or i64, complex64 and complex128 are
// complex<f32> and complex<f64>. Kinds of floats that Go does not have, such as f16, are the unsigned integer of their
// size, which holds their bits. A []T is a memref of one dimension, whose elements are copied to the program's memory and back; a *[Memref] has any rank and is not copied. A
// result of type []T is a copy, and the memory, which is the caller's, is freed.
//
// F may have a [context.Context] in front of its parameters, which ends the execution early, and an error behind its
// results. Without an error the function panics with it. What parameters and results are in the program is checked
// here; the elements of memrefs are not. The function is called by one goroutine at a time, as the engine is.
//
// Functions of one to three numbers of one type with a result of that type are called without reflection.
func Func[F any](e *Engine, name string) (F, error) {
	var none F
	t := reflect.TypeFor[F]()
	s, err := goSignature(t)
	if err != nil {
		return none, err
	}
	f, err := e.function(name)
	if err != nil {
		return none, err
	}
	if s.ranks, err = s.match(f.params); err == nil {
		err = s.matchResults(f)
	}
	if err != nil {
		return none, fmt.Errorf("'@%s' is no %s: %w", name, t, err)
	}
	if fast := e.direct(f, any(none)); fast != nil {
		return fast.(F), nil
	}
	v := reflect.MakeFunc(t, func(in []reflect.Value) []reflect.Value { return e.call(f, s, in) })
	return v.Interface().(F), nil
}

// signature is a Go function type without context and error.
type signature struct {
	params, results []reflect.Type
	ctx, err        bool
	ranks           []int // of the memrefs among the parameters, -1 for scalars
}

// goSignature takes a Go function type apart.
func goSignature(t reflect.Type) (*signature, error) {
	if t.Kind() != reflect.Func || t.IsVariadic() {
		return nil, fmt.Errorf("%s is no type of a function with a fixed number of parameters", t)
	}
	if !littleEndian() {
		return nil, errors.New("memory is shared with programs only where Go keeps numbers with the low byte first")
	}
	s := &signature{}
	for i := range t.NumIn() {
		if s.ctx = s.ctx || i == 0 && t.In(0) == contextType; i > 0 || !s.ctx {
			s.params = append(s.params, t.In(i))
		}
	}
	for i := range t.NumOut() {
		if s.err = i == t.NumOut()-1 && t.Out(i) == errorType; !s.err {
			s.results = append(s.results, t.Out(i))
		}
	}
	for _, p := range append(s.params[:len(s.params):len(s.params)], s.results...) {
		if !isScalar(p) && elementOf(p) == nil {
			return nil, fmt.Errorf("%s in %s is no number, slice of numbers or *jit.Memref", p, t)
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

// isPart reports whether a type is that of the parts of a complex number.
func isPart(goType reflect.Type, t core.Type) bool {
	return goType.Kind() == reflect.Complex64 && t == t.Context().F32() || goType.Kind() == reflect.Complex128 && t == t.Context().F64()
}

// elementOf returns the type of the elements of a slice or *Memref, nil for other types.
func elementOf(t reflect.Type) reflect.Type {
	if t.Kind() == reflect.Pointer && t.Implements(memrefType) {
		return reflect.New(t.Elem()).Interface().(anyMemref).elem()
	}
	if t.Kind() == reflect.Slice && isScalar(t.Elem()) {
		return t.Elem()
	}
	return nil
}

// fits reports whether a scalar of the program has the Go type.
func fits(goType reflect.Type, t core.Type) bool {
	bits := uint(goType.Size()) * 8
	switch t := t.(type) {
	case *core.IntegerType:
		k := goType.Kind()
		return k == reflect.Bool && t.Width() == 1 || k >= reflect.Int && k <= reflect.Uint64 && bits == t.Width()
	case *core.FloatType:
		k := goType.Kind()
		return k == reflect.Float32 && t == t.Context().F32() || k == reflect.Float64 && t == t.Context().F64() ||
			k >= reflect.Uint8 && k <= reflect.Uint64 && bits == t.Width() && bits < 32 // the bits of a kind that Go does not have
	case *llvm.LLVMStructType:
		return isComplex(goType) && t.Name() == "" && len(t.Elements()) == 2 && isPart(goType, t.Elements()[0]) && isPart(goType, t.Elements()[1])
	}
	return false
}

// isDescriptor reports whether types begin with a memref of a rank: two pointers, and so many numbers.
func isDescriptor(types []core.Type, rank int) bool {
	if len(types) < 3+2*rank {
		return false
	}
	for i, t := range types[:3+2*rank] {
		_, ptr := t.(*llvm.LLVMPointerType)
		n, _ := t.(*core.IntegerType)
		if ptr != (i < 2) || !ptr && (n == nil || n.Width() != 64) {
			return false
		}
	}
	return true
}

// match finds the rank of each memref among the parameters, -1 for scalars. It is an error when there are none that
// fit, or several.
func (s *signature) match(types []core.Type) ([]int, error) {
	var found [][]int
	var try func(i, at int, ranks []int)
	try = func(i, at int, ranks []int) {
		switch {
		case len(found) > 1:
		case i == len(s.params):
			if at == len(types) {
				found = append(found, append([]int(nil), ranks...))
			}
		case isScalar(s.params[i]):
			if at < len(types) && fits(s.params[i], types[at]) {
				try(i+1, at+1, append(ranks, -1))
			}
		default:
			from, to := 0, (len(types)-at-3)/2
			if s.params[i].Kind() == reflect.Slice {
				from, to = 1, min(to, 1)
			}
			for r := from; r <= to; r++ {
				if isDescriptor(types[at:], r) {
					try(i+1, at+3+2*r, append(ranks, r))
				}
			}
		}
	}
	try(0, 0, nil)
	switch len(found) {
	case 0:
		return nil, fmt.Errorf("its parameters have the types %v", types)
	case 1:
		return found[0], nil
	}
	return nil, errors.New("the ranks of the memrefs can be told apart in several ways; use Engine.Call with Memref.Args")
}

// matchResults checks the results of a lowered function: the parts of its struct, or whole.
func (s *signature) matchResults(f *function) error {
	types := f.results()
	if len(s.results) == 1 && len(types) != 1 {
		types = []core.Type{f.result}
	}
	ok := len(types) == len(s.results)
	for i := 0; ok && i < len(types); i++ {
		if isScalar(s.results[i]) {
			ok = fits(s.results[i], types[i])
			continue
		}
		rank, is := descriptorRank(types[i])
		ok = is && (s.results[i].Kind() == reflect.Pointer || rank == 1)
	}
	if !ok {
		return fmt.Errorf("its results have the types %v", types)
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
	a, ok := fields[3].(*llvm.LLVMArrayType)
	return int(a.NumElements()), ok && fields[3] == fields[4]
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
	if err != nil {
		out = nil
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

// loan is a slice whose elements were copied to the program's memory.
type loan struct {
	at uint64
	to []byte
}

func (e *Engine) callGo(ctx context.Context, f *function, s *signature, in []reflect.Value) ([]reflect.Value, error) {
	words := make([]uint64, 0, f.words)
	var lent []loan
	defer func() {
		for _, l := range lent {
			e.heap.release(l.at)
		}
	}()
	for i, v := range in {
		switch m, ok := v.Interface().(anyMemref); {
		case ok && v.IsNil():
			return nil, fmt.Errorf("argument #%d of '@%s' is nil, expected a memref", i, f.name)
		case ok && m.engine() != e:
			return nil, fmt.Errorf("argument #%d of '@%s' is a memref of another engine", i, f.name)
		case ok:
			words = m.words(words)
		case v.Kind() != reflect.Slice:
			words = appendScalar(words, v)
		default:
			data := unsafe.Slice((*byte)(v.UnsafePointer()), v.Len()*int(v.Type().Elem().Size()))
			p, err := e.allocate(uint64(len(data)), smallest)
			if err != nil {
				return nil, fmt.Errorf("argument #%d of '@%s': %w", i, f.name, err)
			}
			lent = append(lent, loan{p, data})
			b, _ := e.memory.bytes(p, uint64(len(data)))
			copy(b, data)
			words = append(words, p, p, 0, uint64(v.Len()), 1)
		}
	}
	words = words[:cap(words)]
	err := e.invoke(ctx, f, words)
	for _, l := range lent {
		b, _ := e.memory.bytes(l.at, uint64(len(l.to)))
		copy(l.to, b)
	}
	if err != nil {
		return nil, err
	}
	var out []reflect.Value
	for _, t := range s.results {
		if isScalar(t) {
			var v reflect.Value
			v, words = takeScalar(t, words)
			out = append(out, v)
			continue
		}
		rank := (len(words) - 3) / 2
		if len(s.results) > 1 || rank < 0 {
			rank, _ = descriptorRank(f.results()[len(out)])
		} else if f.result != nil {
			rank, _ = descriptorRank(f.result)
		}
		v, err := e.memrefValue(t, descriptorOf(words, rank))
		if err != nil {
			return nil, fmt.Errorf("result #%d of '@%s': %w", len(out), f.name, err)
		}
		out, words = append(out, v), words[3+2*rank:]
	}
	return out, nil
}

// memrefValue returns a memref as a Go value; a slice is a copy, and the memory is freed.
func (e *Engine) memrefValue(t reflect.Type, d descriptor) (reflect.Value, error) {
	if t.Kind() == reflect.Pointer {
		v := reflect.New(t.Elem())
		v.Interface().(anyMemref).adopt(e, d)
		return v, nil
	}
	size := int(t.Elem().Size())
	b, err := e.view(&d, uint64(size))
	if err != nil {
		return reflect.Value{}, err
	}
	v := reflect.MakeSlice(t, len(b)/size, len(b)/size)
	copy(unsafe.Slice((*byte)(v.UnsafePointer()), len(b)), b)
	e.heap.release(d.base)
	return v, nil
}

// appendScalar appends the words of a Go scalar: one, and two for complex numbers.
func appendScalar(words []uint64, v reflect.Value) []uint64 {
	switch v.Kind() {
	case reflect.Complex64:
		c := complex64(v.Complex())
		return append(words, uint64(math.Float32bits(real(c))), uint64(math.Float32bits(imag(c))))
	case reflect.Complex128:
		c := v.Complex()
		return append(words, math.Float64bits(real(c)), math.Float64bits(imag(c)))
	}
	return append(words, scalarWord(v))
}

// takeScalar makes a Go scalar of the first words, and returns those behind it.
func takeScalar(t reflect.Type, words []uint64) (reflect.Value, []uint64) {
	if !isComplex(t) {
		return scalarOf(t, words[0]), words[1:]
	}
	v := reflect.New(t).Elem()
	if t.Kind() == reflect.Complex64 {
		v.SetComplex(complex128(complex(math.Float32frombits(uint32(words[0])), math.Float32frombits(uint32(words[1])))))
	} else {
		v.SetComplex(complex(math.Float64frombits(words[0]), math.Float64frombits(words[1])))
	}
	return v, words[2:]
}

// scalarWord returns a Go scalar as a word.
func scalarWord(v reflect.Value) uint64 {
	switch k := v.Kind(); {
	case k == reflect.Bool:
		if v.Bool() {
			return 1
		}
		return 0
	case v.CanInt():
		return uint64(v.Int()) & (math.MaxUint64 >> (64 - v.Type().Size()*8))
	case v.CanUint():
		return v.Uint()
	case k == reflect.Float32:
		return uint64(math.Float32bits(float32(v.Float())))
	}
	return math.Float64bits(v.Float())
}

// scalarOf returns a word as a Go scalar.
func scalarOf(t reflect.Type, w uint64) reflect.Value {
	v := reflect.New(t).Elem()
	switch k := t.Kind(); {
	case k == reflect.Bool:
		v.SetBool(w&1 != 0)
	case v.CanInt():
		n := 64 - t.Size()*8
		v.SetInt(int64(w<<n) >> n)
	case v.CanUint():
		v.SetUint(w & (math.MaxUint64 >> (64 - t.Size()*8)))
	case k == reflect.Float32:
		v.SetFloat(float64(math.Float32frombits(uint32(w))))
	default:
		v.SetFloat(math.Float64frombits(w))
	}
	return v
}

// HostFunc returns a Go function as an external function of programs, for [Options]. Parameters and results correspond
// as in [Func], except that a slice is the program's memory: nothing is copied, and the function must not keep it.
// Results are one number at most. An error as last result ends the program.
func HostFunc(fn any) External {
	v := reflect.ValueOf(fn)
	s, err := (*signature)(nil), errors.New("nil is no function")
	if v.IsValid() {
		s, err = goSignature(v.Type())
	}
	if err == nil && (len(s.results) > 1 || len(s.results) == 1 && !isScalar(s.results[0])) {
		err = fmt.Errorf("%s has other results than one number", v.Type())
	}
	return func(c *ExternalCall) error {
		if err != nil {
			return err
		}
		return c.host(v, s)
	}
}

func (c *ExternalCall) host(fn reflect.Value, s *signature) error {
	var types []core.Type
	if f, ok := llvm.AsLLVMFuncOp(c.imp.Op); ok {
		types = f.FunctionType().(*llvm.LLVMFunctionType).Params()
	}
	ranks, err := s.match(types)
	if err != nil {
		return fmt.Errorf("the call does not fit %s: %w", fn.Type(), err)
	}
	var in []reflect.Value
	if s.ctx {
		in = append(in, reflect.ValueOf(c.Engine.ctx))
	}
	words := c.Stack
	for i, t := range s.params {
		if ranks[i] < 0 {
			var v reflect.Value
			v, words = takeScalar(t, words)
			in = append(in, v)
			continue
		}
		d := descriptorOf(words, ranks[i])
		words = words[3+2*ranks[i]:]
		v := reflect.New(t).Elem()
		if t.Kind() == reflect.Pointer {
			v.Set(reflect.New(t.Elem()))
			v.Interface().(anyMemref).adopt(c.Engine, d)
		} else if b, err := c.Engine.view(&d, uint64(t.Elem().Size())); err != nil {
			return fmt.Errorf("argument #%d: %w", i, err)
		} else if len(b) > 0 {
			v.Set(reflect.SliceAt(t.Elem(), unsafe.Pointer(unsafe.SliceData(b)), len(b)/int(t.Elem().Size())).Convert(t))
		}
		in = append(in, v)
	}
	out := fn.Call(in)
	if s.err {
		if err, _ := out[len(out)-1].Interface().(error); err != nil {
			return err
		}
		out = out[:len(out)-1]
	}
	if len(out) > 0 {
		copy(c.Stack, appendScalar(nil, out[0]))
	}
	return nil
}
