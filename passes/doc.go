// Package passes runs passes over IR: pipelines with nesting, their text, options, analyses, instrumentation, and the
// generic passes that concern no dialect in particular.
//
// A pass is a value with a name, options and a function; a pipeline is a list of passes and nested pipelines anchored
// at an operation; a [Manager] runs a pipeline.
//
//	reg := passes.NewRegistry()
//	passes.RegisterPasses(reg)
//	pipeline, list := passes.ParsePipeline(reg, "builtin.module(func.func(canonicalize,cse))")
//	if list.HasErrors() {
//		diag.Render(os.Stderr, list...)
//	}
//	m := passes.NewManagerOf(ctx, pipeline)
//	found, ok := m.Run(context.Background(), module)
//
// or, without text,
//
//	m := passes.NewManager(ctx, "builtin.module")
//	m.Nest("func.func").Add(passes.CSE.New())
//
// Nested pipelines run in parallel over the operations that they are anchored at; IR, diagnostics and output do not
// depend on the number of workers.
package passes
