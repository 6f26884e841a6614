package llvmir

import (
	"slices"
	"strconv"
	"strings"

	"github.com/odsgen/ods/backend/llvmir/internal/intrin"
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/dim"
	"github.com/odsgen/ods/core/num"
	llvmdefs "github.com/odsgen/ods/defs/llvm"
	"github.com/odsgen/ods/generated/llvm"
)

// signature computes the types of an intrinsic; package intrin describes the notation.
type signature struct {
	t *translator
	*intrin.Intrinsic
	overloads []core.Type
}

// signature returns the types of an intrinsic of that name, or nil when nothing is known about it.
func (t *translator) signature(name string) *signature {
	x, ok := intrin.Lookup(name)
	if !ok {
		return nil
	}
	return &signature{t: t, Intrinsic: x}
}

// bind finds the types that the intrinsic is overloaded by in the types of a call. Missing ones are nil.
func (s *signature) bind(result core.Type, params []core.Type) {
	s.overloads = nil
	results := []core.Type{result}
	if st, ok := result.(*llvm.LLVMStructType); ok && len(s.Results) > 1 {
		results = llvmdefs.BodyOf(st).Elements
	}
	for _, part := range []struct {
		tokens []string
		types  []core.Type
	}{{s.Results, results}, {s.Fixed(), params}} {
		for i, tok := range part.tokens {
			if !intrin.IsOverload(tok) {
				continue
			}
			var ty core.Type
			if i < len(part.types) {
				ty = part.types[i]
			}
			s.overloads = append(s.overloads, ty)
		}
	}
}

// declared returns the types of the declaration, and where they break a rule: "return" or "argument", else nothing.
// Types that are not known are nil.
func (s *signature) declared() (result core.Type, params []core.Type, broken string) {
	next := 0
	types := func(tokens []string, what string) []core.Type {
		out := make([]core.Type, len(tokens))
		for i, tok := range tokens {
			ok := true
			if out[i], ok = s.typeOf(tok, &next); !ok && broken == "" {
				broken = what
			}
		}
		return out
	}
	results := types(s.Results, "return")
	params = types(s.Fixed(), "argument")
	switch len(results) {
	case 0:
		result = llvm.GetLLVMVoidType(s.t.ctx)
	case 1:
		result = results[0]
	default:
		if !slices.Contains(results, nil) {
			result = llvmdefs.Struct(s.t.ctx, false, results...)
		}
	}
	return result, params, broken
}

// typeOf returns the type that a token means, nil when it means none; ok is false also for one that the intrinsic may
// not be overloaded by.
func (s *signature) typeOf(tok string, next *int) (ty core.Type, ok bool) {
	if intrin.IsOverload(tok) {
		if *next >= len(s.overloads) {
			return nil, false
		}
		ty := s.overloads[*next]
		*next++
		return ty, ty != nil && s.allowed(tok, ty)
	}
	kind, rest := tok[:1], tok[1:]
	if tok[0] == 'd' && len(tok) > 2 && tok[2] == '/' {
		kind, rest = tok[:2], tok[3:]
	}
	number, arg, _ := strings.Cut(rest, "/")
	n, err := strconv.Atoi(number)
	if err != nil || !strings.Contains("= e x t b w n d2 d4", kind) {
		ty = s.t.concreteType(tok)
		return ty, ty != nil
	}
	if n >= len(s.overloads) || s.overloads[n] == nil {
		return nil, false
	}
	ty = s.t.derivedType(kind, s.overloads[n], arg)
	return ty, ty != nil
}

// allowed reports whether an intrinsic may be overloaded by a type.
func (s *signature) allowed(tok string, ty core.Type) bool {
	elem := scalarOf(ty)
	vec, _ := ty.(*core.VectorType)
	switch tok {
	case "*i":
		return isInt(elem)
	case "*f":
		return !isInt(elem) && isFloatLike(elem)
	case "*v":
		return vec != nil
	case "*p":
		return isPointer(ty)
	case "*":
		return true
	}
	n, err := strconv.Atoi(tok[1:])
	if err != nil || n >= len(s.overloads) {
		return false
	}
	like, _ := s.overloads[n].(*core.VectorType)
	return vec != nil && like != nil && isPointer(elem) && sameLength(vec, like)
}

func sameLength(a, b *core.VectorType) bool {
	return a.Shape()[0] == b.Shape()[0] && a.IsScalable() == b.IsScalable()
}

// scalarOf returns the elements of a vector, other types as they are.
func scalarOf(ty core.Type) core.Type {
	if v, ok := ty.(*core.VectorType); ok {
		return v.ElementType()
	}
	return ty
}

func isInt(ty core.Type) bool {
	switch ty := ty.(type) {
	case *core.IntegerType:
		return true
	case *core.FloatType:
		return floatName(ty.Semantics()) == "" // LLVM has no such floats
	}
	return false
}

func isPointer(ty core.Type) bool {
	_, ok := ty.(*llvm.LLVMPointerType)
	return ok
}

// withScalar returns a vector like ty with other elements, or the scalar when ty is none.
func withScalar(ty, elem core.Type) core.Type {
	if v, ok := ty.(*core.VectorType); ok {
		return v.CloneWith(v.Shape(), elem)
	}
	return elem
}

// derivedType returns what a kind of token makes of a type.
func (t *translator) derivedType(kind string, of core.Type, arg string) core.Type {
	elem := scalarOf(of)
	width := core.StorageWidth(elem)
	vec, _ := of.(*core.VectorType)
	switch kind {
	case "=":
		return of
	case "e":
		return elem
	case "x":
		return withScalar(of, t.ctx.Integer(2*width))
	case "t":
		return withScalar(of, t.ctx.Integer(width/2))
	case "b":
		return withScalar(of, t.ctx.Integer(width))
	case "w":
		return withScalar(of, t.concreteType(arg))
	}
	if vec == nil {
		return nil
	}
	count := vec.Shape()[0]
	switch kind {
	case "n":
		k, _ := strconv.ParseInt(arg, 10, 64)
		if k == 0 || count%k != 0 {
			return nil
		}
		return vec.CloneWith([]int64{count / k}, elem)
	case "d2":
		return vec.CloneWith([]int64{dim.Count(count, 2)}, t.ctx.Integer(width/2))
	case "d4":
		return vec.CloneWith([]int64{dim.Count(count, 4)}, t.ctx.Integer(width/4))
	}
	return nil
}

// concreteType returns the type of a name that depends on nothing; nil for one that the dialect lacks.
func (t *translator) concreteType(name string) core.Type {
	switch name {
	case "token":
		return llvm.GetLLVMTokenType(t.ctx)
	case "metadata":
		return llvm.GetLLVMMetadataType(t.ctx)
	case "x86amx":
		return llvm.GetLLVMX86AMXType(t.ctx)
	case "ppcf128":
		return llvm.GetLLVMPPCFP128Type(t.ctx)
	case "aarch64svcount":
		return llvm.GetLLVMTargetExtType(t.ctx, "aarch64.svcount", nil, nil)
	case "f16":
		return t.ctx.Float(num.F16)
	case "bf16":
		return t.ctx.Float(num.BF16)
	case "f32":
		return t.ctx.Float(num.F32)
	case "f64":
		return t.ctx.Float(num.F64)
	case "f128":
		return t.ctx.Float(num.F128)
	}
	if space, ok := strings.CutPrefix(name, "ptr"); ok {
		n, _ := strconv.Atoi(space)
		return llvm.GetLLVMPointerType(t.ctx, uint32(n))
	}
	if width, ok := strings.CutPrefix(name, "i"); ok {
		n, err := strconv.Atoi(width)
		if err != nil {
			return nil
		}
		return t.ctx.Integer(uint(n))
	}
	rest, scalable := strings.CutPrefix(name, "nx")
	rest, ok := strings.CutPrefix(rest, "v")
	at := strings.IndexAny(rest, "ibfp")
	if !ok || at < 1 {
		return nil
	}
	n, err := strconv.ParseInt(rest[:at], 10, 64)
	elem := t.concreteType(rest[at:])
	if err != nil || elem == nil {
		return nil
	}
	return t.ctx.Vector([]int64{n}, elem, []bool{scalable})
}
