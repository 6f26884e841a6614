package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"

	"github.com/odsgen/ods/backend/engine"
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/diag"
)

func main() {
	if err := run(context.Background(), os.Stdout, os.Args[1:]); err != nil {
		var list diag.List
		if errors.As(err, &list) {
			_ = diag.Render(os.Stderr, list...)
		} else {
			fmt.Fprintln(os.Stderr, "kaleidoscope:", err)
		}
		os.Exit(1)
	}
}

func run(ctx context.Context, w io.Writer, args []string) error {
	flags := flag.NewFlagSet("kaleidoscope", flag.ContinueOnError)
	output := flags.String("o", "", "make an executable; LLVM's tools are needed for that")
	show := flags.Bool("ir", false, "print the optimized operations")
	if err := flags.Parse(args); err != nil {
		return err
	}
	if flags.NArg() == 0 {
		return errors.New("usage: kaleidoscope [-ir] [-o FILE] PROGRAM")
	}
	text, err := os.ReadFile(flags.Arg(0))
	if err != nil {
		return err
	}
	module, err := compile(ctx, flags.Arg(0), string(text))
	switch {
	case err != nil:
		return err
	case *show:
		_, err = fmt.Fprintln(w, module)
		return err
	case *output != "":
		return link(ctx, module, *output)
	}
	return execute(ctx, w, module)
}

// execute calls the function start and prints its value.
func execute(ctx context.Context, w io.Writer, module *core.Operation) error {
	e, err := load(ctx, module, w)
	if err != nil {
		return err
	}
	start, err := engine.Func[func(context.Context) (float64, error)](e, "start")
	if err != nil {
		return err
	}
	value, err := start(ctx)
	if err != nil {
		return err
	}
	_, err = fmt.Fprintln(w, value)
	return err
}
