package dump

import (
	"encoding/json"
	"fmt"
	"os"
	"reflect"
	"slices"
	"testing"
)

// TestVersion holds the schema against that with which the version was released: what tools may rely on is still there.
// Additions are fine. A change that this test finds needs another [Version], and a recorded schema of its own. Until
// version 1 is released, it may be recorded again: odsgen dump --schema.
func TestVersion(t *testing.T) {
	file := fmt.Sprintf("testdata/model-%d.json", Version)
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	var released, now any
	if err := json.Unmarshal(data, &released); err != nil {
		t.Fatal(err)
	}
	if err := json.Unmarshal(Schema(), &now); err != nil {
		t.Fatal(err)
	}
	for _, f := range lost(released, now, "") {
		t.Errorf("%s%s", file, f)
	}
	// The comparison can fail.
	less := now.(map[string]any)["$defs"].(map[string]any)["Op"].(map[string]any)
	delete(less["properties"].(map[string]any), "operands")
	less["required"] = []any{"name"}
	if got := len(lost(released, now, "")); got < 2 {
		t.Errorf("found %d of two losses", got)
	}
}

// lost lists what one schema promises and another does not: keys, types, required fields, words. Descriptions do not
// count.
func lost(was, is any, at string) (out []string) {
	switch was := was.(type) {
	case map[string]any:
		now, ok := is.(map[string]any)
		if !ok {
			return []string{at + ": gone"}
		}
		for k, v := range was {
			if k != "description" && k != "title" {
				out = append(out, lost(v, now[k], at+"/"+k)...)
			}
		}
	case []any:
		now, ok := is.([]any)
		if !ok {
			return []string{at + ": gone"}
		}
		for _, v := range was {
			if !slices.ContainsFunc(now, func(x any) bool { return reflect.DeepEqual(x, v) }) {
				out = append(out, fmt.Sprintf("%s: %v is gone", at, v))
			}
		}
	default:
		if was != is {
			out = append(out, fmt.Sprintf("%s: was %v, is %v", at, was, is))
		}
	}
	return out
}
