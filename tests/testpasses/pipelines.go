package testpasses

import (
	"github.com/odsgen/ods/core/diag"
	"github.com/odsgen/ods/passes"
)

// toLLVM lowers the main dialects, after vectors have become llvm.
const (
	toLoops    = "func.func(convert-vector-to-scf),func.func(convert-linalg-to-loops),lower-affine,convert-scf-to-cf,canonicalize,cse,"
	vectorsTo  = "convert-vector-to-llvm"
	afterwards = ",func.func(convert-math-to-llvm),expand-strided-metadata,lower-affine,finalize-memref-to-llvm,convert-func-to-llvm," +
		"convert-arith-to-llvm,convert-cf-to-llvm,convert-index-to-llvm,convert-ub-to-llvm,reconcile-unrealized-casts"
)

// Register adds all passes and pipelines of this package to a registry that has the passes of the pipelines.
func Register(reg *passes.Registry) {
	RegisterPasses(reg)
	reg.Add(passes.Func(options), passes.Func(optionsSuper))
	for _, e := range []passes.PipelineEntry{
		{Name: "test-pm-nested-pipeline", Summary: "Test a nested pipeline in the pass manager", New: fixed(reg, nestedPipeline)},
		{Name: "test-textual-pm-nested-pipeline", Summary: "Test a nested pipeline in the pass manager", New: fixed(reg, nestedPipeline)},
		{Name: "test-composite-fixed-point-pass", Summary: "Test composite pass",
			New: fixed(reg, "composite-fixed-point-pass{name=TestCompositePass pipeline="+passes.Canonicalize.New().String()+",cse}")},
		{Name: "test-options-pass-pipeline", Summary: "Parses options using pass pipeline registration", New: optionsPipeline},
		{Name: "test-options-super-pass-pipeline", Summary: "Parses options of PassPipelineOptions using pass pipeline registration",
			New: optionsSuperPipeline},
		{Name: "test-options-super-set-ab-pipeline", Summary: "Parses options of PassPipelineOptions using pass pipeline registration",
			New: optionsABPipeline},
	} {
		reg.AddPipeline(e)
	}
	registerLowering(reg)
}

const nestedPipeline = "builtin.module(test-module-pass,func.func(test-function-pass)),func.func(test-function-pass)"

// fixed is what makes a pipeline without options of its text.
func fixed(reg *passes.Registry, text string) func() (*passes.OptionSet, func(p *passes.Pipeline) error) {
	return func() (*passes.OptionSet, func(p *passes.Pipeline) error) {
		return new(passes.OptionSet), func(p *passes.Pipeline) error { return errorOf(passes.ParseInto(p, reg, text)) }
	}
}

func errorOf(list diag.List) error {
	if list.HasErrors() {
		return list
	}
	return nil
}

// options is the pass test-options-pass, which does nothing with its options.
func options() *passes.Pass {
	p := &passes.Pass{Name: "test-options-pass", Class: "(anonymous namespace)::TestOptionsPass", Summary: "Test options parsing capabilities",
		Anchor: "func.func", Run: func(*passes.Run) {}}
	exampleOptions(&p.Options)
	return p
}

func exampleOptions(o *passes.OptionSet) {
	enum, text := "zero", ""
	o.Enum(&enum, "enum", "Example enum option", passes.EnumValue{Name: "zero", Summary: "Example zero value"},
		passes.EnumValue{Name: "one", Summary: "Example one value"}, passes.EnumValue{Name: "two", Summary: "Example two value"})
	o.Int32s(new([]int32), "list", "Example list option")
	o.Text(&text, "string", "Example string option")
	o.Strings(new([]string), "string-list", "Example string list option")
}

// set gives an option of a pass the value that one of a pipeline has, unless that is empty.
func set(to *passes.Pass, name string, from *passes.Option) error {
	if from.Value() == "" {
		return nil
	}
	return to.Options.Parse(name + "=" + from.Value())
}

// optionsSuper is the pass test-options-super-pass, whose option is a list of options of test-options-pass.
func optionsSuper() *passes.Pass {
	p := &passes.Pass{Name: "test-options-super-pass", Class: "(anonymous namespace)::TestOptionsSuperPass",
		Summary: "Test options of options parsing capabilities", Anchor: "func.func", Run: func(*passes.Run) {}}
	superList(&p.Options, "list")
	return p
}

// superList declares the option that is a list of options of test-options-pass.
func superList(o *passes.OptionSet, name string) {
	o.Sets(new([]*passes.OptionSet), func() *passes.OptionSet { return &options().Options }, name, "Example list of PassPipelineOptions option")
}

// optionsPipeline runs test-options-pass with the same options.
func optionsPipeline() (*passes.OptionSet, func(p *passes.Pipeline) error) {
	o := new(passes.OptionSet)
	exampleOptions(o)
	return o, func(p *passes.Pipeline) error {
		pass := options()
		for _, from := range o.Options() {
			if err := set(pass, from.Name, from); err != nil {
				return err
			}
		}
		p.Nest("func.func").Add(pass)
		return nil
	}
}

func optionsSuperPipeline() (*passes.OptionSet, func(p *passes.Pipeline) error) {
	o := new(passes.OptionSet)
	superList(o, "super-list")
	return o, func(p *passes.Pipeline) error {
		pass := optionsSuper()
		if err := set(pass, "list", o.Lookup("super-list")); err != nil {
			return err
		}
		p.Nest("func.func").Add(pass)
		return nil
	}
}

// optionsABPipeline runs the passes a and b, whatever its options are.
func optionsABPipeline() (*passes.OptionSet, func(p *passes.Pipeline) error) {
	o, foo, bar := new(passes.OptionSet), false, false
	o.Bool(&foo, "foo", "Example boolean option")
	o.Bool(&bar, "bar", "Example boolean option")
	return o, func(p *passes.Pipeline) error {
		p.Nest("func.func").Add(OptionsA.New())
		p.Nest("func.func").Add(OptionsB.New())
		return nil
	}
}

// registerLowering adds the pipeline from the main dialects to llvm.
func registerLowering(reg *passes.Registry) {
	reg.AddPipeline(passes.PipelineEntry{Name: "test-lower-to-llvm",
		Summary: "An example of pipeline to lower the main dialects (arith, linalg, memref, scf, vector) down to LLVM.",
		New: func() (*passes.OptionSet, func(p *passes.Pipeline) error) {
			o, reassociate := new(passes.OptionSet), false
			o.Bool(&reassociate, "reassociate-fp-reductions", "Allow reassociation og FP reductions")
			return o, func(p *passes.Pipeline) error {
				text := toLoops + vectorsTo
				if reassociate {
					text += "{reassociate-fp-reductions=true}"
				}
				return errorOf(passes.ParseInto(p, reg, text+afterwards))
			}
		}})
}
