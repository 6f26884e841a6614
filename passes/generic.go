package passes

// RegisterGeneric registers the passes of this package.
func RegisterGeneric(r *Registry) {
	r.Add(composite(r))
	r.Add(Canonicalize, ControlFlowSink, CSE, LocationSnapshot, LoopInvariantCodeMotion, Mem2Reg, PrintIR, PrintOpStats,
		ReconcileUnrealizedCasts, SCCP, SROA,
		StripDebugInfo, SymbolDCE, SymbolPrivatize, TopologicalSort)
}
