package jit

import (
	"flag"
	"math/rand/v2"
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
