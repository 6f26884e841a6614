// cf.switch, scf.index_switch and scf.execute_region in a little machine that runs a program of numbers.
func.func private @printI64(i64)
func.func private @printComma()
func.func private @printNewline()

// Instructions: 0 stop, 1 n push, 2 add, 3 multiply, 4 duplicate, 5 swap, 6 print, 7 n jump when not zero.
memref.global "private" constant @program : memref<18xi32> =
  dense<[1, 2, 1, 3, 5, 3, 6, 1, 5, 4, 6, 1, -1, 2, 4, 7, 9, 0]>

func.func @name(%op: index) -> i64 {
  %r = scf.index_switch %op -> i64
  case 0 {
    %v = arith.constant 1000 : i64
    scf.yield %v : i64
  }
  case 6 {
    %v = arith.constant 6000 : i64
    scf.yield %v : i64
  }
  default {
    %v = scf.execute_region -> i64 {
      %c3 = arith.constant 3 : index
      %small = arith.cmpi ult, %op, %c3 : index
      cf.cond_br %small, ^a, ^b
    ^a:
      %x = arith.constant 2000 : i64
      scf.yield %x : i64
    ^b:
      %y = arith.constant 3000 : i64
      scf.yield %y : i64
    }
    scf.yield %v : i64
  }
  return %r : i64
}

func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %zero = arith.constant 0 : i32
  %stack = memref.alloca() : memref<16xi32>
  %code = memref.get_global @program : memref<18xi32>
  %limit = arith.constant 60 : index
  cf.br ^next(%c0, %c0, %c0 : index, index, index)
^next(%pc: index, %sp: index, %steps: index):
  %tired = arith.cmpi uge, %steps, %limit : index
  cf.cond_br %tired, ^stop, ^run
^run:
  %op = memref.load %code[%pc] : memref<18xi32>
  %pc1 = arith.addi %pc, %c1 : index
  %pc2 = arith.addi %pc, %c2 : index
  %sp1 = arith.subi %sp, %c1 : index
  %sp2 = arith.subi %sp, %c2 : index
  %up = arith.addi %sp, %c1 : index
  %n = arith.addi %steps, %c1 : index
  cf.switch %op : i32, [
    default: ^stop,
    1: ^push,
    2: ^add,
    3: ^multiply,
    4: ^duplicate,
    5: ^swap,
    6: ^print,
    7: ^jump
  ]
^push:
  %k = memref.load %code[%pc1] : memref<18xi32>
  memref.store %k, %stack[%sp] : memref<16xi32>
  cf.br ^next(%pc2, %up, %n : index, index, index)
^add:
  %a0 = memref.load %stack[%sp2] : memref<16xi32>
  %a1 = memref.load %stack[%sp1] : memref<16xi32>
  %s = arith.addi %a0, %a1 : i32
  memref.store %s, %stack[%sp2] : memref<16xi32>
  cf.br ^next(%pc1, %sp1, %n : index, index, index)
^multiply:
  %m0 = memref.load %stack[%sp2] : memref<16xi32>
  %m1 = memref.load %stack[%sp1] : memref<16xi32>
  %p = arith.muli %m0, %m1 : i32
  memref.store %p, %stack[%sp2] : memref<16xi32>
  cf.br ^next(%pc1, %sp1, %n : index, index, index)
^duplicate:
  %d = memref.load %stack[%sp1] : memref<16xi32>
  memref.store %d, %stack[%sp] : memref<16xi32>
  cf.br ^next(%pc1, %up, %n : index, index, index)
^swap:
  %x = memref.load %stack[%sp2] : memref<16xi32>
  %y = memref.load %stack[%sp1] : memref<16xi32>
  memref.store %y, %stack[%sp2] : memref<16xi32>
  memref.store %x, %stack[%sp1] : memref<16xi32>
  cf.br ^next(%pc1, %sp, %n : index, index, index)
^print:
  %v = memref.load %stack[%sp1] : memref<16xi32>
  %w = arith.extsi %v : i32 to i64
  call @printI64(%w) : (i64) -> ()
  call @printComma() : () -> ()
  cf.br ^next(%pc1, %sp1, %n : index, index, index)
^jump:
  %c = memref.load %stack[%sp1] : memref<16xi32>
  %taken = arith.cmpi ne, %c, %zero : i32
  %t = memref.load %code[%pc1] : memref<18xi32>
  %target = arith.index_cast %t : i32 to index
  %to = arith.select %taken, %target, %pc2 : index
  cf.br ^next(%to, %sp1, %n : index, index, index)
^stop:
  %done = arith.index_cast %steps : index to i64
  call @printI64(%done) : (i64) -> ()
  call @printNewline() : () -> ()
  %c8 = arith.constant 8 : index
  scf.for %i = %c0 to %c8 step %c2 {
    %q = func.call @name(%i) : (index) -> i64
    func.call @printI64(%q) : (i64) -> ()
    func.call @printNewline() : () -> ()
  }
  return
}
