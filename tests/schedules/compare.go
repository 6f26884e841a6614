package schedules

import (
	"context"
	"fmt"
	"math"
	"math/rand/v2"

	backend "github.com/odsgen/ods/backend/all"
	"github.com/odsgen/ods/backend/engine"
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/all"
	"github.com/odsgen/ods/passes"
)

// Case is a program with a function main of three tensors of f32 that returns one.
type Case struct {
	Name string
	Text string
	// Sizes are those of the arguments.
	Sizes [3][]int
	// Work is about how many multiplications and additions the program does.
	Work int
	// Tolerance bounds the relative difference of results; 0 is none, since sums of the arguments' products are exact.
	Tolerance float64
}

// Compare executes the program with the default schedule and without one. It returns how results differ, that the program
// cannot be lowered, or that it leaves memory behind, where the engine knows.
func (c Case) Compare(ctx context.Context, o engine.Options) error {
	want, sizes, err := c.Run(ctx, "schedule=none", o)
	if err != nil {
		return fmt.Errorf("%s, without a schedule: %w\n%s", c.Name, err, c.Text)
	}
	got, gotSizes, err := c.Run(ctx, "", o)
	if err != nil {
		return fmt.Errorf("%s: %w\n%s", c.Name, err, c.Text)
	}
	if fmt.Sprint(sizes) != fmt.Sprint(gotSizes) {
		return fmt.Errorf("%s: sizes are %v, want %v\n%s", c.Name, gotSizes, sizes, c.Text)
	}
	for i, w := range want {
		g := got[i]
		if g == w || g != g && w != w || math.Abs(float64(g)-float64(w)) <= c.Tolerance*math.Abs(float64(w)) {
			continue
		}
		return fmt.Errorf("%s: element %d of %v is %v, want %v\n%s", c.Name, i, sizes, g, w, c.Text)
	}
	return nil
}

// Lower parses the program and lowers it with options of the pipeline.
func (c Case) Lower(ctx context.Context, options string) (*core.Operation, error) {
	r := all.Registry()
	backend.Extend(r)
	m, list := core.Parse(core.NewContextWith(r), []byte(c.Text), core.ParseOptions{Name: c.Name})
	if list.HasErrors() {
		return nil, list
	}
	p, list := passes.ParsePipeline(backend.Passes(), "builtin.module(ods-tensor-to-llvm{"+options+"})")
	if list.HasErrors() {
		return nil, list
	}
	if list, ok := passes.NewManagerOf(m.Context(), p).Run(ctx, m); !ok {
		return nil, list
	}
	return m, nil
}

// Run executes the program, lowered with options of the pipeline, and returns the elements of the result and its sizes.
func (c Case) Run(ctx context.Context, options string, o engine.Options) ([]float32, []int, error) {
	m, err := c.Lower(ctx, options)
	if err != nil {
		return nil, nil, err
	}
	e, err := engine.New(m, o)
	if err != nil {
		return nil, nil, err
	}
	defer e.Close()
	type tensor = *engine.Memref[float32]
	f, err := engine.Func[func(a, b, c tensor) (tensor, error)](e, "main")
	if err != nil {
		return nil, nil, err
	}
	var args [3]tensor
	r := rand.New(rand.NewPCG(3, 4))
	for i, sizes := range c.Sizes {
		if args[i], err = engine.Alloc[float32](e, sizes...); err != nil {
			return nil, nil, err
		}
		data, err := args[i].Data()
		if err != nil {
			return nil, nil, err
		}
		for k := range data {
			data[k] = float32(r.IntN(17)-8) / 8
		}
	}
	out, err := f(args[0], args[1], args[2])
	if err != nil {
		return nil, nil, err
	}
	data, err := out.Data()
	if err != nil {
		return nil, nil, err
	}
	data, sizes := append([]float32(nil), data...), out.Sizes()
	for _, m := range append(args[:], out) {
		if err := m.Free(); err != nil {
			return nil, nil, err
		}
	}
	if o.Mode != engine.JIT { // which does not know
		err = e.Leaks()
	}
	return data, sizes, err
}
