// Package passtest tests passes: files with RUN lines whose outputs are recorded, and comparison with mlir-opt.
//
//	var suite = passtest.Suite{Dialects: []*core.Dialect{func.New(), arith.New()}, Passes: []func(*passes.Registry){Register}}
//
//	func TestFiles(t *testing.T)      { suite.Files(t, "testdata") }
//	func TestRecordings(t *testing.T) { suite.Recordings(t, "testdata") }
//
// Comparisons are skipped where the oracle is not installed, and fail when ODSGEN_ORACLE is set.
package passtest
