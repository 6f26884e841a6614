package core_test

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"

	"github.com/odsgen/ods/core"
)

// FuzzPrintParse checks that what is printed can be parsed, and prints the same again, in the custom and in the generic
// form.
func FuzzPrintParse(f *testing.F) {
	inputs, _ := filepath.Glob("testdata/print/*.in")
	for _, in := range inputs {
		text, err := os.ReadFile(in)
		if err != nil {
			f.Fatal(err)
		}
		for _, line := range bytes.Split(text, []byte("\n")) {
			f.Add(line)
		}
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text []byte) {
		o := core.ParseOptions{Name: "f", AllowUnregistered: true}
		// Dense elements of ui1 and empty symbols print as upstream prints them, which upstream does not accept either.
		for _, s := range []string{"ui1", "si1", `@""`} {
			if bytes.Contains(text, []byte(s)) {
				return
			}
		}
		op, list := core.Parse(core.NewContext(), text, o)
		if op == nil {
			for _, d := range list {
				if len(d.Stack) > 0 {
					t.Fatalf("%q\n%v\n%s", text, d, d.Stack)
				}
			}
			return
		}
		for _, po := range []core.PrintOptions{{}, {Generic: true}, {DebugInfo: true}} {
			first := printed(t, op, po)
			again, list := core.Parse(core.NewContext(), first, o)
			if again == nil {
				t.Fatalf("printed text is not accepted: %v\n%+v\n%s", list, po, first)
			}
			if second := printed(t, again, po); !bytes.Equal(first, second) {
				t.Fatalf("printed again: %s\n%+v", firstDifference(string(second), string(first)), po)
			}
		}
	})
}

func printed(t *testing.T, op *core.Operation, o core.PrintOptions) []byte {
	var out bytes.Buffer
	if err := core.Print(&out, op, o); err != nil {
		t.Fatal(err)
	}
	return out.Bytes()
}
