package passes

// RegisterGeneric registers the passes of this package.
func RegisterGeneric(r *Registry) {
	r.Add(Canonicalize, CSE, PrintOpStats, ReconcileUnrealizedCasts, SCCP, StripDebugInfo, SymbolDCE, SymbolPrivatize, TopologicalSort)
}
