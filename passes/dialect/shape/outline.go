package shape

import (
	"fmt"
	"io"
	"strconv"
	"strings"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/generated/funcd"
	gen "github.com/odsgen/ods/generated/shape"
	"github.com/odsgen/ods/generated/tensor"
	"github.com/odsgen/ods/passes"
)

// Outlined says which function computes the shape of a value, and of what.
type Outlined struct {
	Value    *core.Value
	Function string
	Inputs   []*core.Value
}

// Mapping is the analysis that outline-shape-computation leaves behind for later passes.
var Mapping = passes.Analysis[*[]Outlined]{Name: "ShapeMappingAnalysis", Build: func(*core.Operation) *[]Outlined { return new([]Outlined) }}

// run moves computations of shapes that are only used by shape.with_shape into functions of dialect shape.
func (*OutlinePass) run(r *passes.Run) {
	mapping := passes.Get(r, &Mapping)
	*mapping = nil
	dims := rewrite.NewPatternSet(r.Op.Context())
	dims.Add(rewrite.Pattern{Name: "tensor.dim to shape.get_extent", Root: tensor.DimDef.Name, Match: extentOfShape})
	frozen, none := dims.Freeze(), rewrite.NewPatternSet(r.Op.Context()).Freeze()
	o := outliner{symbols: core.NewSymbols(r.Op), made: map[*core.Value]Outlined{}, mapping: mapping}
	var functions []*core.Operation
	r.Op.Walk(func(op *core.Operation) {
		if op.Is(&funcd.FuncDef) {
			functions = append(functions, op)
		}
	})
	for _, f := range functions {
		if _, converged := rewrite.Greedy(f, frozen, r.GreedyConfig()); !converged {
			r.Fail()
			return
		}
		o.function(f)
		if _, converged := rewrite.Greedy(f, none, r.GreedyConfig()); !converged {
			r.Fail()
			return
		}
	}
	r.Preserve(&Mapping)
}

func extentOfShape(op *core.Operation, rw *rewrite.Rewriter) bool {
	shape := gen.NewShapeOf(&rw.Builder, op.Operand(0)).Op.Result(0)
	rw.ReplaceOpWith(op, gen.GetExtent{ExtentType: op.Result(0).Type(), Shape: shape, Dim: op.Operand(1)}.Build(&rw.Builder).Op)
	return true
}

// outliner makes the functions of a module.
type outliner struct {
	symbols *core.Symbols
	made    map[*core.Value]Outlined // by shape
	mapping *[]Outlined
}

func (o *outliner) function(f *core.Operation) {
	var withs []gen.WithOp
	f.Walk(func(op *core.Operation) {
		if w, ok := gen.AsWithOp(op); ok {
			withs = append(withs, w)
		}
	})
	clusters := clustersOf(f, withs)
	n := 0
	for _, w := range withs {
		value, shape := w.Operand(), w.Shape()
		if _, ok := value.Type().(*core.RankedTensorType); !ok {
			continue
		}
		by, ok := o.made[shape]
		if !ok {
			by = o.outline(f, clusters[shape], shape, "shape_cal_"+strconv.Itoa(n), value.Loc())
			o.made[shape] = by
			n++
		}
		by.Value = value
		*o.mapping = append(*o.mapping, by)
	}
	for _, w := range withs {
		value := w.Operand()
		var users []gen.ValueOfOp
		for op := range w.Result().Users() {
			if v, ok := gen.AsValueOfOp(op); ok {
				users = append(users, v)
			}
		}
		for _, v := range users {
			if r := v.Op.Result(0); r.Type() == value.Type() {
				r.ReplaceAllUsesWith(value)
			} else {
				v.Op.SetOperand(0, value)
			}
		}
	}
}

// clustersOf returns for each shape the operations that compute it and nothing but shapes, in order.
func clustersOf(f *core.Operation, withs []gen.WithOp) map[*core.Value][]*core.Operation {
	only := usage{}
	shapesOf := map[*core.Operation][]*core.Value{}
	seen := map[*core.Value]bool{}
	for _, w := range withs {
		shape := w.Shape()
		if seen[shape] {
			continue
		}
		seen[shape] = true
		visited := map[*core.Operation]bool{nil: true, shape.DefiningOp(): true}
		for work := []*core.Operation{shape.DefiningOp()}; len(work) > 0; {
			op := work[0]
			work = work[1:]
			if op == nil || !only.forShapes(op) {
				continue
			}
			shapesOf[op] = append(shapesOf[op], shape)
			for _, v := range op.Operands() {
				if def := v.DefiningOp(); !visited[def] {
					visited[def] = true
					work = append(work, def)
				}
			}
		}
	}
	out := map[*core.Value][]*core.Operation{}
	f.Walk(func(op *core.Operation) {
		for _, shape := range shapesOf[op] {
			out[shape] = append(out[shape], op)
		}
	})
	return out
}

// usage remembers whether the results of operations are used by computations of shapes only.
type usage map[*core.Operation]bool

// forShapes reports whether all that an operation computes ends in shapes of shape.with_shape.
func (u usage) forShapes(op *core.Operation) bool {
	if known, ok := u[op]; ok {
		return known
	}
	if op.Is(&gen.WithDef) { // it goes away
		return false
	}
	u[op] = false // where operations use one another in a circle
	used := false
	for _, r := range op.Results() {
		for use := range r.Uses() {
			used = true
			if w, ok := gen.AsWithOp(use.Owner()); ok {
				if w.Shape() != r {
					return false
				}
			} else if !u.forShapes(use.Owner()) {
				return false
			}
		}
	}
	u[op] = used
	return used
}

// outline makes the function of a shape after the function that it was computed in.
func (o *outliner) outline(f *core.Operation, cluster []*core.Operation, shape *core.Value, name string, loc core.Location) Outlined {
	inputs := inputsOf(cluster)
	params := inputs
	if len(cluster) == 0 {
		params = []*core.Value{shape}
	}
	var types []core.Type
	var locs []core.Location
	for _, v := range params {
		types, locs = append(types, v.Type()), append(locs, loc)
	}
	c := f.Context()
	b := core.NewBuilder(c)
	b.SetAfter(f)
	b.SetLoc(loc)
	fn := gen.Func{SymName: name, FunctionType: c.Function(types, []core.Type{shape.Type()}), SymVisibility: c.String("private")}.Build(b)
	entry := b.CreateBlock(fn.Op.Region(0), types, locs...)
	b.SetEnd(entry)
	var m core.IRMapping
	for i, v := range params {
		m.Map(v, entry.Arg(i))
	}
	for _, op := range cluster {
		b.Insert(op.Clone(&m))
	}
	gen.NewReturn(b, []*core.Value{m.Value(shape)})
	return Outlined{Function: o.symbols.Insert(fn.Op, nil), Inputs: inputs}
}

// inputsOf returns the values that operations use and none of them makes.
func inputsOf(cluster []*core.Operation) (out []*core.Value) {
	inside := map[*core.Operation]bool{}
	for _, op := range cluster {
		inside[op] = true
	}
	seen := map[*core.Value]bool{}
	for _, op := range cluster {
		for _, v := range op.Operands() {
			if !inside[v.DefiningOp()] && !seen[v] {
				seen[v] = true
				out = append(out, v)
			}
		}
	}
	return out
}

// run prints the functions of shapes that outline-shape-computation made.
func (*PrintMappingPass) run(r *passes.Run) {
	r.PreserveAll()
	list, ok := passes.Cached(r, &Mapping)
	if !ok {
		io.WriteString(r.Output(), "No cached ShapeMappingAnalysis existed.")
		return
	}
	text := r.Op.Texts()
	show := func(v *core.Value) string {
		if op := v.DefiningOp(); op != nil {
			return text(op)
		}
		return fmt.Sprintf("<block argument> of type '%s' at index: %d", core.TypeString(v.Type()), v.Index())
	}
	var b strings.Builder
	b.WriteString("// ---- Shape Mapping Information -----\n")
	for _, x := range *list {
		var in []string
		for _, v := range x.Inputs {
			in = append(in, show(v))
		}
		fmt.Fprintf(&b, "// Shape for %s :: @%s(%s)\n", show(x.Value), x.Function, strings.Join(in, ", "))
	}
	io.WriteString(r.Output(), b.String())
}
