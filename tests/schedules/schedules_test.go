package schedules_test

import (
	"flag"
	"math/rand/v2"
	"testing"

	"github.com/odsgen/ods/backend/engine"
	"github.com/odsgen/ods/tests/schedules"
)

var work = flag.Int("work", 1<<19, "how many multiplications and additions the programs of a kind do, about")

// TestRandom compares results of the default schedule with those of plain loops, both interpreted.
func TestRandom(t *testing.T) {
	for i, name := range schedules.Kinds() {
		t.Run(name, func(t *testing.T) {
			r := rand.New(rand.NewPCG(5, uint64(i)))
			for done := 0; done < *work; {
				c := schedules.Of(r, name, r.IntN(3) == 0)
				done += c.Work + 1<<13
				if err := c.Compare(t.Context(), engine.Options{}); err != nil {
					t.Fatal(err)
				}
			}
		})
	}
}
