package main

import (
	"bytes"
	"strings"
	"testing"
)

func TestRun(t *testing.T) {
	var out, log bytes.Buffer
	if err := run(&out, &log, "testdata/sum.mlir"); err != nil {
		t.Fatal(err)
	}
	const want = `module {
  func.func @sum(%arg0: i8, %arg1: i32) -> (i32, i32) {
    %c1_i32 = arith.constant 1 : i32
    %0 = arith.extui %arg0 : i8 to i32
    %1 = arith.addi %0, %0 overflow<nsw> : i32
    %2 = arith.shrui %1, %c1_i32 : i32
    %3 = arith.addi %arg1, %2 : i32
    %4 = arith.divsi %3, %0 : i32
    return %2, %4 : i32, i32
  }
}
`
	if out.String() != want {
		t.Errorf("got\n%s\nwant\n%s", out.String(), want)
	}
	const warning = "testdata/sum.mlir:12:8: warning: the divisor may be 0, it lies in unsigned : [0, 255] signed : [0, 255]"
	if !strings.HasPrefix(log.String(), warning) || strings.Count(log.String(), "warning") != 1 {
		t.Errorf("got %s", log.String())
	}
	if err := run(&out, &log, "testdata/missing.mlir"); err == nil {
		t.Error("a file that is not there is no error")
	}
}
