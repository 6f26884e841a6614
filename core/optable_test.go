package core

import "testing"

// TestOpTable keeps numbers about operations in two tables at once, across all chunk sizes.
func TestOpTable(t *testing.T) {
	c := testContext()
	info := c.OpName("x.op")
	ops := make([]*Operation, 3<<lastOpChunk)
	for i := range ops {
		ops[i] = Create(&OperationState{Info: info})
	}
	var a, b OpTable[int]
	for i, op := range ops {
		if a.Get(op) != nil {
			t.Fatalf("operation %d is known before it was entered", i)
		}
		*a.At(op) = i
		if i%3 == 0 {
			*b.At(op) = -i
		}
	}
	check := func(i int, op *Operation) {
		if p := a.Get(op); p == nil || *p != i || a.At(op) != p {
			t.Fatalf("operation %d: the first table is wrong", i)
		}
		if p := b.Get(op); (p != nil) != (i%3 == 0) || p != nil && *p != -i {
			t.Fatalf("operation %d: the second table is wrong", i)
		}
	}
	for i, op := range ops {
		check(i, op)
	}
	ops[5].Erase()
	a.Release()
	for i, op := range ops {
		if op.Mark() != 0 {
			t.Fatalf("operation %d keeps mark %d", i, op.Mark())
		}
		if a.Get(op) != nil {
			t.Fatalf("operation %d is in an empty table", i)
		}
	}
	for i, op := range ops {
		if i != 5 {
			*a.At(op) = i
			check(i, op)
		}
	}
	b.Release()
	for i, op := range ops {
		if i != 5 && *a.Get(op) != i {
			t.Fatalf("operation %d lost its mark to another table", i)
		}
	}
}
