package host

import (
	"context"
	"errors"

	"github.com/odsgen/ods/backend/engine"
	"github.com/odsgen/ods/backend/wasm"
	"github.com/odsgen/ods/core"
	llvmdefs "github.com/odsgen/ods/defs/llvm"
	"github.com/odsgen/ods/generated/llvm"
)

// Divider is a [Machine] that can execute a function in parts.
type Divider interface {
	// Divide calls a function that the program exports for the numbers from words[0] to before words[1], which are the first two
	// arguments, in one call or in several for parts of them, and returns when all have returned. For each number the function executes
	// about work operations. The error is the first one of a call, or says that the context has ended.
	Divide(ctx context.Context, function string, words []uint64, work int64) error
}

// divided returns the function for calls that can be executed in parts.
func divided(imp *wasm.Import) external {
	work := int64(1)
	if a, ok := imp.Op.Attr(llvmdefs.DivisibleAttr).(*core.IntegerAttr); ok {
		work = max(1, a.Int64())
	}
	return func(c *hostCall) error {
		words := c.Stack[:len(imp.Params)]
		if int64(words[0]) >= int64(words[1]) {
			return nil
		}
		err := c.p.m.(Divider).Divide(c.p.ctx, imp.Name, words, work)
		var t *engine.Trap
		if errors.As(err, &t) {
			return partTrap{t}
		}
		return err
	}
}

// partTrap is a trap in a part of a call, which is where the program ended.
type partTrap struct{ *engine.Trap }

// Unwrap returns the trap.
func (t partTrap) Unwrap() error { return t.Trap }

// Divisible reports whether several workers may execute functions at the same time. They may not when steps are counted, since these are
// those of one worker, when functions of Go could be called, which know of no workers, and when loading the program executes some of it.
func (p *Program) Divisible() bool {
	if p.check != nil || p.h.MaxSteps > 0 {
		return false
	}
	for i := range p.Wasm.Imports {
		if p.External(&p.Wasm.Imports[i]) != nil {
			return false
		}
	}
	for op := range p.Wasm.Source.Region(0).Ops() {
		if op.Is(&llvm.GlobalCtorsDef) {
			return false
		}
	}
	return true
}

// Worker returns the host's part of a worker, which shares the heap, and memory, with the program.
func (p *Program) Worker() *Program {
	return &Program{h: p.h, source: p.source, ctx: context.Background(), Wasm: p.Wasm, MaxMemory: p.MaxMemory, heap: p.heap}
}
