package load

import (
	"os"
	"regexp"
	"testing"

	"github.com/odsgen/ods/odsgen/model"
)

// TestManualFunctions demands that the manual names the whole vocabulary.
func TestManualFunctions(t *testing.T) {
	data, err := os.ReadFile("../../docs/definitions.md")
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range model.Functions() {
		if f.Name != "named_type" && !regexp.MustCompile("`"+f.Name+"[`(]").Match(data) {
			t.Errorf("docs/definitions.md does not mention function %s", f.Name)
		}
	}
}
