package jit

import (
	"flag"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/odsgen/ods/backend/engine"
	"github.com/odsgen/ods/tests/schedules"
)

var scheduleWork = flag.Int("schedule-work", 1<<21, "how many multiplications and additions the programs of a kind do, about")

// TestSchedules compares results of the default schedule with those of plain loops, both compiled.
func TestSchedules(t *testing.T) {
	for i, name := range schedules.Kinds() {
		t.Run(name, func(t *testing.T) {
			r := rand.New(rand.NewPCG(7, uint64(i)))
			for done := 0; done < *scheduleWork; {
				c := schedules.Of(r, name, r.IntN(3) == 0)
				done += c.Work + 1<<17 // what compiling costs
				if err := c.Compare(t.Context(), engine.Options{Mode: engine.JIT, Compiler: Compiler{}}); err != nil {
					t.Fatal(err)
				}
			}
		})
	}
}

// TestParallelSchedules compares results of loops that several workers execute with those of loops that one does: they are the same
// bytes.
func TestParallelSchedules(t *testing.T) {
	for i, name := range []string{"matmul", "matmul of other types", "batch_matmul", "attention", "layer", "conv_2d_nhwc_hwcf", "conv_2d_nchw_fchw"} {
		t.Run(name, func(t *testing.T) {
			r := rand.New(rand.NewPCG(11, uint64(i)))
			divided := false
			for done := 0; done < *scheduleWork; {
				c := schedules.Of(r, name, r.IntN(3) == 0)
				done += 4*c.Work + 1<<19
				want, sizes, err := c.Run(t.Context(), "", engine.Options{Mode: engine.JIT, Compiler: Compiler{Workers: 1}})
				if err != nil {
					t.Fatal(err)
				}
				m, err := c.Lower(t.Context(), "parallel=true")
				if err != nil {
					t.Fatal(err)
				}
				divided = divided || strings.Contains(m.String(), "ods.parallel")
				for _, workers := range []int{1, 2, 5} {
					got, gotSizes, err := c.Run(t.Context(), "parallel=true", engine.Options{Mode: engine.JIT, Compiler: Compiler{Workers: workers}})
					if err != nil || !slices.Equal(got, want) || !slices.Equal(gotSizes, sizes) {
						t.Fatalf("%d workers: %v, another result of\n%s", workers, err, c.Text)
					}
				}
			}
			if !divided {
				t.Error("no loop could be divided")
			}
		})
	}
}
