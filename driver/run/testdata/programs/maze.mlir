// Breadth-first search through a maze with a queue, distances printed as a table.
func.func private @printMemrefI32(memref<*xi32>) attributes {llvm.emit_c_interface}

memref.global "private" constant @walls : memref<6x7xi1> = dense<[
  [false, true, false, false, false, true, false],
  [false, true, false, true, false, false, false],
  [false, false, false, true, true, true, false],
  [true, true, false, false, false, true, false],
  [false, false, false, true, false, true, false],
  [false, true, true, true, false, false, false]]>
memref.global "private" constant @dy : memref<4xi32> = dense<[0, 1, 0, -1]>
memref.global "private" constant @dx : memref<4xi32> = dense<[1, 0, -1, 0]>

func.func @visit(%dist: memref<6x7xi32>, %queue: memref<42x2xi32>, %tail: index, %y: i32, %x: i32, %d: i32) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %rows = arith.constant 6 : i32
  %cols = arith.constant 7 : i32
  %minus = arith.constant -1 : i32
  %yin = arith.cmpi ult, %y, %rows : i32
  %xin = arith.cmpi ult, %x, %cols : i32
  %in = arith.andi %yin, %xin : i1
  cf.cond_br %in, ^inside, ^no
^inside:
  %w = memref.get_global @walls : memref<6x7xi1>
  %yi = arith.index_cast %y : i32 to index
  %xi = arith.index_cast %x : i32 to index
  %wall = memref.load %w[%yi, %xi] : memref<6x7xi1>
  %old = memref.load %dist[%yi, %xi] : memref<6x7xi32>
  %seen = arith.cmpi ne, %old, %minus : i32
  %skip = arith.ori %wall, %seen : i1
  cf.cond_br %skip, ^no, ^yes
^yes:
  memref.store %d, %dist[%yi, %xi] : memref<6x7xi32>
  memref.store %y, %queue[%tail, %c0] : memref<42x2xi32>
  memref.store %x, %queue[%tail, %c1] : memref<42x2xi32>
  %t = arith.addi %tail, %c1 : index
  return %t : index
^no:
  return %tail : index
}

func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %minus = arith.constant -1 : i32
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %dist = memref.alloc() : memref<6x7xi32>
  %queue = memref.alloc() : memref<42x2xi32>
  affine.for %i = 0 to 6 {
    affine.for %j = 0 to 7 {
      affine.store %minus, %dist[%i, %j] : memref<6x7xi32>
    }
  }
  %dys = memref.get_global @dy : memref<4xi32>
  %dxs = memref.get_global @dx : memref<4xi32>
  %start = call @visit(%dist, %queue, %c0, %zero, %zero, %zero) : (memref<6x7xi32>, memref<42x2xi32>, index, i32, i32, i32) -> index
  %r:2 = scf.while (%head = %c0, %tail = %start) : (index, index) -> (index, index) {
    %more = arith.cmpi ult, %head, %tail : index
    scf.condition(%more) %head, %tail : index, index
  } do {
  ^bb0(%head: index, %tail: index):
    %y = memref.load %queue[%head, %c0] : memref<42x2xi32>
    %x = memref.load %queue[%head, %c1] : memref<42x2xi32>
    %yi = arith.index_cast %y : i32 to index
    %xi = arith.index_cast %x : i32 to index
    %d = memref.load %dist[%yi, %xi] : memref<6x7xi32>
    %d1 = arith.addi %d, %one : i32
    %t = scf.for %k = %c0 to %c4 step %c1 iter_args(%q = %tail) -> (index) {
      %dy = memref.load %dys[%k] : memref<4xi32>
      %dx = memref.load %dxs[%k] : memref<4xi32>
      %ny = arith.addi %y, %dy : i32
      %nx = arith.addi %x, %dx : i32
      %n = func.call @visit(%dist, %queue, %q, %ny, %nx, %d1) : (memref<6x7xi32>, memref<42x2xi32>, index, i32, i32, i32) -> index
      scf.yield %n : index
    }
    %h = arith.addi %head, %c1 : index
    scf.yield %h, %t : index, index
  }
  %u = memref.cast %dist : memref<6x7xi32> to memref<*xi32>
  call @printMemrefI32(%u) : (memref<*xi32>) -> ()
  memref.dealloc %dist : memref<6x7xi32>
  memref.dealloc %queue : memref<42x2xi32>
  return
}
