package main

import (
	"context"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"strconv"
	"strings"

	backend "github.com/odsgen/ods/backend/all"
	"github.com/odsgen/ods/backend/engine"
	"github.com/odsgen/ods/backend/jit"
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/all"
	"github.com/odsgen/ods/passes"
)

// functions are what formulas may call, by the operations that compute them.
var functions = map[string]string{"sqrt": "math.sqrt", "abs": "math.absf", "exp": "math.exp", "sin": "math.sin", "cos": "math.cos"}

var operators = map[token.Token]string{token.ADD: "arith.addf", token.SUB: "arith.subf", token.MUL: "arith.mulf", token.QUO: "arith.divf"}

// compiler writes the body of the loop.
type compiler struct {
	text strings.Builder
	n    int
}

// loop is the program around a formula: out[i] = formula of x[i] and y[i].
const loop = `func.func @apply(%%x: memref<?xf64>, %%y: memref<?xf64>, %%out: memref<?xf64>) {
  %%zero = arith.constant 0 : index
  %%one = arith.constant 1 : index
  %%n = memref.dim %%out, %%zero : memref<?xf64>
  scf.for %%i = %%zero to %%n step %%one {
    %%vx = memref.load %%x[%%i] : memref<?xf64>
    %%vy = memref.load %%y[%%i] : memref<?xf64>
%s    memref.store %s, %%out[%%i] : memref<?xf64>
  }
  return
}
`

// module writes the program for a formula of x and y in Go's syntax.
func module(formula string) (string, error) {
	e, err := parser.ParseExpr(formula)
	if err != nil {
		return "", err
	}
	c := &compiler{}
	v, err := c.expr(e)
	if err != nil {
		return "", err
	}
	return fmt.Sprintf(loop, c.text.String(), v), nil
}

// op writes an operation and returns its result.
func (c *compiler) op(format string, args ...any) string {
	c.n++
	v := fmt.Sprintf("%%v%d", c.n)
	fmt.Fprintf(&c.text, "    %s = %s : f64\n", v, fmt.Sprintf(format, args...))
	return v
}

func (c *compiler) expr(e ast.Expr) (string, error) {
	switch e := e.(type) {
	case *ast.ParenExpr:
		return c.expr(e.X)
	case *ast.Ident:
		if e.Name == "x" || e.Name == "y" {
			return "%v" + e.Name, nil
		}
	case *ast.BasicLit:
		if v, err := strconv.ParseFloat(e.Value, 64); err == nil {
			return c.op("arith.constant %s", strconv.FormatFloat(v, 'e', 17, 64)), nil
		}
	case *ast.UnaryExpr:
		v, err := c.expr(e.X)
		if err == nil && e.Op == token.SUB {
			v = c.op("arith.negf %s", v)
		}
		return v, err
	case *ast.BinaryExpr:
		op, ok := operators[e.Op]
		if !ok {
			return "", fmt.Errorf("operator '%s' is not known; use +, -, * or /", e.Op)
		}
		x, err := c.expr(e.X)
		if err != nil {
			return "", err
		}
		y, err := c.expr(e.Y)
		return c.op("%s %s, %s", op, x, y), err
	case *ast.CallExpr:
		name, _ := e.Fun.(*ast.Ident)
		if name != nil && functions[name.Name] != "" && len(e.Args) == 1 {
			x, err := c.expr(e.Args[0])
			return c.op("%s %s", functions[name.Name], x), err
		}
	}
	return "", fmt.Errorf("a part of the formula at column %d is no number, x, y or function of one argument", e.Pos())
}

// compile makes a Go function of a formula. The engine is closed by whoever gets it.
func compile(formula string) (*engine.Engine, func(x, y, out *engine.Memref[float64]) error, error) {
	text, err := module(formula)
	if err != nil {
		return nil, nil, err
	}
	dialects := all.Registry()
	backend.Extend(dialects)
	m, list := core.Parse(core.NewContextWith(dialects), []byte(text), core.ParseOptions{Name: "formula.mlir"})
	if list.HasErrors() {
		return nil, nil, list
	}
	pipeline, list := passes.ParsePipeline(backend.Passes(), backend.Pipeline(m))
	if list.HasErrors() {
		return nil, nil, list
	}
	if list, ok := passes.NewManagerOf(m.Context(), pipeline).Run(context.Background(), m); !ok {
		return nil, nil, list
	}
	e, err := engine.New(m, engine.Options{Mode: engine.JIT, Compiler: jit.Compiler{}})
	if err != nil {
		return nil, nil, err
	}
	f, err := engine.Func[func(x, y, out *engine.Memref[float64]) error](e, "apply")
	if err != nil {
		e.Close()
		return nil, nil, err
	}
	return e, f, nil
}
