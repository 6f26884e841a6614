package grammar

import (
	"bytes"
	"encoding/json"
	"maps"
	"regexp"
	"slices"
	"strings"

	"github.com/odsgen/ods/odsgen/model"
)

// rule is a rule of a TextMate grammar.
type rule struct {
	Name     string          `json:"name,omitempty"`
	Match    string          `json:"match,omitempty"`
	Begin    string          `json:"begin,omitempty"`
	End      string          `json:"end,omitempty"`
	Captures map[string]rule `json:"captures,omitempty"`
	Patterns []rule          `json:"patterns,omitempty"`
}

// textMate is a TextMate grammar.
type textMate struct {
	Comment   string   `json:"comment"`
	Name      string   `json:"name"`
	ScopeName string   `json:"scopeName"`
	FileTypes []string `json:"fileTypes"`
	Patterns  []rule   `json:"patterns"`
}

// TextMate returns the grammar as JSON. Equal definitions give equal bytes.
func TextMate(dialects []*model.Dialect) []byte {
	g := textMate{Comment: "Made by odsgen grammar. DO NOT EDIT.", Name: "MLIR", ScopeName: "source.mlir",
		FileTypes: []string{"mlir"}}
	g.Patterns = []rule{
		{Name: "comment.line.double-slash.mlir", Match: `//.*$`},
		{Name: "string.quoted.double.mlir", Begin: `"`, End: `"|$`,
			Patterns: []rule{{Name: "constant.character.escape.mlir", Match: `\\(?:[nt"\\]|[0-9A-Fa-f]{2})`}}},
		{Name: "entity.name.function.mlir", Match: `@(?:[A-Za-z_][\w$.]*|"[^"]*")`},
		{Name: "variable.other.mlir", Match: `%(?:[0-9]+|[A-Za-z_$.-][\w$.-]*)(?:#[0-9]+)?`},
		{Name: "entity.name.label.mlir", Match: `\^(?:[0-9]+|[A-Za-z_$.-][\w$.-]*)`},
	}
	g.Patterns = append(g.Patterns, defined(dialects)...)
	g.Patterns = append(g.Patterns,
		rule{Name: "support.type.mlir", Match: `[#!][A-Za-z_][\w$.]*`},
		rule{Name: "storage.type.mlir", Match: `\b(?:[su]?i[1-9][0-9]*|index|none|bf16|f16|f32|f64|f80|f128|tf32|f[468]E[0-9A-Z]+)\b`},
		rule{Name: "storage.type.mlir", Match: `\b(?:tensor|memref|vector|tuple|complex)(?=<)`},
		rule{Name: "constant.language.mlir",
			Match: `\b(?:true|false|unit|dense|dense_resource|sparse|array|affine_map|affine_set|strided|loc|distinct)\b`},
		rule{Name: "constant.numeric.mlir", Match: `\b(?:0x[0-9A-Fa-f]+|[0-9]+(?:\.[0-9]*(?:[eE][-+]?[0-9]+)?)?)\b`},
		rule{Name: "keyword.operator.mlir", Match: `->|=`},
	)
	var b bytes.Buffer
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false)
	e.SetIndent("", "  ")
	if err := e.Encode(g); err != nil { // texts only: it cannot happen
		return nil
	}
	return b.Bytes()
}

// literal finds the words of a format.
var literal = regexp.MustCompile("`([A-Za-z_][A-Za-z0-9_]*)`")

// defined returns the rules of what dialects define: operations, one rule for each dialect, types and attributes, and the
// words of formats.
func defined(dialects []*model.Dialect) []rule {
	var out []rule
	words := map[string]bool{"attributes": true}
	types := map[string]bool{}
	for _, d := range dialects {
		if d.Library {
			continue
		}
		ops := map[string]bool{}
		for _, op := range d.Ops {
			ops[op.Mnemonic] = true
			addWords(words, op.Format)
		}
		for _, list := range [][]*model.AttrOrTypeDef{d.Types, d.Attrs} {
			for _, t := range list {
				addWords(words, t.Format)
				if t.Mnemonic != "" {
					types[d.Prefix()+"."+t.Mnemonic] = true
				}
			}
		}
		for _, e := range d.Enums {
			for _, c := range e.Cases {
				if regexp.MustCompile(`^[A-Za-z_]\w*$`).MatchString(c.Str) {
					words[c.Str] = true
				}
			}
		}
		if len(ops) > 0 {
			out = append(out, rule{Name: "support.function." + d.Prefix() + ".mlir", Match: `\b` + regexp.QuoteMeta(d.Prefix()) + `\.(?:` +
				alternatives(ops) + `)(?![\w.])`})
		}
	}
	if len(types) > 0 {
		out = append(out, rule{Name: "support.type.mlir", Match: `[#!](?:` + alternatives(types) + `)(?![\w.])`})
	}
	return append(out, rule{Name: "keyword.other.mlir", Match: `(?<![\w.$])(?:` + alternatives(words) + `)(?![\w.])`},
		rule{Name: "support.function.mlir", Match: `\b[a-z_]\w*(?:\.\w+)+`})
}

func addWords(words map[string]bool, f *model.Format) {
	if f == nil {
		return
	}
	for _, m := range literal.FindAllStringSubmatch(f.Text.Value, -1) {
		words[m[1]] = true
	}
}

// alternatives joins texts, the longer ones of those with one beginning first.
func alternatives(set map[string]bool) string {
	list := slices.Sorted(maps.Keys(set))
	slices.Reverse(list)
	for i := range list {
		list[i] = regexp.QuoteMeta(list[i])
	}
	return strings.Join(list, "|")
}
