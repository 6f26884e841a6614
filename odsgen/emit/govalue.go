package emit

import "fmt"

// unwrapped is how accessors convert an attribute, or the attribute form of a property, to a Go value and back.
type unwrapped struct {
	typ  string // Go type
	get  string // expression with %s for the attribute, which is there and satisfies the constraint
	some string // expression of the Go value and whether it is there, with %s for the attribute that may be absent; "" for none
	wrap string // expression of the attribute with %s for the Go value; ctx is c
	zero string
}

// unwrapBy is for a value that a function of the runtime returns.
func unwrapBy(typ, fn, wrap, zero string) unwrapped {
	return unwrapped{typ, fn + "(%s)", "rt.If(%s, " + fn + ")", wrap, zero}
}

// unwrapInt is for a Go type of integers that are kept in attributes of an integer type.
func unwrapInt(typ, intType string) unwrapped {
	return unwrapped{typ, typ + "(rt.IntOf(%s))", "rt.IntIf[" + typ + "](%s)",
		"c.IntegerAttr(" + intType + ", int64(%s))", "0"}
}

func unwrapBool() unwrapped {
	return unwrapped{"bool", "rt.IntOf(%s) != 0", "", "c.Bool(%s)", "false"}
}

func unwrapText() unwrapped {
	return unwrapBy("string", "rt.TextOf", "c.String(%s)", `""`)
}

// unwrapPacked is for a packed array.
func unwrapPacked(elem string) unwrapped {
	width := map[string]int{"int64": 64, "int32": 32, "int16": 16, "int8": 8, "bool": 1}[elem]
	return unwrapBy("[]"+elem, "rt.DenseOf["+elem+"]", fmt.Sprintf("rt.DenseFrom(c.Integer(%d), %%s)", width), "nil")
}
