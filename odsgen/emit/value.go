package emit

import (
	"fmt"
	"reflect"
	"strconv"
	"strings"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rt"
)

// code is Go text that stands in a literal as it is: a function, an address, or what else is no value in the emitter.
type code string

// given are fields of a literal as Go text, by name.
type given map[string]code

// literal returns the Go literal of a struct without its type; see [fields].
func literal(v any, text given) string { return "{" + strings.Join(fields(v, text), ", ") + "}" }

// fields returns the fields of a literal in the order of the struct: those that text has, and those that are not zero.
func fields(v any, text given) []string {
	x := reflect.ValueOf(v)
	var out []string
	for i := range x.NumField() {
		name, f := x.Type().Field(i).Name, x.Field(i)
		switch t, ok := text[name]; {
		case ok && t != "":
			out = append(out, name+": "+string(t))
		case ok:
		case !f.IsZero() || named(f) != "":
			out = append(out, name+": "+goValue(f))
		}
	}
	return out
}

// goValue returns a value as Go writes it. Packages have the names in generated code that they have here.
func goValue(v reflect.Value) string {
	if n := named(v); n != "" {
		return "core." + n
	}
	switch v.Kind() {
	case reflect.String:
		if v.Type() == reflect.TypeFor[code]() {
			return v.String()
		}
		return strconv.Quote(v.String())
	case reflect.Slice:
		items := make([]string, v.Len())
		for i := range items {
			items[i] = goValue(v.Index(i))
		}
		return v.Type().String() + "{" + strings.Join(items, ", ") + "}"
	case reflect.Struct: // in a slice, which says the type
		return literal(v.Interface(), nil)
	case reflect.Interface:
		return goValue(v.Elem())
	case reflect.Func, reflect.Pointer, reflect.Map:
		panic("emit: not a value: " + v.Type().String())
	}
	return fmt.Sprint(v)
}

// constants are the names of the constants of types of package core; the zero value of a type is written where it has one.
var constants = map[reflect.Type][]string{
	reflect.TypeFor[core.Arity](): {core.Optional: "Optional", core.Variadic: "Variadic", core.VariadicOfVariadic: "VariadicOfVariadic"},
	reflect.TypeFor[core.EffectKind](): {core.EffectRead: "EffectRead", core.EffectWrite: "EffectWrite",
		core.EffectAllocate: "EffectAllocate", core.EffectFree: "EffectFree"},
	reflect.TypeFor[core.EffectTarget](): {core.OnOperand: "OnOperand", core.OnResult: "OnResult", core.OnSymbol: "OnSymbol"},
	reflect.TypeFor[core.EntryArgForm](): {"EntryArgsTyped", "EntryArgsOfOperand", "EntryArgsOfResult", "EntryArgPairs"},
	reflect.TypeFor[core.MatchKind](): {core.MatchTypes: "MatchTypes", core.MatchElementTypes: "MatchElementTypes", core.MatchShapes: "MatchShapes",
		core.MatchRanks: "MatchRanks", core.MatchElementCounts: "MatchElementCounts", core.MatchTypeKinds: "MatchTypeKinds"},
	reflect.TypeFor[core.PartKind](): {core.PartOperand: "PartOperand", core.PartResult: "PartResult", core.PartSlot: "PartSlot"},
	reflect.TypeFor[core.PropKind](): rt.PropKinds[:],
}

// named returns the name of a constant, "" for a value that is none.
func named(v reflect.Value) string {
	if names := constants[v.Type()]; names != nil {
		return names[v.Uint()]
	}
	return ""
}
