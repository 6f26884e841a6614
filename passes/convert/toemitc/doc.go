// Package toemitc converts dialects to emitc, from which backend/cpp writes C and C++:
//
//	reg := passes.NewRegistry()
//	toemitc.RegisterPasses(reg) // convert-arith-to-emitc and the others, one for each dialect, and convert-to-emitc
//
//	registry := core.NewRegistry(all.Dialects()...)
//	toemitc.Extend(registry) // lets convert-to-emitc find what the dialects bring
//
// What is converted and what is refused is what upstream does: scalars, memrefs with static shapes, functions with at
// most one result. Programs beyond that are compiled through C by backend/csource, which starts from dialect llvm.
package toemitc
