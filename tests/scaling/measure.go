package scaling

import (
	"bytes"
	"fmt"
	"io"
	"runtime"
	"strings"
	"time"

	backend "github.com/odsgen/ods/backend/all"
	"github.com/odsgen/ods/backend/llvmir"
	"github.com/odsgen/ods/driver"
	"github.com/odsgen/ods/generated/all"
)

// Cost is what one run of a command needs.
type Cost struct {
	// Time is processor time where the system tells it, else wall time. Bytes are all that were allocated.
	Time  time.Duration
	Bytes uint64
}

// Run runs a command line of the driver on a text, on one goroutine. The error has what the command complains about.
func Run(line, text string) error {
	dialects := all.Registry()
	backend.Extend(dialects)
	cfg := driver.Config{Dialects: dialects, Passes: backend.Passes(), Workers: 1, Commands: []driver.Command{
		driver.TranslateCommand(driver.Translation{Name: "mlir-to-llvmir", Summary: "LLVM IR", Write: llvmir.Write}),
	}}
	var stderr bytes.Buffer
	if status := driver.Main(cfg, strings.Fields(line), strings.NewReader(text), io.Discard, &stderr); status != driver.StatusOK {
		return fmt.Errorf("%s: status %d: %.300s", line, status, stderr.String())
	}
	return nil
}

// RunCost is [Run] with what it needs.
func RunCost(line, text string) (Cost, error) {
	runtime.GC()
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	start := clock()
	err := Run(line, text)
	c := Cost{Time: clock() - start}
	runtime.ReadMemStats(&after)
	c.Bytes = after.TotalAlloc - before.TotalAlloc
	return c, err
}

// Growth is how many times more the larger input needs, divided by how many times larger its text is.
type Growth struct {
	Time, Bytes  float64
	Small, Large Cost
}

// Measure runs a command line on n things and on four times as many, each times times, and compares the smallest costs.
func (s Shape) Measure(line string, times int) (Growth, error) {
	var g Growth
	small, large := s.Text(s.N), s.Text(4*s.N)
	var err error
	if g.Small, err = best(line, small, times); err != nil {
		return g, err
	}
	if g.Large, err = best(line, large, times); err != nil {
		return g, err
	}
	input := float64(len(large)) / float64(len(small))
	g.Time = float64(g.Large.Time) / float64(max(g.Small.Time, 1)) / input
	g.Bytes = float64(g.Large.Bytes) / float64(g.Small.Bytes) / input
	return g, nil
}

func best(line, text string, times int) (Cost, error) {
	var least Cost
	for i := range max(times, 1) {
		c, err := RunCost(line, text)
		if err != nil {
			return c, err
		}
		if i == 0 || c.Time < least.Time {
			least.Time = c.Time
		}
		if i == 0 || c.Bytes < least.Bytes {
			least.Bytes = c.Bytes
		}
	}
	return least, nil
}
