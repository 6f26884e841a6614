// Package conformance scores a command that behaves like mlir-opt on recorded mlir-opt 22.1.8 output, in process and in
// parallel. The recorded cases are not part of the repository: the test looks for them where ODSGEN_CONFORMANCE points,
// or in ../shared/conformance next to the repository, and skips with a message where there are none.
//
//	cases, err := conformance.Load(dir, false)
//	results := (&conformance.Runner{Tool: tool}).Score(cases)
//	total := conformance.Count(results, conformance.Selection{Dialects: []string{"func", "arith"}, Closed: true})
//
// A folder holds .txtar archives of numbered cases: NNN.mlir with NNN.generic and NNN.custom, what mlir-opt prints for
// it with and without --mlir-print-op-generic; NNN.invalid.mlir, which must be rejected at a line that an
// expected-error comment names, with NNN.dialects. In a folder of pass cases NNN.<pass> is the output of the pass, and
// NNN.<pass>.same says that it is NNN.custom. The forms that are counted:
//
//	generic, custom      byte for byte the same output
//	rejected             exit status 1, and the first error is at a line that an expected-error comment names
//	worded               besides, the message contains what the comment expects
//	passes, unchanged    byte for byte the same output of a pass that changes its input, or must leave it alone
//
// The file floors.txt holds the least share of every form that the test accepts, per set of dialects. A crash or a hang
// is a failure everywhere.
package conformance
