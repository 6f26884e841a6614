// Command agree executes random programs in all ways there are and compares what they print:
//
//	go run ./cmd/agree -for 1h -keep /tmp/differences
//
// The interpreter's output is what the others are held to: compiled code with and without checks, C by the compiler
// that is installed, and LLVM's lli. Each program has a kind and a seed, by which it can be made again: -kind plain
// -seed 17 -for 1ns executes that one only. At the end it prints how many programs of which seeds were compared. The
// status is 1 when anything differed.
package main

import (
	"context"
	"flag"
	"fmt"
	"os"
	"os/signal"
	"path/filepath"
	"slices"
	"strings"
	"time"
)

func main() {
	var o options
	flag.DurationVar(&o.time, "for", time.Minute, "how `long` to go on")
	flag.Uint64Var(&o.seed, "seed", 1, "the first `seed`; the next ones follow")
	kind := flag.String("kind", strings.Join(kindNames(), ","), "the `kinds` of programs, with commas between them")
	way := flag.String("way", strings.Join(wayNames(), ","), "the `ways` that are compared with the interpreter")
	flag.StringVar(&o.keep, "keep", "", "a `folder` for the programs that differ")
	flag.Parse()
	var err error
	if o.kinds, err = choose(kinds, *kind); err == nil {
		o.ways, err = choose(ways, *way)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "agree:", err)
		os.Exit(2)
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	s := compare(ctx, &o, os.Stdout)
	s.print(os.Stdout)
	if s.differences > 0 {
		os.Exit(1)
	}
}

// named has a name that a flag selects it by.
type named interface{ label() string }

// choose returns the entries of a table whose names are listed.
func choose[T named](table []T, list string) ([]T, error) {
	var out []T
	for _, name := range strings.Split(list, ",") {
		i := slices.IndexFunc(table, func(t T) bool { return t.label() == name })
		if i < 0 {
			var names []string
			for _, t := range table {
				names = append(names, t.label())
			}
			return nil, fmt.Errorf("%q is none of %s", name, strings.Join(names, ", "))
		}
		out = append(out, table[i])
	}
	return out, nil
}

// save keeps a program that differs.
func save(dir, name, text string) string {
	if dir == "" {
		return ""
	}
	file := filepath.Join(dir, name+".mlir")
	if err := os.MkdirAll(dir, 0o777); err != nil {
		return ": " + err.Error()
	}
	if err := os.WriteFile(file, []byte(text), 0o666); err != nil {
		return ": " + err.Error()
	}
	return ", kept in " + file
}
