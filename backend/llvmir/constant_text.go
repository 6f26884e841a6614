package llvmir

import (
	"strconv"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/num"
	"github.com/odsgen/ods/generated/llvm"
)

// appendTyped writes a constant after its type.
func (t *translator) appendTyped(b []byte, c *constant) []byte {
	b = append(b, t.typeText(c.typ)...)
	b = append(b, ' ')
	return t.appendConst(b, c)
}

// appendConst writes a constant without its type.
func (t *translator) appendConst(b []byte, c *constant) []byte {
	switch c.kind {
	case constInt:
		if c.ints.Width() == 1 {
			if c.ints.IsZero() {
				return append(b, "false"...)
			}
			return append(b, "true"...)
		}
		return c.ints.AppendDec(b, true)
	case constFloat:
		return num.AppendLLVM(b, c.float)
	case constZero:
		switch c.typ.(type) {
		case *llvm.LLVMPointerType:
			return append(b, "null"...)
		case *llvm.LLVMTokenType:
			return append(b, "none"...)
		}
		return append(b, "zeroinitializer"...)
	case constUndef:
		return append(b, "undef"...)
	case constPoison:
		return append(b, "poison"...)
	case constNone:
		return append(b, "none"...)
	case constGlobal:
		if n, ok := t.unnamed[c.text]; ok {
			return strconv.AppendInt(append(b, '@'), int64(n), 10)
		}
		return appendName(append(b, '@'), c.text)
	case constLocal:
		return appendName(append(b, "dso_local_equivalent @"...), c.text)
	case constBlock:
		b = append(appendName(append(b, "blockaddress(@"...), c.text), ", %"...)
		return append(strconv.AppendInt(b, int64(t.blockNumber(c.block)), 10), ')')
	case constBytes, constDense, constAggregate:
		return t.appendElements(b, c)
	case constCast:
		b = append(b, c.text...)
		b = append(b, " ("...)
		b = t.appendTyped(b, c.ops[0])
		b = append(b, " to "...)
		b = append(b, t.typeText(c.typ)...)
		return append(b, ')')
	case constBinary:
		b = append(b, c.text...)
		b = append(b, " ("...)
		b = t.appendTyped(b, c.ops[0])
		b = append(b, ", "...)
		b = t.appendTyped(b, c.ops[1])
		return append(b, ')')
	case constGEP:
		b = append(b, "getelementptr"...)
		b = appendGEPFlags(b, c.flags)
		b = append(b, " ("...)
		b = append(b, t.typeText(c.source)...)
		for _, o := range c.ops {
			b = append(b, ", "...)
			b = t.appendTyped(b, o)
		}
		return append(b, ')')
	}
	return b
}

func appendGEPFlags(b []byte, f gepFlags) []byte {
	switch {
	case f&llvm.GEPNoWrapFlagsInboundsFlag != 0:
		b = append(b, " inbounds"...)
	case f&llvm.GEPNoWrapFlagsNusw != 0:
		b = append(b, " nusw"...)
	}
	if f&llvm.GEPNoWrapFlagsNuw != 0 {
		b = append(b, " nuw"...)
	}
	return b
}

// appendElements writes a constant that has elements.
func (t *translator) appendElements(b []byte, c *constant) []byte {
	if c.isZero() {
		return append(b, "zeroinitializer"...)
	}
	open, end := "[", "]"
	switch ty := c.typ.(type) {
	case *llvm.LLVMArrayType:
		if s, ok := c.bytes(); ok {
			b = append(b, `c"`...)
			b = appendEscaped(b, s)
			return append(b, '"')
		}
	case *core.VectorType:
		if s := c.splat(); s != nil && (s.kind == constInt || s.kind == constFloat) && len(ty.Shape()) == 1 {
			b = append(b, "splat ("...)
			b = t.appendTyped(b, s)
			return append(b, ')')
		}
		if len(ty.Shape()) == 1 {
			open, end = "<", ">"
		}
	case *llvm.LLVMStructType:
		if isPacked(ty) {
			open, end = "<{ ", " }>"
		} else {
			open, end = "{ ", " }"
		}
	}
	b = append(b, open...)
	for i, n := 0, c.numElems(); i < n; i++ {
		if i > 0 {
			b = append(b, ", "...)
		}
		b = t.appendTyped(b, c.elem(i))
	}
	return append(b, end...)
}

// bytes returns the contents of an array of i8 whose elements are all known.
func (c *constant) bytes() ([]byte, bool) {
	a, ok := c.typ.(*llvm.LLVMArrayType)
	if !ok {
		return nil, false
	}
	if e, ok := a.ElementType().(*core.IntegerType); !ok || e.Width() != 8 {
		return nil, false
	}
	if c.kind == constBytes {
		return []byte(c.text), true
	}
	out := make([]byte, c.numElems())
	for i := range out {
		e := c.elem(i)
		if e.kind != constInt {
			return nil, false
		}
		out[i] = byte(e.ints.Uint64())
	}
	return out, true
}
