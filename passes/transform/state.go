package transform

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/generated/transform"
	"github.com/odsgen/ods/passes"
)

// State is what a running script knows: what its handles and parameters stand for. One goroutine uses it.
type State struct {
	// Root is the operation that is transformed.
	Root *core.Operation

	run    *passes.Run
	passes *passes.Registry // what apply_registered_pass finds; may be nil
	report *core.Reporter
	checks bool // look for handles that are used after their payload is gone
	extra  [][]any
	scopes []*scope
	pdl    *pdlPatterns // of the operation with_pdl_patterns that runs; nil outside of one
	// invalid tells for handles how they became unusable.
	invalid map[*core.Value]func(at core.Location)
	// compact are handles to operations, some of which were erased.
	compact []*core.Value
	// frozen are the patterns of operations apply_patterns that are the same at each application.
	frozen map[*core.Operation]*rewrite.Frozen
	// extensions are what operations of the script keep here.
	extensions map[any]any
}

// Extension returns what an operation of the script keeps in the state under a key, or nil.
func (s *State) Extension(key any) any { return s.extensions[key] }

// SetExtension keeps something in the state under a key until the script ends; nil takes it away.
func (s *State) SetExtension(key, value any) {
	if s.extensions == nil {
		s.extensions = map[any]any{}
	}
	s.extensions[key] = value
}

// scope has what the handles defined in a region stand for, while that runs.
type scope struct {
	region  *core.Region
	current *core.Operation // what is being applied
	bound   map[*core.Value][]any
	order   []*core.Value                     // of bound, oldest first
	ops     map[*core.Operation][]*core.Value // the handles of an operation
	vals    map[*core.Value][]*core.Value     // the handles of a value
}

// enter makes a region the one that runs. leave ends that.
func (s *State) enter(r *core.Region) (leave func()) {
	s.scopes = append(s.scopes, &scope{region: r, bound: map[*core.Value][]any{}, ops: map[*core.Operation][]*core.Value{},
		vals: map[*core.Value][]*core.Value{}})
	n := len(s.scopes)
	return func() {
		// The region may run again, with other payload.
		for b := range r.Blocks() {
			for _, v := range b.Args() {
				delete(s.invalid, v)
			}
			for op := range b.Ops() {
				for _, v := range op.Results() {
					delete(s.invalid, v)
				}
			}
		}
		s.scopes = s.scopes[:n-1]
	}
}

// scopeOf returns the scope that a handle is bound in, nil when its region is not running.
func (s *State) scopeOf(handle *core.Value) *scope {
	r := handle.ParentRegion()
	for i := len(s.scopes) - 1; i >= 0; i-- {
		if s.scopes[i].region == r {
			return s.scopes[i]
		}
	}
	return nil
}

// bind lets a handle stand for something. It reports what does not fit the type of the handle.
func (s *State) bind(handle *core.Value, to []any) bool {
	sc := s.scopeOf(handle)
	if sc == nil {
		return s.Definite(handle.Loc(), "no scope for this transform value").Succeeded()
	}
	if o := s.check(handle, to); !s.conclude(o) {
		return false
	}
	if _, ok := sc.bound[handle]; !ok {
		sc.order = append(sc.order, handle)
	}
	sc.bound[handle] = slices.Clone(to)
	for _, x := range to {
		switch x := x.(type) {
		case *core.Operation:
			sc.ops[x] = append(sc.ops[x], handle)
		case *core.Value:
			sc.vals[x] = append(sc.vals[x], handle)
		}
	}
	return true
}

// check returns why a handle cannot stand for something.
func (s *State) check(handle *core.Value, to []any) Outcome {
	t, at := handle.Type(), handle.Loc()
	for _, x := range to {
		switch x := x.(type) {
		case *core.Operation:
			if !isOpHandle(t) {
				return s.wrongKind(handle)
			}
			if x == nil {
				return s.Definite(at, "attempting to assign a null payload op to this transform value")
			}
			if want, ok := t.(*transform.OperationType); ok && want.OperationName() != x.Name() {
				return s.Silenceable(at, "incompatible payload operation name expected %s vs %s", want.OperationName(), x.Name()).
					Note(x.Loc(), "payload operation")
			}
		case *core.Value:
			if !isValueHandle(t) {
				return s.wrongKind(handle)
			}
			if x == nil {
				return s.Definite(at, "attempting to assign a null payload value to this transform handle")
			}
		case core.Attribute:
			if !isParam(t) {
				return s.wrongKind(handle)
			}
			if o := s.checkParam(at, t, x); !o.Succeeded() {
				return o
			}
		default:
			return s.Definite(at, "attempting to assign a null parameter to this transform value")
		}
	}
	return Done
}

func (s *State) wrongKind(handle *core.Value) Outcome {
	switch t := handle.Type(); {
	case isOpHandle(t):
		return s.Silenceable(handle.Loc(), "wrong kind of value provided for top-level operation handle")
	case isValueHandle(t):
		return s.Silenceable(handle.Loc(), "wrong kind of value provided for the top-level value handle")
	}
	return s.Silenceable(handle.Loc(), "wrong kind of value provided for top-level parameter")
}

func (s *State) checkParam(at core.Location, t core.Type, a core.Attribute) Outcome {
	switch t := t.(type) {
	case *transform.AffineMapParamType:
		if _, ok := a.(*core.AffineMapAttr); !ok {
			return s.Silenceable(at, "expected parameter to be an affine map, got %s", core.AttrString(a))
		}
	case *transform.TypeParamType:
		if _, ok := a.(*core.TypeAttr); !ok {
			return s.Silenceable(at, "expected the type parameter to be a TypeAttr, got %s", core.AttrString(a))
		}
	case *transform.ParamType:
		i, ok := a.(*core.IntegerAttr)
		if !ok {
			return s.Silenceable(at, "expected the parameter to be associated with an integer attribute, got %s", core.AttrString(a))
		}
		if i.Type() != t.Type() {
			return s.Silenceable(at, "expected the type of the parameter attribute ('%s') to match the parameter type ('%s')",
				core.TypeString(i.Type()), core.TypeString(t.Type()))
		}
	}
	return Done
}

// Payload returns what a handle stands for: *core.Operation, *core.Value or core.Attribute.
func (s *State) Payload(handle *core.Value) []any {
	if handle == nil {
		return nil
	}
	sc := s.scopeOf(handle)
	if sc == nil {
		return nil
	}
	out := make([]any, 0, len(sc.bound[handle]))
	for _, x := range sc.bound[handle] {
		if op, ok := x.(*core.Operation); ok && (op == nil || op.IsErased()) {
			continue
		}
		out = append(out, x)
	}
	return out
}

// Ops returns the operations that a handle stands for.
func (s *State) Ops(handle *core.Value) []*core.Operation {
	return those[*core.Operation](s.Payload(handle))
}

// Values returns the values that a handle stands for.
func (s *State) Values(handle *core.Value) []*core.Value {
	return those[*core.Value](s.Payload(handle))
}

// Params returns the attributes of a parameter.
func (s *State) Params(param *core.Value) []core.Attribute {
	return those[core.Attribute](s.Payload(param))
}

func those[T any](list []any) (out []T) {
	for _, x := range list {
		if t, ok := x.(T); ok {
			out = append(out, t)
		}
	}
	return out
}

// Objects returns operations, values or attributes as what a handle stands for.
func Objects[T any](list ...T) []any {
	out := make([]any, len(list))
	for i, x := range list {
		out[i] = x
	}
	return out
}

// handles returns the handles to an operation or a value, those of inner regions first. Regions around one that is
// isolated from above are left out unless all is set.
func (s *State) handles(of any, all bool) (out []*core.Value) {
	for i := len(s.scopes) - 1; i >= 0; i-- {
		sc := s.scopes[i]
		switch x := of.(type) {
		case *core.Operation:
			out = append(out, sc.ops[x]...)
		case *core.Value:
			out = append(out, sc.vals[x]...)
		}
		if !all && sc.region.Op().Has(core.TraitIsolatedFromAbove) {
			break
		}
	}
	return out
}

// forget ends what a handle that is consumed stands for, and what other handles stand for of the results.
func (s *State) forget(handle *core.Value, results []*core.Value) {
	sc := s.scopeOf(handle)
	if sc == nil {
		return
	}
	for _, x := range sc.bound[handle] {
		switch x := x.(type) {
		case *core.Operation:
			drop(sc.ops, x, handle)
		case *core.Value:
			drop(sc.vals, x, handle)
		}
	}
	sc.bound[handle] = nil
	for _, v := range results {
		s.replaceValue(v, nil, false)
	}
}

// forgetOps ends what handles stand for of operations.
func (s *State) forgetOps(ops []*core.Operation) {
	for _, op := range ops {
		for _, h := range s.handles(op, false) {
			sc := s.scopeOf(h)
			sc.bound[h] = slices.DeleteFunc(sc.bound[h], func(x any) bool { return x == any(op) })
			drop(sc.ops, op, h)
		}
	}
}

func drop[K comparable](m map[K][]*core.Value, k K, v *core.Value) {
	list := slices.DeleteFunc(m[k], func(w *core.Value) bool { return w == v })
	if len(list) == 0 {
		delete(m, k)
		return
	}
	m[k] = list
}

// ReplaceOp lets handles to an operation stand for another one, or for nothing. It returns whether there are any.
func (s *State) ReplaceOp(op, by *core.Operation) bool {
	list := s.handles(op, true)
	for _, h := range list {
		sc := s.scopeOf(h)
		delete(sc.ops, op)
		for i, x := range sc.bound[h] {
			if x == any(op) {
				sc.bound[h][i] = by
			}
		}
		if by != nil {
			sc.ops[by] = append(sc.ops[by], h)
		} else {
			s.compact = append(s.compact, h)
		}
	}
	return len(list) > 0
}

// replaceValue lets handles to a value stand for another one, or for nothing.
func (s *State) replaceValue(v, by *core.Value, all bool) {
	for _, h := range s.handles(v, all) {
		sc := s.scopeOf(h)
		drop(sc.vals, v, h)
		if by == nil {
			sc.bound[h] = slices.DeleteFunc(sc.bound[h], func(x any) bool { return x == any(v) })
			continue
		}
		for i, x := range sc.bound[h] {
			if x == any(v) {
				sc.bound[h][i] = by
			}
		}
		sc.vals[by] = append(sc.vals[by], h)
	}
}

// compactHandles removes erased operations.
func (s *State) compactHandles() {
	for _, h := range s.compact {
		if sc := s.scopeOf(h); sc != nil {
			sc.bound[h] = slices.DeleteFunc(sc.bound[h], func(x any) bool { return x == any((*core.Operation)(nil)) })
		}
	}
	s.compact = nil
}

func isOpHandle(t core.Type) bool {
	if _, ok := transform.TransformHandleTypeInterfaceKey.Of(t); ok {
		return true
	}
	return !isValueHandle(t) && !isParam(t)
}

func isValueHandle(t core.Type) bool {
	_, ok := transform.TransformValueHandleTypeInterfaceKey.Of(t)
	return ok
}

func isParam(t core.Type) bool {
	_, ok := transform.TransformParamTypeInterfaceKey.Of(t)
	return ok
}

// ReplaceValue lets handles to a value stand for another one, or for nothing.
func (s *State) ReplaceValue(v, by *core.Value) { s.replaceValue(v, by, true) }

// HasHandles reports whether handles stand for a value.
func (s *State) HasHandles(v *core.Value) bool { return len(s.handles(v, true)) > 0 }

// NumHandles returns how many handles stand for an operation.
func (s *State) NumHandles(op *core.Operation) int { return len(s.handles(op, false)) }
