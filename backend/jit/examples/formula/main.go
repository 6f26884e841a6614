// Command formula applies a formula of x and y, in Go's syntax, to a million pairs of numbers. It is compiled when the
// program runs:
//
//	go run ./examples/formula 'x*x + 3*y - sqrt(abs(x))'
package main

import (
	"fmt"
	"os"
	"time"

	"github.com/odsgen/ods/backend/engine"
)

// count is the number of pairs.
const count = 1000000

func main() {
	if len(os.Args) != 2 {
		fmt.Fprintln(os.Stderr, "usage: formula 'FORMULA OF x AND y'")
		os.Exit(2)
	}
	if err := run(os.Args[1]); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func run(formula string) error {
	start := time.Now()
	e, apply, err := compile(formula)
	if err != nil {
		return err
	}
	defer e.Close()
	compiled := time.Since(start)
	var mems [3]*engine.Memref[float64]
	for i := range mems {
		if mems[i], err = engine.Alloc[float64](e, count); err != nil {
			return err
		}
	}
	x, _ := mems[0].Data()
	y, _ := mems[1].Data()
	for i := range x {
		x[i], y[i] = float64(i), float64(count-i)
	}
	start = time.Now()
	if err := apply(mems[0], mems[1], mems[2]); err != nil {
		return err
	}
	executed := time.Since(start)
	out, err := mems[2].Data()
	if err != nil {
		return err
	}
	fmt.Printf("first: %g, last: %g\ncompiled in %v, executed in %v\n", out[0], out[count-1], compiled.Round(time.Millisecond), executed.Round(10*time.Microsecond))
	return nil
}
