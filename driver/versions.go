package driver

import (
	"fmt"
	"strings"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/evolution"
)

// versionsFlag is the setter of a flag that lists versions of dialects: poly=2,toy=1.
func versionsFlag(field func(*optOptions) *evolution.Versions) func(*optOptions, string) error {
	return func(o *optOptions, v string) error {
		out := evolution.Versions{}
		for part := range strings.SplitSeq(v, ",") {
			name, version, _ := strings.Cut(part, "=")
			n, ok := evolution.Parse(version)
			if name == "" || !ok {
				return fmt.Errorf("value %q is not of the form DIALECT=N, where N is a version from 1 on, or as 1.2", part)
			}
			out[name] = n
		}
		*field(o) = out
		return nil
	}
}

// downgrade brings the result to the versions that the flags ask for.
func (r *optRun) downgrade(op *core.Operation) bool {
	if len(r.o.targetVersions) == 0 {
		return true
	}
	rep := core.NewReporter(op.Context())
	rep.OpNotes = r.opNotes()
	ok, err := op.Downgrade(r.o.targetVersions, rep)
	if err != nil {
		fmt.Fprintf(r.s.Err, "%s: --target-version: %v\n", r.cfg.name(), err)
		return false
	}
	r.report(rep.List())
	return ok
}
