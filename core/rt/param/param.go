package param

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/num"
	"github.com/odsgen/ods/core/rt"
)

// Kind is a Go type of parameters. Its calls are Go text in which %s stands for a value, or for the address to read to;
// p is the parser or the printer, k the key. They name the packages rt and num.
type Kind struct {
	// Name is the type in definitions, Go the one in generated code, CPP the one in upstream's messages.
	Name, Go, CPP string
	// Parse reads a value; Try is the same where nothing is legal, too, and has two values: whether there was one, and
	// whether that was right.
	Parse, Try string
	Codec
	// Bytes is how a value is written as bytecode.
	Bytes Binary
	// Read is Parse, or Try, for a value of the type of Zero.
	Read func(p *core.Parser, dst *any, try bool) (found, ok bool)
}

// kinds are the rows of the table.
var kinds = []Kind{
	signed[int]("int"), signed[int8]("int8"), signed[int16]("int16"), signed[int32]("int32"), signed[int64]("int64"),
	unsigned[uint]("uint"), unsigned[uint8]("uint8"), unsigned[uint16]("uint16"), unsigned[uint32]("uint32"),
	unsigned[uint64]("uint64"),
	row(Kind{Name: "bool", Go: "bool", CPP: "bool", Parse: "p.Bool(%s)", Try: "p.TryBool(%s)",
		Codec: Codec{Print: "p.Bool(%s)", Key: "k.Bool(%s)", Present: "%s"}, Bytes: boolBytes},
		(*core.Parser).Bool, (*core.Parser).TryBool, (*core.Printer).Bool, (*core.Key).Bool),
	row(Kind{Name: "string", Go: "string", CPP: "::llvm::StringRef", Parse: "p.Str(%s)", Try: "p.TryStr(%s), true",
		Codec: Codec{Print: "p.QuotedString(%s)", Key: "k.String(%s)", Present: `%s != ""`}, Bytes: stringBytes},
		(*core.Parser).Str, func(p *core.Parser, dst *string) (found, ok bool) { return p.TryStr(dst), true },
		(*core.Printer).QuotedString, (*core.Key).String),
	row(Kind{Name: "float64", Go: "float64", CPP: "float64", Parse: "p.Float(%s)", Try: "p.TryFloat(%s)",
		Codec: Codec{Print: "p.APFloat(num.Float64(%s))", Key: "k.Float64(%s)", Present: "%s != 0"}, Bytes: doubleBytes},
		(*core.Parser).Float, (*core.Parser).TryFloat,
		func(p *core.Printer, v float64) { p.APFloat(num.Float64(v)) }, (*core.Key).Float64),
	row(Kind{Name: "APInt", Go: "num.Int", CPP: "num.Int", Parse: "p.APInt(%s)", Try: "p.TryAPInt(%s)",
		Codec: Codec{Print: "p.APInt(%s, true)", Key: "k.APInt(%s)", Present: "%s.Width() != 0"}, Bytes: intBytes},
		(*core.Parser).APInt, (*core.Parser).TryAPInt, func(p *core.Printer, v num.Int) { p.APInt(v, true) }, (*core.Key).APInt),
	row(Kind{Name: "APFloat", Go: "num.Float", CPP: "num.Float", Parse: "p.APFloat(%s, num.F64)",
		Try:   "p.StartsParameters(), !p.StartsParameters() || p.APFloat(%s, num.F64)",
		Codec: Codec{Print: "p.APFloat(%s)", Key: "k.APFloat(%s)", Present: "%s.Semantics() != nil"}, Bytes: floatBytes},
		func(p *core.Parser, dst *num.Float) bool { return p.APFloat(dst, num.F64) },
		func(p *core.Parser, dst *num.Float) (found, ok bool) {
			found = p.StartsParameters()
			return found, !found || p.APFloat(dst, num.F64)
		}, (*core.Printer).APFloat, (*core.Key).APFloat),
}

// Kinds returns the rows of the table, which the caller must not change.
func Kinds() []Kind { return kinds }

// Lookup returns the row of a type in definitions, nil for one that is not a Go type of the table.
func Lookup(name string) *Kind {
	if i := slices.IndexFunc(kinds, func(k Kind) bool { return k.Name == name }); i >= 0 {
		return &kinds[i]
	}
	return nil
}

// Basic reports whether the type is one of the Go language, so that definitions can spell its values.
func (k *Kind) Basic() bool { return k.Name == k.Go }

// Integer reports whether the values are integers.
func (k *Kind) Integer() bool {
	switch k.Zero.(type) {
	case int64, uint64:
		return true
	}
	return false
}

func signed[T rt.ParseableInt](name string) Kind {
	return integer[T](name, "Int", "int64", signedBytes[T](), (*core.Printer).Int, (*core.Key).Int)
}

func unsigned[T rt.ParseableInt](name string) Kind {
	return integer[T](name, "Uint", "uint64", unsignedBytes[T](), (*core.Printer).Uint, (*core.Key).Uint)
}

// integer is the row of an integer type T; the interpreter holds it as V, which the printer's and the key's method
// take.
func integer[T rt.ParseableInt, V int64 | uint64](name, method, wide string, bytes Binary, write func(*core.Printer, V),
	key func(*core.Key, V)) Kind {
	call := method + "(" + wide + "(%s))"
	return row(Kind{Name: name, Go: name, CPP: name + "_t", Parse: "rt.ParseInt(p, %s)", Try: "rt.TryParseInt(p, %s)",
		Codec: Codec{Print: "p." + call, Key: "k." + call, Present: "%s != 0"}, Bytes: bytes},
		func(p *core.Parser, dst *V) bool {
			var v T
			ok := rt.ParseInt(p, &v)
			*dst = V(v)
			return ok
		},
		func(p *core.Parser, dst *V) (found, ok bool) {
			var v T
			found, ok = rt.TryParseInt(p, &v)
			*dst = V(v)
			return found, ok
		}, write, key)
}

// row adds the functions that the calls of a row name, for values of type V.
func row[V any](k Kind, read func(*core.Parser, *V) bool, try func(*core.Parser, *V) (found, ok bool),
	write func(*core.Printer, V), key func(*core.Key, V)) Kind {
	var zero V
	k.Zero = zero
	k.Read = func(p *core.Parser, dst *any, maybe bool) (found, ok bool) {
		var v V
		if maybe {
			found, ok = try(p, &v)
		} else {
			found, ok = true, read(p, &v)
		}
		if found && ok {
			*dst = v
		}
		return found, ok
	}
	k.Write = func(p *core.Printer, v any, _ string) { write(p, v.(V)) }
	k.AddTo = func(k *core.Key, v any) { key(k, v.(V)) }
	return k
}
