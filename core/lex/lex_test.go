package lex

import (
	"fmt"
	"strings"
	"testing"
)

// TestScan reads texts token by token; that each kind is right is what the tests of package core check.
func TestScan(t *testing.T) {
	for text, want := range map[string]string{
		"":                          "",
		"a // b\n%c":                "a %c",
		"#map -> {-# #-} {":         "#map -> {-# #-} {",
		`@"a b" @c "\"" 0x1F 1.5e3`: `@"a b" @c "\"" 0x1F 1.5e3`,
		"%1a":                       "%1 a",
		"0xg":                       "0 xg",
		"a %":                       "a !invalid SSA name 2-3",
		"#":                         "!invalid attribute name 0-1",
		"..":                        "!expected three consecutive dots for an ellipsis 1-1",
		"@1":                        "!@ identifier expected to start with letter or '_' 1-2",
		"@":                         "!@ identifier expected to start with letter or '_' 1-1",
		`@"a`:                       "!expected '\"' in string literal 3-3",
		"\"a\n\"":                   "!expected '\"' in string literal 2-3",
		`"\q"`:                      "!unknown escape in string literal 1-2",
		"\x01":                      "!unexpected character 0-1",
	} {
		var got []string
		src := []byte(text)
		for at := 0; ; {
			kind, start, end, _ := Scan(src, at)
			if kind == EOF {
				break
			}
			if kind == Error {
				message, offset, end := Problem(src, start)
				got = append(got, fmt.Sprintf("!%s %d-%d", message, offset, end))
				break
			}
			got, at = append(got, string(src[start:end])), end
		}
		if s := strings.Join(got, " "); s != want {
			t.Errorf("%q: %q, want %q", text, s, want)
		}
	}
}
