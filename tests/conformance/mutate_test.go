package conformance

import (
	"flag"
	"math/rand/v2"
	"strings"
	"testing"

	backend "github.com/odsgen/ods/backend/all"
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/all"
)

var (
	mutants = flag.Int("mutants", 300, "how many mutated inputs TestMutants runs passes on")
	seed    = flag.Uint64("seed", 1, "the first seed of TestMutants")
)

// mutate changes a few operations of a module at random, in ways that are often still valid: an operand becomes another
// value of its type, an operation is repeated or goes away, operands or attributes change places with those of another
// operation of the same name.
func mutate(rnd *rand.Rand, module *core.Operation) {
	var ops []*core.Operation
	module.Walk(func(op *core.Operation) {
		if op != module {
			ops = append(ops, op)
		}
	})
	if len(ops) == 0 {
		return
	}
	values := map[core.Type][]*core.Value{}
	for _, op := range ops {
		for _, v := range op.Results() {
			values[v.Type()] = append(values[v.Type()], v)
		}
		for _, r := range op.Regions() {
			for b := range r.Blocks() {
				for _, v := range b.Args() {
					values[v.Type()] = append(values[v.Type()], v)
				}
			}
		}
	}
	gone := map[*core.Value]bool{}
	for range 1 + rnd.IntN(4) {
		i := rnd.IntN(len(ops))
		op := ops[i]
		switch rnd.IntN(4) {
		case 0, 1:
			if op.NumOperands() > 0 {
				k := rnd.IntN(op.NumOperands())
				list := values[op.Operand(k).Type()]
				if v := list[rnd.IntN(len(list))]; !gone[v] {
					op.SetOperand(k, v)
				}
			}
		case 2:
			if !op.Has(core.TraitTerminator) {
				n := op.Clone(nil)
				op.Block().InsertBefore(n, op)
			}
		case 3:
			used := false
			for _, v := range op.Results() {
				used = used || v.HasUses()
			}
			if !used && !op.Has(core.TraitTerminator) && op.NumRegions() == 0 {
				for _, v := range op.Results() {
					gone[v] = true
				}
				op.Erase()
				ops[i] = ops[len(ops)-1]
				if ops = ops[:len(ops)-1]; len(ops) == 0 {
					return
				}
			}
		}
	}
}

// TestMutants runs every pass on mutated recorded inputs that the verifier accepts; see [TestEveryPass]. -mutants and
// -seed make longer runs.
func TestMutants(t *testing.T) {
	var cases []*Case
	for _, c := range load(t, corpus(t), false) {
		if !c.Invalid && len(c.Input) < 20_000 {
			cases = append(cases, c)
		}
	}
	reg := backend.Passes()
	dialects := all.Registry()
	backend.Extend(dialects)
	valid := 0
	for s := *seed; s < *seed+uint64(*mutants); s++ {
		op := mutant(dialects, cases, rand.New(rand.NewPCG(s, 0)))
		if op == nil {
			continue
		}
		valid++
		var text strings.Builder
		core.Print(&text, op, core.PrintOptions{Generic: true})
		for _, name := range reg.Passes() {
			if *onlyPass != "" && name != *onlyPass {
				continue
			}
			problem, invalid := runPass(core.NewContextWith(dialects), reg.New(name), text.String())
			if problem != "" {
				t.Errorf("seed %d: %s: %s\n%s", s, name, problem, text.String())
			}
			if invalid != "" {
				t.Logf("seed %d: %s: the result is invalid: %s\n%s", s, name, invalid, text.String())
			}
		}
	}
	if valid*5 < *mutants {
		t.Errorf("only %d of %d inputs are valid", valid, *mutants)
	}
}

// mutant changes one of the cases at random; it returns nil when that is not valid.
func mutant(dialects *core.Registry, cases []*Case, rnd *rand.Rand) *core.Operation {
	c := core.NewContextWith(dialects)
	c.AllowUnregistered(true)
	op, _ := core.Parse(c, []byte(cases[rnd.IntN(len(cases))].Input), core.ParseOptions{})
	if op == nil {
		return nil
	}
	mutate(rnd, op)
	if !core.Verify(op, core.NewReporter(c), core.VerifyOptions{}) {
		return nil
	}
	return op
}
