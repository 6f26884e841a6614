package engine

import (
	"github.com/odsgen/ods/backend/layout"
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/llvm"
)

// Matrices are vectors that hold one column after the other.

// matrix emits an intrinsic on matrices.
func (c *compiler) matrix(op *core.Operation, kind string) bool {
	switch kind {
	case "multiply":
		v := core.Must(llvm.AsMatrixMultiplyOp(op))
		return c.matrixMultiply(op, int(v.LhsRows()), int(v.LhsColumns()), int(v.RhsColumns()))
	case "transpose":
		v := core.Must(llvm.AsMatrixTransposeOp(op))
		return c.matrixTranspose(op, int(v.Rows()), int(v.Columns()))
	case "column.major.load":
		v := core.Must(llvm.AsMatrixColumnMajorLoadOp(op))
		return c.define(op.Result(0)) && c.matrixMemory(op, v.Res(), v.Data(), v.Stride(), int(v.Rows()), int(v.Columns()), false)
	case "column.major.store":
		v := core.Must(llvm.AsMatrixColumnMajorStoreOp(op))
		return c.matrixMemory(op, v.Matrix(), v.Data(), v.Stride(), int(v.Rows()), int(v.Columns()), true)
	}
	return c.unsupported(op, "")
}

// matrixOf reports whether a value is a vector of rows times columns scalars.
func (c *compiler) matrixOf(v *core.Value, rows, columns int) (*leaf, bool) {
	elem, n := layout.ElementOf(v.Type())
	leaves, ok := c.e.leaves(elem)
	if !ok || len(leaves) != 1 || rows < 1 || columns < 1 || n != rows*columns {
		return nil, false
	}
	return &leaves[0], true
}

// matrixMultiply emits a product: sums in the order of the columns of the left matrix.
func (c *compiler) matrixMultiply(op *core.Operation, rows, inner, columns int) bool {
	l, ok1 := c.matrixOf(op.Operand(0), rows, inner)
	_, ok2 := c.matrixOf(op.Operand(1), inner, columns)
	_, ok3 := c.matrixOf(op.Result(0), rows, columns)
	if !ok1 || !ok2 || !ok3 || !c.define(op.Result(0)) {
		return c.unsupported(op, " because of its shapes")
	}
	mul, add := "mul", "add"
	if l.Kind == layout.Float {
		mul, add = "fmul", "fadd"
	}
	times, _ := binaryOps(mul)
	plus, _ := binaryOps(add)
	a, b, out := c.of(op.Operand(0)), c.of(op.Operand(1)), c.of(op.Result(0))
	each := int(l.Words)
	at := func(s []int32, stride, row, column int) []int32 {
		i := (column*stride + row) * each
		return s[i : i+each]
	}
	for j := range columns {
		for i := range rows {
			var sum []int32
			for k := range inner {
				product := c.freshSlots(each)
				c.binaryElement(l, times, product, [][]int32{at(a, rows, i, k), at(b, inner, k, j)}, 0, false)
				if k == 0 {
					sum = product
					continue
				}
				next := c.freshSlots(each)
				c.binaryElement(l, plus, next, [][]int32{sum, product}, 0, false)
				sum = next
			}
			for w, s := range sum {
				c.emit(instr{op: opMove, dst: at(out, rows, i, j)[w], a: s})
			}
		}
	}
	return true
}

// matrixTranspose binds the result to the operand's scalars in another order.
func (c *compiler) matrixTranspose(op *core.Operation, rows, columns int) bool {
	l, ok := c.matrixOf(op.Operand(0), rows, columns)
	if !ok {
		return c.unsupported(op, " because of its shape")
	}
	in, each := c.of(op.Operand(0)), int(l.Words)
	var out []int32
	for r := range rows {
		for k := range columns {
			i := (k*rows + r) * each
			out = append(out, in[i:i+each]...)
		}
	}
	c.bind(op.Result(0), out)
	return true
}

// matrixMemory emits reading or writing a matrix whose columns start stride elements apart.
func (c *compiler) matrixMemory(op *core.Operation, matrix, data, stride *core.Value, rows, columns int, store bool) bool {
	l, ok := c.matrixOf(matrix, rows, columns)
	elem, _ := layout.ElementOf(matrix.Type())
	if !ok || c.e.layout.Bits(elem)%8 != 0 {
		return c.unsupported(op, " because of its shape or element type")
	}
	size, each := c.e.layout.SizeOf(elem), int(l.Words)
	column, step, vals := c.one(data), c.one(stride), c.of(matrix)
	for k := range columns {
		if k > 0 {
			next := c.fresh()
			c.emit(instr{op: opIndex, dst: next, a: column, b: step, imm: size})
			column = next
		}
		for r := range rows {
			p := c.fresh()
			c.emit(instr{op: opAddImm, dst: p, a: column, imm: uint64(r) * size})
			part := vals[(k*rows+r)*each : (k*rows+r+1)*each]
			if store {
				c.storeSlots(p, 0, elem, part)
			} else {
				c.loadSlots(p, 0, elem, part)
			}
		}
	}
	return true
}
