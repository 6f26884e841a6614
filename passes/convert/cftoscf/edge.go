package cftoscf

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/flow"
	"github.com/odsgen/ods/core/rewrite"

	"github.com/odsgen/ods/generated/arith"
	"github.com/odsgen/ods/generated/cf"
	"github.com/odsgen/ods/generated/ub"
)

// edge is one successor of a block.
type edge struct {
	from  *core.Block
	index int
}

func (e edge) to() *core.Block { return e.from.Last().Successor(e.index) }

func (e edge) setTo(b *core.Block) { e.from.Last().SetSuccessor(e.index, b) }

// operands are the values that become the arguments of the successor.
func (e edge) operands() flow.SuccessorOperands {
	br, _ := flow.BranchOpInterfaceKey.Of(e.from.Last())
	return br.SuccessorOperands(e.index)
}

func (e edge) append(vals ...*core.Value) {
	s := e.operands()
	s.Set(append(s.Forwarded(), vals...))
}

// edgesFrom returns the edges from a block.
func edgesFrom(b *core.Block) (out []edge) {
	for i := range b.Last().NumSuccessors() {
		out = append(out, edge{b, i})
	}
	return out
}

// edgesTo returns the edges to a block, those made last first.
func edgesTo(b *core.Block) (out []edge) {
	for u := range b.SuccUses() {
		out = append(out, edge{u.Owner().Block(), u.Index()})
	}
	return out
}

// lifter works on one region and on those that are made of it.
type lifter struct {
	report    *core.Reporter
	top       *core.Region
	undefined map[core.Type]*core.Value
	numbers   map[int]*core.Value
	trees     map[*core.Region]*domTree
	exits     []exit
}

// exit is the only block with a terminator of a kind.
type exit struct {
	terminator *core.Operation
	block      *core.Block
}

// atStart returns a builder for constants.
func (x *lifter) atStart() *core.Builder {
	b := core.NewBuilder(x.top.Context())
	b.SetStart(x.top.Entry())
	b.SetLoc(x.top.Op().Loc())
	return b
}

// undef returns a value of a type that means nothing.
func (x *lifter) undef(t core.Type) *core.Value {
	if x.undefined[t] == nil {
		x.undefined[t] = ub.Poison{ResultType: t}.Build(x.atStart()).Result()
	}
	return x.undefined[t]
}

// number returns a constant that tells where to go on.
func (x *lifter) number(n int) *core.Value {
	if x.numbers[n] == nil {
		b := x.atStart()
		x.numbers[n] = arith.NewConstant(b, b.Context().I32Attr(int32(n))).Result()
	}
	return x.numbers[n]
}

// branch is one destination with its arguments.
type branch struct {
	to   *core.Block
	args []*core.Value
}

// makeSwitch goes on by a number: at one of the cases, or by default at the last one.
func makeSwitch(b *core.Builder, flag *core.Value, values []int, cases []branch, otherwise branch) {
	c := b.Context()
	s := cf.Switch{Flag: flag, DefaultDestination: otherwise.to, DefaultOperands: otherwise.args}
	var attrs []core.Attribute
	for i, x := range cases {
		s.CaseDestinations, s.CaseOperands = append(s.CaseDestinations, x.to), append(s.CaseOperands, x.args)
		attrs = append(attrs, c.I32Attr(int32(values[i])))
	}
	if len(attrs) > 0 {
		s.CaseValues = c.DenseOf(c.Vector([]int64{int64(len(attrs))}, c.I32(), nil), attrs)
	}
	s.Build(b)
}

// combineExit makes a terminator a branch to the only block that has one of its kind.
func (x *lifter) combineExit(end *core.Operation) {
	same := rewrite.Equivalence{AnyOperands: true}
	i := slices.IndexFunc(x.exits, func(e exit) bool { return e.terminator == end || same.Ops(e.terminator, end) })
	if i >= 0 && x.exits[i].terminator == end {
		return
	}
	isNew := i < 0
	if isNew {
		b := core.NewBlock(nil)
		x.top.Append(b)
		for _, v := range end.Operands() {
			b.AddArg(v.Type(), end.Loc())
		}
		x.exits = append(x.exits, exit{end, b})
		i = len(x.exits) - 1
	}
	to := x.exits[i].block
	b := core.NewBuilder(x.top.Context())
	b.SetBefore(end)
	b.SetLoc(end.Loc())
	makeSwitch(b, x.number(0), nil, nil, branch{to, end.OperandList(0, end.NumOperands())})
	if !isNew {
		end.Erase()
		return
	}
	end.Remove()
	to.Append(end)
	for k, v := range to.Args() {
		end.SetOperand(k, v)
	}
}
