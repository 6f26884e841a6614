// Package irtest runs tests that are written as comments of the file they test, in the process of the Go test: the RUN
// lines of a .mlir file name commands, which are Go functions, and FileCheck compares what they print with the file's
// CHECK lines. No build step, no installed tool, and a debugger reaches everything.
//
//	// RUN: ods opt %s --canonicalize | FileCheck %s
//	// CHECK-LABEL: func.func @f
//	// CHECK-NEXT:    %[[C:.*]] = arith.constant 3 : i32
//	// CHECK-NEXT:    return %[[C]]
//
// and in Go
//
//	func TestFiles(t *testing.T) {
//		irtest.Run(t, "testdata", irtest.Commands{
//			"ods": func(args []string, stdin io.Reader, stdout, stderr io.Writer) int {
//				return driver.Main(config, args, stdin, stdout, stderr)
//			},
//		})
//	}
//
// # RUN lines
//
// What stands behind "RUN:" is a command line as a POSIX shell or LLVM's lit reads it: words with quotes and
// backslashes, pipes (a pipeline fails when any part fails), && || ; and the redirections < > >> 2> 2>> 2>&1 &>. A
// backslash at the end continues on the next RUN line. All RUN lines of a file run in order until one fails.
// Substituted are
//
//	%s  the test file           %S  its directory (for an archive: where its members are)
//	%t  a scratch file name     %T  the directory of %t          %%  a percent sign
//
// and what [Suite.Substitutions] adds. Commands that every suite has: FileCheck (see package filecheck), not (fails
// when its command succeeds or panics; "not --crash" demands the panic), cat, echo, count N, diff A B, true, false, and
// golden.
//
// "REQUIRES: a, b" skips the test unless [Suite.Features] holds every name, and "XFAIL: *" turns failure into success.
// A file without a RUN line is an error. Diagnostics that a file expects (expected-error) are the business of the
// tested command, --verify-diagnostics for ods opt and mlir-opt.
//
// # Archives
//
// A .txtar file is a test with several files: RUN lines stand in the comment on top, the members are written to the
// directory %S.
//
//	RUN: ods opt %S/in.mlir | golden %S/out.mlir
//	-- in.mlir --
//	...
//	-- out.mlir --
//	...
//
// # Golden files
//
// "golden FILE" compares its input with FILE and shows the difference. Under the flag -update of the test binary
// (go test ./... -run TestFiles -update) it writes FILE, or the member of the archive, instead. Importing this package
// defines that flag; a test that keeps golden files of its own asks [Update]. CHECK lines are not rewritten: they state
// what matters, and a machine cannot know that.
package irtest
