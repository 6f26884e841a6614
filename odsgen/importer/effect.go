package importer

import (
	"strings"

	"github.com/odsgen/ods/odsgen/internal/yamlx"
	"github.com/odsgen/ods/odsgen/resolve"
	"github.com/odsgen/ods/odsgen/tablegen"
)

// effect writes a side effect; nil when it is none on memory.
func (im *importer) effect(r *tablegen.Record) *yamlx.Node {
	word := map[string]string{"Read": "read", "Write": "write", "Allocate": "allocate", "Free": "free"}[lastName(r.Str("effect"))]
	if word == "" || !strings.HasSuffix(r.Str("baseEffectName"), "MemoryEffects::Effect") {
		return nil
	}
	more := mapping()
	if res := r.Str("resource"); lastName(res) != "DefaultResource" && res != "" {
		name := resolve.GoName(identifier(lastName(res)))
		if im.resources.Index(name) < 0 {
			put(im.resources, name, pair("summary", plain(name)))
		}
		put(more, "resource", plain(name))
	}
	if n := r.Int("stage"); n != 0 {
		put(more, "stage", number(n))
	}
	putFlag(more, "full", r.Bool("effectOnFullRegion"))
	if len(more.Keys) == 0 {
		return plain(word)
	}
	return pair(word, more)
}

// settleEffects leaves effects alone where upstream has them together with the promise of none, which they overrule
// there.
func (o *operation) settleEffects() {
	if len(o.effects.Items) == 0 && o.flags["effects"] == "" && !o.partEffects {
		return
	}
	var out []*yamlx.Node
	for _, t := range o.traits.Items {
		switch t.Value() {
		case "NoMemoryEffect":
			continue
		case "Pure":
			t = plain("AlwaysSpeculatable")
		}
		out = append(out, t)
	}
	o.traits.Items = out
}
