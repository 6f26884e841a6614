package arch

// layerSays tells what is in each layer.
var layerSays = map[layer][]string{
	layerCore:           {"the IR: types, operations, text,", "verifier, rewriting, arithmetic"},
	layerGeneratedIface: {"interfaces, from definitions"},
	layerGenerated:      {"views, builders, parsers, printers,", "verifiers, from definitions"},
	layerGeneratedAPI:   {"builders that only those link", "who import them"},
	layerGeneratedAll:   {"the list of shipped dialects"},
	layerDefs:           {"definitions in YAML, and the Go", "that they promise: folds, verifiers"},
	layerPasses:         {"pass manager, analyses,", "transformations, conversions"},
	layerBackend:        {"to the llvm dialect, LLVM IR,", "engine, executables"},
	layerFront:          {"contexts, pipelines and execution", "in one call each"},
	layerDriver:         {"the command line for .mlir files"},
	layerAsmformat:      {"the assembly-format language"},
	layerOdsgen:         {"the generator, live definitions,", "documentation, as a library"},
	layerCmdOdsgen:      {"works on definitions"},
	layerCmdOds:         {"works on IR"},
}

// definitionPicture is the way of a definition from YAML to a dialect.
var definitionPicture = Picture{
	Name:  "definition",
	Title: "The way of a definition: from YAML to a dialect, compiled or live",
	Boxes: []Box{
		{Name: "arith.yaml"},
		{Name: "read", Package: "odsgen/internal/yamlx", Symbol: "Parse", Says: []string{"YAML with the place of each character"}},
		{Name: "expand", Package: "odsgen/internal/expand", Says: []string{"templates, mixins, for_each"}},
		{Name: "resolve", Package: "odsgen/resolve", Symbol: "Resolver.Add", Says: []string{"names, constraints, formats, rules"}},
		{Name: "check", Package: "odsgen/check", Symbol: "Dialect", Says: []string{"what takes the whole dialect to judge"}},
		{Name: "emit", Package: "odsgen/emit", Symbol: "Dialect", Says: []string{"Go, printed from statements"}},
		{Name: "interpret", Package: "odsgen/live", Symbol: "Load", Says: []string{"closures over the model"}},
		{Name: "document", Package: "odsgen/doc", Says: []string{"pages with syntax diagrams"}},
		{Name: "type-check", Package: "odsgen/typecheck", Symbol: "Checker.Check", Says: []string{"with hooks as declared"}},
		{Name: "generated/arith", Package: "generated/arith", Says: []string{"bound to the hooks of defs/arith"}},
		{Name: "runtime", Package: "core/rt", Says: []string{"each step of parsing, printing,", "building and matching, once"}},
		{Name: "dialect", Package: "core", Symbol: "Dialect", Says: []string{"in a context, loaded at first mention"}},
	},
	Links: []Link{
		{"arith.yaml", "read", "text"}, {"read", "expand", "nodes"}, {"expand", "resolve", "plain definitions"},
		{"resolve", "check", "model.Dialect"},
		{"check", "emit", "model.Program"}, {"check", "interpret", ""}, {"check", "document", ""}, {"emit", "type-check", "Go files"},
		{"type-check", "generated/arith", "written at once"}, {"generated/arith", "runtime", "calls"},
		{"interpret", "runtime", "calls"},
		{"runtime", "dialect", "core.OpDef, core.TypeDef, ..."},
	},
}

// modulePicture is the way of a module from text to what it becomes.
var modulePicture = Picture{
	Name:  "module",
	Title: "The way of a module: from text through passes to text, LLVM IR, an executable or a result",
	Boxes: []Box{
		{Name: "f.mlir"},
		{Name: "command line", Package: "driver", Symbol: "Main", Says: []string{"flags, split input, diagnostics"}},
		{Name: "parse", Package: "core", Symbol: "Parse",
			Says: []string{"bodies of isolated operations in parallel;", "operations by their dialects' parsers"}},
		{Name: "verify", Package: "core", Symbol: "Verify", Says: []string{"structure, constraints, traits, dominance"}},
		{Name: "run passes", Package: "passes", Symbol: "Manager.Run", Says: []string{"nested pipelines, in parallel"}},
		{Name: "rewrite", Package: "core/rewrite", Symbol: "Greedy", Says: []string{"patterns, folds"}},
		{Name: "convert", Package: "core/rewrite/conversion", Symbol: "Full", Says: []string{"types and operations, with rollback"}},
		{Name: "lower", Package: "backend/all", Symbol: "Passes", Says: []string{"to the llvm dialect"}},
		{Name: "print", Package: "core", Symbol: "Print", Says: []string{"names first, then text in parallel"}},
		{Name: "translate", Package: "backend/llvmir", Symbol: "Write", Says: []string{"LLVM IR with debug information"}},
		{Name: "execute", Package: "backend/engine", Symbol: "New", Says: []string{"stops at undefined behaviour"}},
		{Name: "compile", Package: "backend/native", Symbol: "Build", Says: []string{"by LLVM's tools"}},
	},
	Links: []Link{
		{"f.mlir", "command line", "bytes"}, {"command line", "parse", "text of one module"}, {"parse", "verify", "core.Operation"},
		{"verify", "run passes", "valid IR"}, {"run passes", "rewrite", "patterns"}, {"run passes", "convert", "target"},
		{"run passes", "lower", ""}, {"run passes", "print", "IR"}, {"lower", "translate", "llvm dialect"},
		{"lower", "execute", ""}, {"translate", "compile", "LLVM IR"},
	},
}
