// Package dialecttest runs the .mlir tests of a dialect: those in its testdata folder, through the command ods with the
// dialects that the test names, and once more against mlir-opt where that is installed.
//
//	func TestFiles(t *testing.T)  { dialecttest.Files(t, arith.New(), ub.New(), funcd.New()) }
//	func TestOracle(t *testing.T) { dialecttest.Oracle(t, arith.New(), ub.New(), funcd.New()) }
package dialecttest
