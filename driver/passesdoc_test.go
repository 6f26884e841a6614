package driver_test

import (
	"fmt"
	"os"
	"strings"
	"testing"

	"github.com/odsgen/ods/passes"
	"github.com/odsgen/ods/tests/irtest"
)

const passesDoc = "../docs/passes.md"

// TestFlagsOfPassesDoc holds docs/passes.md, which is written by -update, against what the passes say about themselves,
// and demands that each says enough.
func TestFlagsOfPassesDoc(t *testing.T) {
	reg := config().Passes
	var b strings.Builder
	b.WriteString("# Passes\n\n`ods opt --PASS`, `--PASS=\"option=value option=value\"`, or within `--pass-pipeline`. Written from what the passes say of themselves.\n")
	for _, name := range reg.Passes() {
		p := reg.New(name)
		if p.Summary == "" || p.Doc == "" || p.Class == "" {
			t.Errorf("pass %s: summary %q, description %q, class %q; want all three", name, p.Summary, p.Doc, p.Class)
		}
		describePass(&b, p)
	}
	if irtest.Update() {
		if err := os.WriteFile(passesDoc, []byte(b.String()), 0o666); err != nil {
			t.Fatal(err)
		}
		return
	}
	text, err := os.ReadFile(passesDoc)
	if err != nil {
		t.Fatal(err)
	}
	if string(text) != b.String() {
		t.Errorf("%s is not what the passes say; run the test with -update", passesDoc)
	}
}

func describePass(b *strings.Builder, p *passes.Pass) {
	fmt.Fprintf(b, "\n## %s\n\n%s.\n\n%s\n", p.Name, strings.TrimSuffix(p.Summary, "."), p.Doc)
	if p.Anchor != "" {
		fmt.Fprintf(b, "\nRuns on `%s`.\n", p.Anchor)
	}
	if len(p.Depends) > 0 {
		fmt.Fprintf(b, "\nLoads: %s.\n", strings.Join(p.Depends, ", "))
	}
	if list := p.Options.Options(); len(list) > 0 {
		b.WriteString("\n| option | value | default | |\n|---|---|---|---|\n")
		for _, o := range list {
			fmt.Fprintf(b, "| `%s` | %s | %s | %s |\n", o.Name, optionKind(o), codeOrNothing(o.Value()), o.Summary)
		}
	}
	if len(p.Statistics) > 0 {
		b.WriteString("\n| counter | |\n|---|---|\n")
		for _, s := range p.Statistics {
			fmt.Fprintf(b, "| `%s` | %s |\n", s.Name, s.Summary)
		}
	}
}

// optionKind is the type of an option's value, for enumerations its words.
func optionKind(o *passes.Option) string {
	if len(o.Values) == 0 {
		return o.Kind
	}
	var words []string
	for _, v := range o.Values {
		words = append(words, "`"+v.Name+"`")
	}
	return strings.Join(words, ", ")
}

func codeOrNothing(text string) string {
	if text == "" {
		return ""
	}
	return "`" + text + "`"
}
