package arch

import (
	"fmt"
	"slices"
	"strings"
)

// wing is a set of rooms that keep the same import rules.
type wing string

const (
	wingCore           wing = "core"
	wingGeneratedIface wing = "generated/iface"
	wingGenerated      wing = "generated/<dialect>"
	wingGeneratedAll   wing = "generated/all"
	wingDefs           wing = "defs"
	wingPasses         wing = "passes"
	wingBackend        wing = "backend"
	wingDriver         wing = "driver"
	wingAsmformat      wing = "asmformat"
	wingOdsgen         wing = "odsgen"
	wingCmdOdsgen      wing = "cmd/odsgen"
	wingCmdOds         wing = "cmd/ods"
	wingExamples       wing = "examples"
	wingTests          wing = "tests"
	wingTestDialect    wing = "tests/dialect"
)

// wings maps path prefixes to wings; the longest prefix decides.
var wings = map[string]wing{
	"core":            wingCore,
	"internal/fanout": wingCore, // below core, for everyone who starts goroutines
	"internal/sink":   wingCore, // for commands
	"generated/iface": wingGeneratedIface,
	"generated":       wingGenerated,
	"generated/all":   wingGeneratedAll,
	"defs":            wingDefs,
	"passes":          wingPasses,
	"backend":         wingBackend,
	"driver":          wingDriver,
	"backend/run":     wingDriver, // engines in the shape that the driver's command wants
	"asmformat":       wingAsmformat,
	"odsgen":          wingOdsgen,
	"cmd/odsgen":      wingCmdOdsgen,
	"cmd/ods":         wingCmdOds,
	"examples":        wingExamples,
	"tests":           wingTests,
	"tests/dialect":   wingTestDialect,
}

// ir are the wings that a user's program is made of, in the order in which they may import one another.
var ir = []wing{wingCore, wingGeneratedIface, wingGenerated, wingDefs, wingPasses, wingBackend}

// mayImport is the table of section 2 of the design: what each wing may import besides itself. Commands import what they
// link; tests and examples import anything but commands.
var mayImport = map[wing][]wing{
	wingCore:           nil,
	wingGeneratedIface: {wingCore},
	wingGenerated:      {wingCore, wingGeneratedIface},
	wingDefs:           ir[:3],
	wingPasses:         ir[:4],
	wingBackend:        ir[:5],
	wingGeneratedAll:   ir,
	wingAsmformat:      {wingCore},
	wingOdsgen:         {wingCore, wingAsmformat},
	wingCmdOdsgen:      {wingCore, wingAsmformat, wingOdsgen},
	// The driver is what a downstream project's own command calls: it must not link the dialects that are not named.
	wingDriver: append([]wing{wingAsmformat}, ir...),
	// The command links one package below tests, and nothing else does: what mlir-opt has for its own tests.
	wingCmdOds:      append([]wing{wingAsmformat, wingOdsgen, wingDriver, wingGeneratedAll, wingTestDialect}, ir...),
	wingTestDialect: ir[:5],
	wingExamples:    append([]wing{wingAsmformat, wingOdsgen, wingDriver, wingGeneratedAll, wingTests}, ir...),
	wingTests:       append([]wing{wingAsmformat, wingOdsgen, wingDriver, wingGeneratedAll, wingExamples, wingTestDialect}, ir...),
}

// wingOf finds the wing of a room.
func wingOf(room string) (wing, bool) {
	for prefix := room; ; {
		if w, ok := wings[prefix]; ok {
			return w, true
		}
		i := strings.LastIndexByte(prefix, '/')
		if i < 0 {
			return "", false
		}
		prefix = prefix[:i]
	}
}

// ImportDirections reports imports against the order of the rooms, and rooms that the order does not know.
func ImportDirections(t *Tree) []string {
	var out []string
	for _, p := range t.Packages {
		from, ok := wingOf(p.Room)
		if !ok {
			out = append(out, fmt.Sprintf("%q is in no known room; move it, or add its room to tests/arch/imports.go and the design", p.Room))
			continue
		}
		for _, path := range p.Imports {
			room, ours := t.room(path)
			if !ours || room == "defs" { // defs itself is only the embedded YAML
				continue
			}
			to, ok := wingOf(room)
			if ok && to != from && !slices.Contains(mayImport[from], to) {
				out = append(out, fmt.Sprintf("%s imports %s: %q may not import %q; move the shared part below both, or turn the call around "+
					"with an interface", p.Room, room, from, to))
			}
		}
	}
	return out
}

// StandardLibraryOnly reports modules that end up in users' programs through the rooms that promise none.
func StandardLibraryOnly(t *Tree) []string {
	var out []string
	for _, p := range t.Packages {
		w, _ := wingOf(p.Room)
		if !slices.Contains(ir, w) && w != wingGeneratedAll {
			continue
		}
		for _, path := range p.Imports {
			dep := t.all[path]
			if _, ours := t.room(path); !ours && path != "C" && (dep == nil || !dep.Standard) {
				out = append(out, fmt.Sprintf("%s imports %s: only the standard library is allowed here", p.Room, path))
			}
			if path == "C" {
				out = append(out, fmt.Sprintf("%s uses cgo: the project is pure Go", p.Room))
			}
		}
	}
	return out
}

// GeneratorClosure reports generated packages among what cmd/odsgen links: it could not repair them any more.
func GeneratorClosure(t *Tree) []string {
	p := t.all[t.Module+"/cmd/odsgen"]
	if p == nil {
		return nil
	}
	var out []string
	for _, path := range p.Deps {
		if room, ours := t.room(path); ours && strings.HasPrefix(room, "generated/") {
			out = append(out, fmt.Sprintf("cmd/odsgen links %s: the generator must build without what it generates", room))
		}
	}
	return out
}
