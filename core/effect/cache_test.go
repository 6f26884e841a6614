package effect_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/effect"
	"github.com/odsgen/ods/generated/all"
)

const nest = `
func.func @f(%c: i1, %m: memref<f32>, %x: f32) {
  scf.if %c {
    scf.if %c {
      memref.store %x, %m[] : memref<f32>
    }
  }
  scf.if %c {
    %y = arith.addf %x, %x : f32
    %z = memref.load %m[] : memref<f32>
  }
  %w = scf.if %c -> f32 {
    scf.yield %x : f32
  } else {
    scf.yield %x : f32
  }
  "t.use"(%w) : (f32) -> ()
  return
}`

// TestSameAnswers: a cache, asked twice, and a pin say what the operations say themselves.
func TestSameAnswers(t *testing.T) {
	ctx := core.NewContextWith(all.Registry())
	ctx.AllowUnregistered(true)
	module, err := core.ParseString(ctx, "nest.mlir", nest)
	if err != nil {
		t.Fatal(err)
	}
	var cache effect.Cache
	var pin effect.Pin
	dead, free := 0, 0
	for range 2 {
		module.Walk(func(op *core.Operation) {
			if got, want := cache.IsMemoryEffectFree(op), op.IsMemoryEffectFree(); got != want {
				t.Errorf("%s: free of effects: %v, want %v", op, got, want)
			} else if got {
				free++
			}
			want := op.IsTriviallyDead()
			if got := cache.IsTriviallyDead(op); got != want {
				t.Errorf("%s: dead: %v, want %v", op, got, want)
			}
			if got := pin.IsTriviallyDead(op); got != want {
				t.Errorf("%s: dead by the pin: %v, want %v", op, got, want)
			}
			if want {
				dead++
			}
		})
	}
	if dead == 0 || free == 0 {
		t.Errorf("%d dead, %d free: the test asks nothing", dead, free)
	}
}

// TestReset: an answer holds until Reset.
func TestReset(t *testing.T) {
	ctx := core.NewContextWith(all.Registry())
	module, err := core.ParseString(ctx, "nest.mlir",
		"func.func @f(%c: i1, %m: memref<f32>, %x: f32) {\n  scf.if %c {\n    memref.store %x, %m[] : memref<f32>\n  }\n  return\n}")
	if err != nil {
		t.Fatal(err)
	}
	var branch, store *core.Operation
	module.Walk(func(op *core.Operation) {
		switch op.Name() {
		case "scf.if":
			branch = op
		case "memref.store":
			store = op
		}
	})
	var cache effect.Cache
	if cache.IsTriviallyDead(branch) {
		t.Fatal("a branch that stores is dead")
	}
	store.Erase()
	cache.Reset()
	if !cache.IsTriviallyDead(branch) {
		t.Error("a branch without effects is not dead after Reset")
	}
}

// TestPinFollows: a pin that is told of changes says what the operations say themselves, while a nest is moved, emptied
// and erased.
func TestPinFollows(t *testing.T) {
	const text = `
func.func @f(%c: i1, %m: memref<f32>, %x: f32) {
  scf.if %c {
    scf.if %c {
      scf.if %c {
        memref.store %x, %m[] : memref<f32>
      }
    }
  }
  scf.if %c {
    scf.if %c {
      memref.store %x, %m[] : memref<f32>
    }
  }
  return
}`
	for seed := range uint64(200) {
		ctx := core.NewContextWith(all.Registry())
		module, err := core.ParseString(ctx, "nest.mlir", text)
		if err != nil {
			t.Fatal(err)
		}
		rnd := rand.New(rand.NewPCG(seed, 0))
		var ops []*core.Operation
		module.Walk(func(op *core.Operation) {
			if op.Name() == "scf.if" || op.Name() == "memref.store" {
				ops = append(ops, op)
			}
		})
		var pin effect.Pin
		for step := range 30 {
			op, to := ops[rnd.IntN(len(ops))], ops[rnd.IntN(len(ops))]
			switch {
			case step%2 == 0 || op.IsAncestorOf(to):
			case len(ops) > 3 && op.NumRegions() == 0 && rnd.IntN(8) == 0:
				pin.Erased(op)
				ops = slices.DeleteFunc(ops, func(o *core.Operation) bool { return o == op })
				op.Erase()
			case to.NumRegions() > 0 && rnd.IntN(2) == 0: // into it
				op.MoveBefore(to.Region(0).Entry().Last())
				pin.Inserted(op)
			default:
				op.MoveBefore(to)
				pin.Inserted(op)
			}
			for range 3 {
				if op := ops[rnd.IntN(len(ops))]; pin.IsTriviallyDead(op) != op.IsTriviallyDead() {
					t.Fatalf("seed %d, step %d: the pin is wrong about %s in %s", seed, step, op, module)
				}
			}
		}
	}
}
