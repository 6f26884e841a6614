// Package native makes native code of modules of the llvm dialect with LLVM's own tools: executables, objects,
// assembly, LLVM IR.
//
//	err := native.Build(context.Background(), module, native.Options{Entry: "main", Output: "prog"})
//
// Functions that a module only declares and that upstream's runner libraries define are added to the program in the
// llvm dialect itself (folder helpers; they need nothing but C's library), so that it depends on no shared library.
// [AddHelpers] does that for whoever executes LLVM IR by other means.
//
// With [Options].ViaC there is one C file in place of LLVM IR (package csource), and any C compiler does the rest.
//
// The tools are looked for on PATH and in the folders where packages put them. Files are made in a folder next to the
// output, which is removed at the end; the output appears only when all went well.
package native
