package codes

import (
	"flag"
	"fmt"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"
)

var update = flag.Bool("update", false, "rewrite docs/errors.md")

const manual = "../../docs/errors.md"

// page renders the manual of all codes.
func page() string {
	var b strings.Builder
	b.WriteString("# Messages about definitions\n\nEvery finding has a stable code; `odsgen explain CODE` prints what is below. This page is made from the tables in the code by\n`go test ./odsgen/codes -update`.\n")
	for _, e := range All() {
		fmt.Fprintf(&b, "\n## %s: %s\n\n%s\n", e.Code, e.Title, e.Text)
		if e.Example != "" {
			lang := "text"
			if e.Code < "ODS1000" {
				lang = "yaml"
			}
			fmt.Fprintf(&b, "\n```%s\n%s\n```\n", lang, strings.TrimRight(e.Example, "\n"))
		}
		if e.Fix != "" {
			fmt.Fprintf(&b, "\nPut right: `` %s ``\n", e.Fix)
		}
	}
	return b.String()
}

func TestManual(t *testing.T) {
	want := page()
	if *update {
		if err := os.WriteFile(manual, []byte(want), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	if got, err := os.ReadFile(manual); err != nil || string(got) != want {
		t.Errorf("%s is out of date (%v); run go test ./odsgen/codes -update", manual, err)
	}
}

func TestCodesAreUnique(t *testing.T) {
	form := regexp.MustCompile(`^ODS\d{4}$`)
	var ids []string
	for _, e := range All() {
		if !form.MatchString(e.Code) || e.Title == "" || e.Text == "" {
			t.Errorf("incomplete explanation: %+v", e)
		}
		if slices.Contains(ids, e.Code) {
			t.Errorf("code %s twice", e.Code)
		}
		ids = append(ids, e.Code)
	}
	if len(ids) < 40 {
		t.Errorf("only %d codes", len(ids))
	}
	if _, ok := Explain("ODS9999"); ok {
		t.Error("an unknown code is explained")
	}
}
