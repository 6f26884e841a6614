package host

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
func operation(imp *wasm.Import) (external, error) {
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
	return func(c *hostCall) error { return interpreter.Invoke(context.Background(), "f", c.Stack) }, nil
}
