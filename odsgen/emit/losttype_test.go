package emit_test

import (
	"path/filepath"
	"testing"
)

// TestLostType: a format that drops the type of an attribute is refused, unless the type is told otherwise.
func TestLostType(t *testing.T) {
	for _, c := range []struct {
		attr, format string
		ok           bool
	}{
		{"TypedAttr", "$x attr-dict", false},
		{"TypedAttr", "(`x` $x^)? attr-dict", false},
		{"TypedAttr", "qualified($x) attr-dict", true},
		{"PlainAttr", "$x attr-dict", true},
	} {
		optional := "false"
		if c.format[0] == '(' {
			optional = "true"
		}
		files := emitText(t, filepath.Join(t.TempDir(), "d.yaml"), []byte(`dialect: d
attributes:
  TypedAttr: {mnemonic: typed, params: [{v: int64}, {type: {type: Type, self_type: true}}], format: '`+"`<` $v `>`"+`'}
  PlainAttr: {mnemonic: plain, params: [{v: int64}], format: '`+"`<` $v `>`"+`'}
ops:
  with-dash: {}
  a: {attributes: [{x: {type: `+c.attr+`, optional: `+optional+`}}], format: '`+c.format+`'}
`))
		if got := files != nil; got != c.ok {
			t.Errorf("%s with %q: accepted: %v", c.attr, c.format, got)
		}
	}
}
