package llvm

import (
	"fmt"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/message"
	"github.com/odsgen/ods/generated/llvm"
)

// DynamicIndex stands in getelementptr's list of constant indices where an operand gives the index.
const DynamicIndex int32 = -1 << 31

// ElementTypeAt returns the type of the part of an aggregate at a position. The reason is empty when there is one.
func ElementTypeAt(t core.Type, position []int64) (elem core.Type, reason string) {
	if !IsCompatibleType(t) {
		return nil, "expected LLVM IR Dialect type, got " + message.Quote(t)
	}
	for _, i := range position {
		switch a := t.(type) {
		case *llvm.LLVMArrayType:
			if i < 0 || uint64(i) >= a.NumElements() {
				return nil, fmt.Sprintf("position out of bounds: %d", i)
			}
			t = a.ElementType()
		case *llvm.LLVMStructType:
			body := BodyOf(a)
			if i < 0 || i >= int64(len(body.Elements)) {
				return nil, fmt.Sprintf("position out of bounds: %d", i)
			}
			t = body.Elements[i]
		default:
			return nil, "expected LLVM IR structure/array type, got: " + message.Quote(t)
		}
	}
	return t, ""
}
