package engine

import (
	"fmt"
	"strings"
	"testing"
)

// TestNotes checks that traps tell where their causes are.
func TestNotes(t *testing.T) {
	const heap = "llvm.func @malloc(i64) -> !llvm.ptr\nllvm.func @free(!llvm.ptr)\nllvm.func @f(%n: i64) -> i64 {\n  %p = llvm.call @malloc(%n) : (i64) -> !llvm.ptr\n"
	for _, c := range []struct{ name, body, args, want string }{
		{"out of bounds", heap + "  %x = llvm.load %p : !llvm.ptr -> i64\n  llvm.return %x : i64 }", "4",
			"5: reading 8 bytes at offset 0 of the heap, which has 4 bytes; 4: the memory was allocated here"},
		{"use after free", heap + "  llvm.call @free(%p) : (!llvm.ptr) -> ()\n  %x = llvm.load %p : !llvm.ptr -> i64\n  llvm.return %x : i64 }", "8",
			"6: reading 8 bytes of memory whose lifetime has ended; 4: the memory was allocated here; 5: its lifetime ended here"},
		{"double free", heap + "  llvm.call @free(%p) : (!llvm.ptr) -> ()\n  llvm.call @free(%p) : (!llvm.ptr) -> ()\n  llvm.return %n : i64 }", "8",
			"6: memory is freed twice; 4: the memory was allocated here; 5: its lifetime ended here"},
		{"unwritten memory", heap + "  %x = llvm.load %p : !llvm.ptr -> i64\n  %y = llvm.add %x, %n : i64\n  %z = llvm.udiv %n, %y : i64\n  llvm.return %z : i64 }", "8",
			"7: division by a poison value; 5: it is poison because of reading memory that was never written"},
		{"shift kept in memory", heap + "  %s = llvm.shl %n, %n : i64\n  llvm.store %s, %p : i64, !llvm.ptr\n  %x = llvm.load %p : !llvm.ptr -> i64\n" +
			"  %c = llvm.trunc %x : i64 to i1\n  llvm.cond_br %c, ^a, ^a\n^a:\n  llvm.return %n : i64 }", "64",
			"9: branch on a poison value; 5: it is poison because of a shift by 64 of an integer of 64 bits"},
		{"overflow from a callee", "llvm.func @g(%x: i8) -> i8 {\n  %y = llvm.add %x, %x overflow<nsw> : i8\n  llvm.return %y : i8\n}\n" +
			"llvm.func @f(%x: i8) {\n  %y = llvm.call @g(%x) : (i8) -> i8\n  llvm.switch %y : i8, ^a [ ]\n^a:\n  llvm.return }", "100",
			"7: branch on a poison value; 2: it is poison because of an overflow that 'nsw' or 'nuw' excludes: 100 + 100 in 8 bits"},
		{"generic operation", "llvm.func @f(%x: i8) {\n  %y = \"llvm.intr.abs\"(%x) <{is_int_min_poison = true}> : (i8) -> i8\n  %z = llvm.urem %x, %y : i8\n  llvm.return }", "-128",
			"3: division by a poison value; 2: it is poison because of this operation, which has no result for its operands"},
	} {
		t.Run(c.name, func(t *testing.T) {
			_, err := run(t, c.body, strings.Fields(c.args)...)
			list, ok := asList(err)
			if !ok || len(list) != 1 {
				t.Fatalf("got %v", err)
			}
			got := fmt.Sprintf("%d: %s", list[0].Pos.Line, list[0].Message)
			for _, n := range list[0].Notes {
				if !strings.HasPrefix(n.Message, "called from") {
					got += fmt.Sprintf("; %d: %s", n.Pos.Line, n.Message)
				}
			}
			if got != c.want {
				t.Errorf("got  %s\nwant %s", got, c.want)
			}
		})
	}
}

// TestLeaks checks that memory that is not freed is reported where it was allocated.
func TestLeaks(t *testing.T) {
	for _, c := range []struct{ free, want string }{
		{"  llvm.call @free(%p) : (!llvm.ptr) -> ()\n  llvm.call @free(%q) : (!llvm.ptr) -> ()\n", ""},
		{"  llvm.call @free(%p) : (!llvm.ptr) -> ()\n",
			"5:8: error: memory that is allocated here is never freed: 24 bytes in 1 piece"},
	} {
		e, err := New(module(t, "llvm.func @malloc(i64) -> !llvm.ptr\nllvm.func @free(!llvm.ptr)\nllvm.func @f(%n: i64) {\n"+
			"  %p = llvm.call @malloc(%n) : (i64) -> !llvm.ptr\n  %q = llvm.call @malloc(%n) : (i64) -> !llvm.ptr\n"+c.free+
			"  llvm.return }"), Options{})
		if err != nil {
			t.Fatal(err)
		}
		n, err := ParseValue(e.functions["f"].params[0], "24")
		if err != nil {
			t.Fatal(err)
		}
		if _, err := e.Call(t.Context(), "f", n); err != nil {
			t.Fatal(err)
		}
		err = e.Leaks()
		if (err == nil) != (c.want == "") || err != nil && !strings.Contains(err.Error(), c.want) {
			t.Errorf("got %v, want %q", err, c.want)
		}
	}
}

// TestCheckResults checks that poison among the results is an error at the function, with its origin.
func TestCheckResults(t *testing.T) {
	e, err := New(module(t, "llvm.func @f(%x: i32) -> !llvm.struct<(i32, i32)> {\n  %y = llvm.lshr %x, %x : i32\n  %u = llvm.mlir.zero : !llvm.struct<(i32, i32)>\n"+
		"  %r = llvm.insertvalue %y, %u[1] : !llvm.struct<(i32, i32)>\n  llvm.return %r : !llvm.struct<(i32, i32)> }"), Options{})
	if err != nil {
		t.Fatal(err)
	}
	for arg, want := range map[string]string{"31": "", "32": "1:1: error: result #1 of '@f' is a poison value"} {
		v, _ := ParseValue(e.functions["f"].params[0], arg)
		res, err := e.Call(t.Context(), "f", v)
		if err != nil {
			t.Fatal(err)
		}
		if err = e.CheckResults("f", res); (err == nil) != (want == "") || err != nil && !strings.Contains(err.Error(), want) {
			t.Errorf("got %v, want %q", err, want)
		}
	}
}
