package bufferize

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/passes"
)

var layouts = map[string]Layout{
	OneShotBufferizeUnknownTypeConversionInferLayoutMap:        InferLayout,
	OneShotBufferizeUnknownTypeConversionIdentityLayoutMap:     IdentityLayout,
	OneShotBufferizeUnknownTypeConversionFullyDynamicLayoutMap: DynamicLayout,
}

func (p *OneShotBufferizePass) run(r *passes.Run) {
	o, ok := p.settings(r)
	if !ok {
		r.Fail()
		return
	}
	var counts Counts
	if !OneShot(r.Op, o, r.Reporter(), &counts) {
		r.Fail()
	}
	p.Allocs.Add(counts.Allocs)
	p.InPlace.Add(counts.InPlace)
	p.OutOfPlace.Add(counts.OutOfPlace)
}

// settings checks the options.
func (p *OneShotBufferizePass) settings(r *passes.Run) (*Options, bool) {
	o := &Options{
		Boundaries: p.BufferizeFunctionBoundaries, AllowUnknown: p.AllowUnknownOps, AllowLoopAllocs: p.AllowReturnAllocsFromLoops,
		CheckParallel: p.CheckParallelRegions, CopyBeforeWrite: p.CopyBeforeWrite, TestAnalysisOnly: p.TestAnalysisOnly,
		PrintConflicts: p.PrintConflicts, DumpAliasSets: p.DumpAliasSets, Heuristic: Heuristic(p.AnalysisHeuristic),
		FuzzerSeed: uint32(p.AnalysisFuzzerSeed), Alignment: int64(p.BufferAlignment), NoAnalysis: p.NoAnalysisFuncFilter,
		Layout: layouts[p.UnknownTypeConversion], BoundaryLayout: layouts[p.FunctionBoundaryTypeConversion],
		MustInferSpace: p.MustInferMemorySpace, SpaceFromEncoding: p.UseEncodingForMemorySpace,
	}
	o.InferFunctionResults = o.BoundaryLayout == InferLayout
	if !p.TestAnalysisOnly { // which numbers conflicts in the order in which they are found
		o.Parallel = r.Parallel
	}
	if len(p.DialectFilter) > 0 {
		o.Allowed = func(op *core.Operation) bool {
			d := op.Info().Dialect()
			return d != nil && slices.Contains(p.DialectFilter, d.Name())
		}
	}
	invalid := func(text string) (*Options, bool) {
		r.Reporter().Errorf(core.Location{}, "%s", text)
		return nil, false
	}
	switch {
	case o.MustInferSpace && o.SpaceFromEncoding:
		r.Reporter().Errorf(r.Op.Loc(), "only one of 'must-infer-memory-space' and 'use-encoding-for-memory-space' are allowed in one-shot-bufferize")
		return nil, false
	case o.Layout == InferLayout:
		return invalid("Invalid option: 'infer-layout-map' is not a valid value for 'unknown-type-conversion'")
	case o.CopyBeforeWrite && o.TestAnalysisOnly:
		return invalid("Invalid option: 'copy-before-write' cannot be used with 'test-analysis-only'")
	case o.PrintConflicts && !o.TestAnalysisOnly:
		return invalid("Invalid option: 'print-conflicts' requires 'test-analysis-only'")
	case o.DumpAliasSets && !o.TestAnalysisOnly:
		return invalid("Invalid option: 'dump-alias-sets' requires 'test-analysis-only'")
	case !o.Boundaries && len(o.NoAnalysis) > 0:
		return invalid("Invalid option: 'no-analysis-func-filter' requires 'bufferize-function-boundaries'")
	}
	return o, true
}

// OneShot bufferizes a module. It reports errors and adds to the counts what it has done.
func OneShot(module *core.Operation, o *Options, r *core.Reporter, counts *Counts) bool {
	if !o.CopyBeforeWrite {
		with := *o
		with.denyFuncs = o.NoAnalysis
		m, ok := analyzeModule(module, &with, r)
		m.count(counts)
		if !ok {
			return false
		}
		if o.TestAnalysisOnly {
			return true
		}
		if !m.visit(r, func(op *core.Operation, s *AnalysisState) bool { return insertCopies(op, module, s) }) {
			return false
		}
	}
	if o.Boundaries {
		return bufferizeModule(module, o, r, counts)
	}
	symbols := new(symbolTables)
	return bufferizeOp(module, o, r, symbols, &globals{module: module, symbols: symbols}, counts)
}
