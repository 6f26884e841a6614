package loops

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/generated/arith"
	"github.com/odsgen/ods/generated/scf"
)

// This file overlaps iterations of a loop. The algorithm is upstream's pipelineForLoop, for loops whose number of
// iterations is known: a prologue starts iterations, the kernel does the last stages of some and the first ones of
// others, and an epilogue ends those that are left.

// maxPipelined is how many operations a prologue and an epilogue may have.
const maxPipelined = 1 << 16

// Scheduled says in which stage of the pipeline an operation is executed.
type Scheduled struct {
	Op    *core.Operation
	Stage int
}

// pipeliner overlaps the iterations of one loop.
type pipeliner struct {
	rw       *rewrite.Rewriter
	loop     scf.ForOp
	order    []*core.Operation
	stages   map[*core.Operation]int
	maxStage int
	// versions are the values of the loop in different iterations, in the prologue first, then in the epilogue.
	versions map[*core.Value][]*core.Value
	// across are the values that are used in a later stage than that in which they are made, in order.
	across []*core.Value
	ranges map[*core.Value]*liveRange
}

// liveRange says from which stage to which one a value is needed.
type liveRange struct{ def, last int }

// Pipeline overlaps the iterations of a loop by a schedule of the operations in it: those of all stages are executed in
// the order of the list. It returns the loop that stands for the old one; false when the schedule does not fit, or the
// loop may have fewer iterations than the pipeline has stages.
func Pipeline(rw *rewrite.Rewriter, loop scf.ForOp, schedule []Scheduled) (scf.ForOp, bool) {
	p := pipeliner{rw: rw, loop: loop, stages: map[*core.Operation]int{}, versions: map[*core.Value][]*core.Value{},
		ranges: map[*core.Value]*liveRange{}}
	for _, s := range schedule {
		p.order = append(p.order, s.Op)
		p.stages[s.Op] = s.Stage
		p.maxStage = max(p.maxStage, s.Stage)
	}
	if len(schedule) == 0 || !p.fits() {
		return scf.ForOp{}, false
	}
	rw.SetBefore(loop.Op)
	rw.SetLoc(loop.Op.Loc())
	p.prologue()
	p.findAcross()
	kernel, args := p.kernelLoop()
	p.kernel(kernel, args)
	results := append([]*core.Value(nil), kernel.Op.ResultList()[:loop.Op.NumResults()]...)
	rw.SetAfter(kernel.Op)
	p.epilogue(results)
	if len(results) > 0 {
		rw.ReplaceOp(loop.Op, results...)
	} else {
		rw.EraseOp(loop.Op)
	}
	return kernel, true
}

// fits reports whether the loop has enough iterations, each operation has a stage, none is executed before what it uses,
// and what is carried to the next iteration is made in the loop or outside of it.
func (p *pipeliner) fits() bool {
	_, _, _, trips, ok := constants(p.loop)
	if !ok || isUnsigned(p.loop) || trips < int64(p.maxStage) || len(p.order)*p.maxStage > maxPipelined {
		return false
	}
	for op := range body(p.loop).Ops() {
		if _, ok := p.stages[op]; !ok && op != body(p.loop).Last() {
			return false
		}
	}
	for _, v := range yielded(p.loop) {
		def := v.DefiningOp()
		if def == nil {
			return false
		}
		if _, ok := p.stages[def]; !ok && p.loop.Op.IsAncestorOf(def) {
			return false
		}
	}
	return p.inOrder()
}

// inOrder reports whether each operation is executed after what it uses.
func (p *pipeliner) inOrder() bool {
	n := len(p.order)
	cycle := map[*core.Operation]int{}
	for i, op := range p.order {
		cycle[op] = i + p.stages[op]*n
	}
	for _, op := range p.order {
		if op.Block() != body(p.loop) || op == body(p.loop).Last() {
			return false
		}
		ok := true
		eachOperand(op, func(user *core.Operation, i int) {
			def, distance := p.producer(user.Operand(i))
			if at, scheduled := cycle[def]; scheduled && cycle[op] < at-n*distance {
				ok = false
			}
		})
		if !ok {
			return false
		}
	}
	return true
}

// eachOperand calls a function for each operand of an operation and of what is nested in it.
func eachOperand(op *core.Operation, f func(user *core.Operation, i int)) {
	op.WalkPre(func(user *core.Operation) core.WalkResult {
		for i := range user.NumOperands() {
			f(user, i)
		}
		return core.WalkAdvance
	})
}

// producer returns the operation that makes a value, and how many iterations before that in which the value is used.
func (p *pipeliner) producer(v *core.Value) (def *core.Operation, distance int) {
	if v.IsBlockArg() {
		if v.OwnerBlock() != body(p.loop) || v.Index() == 0 {
			return nil, 0
		}
		return yielded(p.loop)[v.Index()-1].DefiningOp(), 1
	}
	return v.DefiningOp(), 0
}

// setVersion notes what a value of the loop is in an iteration.
func (p *pipeliner) setVersion(v, by *core.Value, i int) {
	if p.versions[v] == nil {
		p.versions[v] = make([]*core.Value, p.maxStage+1)
	}
	p.versions[v][i] = by
}

// copyOf copies an operation with the values of an iteration.
func (p *pipeliner) copyOf(op *core.Operation, version int) *core.Operation {
	n := op.Clone(nil)
	eachOperand(n, func(user *core.Operation, i int) {
		if list := p.versions[user.Operand(i)]; list != nil {
			user.SetOperand(i, list[version])
		}
	})
	return p.rw.Insert(n)
}

func (p *pipeliner) constant(t core.Type, n int) *core.Value {
	return arith.NewConstant(&p.rw.Builder, t.Context().IntegerAttr(t, int64(n))).Result()
}

// prologue starts as many iterations as there are stages, but for the last one.
func (p *pipeliner) prologue() {
	for i, arg := range iterArgs(p.loop) {
		p.setVersion(arg, p.loop.InitArgs()[i], 0)
	}
	lower, step := p.loop.LowerBound(), p.loop.Step()
	b := &p.rw.Builder
	for i := range p.maxStage {
		n := arith.NewMulI(b, step, p.constant(lower.Type(), i)).Result()
		p.setVersion(inductionVar(p.loop), arith.NewAddI(b, lower, n).Result(), i)
		for _, op := range p.order {
			at := i - p.stages[op]
			if at < 0 {
				continue
			}
			n := p.copyOf(op, at)
			for k, r := range op.Results() {
				p.setVersion(r, n.Result(k), at)
				for pos, v := range yielded(p.loop) {
					if v == r {
						p.setVersion(iterArgs(p.loop)[pos], n.Result(k), at+1)
					}
				}
			}
		}
	}
}

// findAcross finds the values that are used in later stages.
func (p *pipeliner) findAcross() {
	for _, op := range p.order {
		stage := p.stages[op]
		eachOperand(op, func(user *core.Operation, i int) {
			v := user.Operand(i)
			def, distance := p.producer(v)
			from, ok := p.stages[def]
			if !ok || from == stage || from == stage+distance {
				return
			}
			r := p.ranges[v]
			if r == nil {
				r = new(liveRange)
				p.ranges[v] = r
				p.across = append(p.across, v)
			}
			r.def, r.last = from, max(r.last, stage)
		})
	}
}

// version names the value that was made some stages before.
type version struct {
	v   *core.Value
	age int
}

// kernelLoop makes the loop of the kernel without its body, and says which of the values that it carries are those of
// earlier stages.
func (p *pipeliner) kernelLoop() (scf.ForOp, map[version]int) {
	var inits []*core.Value
	args := map[version]int{}
	for i, v := range yielded(p.loop) {
		if stage, ok := p.stages[v.DefiningOp()]; ok {
			inits = append(inits, p.versions[iterArgs(p.loop)[i]][p.maxStage-stage])
		} else {
			inits = append(inits, p.loop.InitArgs()[i])
		}
	}
	for _, v := range p.across {
		r := p.ranges[v]
		for i := range r.last - r.def {
			args[version{v, r.last - r.def - i}] = len(inits)
			inits = append(inits, p.versions[v][p.maxStage-r.last+i])
		}
	}
	b := &p.rw.Builder
	step, upper := p.loop.Step(), p.loop.UpperBound()
	less := arith.NewMulI(b, step, p.constant(upper.Type(), p.maxStage)).Result()
	upper = arith.NewSubI(b, upper, less).Result()
	types := []core.Type{p.loop.LowerBound().Type()}
	locs := []core.Location{p.loop.Op.Loc()}
	for _, v := range inits {
		types, locs = append(types, v.Type()), append(locs, v.Loc())
	}
	n := scf.For{ResultsTypes: types[1:], LowerBound: p.loop.LowerBound(), UpperBound: upper, Step: step, InitArgs: inits,
		UnsignedCmp: p.loop.UnsignedCmp()}.Build(b)
	at := b.Save()
	p.rw.CreateBlock(n.Region(), types, locs...)
	b.Restore(at)
	return n, args
}

// kernel makes the body of the kernel: each operation once, for the iteration that is in the stage of the operation.
func (p *pipeliner) kernel(n scf.ForOp, args map[version]int) {
	p.versions = map[*core.Value][]*core.Value{}
	rw := p.rw
	rw.SetStart(body(n))
	var m core.IRMapping
	m.Map(inductionVar(p.loop), inductionVar(n))
	for i, a := range iterArgs(p.loop) {
		m.Map(a, iterArgs(n)[i])
	}
	for _, op := range p.order {
		made := rw.Clone(op, &m)
		var users []*core.Operation
		made.WalkPre(func(o *core.Operation) core.WalkResult {
			users = append(users, o)
			return core.WalkAdvance
		})
		k := -1
		op.WalkPre(func(old *core.Operation) core.WalkResult {
			k++
			for i, v := range old.Operands() {
				p.kernelOperand(n, made, users[k], i, v, p.stages[op], args, &m)
			}
			return core.WalkAdvance
		})
		rw.SetAfter(made)
	}
	p.kernelYield(n, &m)
}

// kernelOperand gives an operand of an operation of the kernel the value of the right iteration.
func (p *pipeliner) kernelOperand(n scf.ForOp, made, user *core.Operation, i int, v *core.Value, stage int, args map[version]int,
	m *core.IRMapping) {
	b := &p.rw.Builder
	source := v
	switch {
	case v == inductionVar(p.loop):
		b.SetBefore(made)
		step := p.loop.Step()
		by := arith.NewMulI(b, step, p.constant(step.Type(), p.maxStage-stage)).Result()
		user.SetOperand(i, arith.NewAddI(b, inductionVar(n), by).Result())
		return
	case v.IsBlockArg() && v.OwnerBlock() == body(p.loop):
		source = yielded(p.loop)[v.Index()-1]
		at, ok := p.stages[source.DefiningOp()]
		if !ok || at == stage {
			return
		}
		if at == stage+1 {
			user.SetOperand(i, m.Value(source))
			return
		}
	}
	at, ok := p.stages[source.DefiningOp()]
	if !ok || at == stage {
		return
	}
	if k, ok := args[version{v, stage - at}]; ok {
		user.SetOperand(i, iterArgs(n)[k])
	}
}

// kernelYield ends the kernel, and notes the values that the epilogue needs.
func (p *pipeliner) kernelYield(n scf.ForOp, m *core.IRMapping) {
	var out []*core.Value
	for _, v := range yielded(p.loop) {
		out = append(out, m.Value(v))
	}
	for _, v := range p.across {
		r := p.ranges[v]
		at := p.maxStage - r.last + 1
		for range r.last - r.def - 1 {
			p.setVersion(v, n.Op.Result(len(out)), at)
			out = append(out, iterArgs(n)[len(out)+1])
			at++
		}
		p.setVersion(v, n.Op.Result(len(out)), at)
		out = append(out, m.Value(v))
	}
	for i, v := range yielded(p.loop) {
		arg := iterArgs(p.loop)[i]
		stage, ok := p.stages[v.DefiningOp()]
		if !ok {
			for s := 1; s <= p.maxStage; s++ {
				p.setVersion(arg, v, s)
			}
		} else if stage > 0 {
			p.setVersion(arg, n.Op.Result(i), p.maxStage-stage+1)
		}
	}
	p.rw.SetEnd(body(n))
	p.rw.SetLoc(p.loop.Op.Loc())
	scf.NewYield(&p.rw.Builder, out)
}

// epilogue ends the iterations that the kernel began, and replaces results of the loop by what they are then.
func (p *pipeliner) epilogue(results []*core.Value) {
	b := &p.rw.Builder
	lower, upper, step := p.loop.LowerBound(), p.loop.UpperBound(), p.loop.Step()
	t := lower.Type()
	zero, one := p.constant(t, 0), p.constant(t, 1)
	down := arith.NewCmpI(b, arith.CmpIPredicateSlt, step, zero).Result()
	decrement := arith.NewSelect(b, down, one, p.constant(t, -1)).Result()
	length := arith.NewSubI(b, upper, lower).Result()
	length = arith.NewAddI(b, length, step).Result()
	length = arith.NewAddI(b, length, decrement).Result()
	trips := arith.NewDivSI(b, length, step).Result()
	at := arith.NewSubI(b, trips, p.constant(t, p.maxStage)).Result()
	at = arith.NewMaxSI(b, zero, at).Result()
	for i := 1; i <= p.maxStage; i++ {
		n := arith.NewMulI(b, step, at).Result()
		p.setVersion(inductionVar(p.loop), arith.NewAddI(b, lower, n).Result(), i)
		at = arith.NewAddI(b, at, one).Result()
	}
	for i := 1; i <= p.maxStage; i++ {
		for _, op := range p.order {
			if p.stages[op] < i {
				continue
			}
			current := p.maxStage - p.stages[op] + i
			n := p.copyOf(op, current)
			for k, r := range op.Results() {
				p.setVersion(r, n.Result(k), current)
				for pos, v := range yielded(p.loop) {
					if v != r {
						continue
					}
					results[pos] = n.Result(k)
					if current+1 <= p.maxStage {
						p.setVersion(iterArgs(p.loop)[pos], n.Result(k), current+1)
					}
				}
			}
		}
	}
}
