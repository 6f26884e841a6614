package run

import (
	"context"
	"fmt"
	"strings"

	"github.com/odsgen/ods/backend/validate"
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/driver"
)

// Validator returns what the command validate checks passes with: backend/validate, with pipelines that lower modules.
func Validator(lowerings func(module *core.Operation) []string) driver.Validator {
	return func(ctx context.Context, v driver.Validation) (*driver.Validated, error) {
		r, err := validate.Check(ctx, v.Module, v.Pipeline, validate.Options{Passes: v.Passes, Lowerings: lowerings, Entry: v.Entry,
			Args: v.Args, Seed: v.Seed, Trials: v.Trials, Timeout: v.Timeout, UpstreamBugs: v.UpstreamBugs})
		if err != nil {
			return nil, err
		}
		out := &driver.Validated{OK: !r.Failed && r.Compared(), Diagnostics: r.Diagnostics}
		if f := r.Finding; f != nil {
			out.Found, out.Report, out.Module, out.Pipeline, out.Entry = true, f.String(), f.Module, f.Pipeline, f.Function
			for _, a := range f.Args {
				out.Args = append(out.Args, a.String())
			}
			return out, nil
		}
		var b strings.Builder
		for _, f := range r.Functions {
			describe(&b, &f)
		}
		if len(r.Functions) == 0 {
			fmt.Fprintln(&b, "nothing is compared: the module defines no public function")
		}
		out.Report = b.String()
		return out, nil
	}
}

// describe writes what was done with a function.
func describe(b *strings.Builder, f *validate.Function) {
	switch {
	case f.Reason != "":
		fmt.Fprintf(b, "@%s: not executed: %s\n", f.Name, f.Reason)
		return
	case f.Changes == 0 && len(f.Skipped) == 0:
		fmt.Fprintf(b, "@%s: no pass changed it\n", f.Name)
	default:
		fmt.Fprintf(b, "@%s: the same after %s, in %s\n", f.Name, number(f.Changes, "change"), number(f.Calls, "call"))
	}
	for _, s := range f.Skipped {
		if s.Pass == "" {
			s.Pass = "the input"
		}
		fmt.Fprintf(b, "  not compared: %s: %s\n", s.Pass, s.Reason)
	}
}

func number(n int, what string) string {
	if n == 1 {
		return "1 " + what
	}
	return fmt.Sprintf("%d %ss", n, what)
}
