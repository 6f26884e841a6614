// Package acc has passes over the dialect acc, and what they need to know about operations of other dialects.
//
//	reg := passes.NewRegistry()
//	acc.RegisterPasses(reg) // openacc-legalize-data-values, acc-implicit-routine, offload-livein-value-canonicalization
package acc
