package jit

import (
	"context"
	"strings"
	"testing"
	"time"

	"github.com/odsgen/ods/backend/engine"
)

// nested are programs whose loops are short, each of them, and take hours together.
var nested = map[string]string{
	"in each other": `func.func @f(%n: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i32
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %zero) -> i32 {
    %s = scf.for %j = %c0 to %n step %c1 iter_args(%b = %a) -> i32 {
      %t = scf.for %k = %c0 to %n step %c1 iter_args(%c = %b) -> i32 {
        %u = scf.for %l = %c0 to %n step %c1 iter_args(%d = %c) -> i32 {
          %x = arith.index_cast %l : index to i32
          %y = arith.xori %d, %x : i32
          %z = arith.muli %y, %x : i32
          scf.yield %z : i32
        }
        scf.yield %u : i32
      }
      scf.yield %t : i32
    }
    scf.yield %s : i32
  }
  return %r : i32
}
`,
	"in functions": `func.func private @leaf(%n: index, %a: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %r = scf.for %l = %c0 to %n step %c3 iter_args(%d = %a) -> i32 {
    %x = arith.index_cast %l : index to i32
    %y = arith.xori %d, %x : i32
    %z = arith.muli %y, %x : i32
    scf.yield %z : i32
  }
  return %r : i32
}
func.func private @middle(%n: index, %a: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %l = %c0 to %n step %c1 iter_args(%d = %a) -> i32 {
    %x = func.call @leaf(%n, %d) : (index, i32) -> i32
    scf.yield %x : i32
  }
  return %r : i32
}
func.func private @outer(%n: index, %a: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %l = %c0 to %n step %c1 iter_args(%d = %a) -> i32 {
    %x = func.call @middle(%n, %d) : (index, i32) -> i32
    scf.yield %x : i32
  }
  return %r : i32
}
func.func @f(%n: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = arith.constant 1 : i32
  %r = scf.for %l = %c0 to %n step %c1 iter_args(%d = %a) -> i32 {
    %x = func.call @outer(%n, %d) : (index, i32) -> i32
    scf.yield %x : i32
  }
  return %r : i32
}
`,
	"with a condition": `func.func private @leaf(%n: i32, %a: i32) -> i32 {
  %one = arith.constant 1 : i32
  %r:2 = scf.while (%i = %n, %d = %a) : (i32, i32) -> (i32, i32) {
    %go = arith.cmpi ne, %i, %one : i32
    scf.condition(%go) %i, %d : i32, i32
  } do {
  ^bb0(%i: i32, %d: i32):
    %j = arith.subi %i, %one : i32
    %e = arith.muli %d, %j : i32
    %f = arith.xori %e, %i : i32
    scf.yield %j, %f : i32, i32
  }
  return %r#1 : i32
}
func.func private @outer(%n: i32, %a: i32) -> i32 {
  %one = arith.constant 1 : i32
  %r:2 = scf.while (%i = %n, %d = %a) : (i32, i32) -> (i32, i32) {
    %go = arith.cmpi ne, %i, %one : i32
    scf.condition(%go) %i, %d : i32, i32
  } do {
  ^bb0(%i: i32, %d: i32):
    %j = arith.subi %i, %one : i32
    %e = func.call @leaf(%n, %d) : (i32, i32) -> i32
    scf.yield %j, %e : i32, i32
  }
  return %r#1 : i32
}
func.func @f(%n: index) -> i32 {
  %m = arith.index_cast %n : index to i32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = arith.constant 1 : i32
  %r = scf.for %l = %c0 to %n step %c1 iter_args(%d = %a) -> i32 {
    %x = func.call @outer(%m, %d) : (i32, i32) -> i32
    scf.yield %x : i32
  }
  return %r : i32
}
`,
}

// TestNested checks that contexts and limits end programs whose loops are all shorter than the time between two looks at the context.
func TestNested(t *testing.T) {
	for name, text := range nested {
		e := open(t, text, engine.Options{})
		f := typed[func(context.Context, int) (int32, error)](t, e, "f")
		if _, err := f(t.Context(), 9); err != nil {
			t.Errorf("%s: %v", name, err)
		}
		ctx, stop := context.WithTimeout(t.Context(), 50*time.Millisecond)
		begin := time.Now()
		_, err := f(ctx, 4000)
		stop()
		if err == nil || !strings.Contains(err.Error(), "execution was cancelled") {
			t.Errorf("%s: got %v", name, err)
		}
		t.Logf("%s: ended after %v", name, time.Since(begin))
		// Steps are counted, up to a factor.
		for n, over := range map[int]bool{20: false, 40: true} { // 160,000 and 2,560,000 rounds
			e := open(t, text, engine.Options{MaxSteps: 400_000})
			if strings.Contains(name, "condition") {
				n *= n / 6
			}
			_, err := typed[func(int) (int32, error)](t, e, "f")(n)
			if over != (err != nil && strings.Contains(err.Error(), "step limit")) {
				t.Errorf("%s: %d rounds each: %v", name, n, err)
			}
		}
	}
}
