package main

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/num"
	"github.com/odsgen/ods/generated/arith"
	"github.com/odsgen/ods/generated/funcd"
	"github.com/odsgen/ods/generated/memref"
	"github.com/odsgen/ods/generated/scf"
)

// builder makes operations of a tree.
type builder struct {
	ctx       *core.Context
	src       *core.Source
	functions map[string][]param     // the parameters of each
	vars      map[string]*core.Value // memory of the variables and arrays in sight
}

// build makes a module of a program. An error is a diag.List with places in the program's text.
func build(ctx *core.Context, file, text string) (*core.Operation, error) {
	g := &builder{ctx: ctx, src: &core.Source{Name: file, Text: []byte(text), FirstLine: 1}, functions: map[string][]param{"print": {{}}, "main": nil}}
	ctx.AddSource(g.src)
	list, err := parse(text)
	if fault, ok := err.(*syntaxError); ok {
		return nil, g.errorf(fault.pos, "%s", fault.message)
	}
	module := core.NewModule(ctx, g.src.LocAt(0))
	b := core.BuilderAtEnd(ctx, module.Body())
	number := ctx.F64()
	for _, name := range []string{"printF64", "printNewline"} { // of the runner's library
		inputs := map[string][]core.Type{"printF64": {number}}[name]
		private := ctx.String("private")
		funcd.Func{SymName: name, FunctionType: ctx.Function(inputs, nil), SymVisibility: private}.Build(b)
	}
	for _, f := range list {
		if _, twice := g.functions[f.name.text]; twice {
			return nil, g.errorf(f.name.pos, "function '%s' is defined twice", f.name.text)
		}
		g.functions[f.name.text] = f.params
	}
	for _, f := range list {
		if err := g.function(b, f); err != nil {
			return nil, err
		}
	}
	if params, ok := g.functions["start"]; !ok || len(params) != 0 {
		return nil, g.errorf(len(text), "a program begins with 'def start()', which is missing")
	}
	g.main(b)
	return module, nil
}

// main makes the function with which an executable starts.
func (g *builder) main(b *core.Builder) {
	b.SetLoc(g.src.LocAt(0))
	funcd.BuildFunc(b, "main", g.ctx.Function(nil, []core.Type{g.ctx.I32()}), func(b *core.Builder, _ []*core.Value) []*core.Value {
		funcd.NewCall(b, []core.Type{g.ctx.F64()}, nil, "start")
		return []*core.Value{arith.NewConstant(b, g.ctx.I32Attr(0)).Result()}
	})
}

// errorf returns an error at a place in the text.
func (g *builder) errorf(pos int, format string, args ...any) error {
	r := core.NewReporter(g.ctx)
	r.Errorf(g.src.LocAt(pos), format, args...)
	return r.List()
}

// array is the type of an array of numbers.
func (g *builder) array() core.Type {
	return g.ctx.MemRef([]int64{core.Dynamic}, g.ctx.F64(), nil, nil)
}

// function makes a function. Its parameters become variables; arrays are passed as they are.
func (g *builder) function(b *core.Builder, f *function) (err error) {
	params := make([]core.Type, len(f.params))
	for i, p := range f.params {
		if params[i] = g.ctx.F64(); p.array {
			params[i] = g.array()
		}
	}
	b.SetLoc(g.src.LocAt(f.name.pos))
	tried := b.Try(func() {
		funcd.BuildFunc(b, f.name.text, g.ctx.Function(params, []core.Type{g.ctx.F64()}), func(b *core.Builder, args []*core.Value) []*core.Value {
			g.vars = map[string]*core.Value{}
			for i, p := range f.params {
				if p.array {
					g.vars[p.name.text] = args[i]
				} else {
					g.declare(b, p.name.text, args[i])
				}
			}
			var result *core.Value
			if result, err = g.expr(b, f.body); err != nil {
				return nil
			}
			return []*core.Value{result}
		})
	})
	if err == nil {
		err = tried
	}
	return err
}

// declare makes a variable with a value.
func (g *builder) declare(b *core.Builder, name string, value *core.Value) {
	memory := memref.NewAlloca(b, g.ctx.MemRef(nil, g.ctx.F64(), nil, nil), nil, nil).Result()
	memref.NewStore(b, value, memory, nil)
	g.vars[name] = memory
}

func (g *builder) constant(b *core.Builder, v float64) *core.Value {
	return arith.NewConstant(b, g.ctx.FloatAttr(num.Float64(v))).Result()
}

// truth returns whether a number is not 0, as i1.
func (g *builder) truth(b *core.Builder, v *core.Value) *core.Value {
	return arith.NewCmpF(b, arith.CmpFPredicateONE, v, g.constant(b, 0)).Result()
}

// index returns a number as an index.
func (g *builder) index(b *core.Builder, v *core.Value) *core.Value {
	return arith.NewIndexCast(b, g.ctx.Index(), arith.NewFPToSI(b, g.ctx.I64(), v).Result()).Result()
}

// expr makes the operations of an expression, at its place in the text, and returns its value.
func (g *builder) expr(b *core.Builder, e expr) (*core.Value, error) {
	b.SetLoc(g.src.LocAt(e.at()))
	switch e := e.(type) {
	case *number:
		return g.constant(b, e.value), nil
	case *variable:
		memory, err := g.memory(e.name, false)
		if err != nil {
			return nil, err
		}
		return memref.NewLoad(b, memory, nil).Result(), nil
	case *assign:
		value, err := g.expr(b, e.value)
		if err != nil {
			return nil, err
		}
		memory, err := g.memory(e.name, false)
		if err != nil {
			return nil, err
		}
		b.SetLoc(g.src.LocAt(e.at()))
		memref.NewStore(b, value, memory, nil)
		return value, nil
	case *array:
		size, err := g.expr(b, e.size)
		if err == nil {
			b.SetLoc(g.src.LocAt(e.at()))
			g.vars[e.name.text] = memref.NewAlloca(b, g.array(), []*core.Value{g.index(b, size)}, nil).Result()
		}
		return size, err
	case *element:
		return g.element(b, e)
	case *declare:
		value, err := g.expr(b, e.value)
		if err == nil {
			b.SetLoc(g.src.LocAt(e.at()))
			g.declare(b, e.name.text, value)
		}
		return value, err
	case *block:
		return g.block(b, e)
	case *binary:
		values, err := g.exprs(b, e.left, e.right)
		if err != nil {
			return nil, err
		}
		b.SetLoc(g.src.LocAt(e.at()))
		return g.binary(b, e.op.text, values[0], values[1]), nil
	case *call:
		return g.call(b, e)
	case *branch:
		return g.branch(b, e)
	case *loop:
		return g.loop(b, e)
	case *while:
		return g.while(b, e)
	}
	return nil, g.errorf(e.at(), "no operations are known for %T", e)
}

// memory returns the memory of a variable, or of an array.
func (g *builder) memory(name token, array bool) (*core.Value, error) {
	memory, ok := g.vars[name.text]
	switch {
	case !ok:
		return nil, g.errorf(name.pos, "variable '%s' is not declared", name.text)
	case array && memory.Type() != g.array():
		return nil, g.errorf(name.pos, "'%s' is a number, not an array", name.text)
	case !array && memory.Type() == g.array():
		return nil, g.errorf(name.pos, "'%s' is an array, not a number", name.text)
	}
	return memory, nil
}

// element reads an element of an array, or writes it.
func (g *builder) element(b *core.Builder, e *element) (*core.Value, error) {
	memory, err := g.memory(e.name, true)
	if err != nil {
		return nil, err
	}
	index, err := g.expr(b, e.index)
	if err != nil {
		return nil, err
	}
	at := []*core.Value{g.index(b, index)}
	if e.value == nil {
		b.SetLoc(g.src.LocAt(e.at()))
		return memref.NewLoad(b, memory, at).Result(), nil
	}
	value, err := g.expr(b, e.value)
	if err == nil {
		b.SetLoc(g.src.LocAt(e.at()))
		memref.NewStore(b, value, memory, at)
	}
	return value, err
}

func (g *builder) exprs(b *core.Builder, list ...expr) ([]*core.Value, error) {
	var out []*core.Value
	for _, e := range list {
		v, err := g.expr(b, e)
		if err != nil {
			return nil, err
		}
		out = append(out, v)
	}
	return out, nil
}

// block makes the expressions of a block, whose variables end with it.
func (g *builder) block(b *core.Builder, e *block) (*core.Value, error) {
	outer := g.vars
	g.vars = map[string]*core.Value{}
	for name, memory := range outer {
		g.vars[name] = memory
	}
	values, err := g.exprs(b, e.list...)
	g.vars = outer
	if err != nil {
		return nil, err
	}
	return values[len(values)-1], nil
}

func (g *builder) binary(b *core.Builder, op string, x, y *core.Value) *core.Value {
	switch op {
	case "+":
		return arith.NewAddF(b, x, y).Result()
	case "-":
		return arith.NewSubF(b, x, y).Result()
	case "*":
		return arith.NewMulF(b, x, y).Result()
	case "/":
		return arith.NewDivF(b, x, y).Result()
	}
	predicate := map[string]arith.CmpFPredicate{"<": arith.CmpFPredicateOLT, ">": arith.CmpFPredicateOGT, "==": arith.CmpFPredicateOEQ}[op]
	return arith.NewUIToFP(b, g.ctx.F64(), arith.NewCmpF(b, predicate, x, y).Result()).Result()
}

func (g *builder) call(b *core.Builder, e *call) (*core.Value, error) {
	params, ok := g.functions[e.name.text]
	if !ok {
		return nil, g.errorf(e.at(), "function '%s' is not defined", e.name.text)
	}
	if len(params) != len(e.args) {
		return nil, g.errorf(e.at(), "function '%s' takes %d arguments, got %d", e.name.text, len(params), len(e.args))
	}
	var args []*core.Value
	for i, p := range params {
		v, ok := e.args[i].(*variable)
		var arg *core.Value
		var err error
		switch {
		case !p.array:
			arg, err = g.expr(b, e.args[i])
		case ok:
			arg, err = g.memory(v.name, true)
		default:
			err = g.errorf(e.args[i].at(), "parameter '%s' of '%s' is an array; give the name of one", p.name.text, e.name.text)
		}
		if err != nil {
			return nil, err
		}
		args = append(args, arg)
	}
	b.SetLoc(g.src.LocAt(e.at()))
	if e.name.text == "print" {
		funcd.NewCall(b, nil, args, "printF64")
		funcd.NewCall(b, nil, nil, "printNewline")
		return args[0], nil
	}
	return funcd.NewCall(b, []core.Type{g.ctx.F64()}, args, e.name.text).Result(), nil
}

func (g *builder) branch(b *core.Builder, e *branch) (*core.Value, error) {
	cond, err := g.expr(b, e.cond)
	if err != nil {
		return nil, err
	}
	b.SetLoc(g.src.LocAt(e.at()))
	side := func(e expr) func(*core.Builder) []*core.Value {
		return func(b *core.Builder) []*core.Value {
			v, fault := g.expr(b, e)
			if fault != nil {
				err = fault
				return nil
			}
			return []*core.Value{v}
		}
	}
	op := scf.BuildIf(b, g.truth(b, cond), side(e.yes), side(e.no))
	if err != nil {
		return nil, err
	}
	return op.Result(), nil
}

// loop makes a loop over whole numbers, whose value is that of the end.
func (g *builder) loop(b *core.Builder, e *loop) (*core.Value, error) {
	bounds, err := g.exprs(b, e.from, e.to)
	if err != nil {
		return nil, err
	}
	b.SetLoc(g.src.LocAt(e.at()))
	one := arith.NewConstant(b, g.ctx.IndexAttr(1)).Result()
	scf.BuildFor(b, g.index(b, bounds[0]), g.index(b, bounds[1]), one, nil, func(b *core.Builder, iv *core.Value, _ []*core.Value) []*core.Value {
		i := arith.NewSIToFP(b, g.ctx.F64(), arith.NewIndexCast(b, g.ctx.I64(), iv).Result()).Result()
		outer := g.vars[e.name.text]
		g.declare(b, e.name.text, i)
		_, err = g.expr(b, e.body)
		if g.vars[e.name.text] = outer; outer == nil {
			delete(g.vars, e.name.text)
		}
		return nil
	})
	return bounds[1], err
}

func (g *builder) while(b *core.Builder, e *while) (*core.Value, error) {
	var err error
	scf.BuildWhile(b, nil,
		func(b *core.Builder, _ []*core.Value) (*core.Value, []*core.Value) {
			var cond *core.Value
			if cond, err = g.expr(b, e.cond); err != nil {
				return arith.NewConstant(b, g.ctx.Bool(false)).Result(), nil
			}
			return g.truth(b, cond), nil
		},
		func(b *core.Builder, _ []*core.Value) []*core.Value {
			if err == nil {
				_, err = g.expr(b, e.body)
			}
			return nil
		})
	if err != nil {
		return nil, err
	}
	return g.constant(b, 0), nil
}
