package arch

import (
	"fmt"
	"slices"
	"strings"
)

// layer is a set of packages that keep the same import rules.
type layer string

const (
	layerCore           layer = "core"
	layerGeneratedIface layer = "generated/iface"
	layerGenerated      layer = "generated/<dialect>"
	layerGeneratedAPI   layer = "generated/<dialect>/<dialect>api"
	layerGeneratedAll   layer = "generated/all"
	layerDefs           layer = "defs"
	layerPasses         layer = "passes"
	layerBackend        layer = "backend"
	layerFront          layer = "ods"
	layerLegacy         layer = "legacy"
	layerLSP            layer = "lsp"
	layerIRLang         layer = "lsp/irlang"
	layerDriver         layer = "driver"
	layerAsmformat      layer = "asmformat"
	layerOdsgen         layer = "odsgen"
	layerCmdOdsgen      layer = "cmd/odsgen"
	layerCmdOds         layer = "cmd/ods"
	layerPlayground     layer = "cmd/playground"
	layerExamples       layer = "examples"
	layerTests          layer = "tests"
	layerTestDialect    layer = "tests/dialect"
	layerTestPasses     layer = "tests/testpasses"
	layerTestCommand    layer = "tests/cmd"
)

// layers maps path prefixes to layers; the longest prefix decides.
var layers = map[string]layer{
	"core":             layerCore,
	"internal":         layerCore, // below core, for everyone
	"generated/iface":  layerGeneratedIface,
	"generated":        layerGenerated,
	"generated/all":    layerGeneratedAll,
	"defs":             layerDefs,
	"passes":           layerPasses,
	"backend":          layerBackend,
	"legacy":           layerLegacy,
	"lsp":              layerLSP,
	"lsp/irlang":       layerIRLang,
	"driver":           layerDriver,
	"":                 layerFront, // the root of the module
	"asmformat":        layerAsmformat,
	"odsgen":           layerOdsgen,
	"cmd/odsgen":       layerCmdOdsgen,
	"cmd/ods":          layerCmdOds,
	"cmd/playground":   layerPlayground,
	"examples":         layerExamples,
	"tests":            layerTests,
	"tests/dialect":    layerTestDialect,
	"tests/testpasses": layerTestPasses,
	"tests/cmd":        layerTestCommand,
}

// ir are the layers that a user's program is made of, in the order in which they may import one another.
var ir = []layer{layerCore, layerGeneratedIface, layerGenerated, layerDefs, layerPasses, layerBackend}

// mayImport is the table of section 2 of the design: what each layer may import besides itself. Commands import what
// they link; tests and examples import anything but commands.
var mayImport = map[layer][]layer{
	layerCore:           nil,
	layerGeneratedIface: {layerCore},
	layerGenerated:      {layerCore, layerGeneratedIface},
	layerDefs:           ir[:3],
	layerPasses:         ir[:4],
	layerBackend:        ir[:5],
	// What no shipped program uses, so that cmd/ods does not link it: what one comes to use, the definition keeps in the package
	// of the dialect.
	layerGeneratedAPI: {layerCore, layerGeneratedIface, layerGenerated},
	layerGeneratedAll: ir,
	// The front door composes what users' programs are made of.
	layerFront: append([]layer{layerGeneratedAll}, ir...),
	// An old language is read into a dialect of its own, which is upgraded by a pass: nothing that users of today's link.
	layerLegacy:    ir[:5],
	layerAsmformat: {layerCore},
	// The server of editors knows no language. That of IR links no dialect, that of definitions is part of odsgen.
	layerLSP:       {layerCore},
	layerIRLang:    append([]layer{layerLSP}, ir...),
	layerOdsgen:    {layerCore, layerAsmformat, layerLSP},
	layerCmdOdsgen: {layerCore, layerAsmformat, layerLSP, layerOdsgen},
	// The driver is what a downstream project's own command calls: it must not link the dialects that are not named.
	layerDriver: append([]layer{layerAsmformat, layerLegacy, layerLSP, layerIRLang}, ir...),
	layerCmdOds: append([]layer{layerLegacy, layerAsmformat, layerLSP, layerIRLang, layerOdsgen, layerDriver, layerGeneratedAll},
		ir...),
	layerPlayground:  append([]layer{layerAsmformat, layerLSP, layerIRLang, layerOdsgen, layerDriver, layerGeneratedAll}, ir...),
	layerTestDialect: ir[:5],
	layerTestPasses:  append([]layer{layerTestDialect}, ir...),
	// The command with what mlir-opt has for its own tests.
	layerTestCommand: {layerCmdOds, layerTestDialect, layerTestPasses, layerCore},
	layerExamples: append([]layer{layerFront, layerLegacy, layerAsmformat, layerOdsgen, layerDriver, layerGeneratedAll,
		layerGeneratedAPI, layerTests}, ir...),
	layerTests: append([]layer{layerFront, layerLegacy, layerAsmformat, layerLSP, layerIRLang, layerOdsgen, layerDriver,
		layerGeneratedAll, layerGeneratedAPI, layerExamples, layerTestDialect, layerTestPasses}, ir...),
}

// layerOf finds the layer of a package.
func layerOf(path string) (layer, bool) {
	if parts := strings.Split(path, "/"); len(parts) == 3 && parts[0] == "generated" && parts[2] == parts[1]+"api" {
		return layerGeneratedAPI, true
	}
	for prefix := path; ; {
		if w, ok := layers[prefix]; ok {
			return w, true
		}
		i := strings.LastIndexByte(prefix, '/')
		if i < 0 {
			return "", false
		}
		prefix = prefix[:i]
	}
}

// ImportDirections reports imports against the order of the layers, and packages that are in none.
func ImportDirections(t *Tree) []string {
	var out []string
	for _, p := range t.Packages {
		from, ok := layerOf(p.Path)
		if !ok {
			out = append(out, fmt.Sprintf("%q is in no known layer; move it, or add its path to tests/arch/imports.go", p.Path))
			continue
		}
		for _, path := range p.Imports {
			target, ours := t.within(path)
			if !ours || target == "defs" { // defs itself is only the embedded YAML
				continue
			}
			to, ok := layerOf(target)
			if ok && to != from && !slices.Contains(mayImport[from], to) {
				out = append(out, fmt.Sprintf("%s imports %s: %q may not import %q; move the shared part below both, or turn the call around "+
					"with an interface", p.Path, target, from, to))
			}
		}
	}
	return out
}

// StandardLibraryOnly reports modules that end up in users' programs through the layers that promise none.
func StandardLibraryOnly(t *Tree) []string {
	var out []string
	for _, p := range t.Packages {
		w, _ := layerOf(p.Path)
		if !slices.Contains(ir, w) && w != layerGeneratedAPI && w != layerGeneratedAll && w != layerFront {
			continue
		}
		for _, path := range p.Imports {
			dep := t.all[path]
			if _, ours := t.within(path); !ours && path != "C" && (dep == nil || !dep.Standard) {
				out = append(out, fmt.Sprintf("%s imports %s: only the standard library is allowed here", p.Path, path))
			}
			if path == "C" {
				out = append(out, fmt.Sprintf("%s uses cgo: the project is pure Go", p.Path))
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
		if path, ours := t.within(path); ours && strings.HasPrefix(path, "generated/") {
			out = append(out, fmt.Sprintf("cmd/odsgen links %s: the generator must build without what it generates", path))
		}
	}
	return out
}

// GeneralPasses reports dialects among what package passes links: every program with a pass would link them. A pass that
// works on any dialect but links some is a package of its own.
func GeneralPasses(t *Tree) []string {
	p := t.all[t.Module+"/passes"]
	if p == nil {
		return nil
	}
	var out []string
	for _, path := range p.Deps {
		if path, ours := t.within(path); ours && strings.HasPrefix(path, "generated/") && !strings.HasPrefix(path, "generated/iface/") {
			out = append(out, fmt.Sprintf("passes links %s: move the pass that needs it to a package of its own", path))
		}
	}
	return out
}
