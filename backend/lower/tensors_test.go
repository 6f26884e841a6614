package lower_test

import (
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/odsgen/ods/backend/all"
	"github.com/odsgen/ods/backend/lower"
	"github.com/odsgen/ods/passes"
)

// TestTensorPipelineIsDocumented compares the passes of the pipeline with the table of its page.
func TestTensorPipelineIsDocumented(t *testing.T) {
	p, list := passes.ParsePipeline(all.Passes(), "builtin.module("+lower.TensorPipeline+")")
	if list.HasErrors() {
		t.Fatal(list)
	}
	var want []string
	p.Passes(func(p *passes.Pass) { want = append(want, p.Name) })
	page, err := os.ReadFile("../../docs/tensors.md")
	if err != nil {
		t.Fatal(err)
	}
	var got []string
	for _, row := range regexp.MustCompile("(?m)^\\| (`[a-z0-9-]+`(?:, `[a-z0-9-]+`)*) \\| ").FindAllStringSubmatch(string(page), -1) {
		got = append(got, regexp.MustCompile("[a-z0-9-]+").FindAllString(row[1], -1)...)
	}
	if !slices.Equal(got, want) {
		t.Errorf("docs/tensors.md has\n%q\nwant\n%q", got, want)
	}
}

// TestTensorPipelineRefused checks that the pipeline cannot be added where its passes do not run.
func TestTensorPipelineRefused(t *testing.T) {
	_, list := passes.ParsePipeline(all.Passes(), "builtin.module(func.func("+lower.TensorPipeline+"))")
	const want = "Can't add pass 'TosaToMLProgram' restricted to 'builtin.module' on a PassManager intended to run on 'func.func'"
	if len(list) != 1 || !regexp.MustCompile(regexp.QuoteMeta(want)).MatchString(list[0].Message) {
		t.Errorf("got %v, want %s", list, want)
	}
}

// TestSchedules checks where the schedule is in the pipeline, and that it can be another one or none.
func TestSchedules(t *testing.T) {
	for _, tt := range []struct{ options, want string }{
		{"", "schedule-tensors schedule-tensors"},
		{"{schedule=none}", ""},
		{"{schedule=x/y.mlir approximate-math=true}", "schedule-tensors{file=x/y.mlir} schedule-tensors{file=x/y.mlir}"},
	} {
		p, list := passes.ParsePipeline(all.Passes(), "builtin.module("+lower.TensorPipeline+tt.options+")")
		if list.HasErrors() {
			t.Fatal(list)
		}
		var got []string
		for _, m := range regexp.MustCompile(`(schedule-tensors)\{[^}]*?( ?file=\S+)?\}`).FindAllStringSubmatch(p.String(), -1) {
			if m[2] != "" {
				m[1] += "{" + strings.TrimSpace(m[2]) + "}"
			}
			got = append(got, m[1])
		}
		if strings.Join(got, " ") != tt.want {
			t.Errorf("%s: got %v in %s, want %s", tt.options, got, p, tt.want)
		}
	}
}
