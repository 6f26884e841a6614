package passes

// RegisterGeneric registers the passes of this package.
func RegisterGeneric(r *Registry) {
	r.Add(Canonicalize, CSE, PrintOpStats, ReconcileUnrealizedCasts, StripDebugInfo, SymbolDCE, SymbolPrivatize, TopologicalSort)
}
