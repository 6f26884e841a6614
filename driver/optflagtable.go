package driver

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/evolution"
)

// optFlags is the table of opt's flags, in the order in which help lists them.
func optFlags() []flagDef[optOptions] {
	return slices.Concat(inputFlags(), printFlags(), bytecodeFlags(), diagnosticFlags(), traceFlags(), aboutFlags(), absentFlags())
}

// inputFlags are those of the input, of what is done with it, and of the output.
func inputFlags() []flagDef[optOptions] {
	type o = optOptions
	return []flagDef[optOptions]{
		{name: "o", kind: flagValue, arg: "FILE",
			help: "write the result to a file, which appears only when all is well; - is standard output",
			set:  textFlag(func(o *o) *string { return &o.output })},
		{name: "allow-unregistered-dialect", help: "accept operations, types and attributes of unknown dialects",
			set: boolFlag(func(o *o) *bool { return &o.allowUnregistered })},
		dialectFlag(func(o *o) *[]string { return &o.definitions }),
		dialectPathFlag(func(o *o) *[]string { return &o.dialectPath }),
		{name: "split-input-file", kind: flagOptional, arg: "MARKER",
			help: "process the parts of the input between markers apart; the marker is '// -----'",
			set: func(o *o, v string) error {
				o.split = true
				if v != "" {
					o.splitMarker = v
				}
				return nil
			}},
		{name: "output-split-marker", kind: flagValue, arg: "MARKER", help: "what stands between the parts of the output",
			set: textFlag(func(o *o) *string { return &o.outputMarker })},
		{name: "verify-diagnostics", kind: flagOptional, arg: "all|only-expected",
			help: "compare diagnostics with the expected-* comments of the input",
			set: func(o *o, v string) error {
				if v == "" {
					v = "all"
				}
				return wordFlag(func(o *optOptions) *string { return &o.verifyDiagnostics }, "all", "only-expected")(o, v)
			}},
		{name: "pass-pipeline", kind: flagValue, arg: "TEXT", help: "run a pipeline: builtin.module(func.func(canonicalize,cse))",
			set: func(o *o, v string) error {
				o.pipeline, o.hasText = v, true
				return nil
			}},
		{name: "p", kind: flagValue, arg: "TEXT", help: "Alias for --pass-pipeline",
			set: func(o *optOptions, v string) error {
				o.pipeline, o.hasText = v, true
				return nil
			}},
		{name: "verify-each", help: "verify behind each pass (true)", set: boolFlag(func(o *o) *bool { return &o.verifyEach })},
		{name: "verify-patterns", help: "check that patterns tell what they change; slow",
			set: boolFlag(func(o *o) *bool { return &o.verifyPatterns })},
		{name: "verify-roundtrip", help: "check that the input, and what passes make of it, survives printing as it is printed here, and parsing",
			set: boolFlag(func(o *o) *bool { return &o.verifyRoundtrip })},
		{name: "upstream-bugs", help: "give the results of MLIR 22.1.8 where they are wrong; docs/beyond-upstream.md lists the places",
			set: boolFlag(func(o *o) *bool { return &o.upstreamBugs })},
		{name: "no-implicit-module", help: "make no module around the input",
			set: boolFlag(func(o *o) *bool { return &o.noImplicitModule })},
		{name: "mlir-very-unsafe-disable-verifier-on-parsing", help: "do not verify the input",
			set: boolFlag(func(o *o) *bool { return &o.noVerifyOnParsing })},
		{name: "mlir-disable-threading", help: "work on one goroutine", set: boolFlag(func(o *o) *bool { return &o.serial })},
		{name: "warn-dropped",
			help: "warn of unknown properties and of attributes that an operation cannot hold, which are dropped without a word",
			set:  boolFlag(func(o *o) *bool { return &o.warnDropped })},
		{name: "stream", kind: flagOptional, arg: "BYTES",
			help: "work on the operations of the module in parts of about so many bytes of text (1048576), each in memory of its own",
			set: func(o *o, v string) error {
				o.stream = true
				if v == "" {
					return nil
				}
				return numberFlag(func(o *optOptions, n int64) { o.partSize = max(n, 1) })(o, v)
			}},
		{name: "symbol", kind: flagValue, arg: "NAME",
			help: "work on the operation of the module that defines the symbol, as --stream does, and read no other one",
			set: func(o *o, v string) error {
				o.stream, o.symbol = true, strings.TrimPrefix(v, "@")
				return nil
			}},
		{name: "keep-names", help: "name values and blocks as the input does", set: boolFlag(func(o *o) *bool { return &o.keepNames })},
		{name: "legacy", help: "read and print the language of 2019", set: boolFlag(func(o *o) *bool { return &o.legacy })},
		{name: "keep-comments", help: "print the comments of the input where the operation that they stand at survives",
			set: boolFlag(func(o *o) *bool { return &o.keepComments })},
		{name: "show-dialects", help: "print the registered dialects and exit",
			set: boolFlag(func(o *o) *bool { return &o.showDialects })},
		{name: "list-passes", help: "print the registered passes and exit", set: boolFlag(func(o *o) *bool { return &o.listPasses })},
		{name: "dump-pass-pipeline", help: "print the pipeline before it runs",
			set: boolFlag(func(o *o) *bool { return &o.dumpPipeline })},
	}
}

// printFlags are those of the form of the output.
func printFlags() []flagDef[optOptions] {
	type p = core.PrintOptions
	return []flagDef[optOptions]{
		{name: "mlir-print-op-generic", help: "print the generic form", set: printFlag(func(p *p) *bool { return &p.Generic })},
		{name: "mlir-print-debuginfo", help: "print locations", set: printFlag(func(p *p) *bool { return &p.DebugInfo })},
		{name: "mlir-pretty-debuginfo", help: "print locations for humans",
			set: printFlag(func(p *p) *bool { return &p.PrettyDebugInfo })},
		{name: "mlir-print-local-scope", help: "print without aliases", set: printFlag(func(p *p) *bool { return &p.LocalScope })},
		{name: "mlir-print-value-users", help: "print the users of values as comments",
			set: printFlag(func(p *p) *bool { return &p.ValueUsers })},
		{name: "mlir-print-unique-ssa-ids", help: "use no number twice", set: printFlag(func(p *p) *bool { return &p.UniqueSSAIDs })},
		{name: "mlir-print-skip-regions", help: "print {...} for regions", set: printFlag(func(p *p) *bool { return &p.SkipRegions })},
		{name: "mlir-print-assume-verified", help: "print without verifying first",
			set: printFlag(func(p *p) *bool { return &p.AssumeVerified })},
		{name: "mlir-use-nameloc-as-prefix", help: "name values after their name locations",
			set: printFlag(func(p *p) *bool { return &p.UseNameLocAsPrefix })},
		{name: "mlir-elide-elementsattrs-if-larger", kind: flagValue, arg: "N", help: "elide elements attributes with more elements",
			set: limitFlag(func(p *p) *int64 { return &p.ElideElementsLargerThan })},
		{name: "mlir-elide-resource-strings-if-larger", kind: flagValue, arg: "N", help: "elide resources with a longer text",
			set: limitFlag(func(p *p) *int64 { return &p.ElideResourceLargerThan })},
		{name: "mlir-print-elementsattrs-with-hex-if-larger", kind: flagValue, arg: "N",
			help: "print dense elements in hexadecimal when there are more (100)",
			set:  limitFlag(func(p *p) *int64 { return &p.HexElementsLargerThan })},
	}
}

// bytecodeFlags are those of bytecode and of versions of dialects.
func bytecodeFlags() []flagDef[optOptions] {
	type o = optOptions
	return []flagDef[optOptions]{
		{name: "emit-bytecode", help: "write bytecode instead of text", set: boolFlag(func(o *o) *bool { return &o.emitBytecode })},
		{name: "emit-bytecode-version", kind: flagValue, arg: "N", help: "write this version of bytecode, 0 to 6 (6)",
			set: func(o *o, v string) error {
				n, err := strconv.ParseInt(v, 0, 64)
				if err != nil {
					return fmt.Errorf("value %q is not an integer", v)
				}
				return o.setBytecodeVersion(n)
			}},
		{name: "emit-bytecode-producer", kind: flagValue, arg: "NAME",
			help: "name the program that writes in bytecode; mlir-opt writes MLIR22.1.8",
			set:  textFlag(func(o *o) *string { return &o.bytecode.Producer })},
		{name: "elide-resource-data-from-bytecode", help: "leave the data of resources out of bytecode",
			set: boolFlag(func(o *o) *bool { return &o.bytecode.ElideResources })},

		{name: "source-version", kind: flagValue, arg: "DIALECT=N,...",
			help: "versions of dialects in which the input is written, where it does not say so itself",
			set:  versionsFlag(func(o *o) *evolution.Versions { return &o.sourceVersions })},
		{name: "target-version", kind: flagValue, arg: "DIALECT=N,...",
			help: "write these versions of dialects, in generic form; what they do not have is an error",
			set:  versionsFlag(func(o *o) *evolution.Versions { return &o.targetVersions })},
	}
}

// diagnosticFlags are those of diagnostics.
func diagnosticFlags() []flagDef[optOptions] {
	type o = optOptions
	return []flagDef[optOptions]{
		{name: "mlir-print-op-on-diagnostic", help: "attach the operation to errors about it (true)",
			set: boolFlag(func(o *o) *bool { return &o.opNotes })},
		{name: "explain-failures",
			help: "add notes to errors of conversions: why an operation is not legal, and why each pattern failed",
			set:  boolFlag(func(o *o) *bool { return &o.explain })},
		{name: "mlir-print-stacktrace-on-diagnostic", help: "attach the stack to internal errors; other diagnostics have none",
			set: boolFlag(func(o *o) *bool { return &o.stackTrace })},
		{name: "mlir-disable-diagnostic-notes", help: "accepted; notes that belong to a diagnostic stay, as with mlir-opt",
			set: accepted},
		{name: "mlir-diagnostic-verbosity-level", kind: flagValue, arg: "errors|warnings|remarks",
			help: "which diagnostics are printed (remarks: all)",
			set:  wordFlag(func(o *o) *string { return &o.verbosity }, "errors", "warnings", "remarks")},
	}
}

// traceFlags are those that show what passes do: times, IR between them, counters, reproducers.
func traceFlags() []flagDef[optOptions] {
	type o = optOptions
	return []flagDef[optOptions]{
		{name: "mlir-timing", help: "print how long parsing, verifying, each pass and printing took",
			set: boolFlag(func(o *o) *bool { return &o.timing })},
		{name: "mlir-timing-display", kind: flagValue, arg: "tree|list", help: "how times are displayed",
			set: wordFlag(func(o *o) *string { return &o.timingDisplay }, "tree", "list")},
		{name: "mlir-output-format", kind: flagValue, arg: "text|json", help: "the form of the times",
			set: wordFlag(func(o *o) *string { return &o.timingFormat }, "text", "json")},
		{name: "trace", kind: flagValue, arg: "FILE",
			help: "write what ran when on which worker as JSON that Perfetto and chrome://tracing show",
			set:  textFlag(func(o *o) *string { return &o.trace })},
		{name: "remark-idle-passes", help: "remark on passes that ran on no operation",
			set: boolFlag(func(o *o) *bool { return &o.remarkIdle })},
		{name: "mlir-print-ir-before", kind: flagValue, arg: "PASSES", help: "print the IR before these passes",
			set: passListFlag(func(o *o) *[]string { return &o.dump.before })},
		{name: "mlir-print-ir-after", kind: flagValue, arg: "PASSES", help: "print the IR after these passes",
			set: passListFlag(func(o *o) *[]string { return &o.dump.after })},
		{name: "mlir-print-ir-before-all", help: "print the IR before each pass",
			set: boolFlag(func(o *o) *bool { return &o.dump.beforeAll })},
		{name: "mlir-print-ir-after-all", help: "print the IR after each pass",
			set: boolFlag(func(o *o) *bool { return &o.dump.afterAll })},
		{name: "mlir-print-ir-after-change", help: "of the dumps after passes print those that differ from before",
			set: boolFlag(func(o *o) *bool { return &o.dump.onlyChanged })},
		{name: "mlir-print-ir-after-failure", help: "print the IR after a pass that fails",
			set: boolFlag(func(o *o) *bool { return &o.dump.onFailure })},
		{name: "mlir-print-ir-module-scope", help: "print the whole module in dumps; needs --mlir-disable-threading",
			set: boolFlag(func(o *o) *bool { return &o.dump.moduleScope })},
		{name: "mlir-print-ir-tree-dir", kind: flagValue, arg: "DIR", help: "write dumps to files in folders for operations",
			set: textFlag(func(o *o) *string { return &o.dump.treeDir })},
		{name: "print-ir-diff", help: "print what each pass changes as a unified diff; --keep-names makes it shorter",
			set: boolFlag(func(o *o) *bool { return &o.dump.diff })},
		{name: "transform-trace", help: "print what each step of a script of dialect transform changes as a unified diff",
			set: boolFlag(func(o *o) *bool { return &o.dump.steps })},
		{name: "mlir-pass-statistics", help: "print the counters of passes", set: boolFlag(func(o *o) *bool { return &o.statistics })},
		{name: "mlir-pass-statistics-display", kind: flagValue, arg: "list|pipeline", help: "how counters are displayed",
			set: wordFlag(func(o *o) *string { return &o.statisticsShape }, "list", "pipeline")},
		{name: "pattern-statistics", help: "print how often each rewrite pattern fired",
			set: boolFlag(func(o *o) *bool { return &o.patternCounts })},
		{name: "debug-pattern", kind: flagValue, arg: "name,...",
			help: "tell on which operations these rewrite patterns are tried, and why they do not match",
			set: func(o *o, v string) error {
				o.debugPatterns = append(o.debugPatterns, strings.Split(v, ",")...)
				return nil
			}},
		{name: "mlir-pass-pipeline-crash-reproducer", kind: flagValue, arg: "FILE",
			help: "when a pass fails or panics, write the input with the pipeline to a file that --run-reproducer runs",
			set:  textFlag(func(o *o) *string { return &o.repro.crash })},
		{name: "mlir-pass-pipeline-local-reproducer",
			help: "write the IR in front of the pass that fails, with this pass alone; needs --mlir-disable-threading",
			set:  boolFlag(func(o *o) *bool { return &o.repro.local })},
		{name: "mlir-generate-reproducer", kind: flagValue, arg: "FILE",
			help: "write the result with the pipeline to a file that --run-reproducer runs",
			set:  textFlag(func(o *o) *string { return &o.repro.always })},
		{name: "run-reproducer", help: "run the pipeline that the input holds",
			set: boolFlag(func(o *o) *bool { return &o.repro.run })},
	}
}

// aboutFlags are those that print something else.
func aboutFlags() []flagDef[optOptions] {
	type o = optOptions
	return []flagDef[optOptions]{
		{name: "color", help: "accepted; output is never coloured", set: accepted},
		{name: "help", help: "print this list and exit", set: boolFlag(func(o *o) *bool { return &o.help })},
		{name: "h", help: "as --help", set: boolFlag(func(o *o) *bool { return &o.help })},
		{name: "help-hidden", help: "as --help; no flag is hidden", set: boolFlag(func(o *o) *bool { return &o.help })},
		{name: "help-hidden", help: "as --help", set: boolFlag(func(o *o) *bool { return &o.help })},
		{name: "help-list", help: "as --help", set: boolFlag(func(o *o) *bool { return &o.help })},
		{name: "help-list-hidden", help: "as --help", set: boolFlag(func(o *o) *bool { return &o.help })},
		{name: "version", help: "print the version and exit", set: boolFlag(func(o *o) *bool { return &o.version })},
	}
}

// absentFlags are those of mlir-opt that do not work, and why.
func absentFlags() []flagDef[optOptions] {
	return []flagDef[optOptions]{
		{name: "irdl-file", kind: flagValue, why: "definitions are written in YAML; --dialect loads them"},
		{name: "load-dialect-plugin", kind: flagValue, why: "dialects are linked; build a program of your own with package driver"},
		{name: "load-pass-plugin", kind: flagValue, why: "passes are linked; build a program of your own with package driver"},
		{name: "log-actions-to", kind: flagValue, why: "actions are not traced"},
		{name: "log-mlir-actions-filter", kind: flagValue, why: "actions are not traced"},
		{name: "profile-actions-to", kind: flagValue, why: "actions are not traced; --mlir-timing shows times"},
		{name: "mlir-enable-debugger-hook", why: "actions are not traced"},
		{name: "mlir-debug-counter", kind: flagValue, why: "there are no debug counters"},
		{name: "mlir-print-debug-counter", why: "there are no debug counters"},
		{name: "print-all-options", why: "it belongs to LLVM's command line library"},
		{name: "print-options", why: "it belongs to LLVM's command line library"},
		{name: "remark-format", kind: flagValue, why: "optimization remarks are diagnostics here"},
		{name: "remark-policy", kind: flagValue, why: "optimization remarks are diagnostics here"},
		{name: "remarks-filter", kind: flagValue, why: "optimization remarks are diagnostics here"},
		{name: "remarks-filter-analyse", kind: flagValue, why: "optimization remarks are diagnostics here"},
		{name: "remarks-filter-failed", kind: flagValue, why: "optimization remarks are diagnostics here"},
		{name: "remarks-filter-missed", kind: flagValue, why: "optimization remarks are diagnostics here"},
		{name: "remarks-filter-passed", kind: flagValue, why: "optimization remarks are diagnostics here"},
		{name: "remarks-output-file", kind: flagValue, why: "optimization remarks are diagnostics here"},
	}
}
