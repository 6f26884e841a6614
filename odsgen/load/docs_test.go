package load

import (
	"os"
	"regexp"
	"strings"
	"testing"

	"github.com/odsgen/ods/odsgen/model"
	"golang.org/x/tools/txtar"
)

// TestManualExamples loads every whole definition of docs/definitions.md, and every section example as a file of its
// own.
func TestManualExamples(t *testing.T) {
	data, err := os.ReadFile("../../docs/definitions.md")
	if err != nil {
		t.Fatal(err)
	}
	blocks := regexp.MustCompile("(?s)```yaml\n(.*?)```").FindAllStringSubmatch(string(data), -1)
	whole := 0
	for _, b := range blocks {
		text := b[1]
		if !strings.HasPrefix(text, "dialect:") {
			continue
		}
		whole++
		got, list := loadArchive(&txtar.Archive{Files: []txtar.File{{Name: "d.yaml", Data: []byte(text)}}})
		if len(list) > 0 {
			t.Errorf("example of the manual:\n%s\n%s", text, got)
		}
	}
	if whole == 0 || len(blocks) < 15 {
		t.Errorf("found %d examples, %d whole ones", len(blocks), whole)
	}
	for _, b := range blocks {
		for _, key := range []string{"constraints:", "enums:", "types:", "traits:\n  SameWidth", "templates:"} {
			if strings.HasPrefix(b[1], key) {
				text := "dialect: d\nversion: 9\n" + b[1]
				got, list := loadArchive(&txtar.Archive{Files: []txtar.File{{Name: "d.yaml", Data: []byte(text)}}})
				if len(list) > 0 {
					t.Errorf("example of the manual:\n%s\n%s", text, got)
				}
			}
		}
	}
}

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
