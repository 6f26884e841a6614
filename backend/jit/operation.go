package jit

import (
	"context"
	"fmt"
	"strings"

	"github.com/odsgen/ods/backend/engine"
	"github.com/odsgen/ods/backend/wasm"
	"github.com/odsgen/ods/core"
)

// operation returns the function for an operation on values that WebAssembly does not have: the interpreter executes
// it, in a module that holds nothing else.
func (e *Engine) operation(imp *wasm.Import) (External, error) {
	op := imp.Op
	var params []string
	for i, t := range op.OperandTypes() {
		params = append(params, fmt.Sprintf("%%a%d: %s", i, t))
	}
	result := op.Result(0).Type()
	text := fmt.Sprintf("llvm.func @f(%s) -> %s {\n  %%r = llvm.mlir.poison : %s\n  llvm.return %%r : %s\n}\n", strings.Join(params, ", "),
		result, result, result)
	m, list := core.Parse(op.Context(), []byte(text), core.ParseOptions{Name: "operation.mlir"})
	if list.HasErrors() {
		return nil, list
	}
	body := m.LookupSymbol("f").Region(0).Entry()
	end := body.Last()
	c := op.CloneWithoutRegions(nil)
	c.SetOperands(body.Args())
	body.InsertBefore(c, end)
	end.SetOperand(0, c.Result(0))
	interpreter, err := engine.New(m, engine.Options{})
	if err != nil {
		return nil, err
	}
	return func(c *ExternalCall) error {
		args := make([]engine.Value, op.NumOperands())
		at := 0
		for i, t := range op.OperandTypes() {
			v, n := e.decode(t, c.Stack[at:])
			args[i], at = v, at+n
		}
		out, err := interpreter.Call(context.Background(), "f", args...)
		if err != nil {
			return err
		}
		l, _ := e.wasm.Scalars(result)
		v := out[0]
		if len(out) > 1 {
			v = engine.Parts(out...)
		}
		return encode(c.Stack, l, v)
	}, nil
}
