// RUN: ods opt %s --split-input-file --verify-diagnostics

// Tiles that no instruction accesses. The messages are mlir-opt's.

llvm.func @a(%p: !llvm.ptr<1>, %n: i32) {
  // expected-error@+1 {{'xevm.blockload2d' op transpose is only supported for 32 and 64 bit elements}}
  %0 = xevm.blockload2d %p, %n, %n, %n, %n, %n <{elem_size_in_bits=8 : i32, tile_width=16 : i32, tile_height=8 : i32, v_blocks=1 : i32, transpose=true, pack_register=false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<4xi16>
  llvm.return
}

// -----

llvm.func @a(%p: !llvm.ptr<1>, %n: i32) {
  // expected-error@+1 {{'xevm.blockload2d' op expecting result element type to be 32 bits}}
  %0 = xevm.blockload2d %p, %n, %n, %n, %n, %n <{elem_size_in_bits=8 : i32, tile_width=16 : i32, tile_height=8 : i32, v_blocks=1 : i32, transpose=false, pack_register=true}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<4xi16>
  llvm.return
}

// -----

llvm.func @a(%p: !llvm.ptr<1>, %n: i32) {
  // expected-error@+1 {{'xevm.blockload2d' op expecting tile_width to be between 4 and 64}}
  %0 = xevm.blockload2d %p, %n, %n, %n, %n, %n <{elem_size_in_bits=8 : i32, tile_width=128 : i32, tile_height=8 : i32, v_blocks=1 : i32, transpose=false, pack_register=false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<32xi16>
  llvm.return
}

// -----

llvm.func @a(%p: !llvm.ptr<1>, %n: i32) {
  // expected-error@+1 {{'xevm.blockload2d' op expecting tile_width to be between 4 and 16}}
  %0 = xevm.blockload2d %p, %n, %n, %n, %n, %n <{elem_size_in_bits=8 : i32, tile_width=128 : i32, tile_height=8 : i32, v_blocks=1 : i32, transpose=false, pack_register=true}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<32xi16>
  llvm.return
}

// -----

llvm.func @a(%p: !llvm.ptr<1>, %n: i32) {
  // expected-error@+1 {{'xevm.blockload2d' op result size of 16 bits does not match the expected size of 8 bits}}
  %0 = xevm.blockload2d %p, %n, %n, %n, %n, %n <{elem_size_in_bits=8 : i32, tile_width=2 : i32, tile_height=8 : i32, v_blocks=1 : i32, transpose=false, pack_register=false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<1xi16>
  llvm.return
}

// -----

llvm.func @a(%p: !llvm.ptr<1>, %n: i32) {
  // expected-error@+1 {{'xevm.blockload2d' op expecting tile_height to be between 1 and 32}}
  %0 = xevm.blockload2d %p, %n, %n, %n, %n, %n <{elem_size_in_bits=8 : i32, tile_width=1 : i32, tile_height=64 : i32, v_blocks=1 : i32, transpose=false, pack_register=false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<2xi16>
  llvm.return
}

// -----

llvm.func @a(%p: !llvm.ptr<1>, %n: i32) {
  // expected-error@+1 {{'xevm.blockload2d' op expecting tile_height to be between 4 and 32}}
  %0 = xevm.blockload2d %p, %n, %n, %n, %n, %n <{elem_size_in_bits=8 : i32, tile_width=1 : i32, tile_height=64 : i32, v_blocks=1 : i32, transpose=false, pack_register=true}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<2xi16>
  llvm.return
}

// -----

llvm.func @a(%p: !llvm.ptr<1>, %n: i32) {
  // expected-error@+1 {{'xevm.blockload2d' op tile_width * v_blocks should be less than or equal to 64 for 8 bit elements}}
  %0 = xevm.blockload2d %p, %n, %n, %n, %n, %n <{elem_size_in_bits=8 : i32, tile_width=32 : i32, tile_height=8 : i32, v_blocks=4 : i32, transpose=false, pack_register=false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<32xi16>
  llvm.return
}

// -----

llvm.func @a(%p: !llvm.ptr<1>, %n: i32) {
  // expected-error@+1 {{'xevm.blockload2d' op expecting v_blocks to be 1}}
  %0 = xevm.blockload2d %p, %n, %n, %n, %n, %n <{elem_size_in_bits=8 : i32, tile_width=32 : i32, tile_height=8 : i32, v_blocks=4 : i32, transpose=true, pack_register=false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<32xi16>
  llvm.return
}

// -----

llvm.func @a(%p: !llvm.ptr<1>, %n: i32) {
  // expected-error@+1 {{'xevm.blockload2d' op expecting v_blocks to be 1, 2, or 4}}
  %0 = xevm.blockload2d %p, %n, %n, %n, %n, %n <{elem_size_in_bits=8 : i32, tile_width=16 : i32, tile_height=8 : i32, v_blocks=8 : i32, transpose=false, pack_register=false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<32xi16>
  llvm.return
}

// -----

llvm.func @a(%p: !llvm.ptr<1>, %n: i32) {
  // expected-error@+1 {{'xevm.blockload2d' op expecting tile_height to be 1, 2, 4, 8, 16, or 32}}
  %0 = xevm.blockload2d %p, %n, %n, %n, %n, %n <{elem_size_in_bits=8 : i32, tile_width=16 : i32, tile_height=12 : i32, v_blocks=1 : i32, transpose=false, pack_register=false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<6xi16>
  llvm.return
}

// -----

llvm.func @a(%p: !llvm.ptr<1>, %n: i32) {
  // expected-error@+1 {{'xevm.blockload2d' op tile_width when pack_register is true should be equal to subgroup size (16 elements)}}
  %0 = xevm.blockload2d %p, %n, %n, %n, %n, %n <{elem_size_in_bits=8 : i32, tile_width=8 : i32, tile_height=8 : i32, v_blocks=1 : i32, transpose=false, pack_register=true}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<1xi32>
  llvm.return
}

// -----

llvm.func @a(%p: !llvm.ptr<1>, %n: i32) {
  // expected-error@+1 {{'xevm.blockload2d' op expecting tile_width to be between 2 and 32}}
  %0 = xevm.blockload2d %p, %n, %n, %n, %n, %n <{elem_size_in_bits=16 : i32, tile_width=128 : i32, tile_height=8 : i32, v_blocks=1 : i32, transpose=false, pack_register=false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<64xi16>
  llvm.return
}

// -----

llvm.func @a(%p: !llvm.ptr<1>, %n: i32) {
  // expected-error@+1 {{'xevm.blockload2d' op expecting tile_width to be between 2 and 16}}
  %0 = xevm.blockload2d %p, %n, %n, %n, %n, %n <{elem_size_in_bits=16 : i32, tile_width=128 : i32, tile_height=8 : i32, v_blocks=1 : i32, transpose=false, pack_register=true}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<64xi16>
  llvm.return
}

// -----

llvm.func @a(%p: !llvm.ptr<1>, %n: i32) {
  // expected-error@+1 {{'xevm.blockload2d' op expecting tile_height to be between 2 and 32}}
  %0 = xevm.blockload2d %p, %n, %n, %n, %n, %n <{elem_size_in_bits=16 : i32, tile_width=1 : i32, tile_height=64 : i32, v_blocks=1 : i32, transpose=false, pack_register=true}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<4xi16>
  llvm.return
}

// -----

llvm.func @a(%p: !llvm.ptr<1>, %n: i32) {
  // expected-error@+1 {{'xevm.blockload2d' op tile_width * v_blocks should be less than or equal to 32 for 16 bit elements}}
  %0 = xevm.blockload2d %p, %n, %n, %n, %n, %n <{elem_size_in_bits=16 : i32, tile_width=32 : i32, tile_height=8 : i32, v_blocks=4 : i32, transpose=false, pack_register=false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<64xi16>
  llvm.return
}

// -----

llvm.func @a(%p: !llvm.ptr<1>, %n: i32) {
  // expected-error@+1 {{'xevm.blockload2d' op expecting tile_width to be between 1 and 8}}
  %0 = xevm.blockload2d %p, %n, %n, %n, %n, %n <{elem_size_in_bits=32 : i32, tile_width=16 : i32, tile_height=8 : i32, v_blocks=1 : i32, transpose=true, pack_register=false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<16xi16>
  llvm.return
}

// -----

llvm.func @a(%p: !llvm.ptr<1>, %n: i32) {
  // expected-error@+1 {{'xevm.blockload2d' op pack_register is only supported for 8 and 16 bit elements}}
  %0 = xevm.blockload2d %p, %n, %n, %n, %n, %n <{elem_size_in_bits=32 : i32, tile_width=16 : i32, tile_height=8 : i32, v_blocks=1 : i32, transpose=false, pack_register=true}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<16xi16>
  llvm.return
}

// -----

llvm.func @a(%p: !llvm.ptr<1>, %n: i32) {
  // expected-error@+1 {{'xevm.blockload2d' op expecting tile_width to be between 1 and 16}}
  %0 = xevm.blockload2d %p, %n, %n, %n, %n, %n <{elem_size_in_bits=32 : i32, tile_width=128 : i32, tile_height=8 : i32, v_blocks=1 : i32, transpose=false, pack_register=false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<128xi16>
  llvm.return
}

// -----

llvm.func @a(%p: !llvm.ptr<1>, %n: i32) {
  // expected-error@+1 {{'xevm.blockload2d' op expecting v_blocks to be 1 or 2}}
  %0 = xevm.blockload2d %p, %n, %n, %n, %n, %n <{elem_size_in_bits=32 : i32, tile_width=16 : i32, tile_height=8 : i32, v_blocks=8 : i32, transpose=false, pack_register=false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<128xi16>
  llvm.return
}

// -----

llvm.func @a(%p: !llvm.ptr<1>, %n: i32) {
  // expected-error@+1 {{'xevm.blockload2d' op expecting tile_width to be 1, 2, or 4}}
  %0 = xevm.blockload2d %p, %n, %n, %n, %n, %n <{elem_size_in_bits=64 : i32, tile_width=16 : i32, tile_height=8 : i32, v_blocks=1 : i32, transpose=true, pack_register=false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<32xi16>
  llvm.return
}

// -----

llvm.func @a(%p: !llvm.ptr<1>, %n: i32) {
  // expected-error@+1 {{'xevm.blockload2d' op expecting 'elem_size_in_bits' to be 8, 16, or 32}}
  %0 = xevm.blockload2d %p, %n, %n, %n, %n, %n <{elem_size_in_bits=64 : i32, tile_width=2 : i32, tile_height=8 : i32, v_blocks=1 : i32, transpose=false, pack_register=false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<4xi16>
  llvm.return
}

// -----

llvm.func @a(%p: !llvm.ptr<1>, %n: i32) {
  // expected-error@+1 {{'xevm.blockload2d' op expecting tile_height to be 8 for 64 bit elements}}
  %0 = xevm.blockload2d %p, %n, %n, %n, %n, %n <{elem_size_in_bits=64 : i32, tile_width=1 : i32, tile_height=64 : i32, v_blocks=1 : i32, transpose=true, pack_register=false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<16xi16>
  llvm.return
}

// -----

llvm.func @a(%p: !llvm.ptr<1>, %n: i32) {
  // expected-error@+1 {{'xevm.blockload2d' op expecting elem_size_in_bits to be 8, 16, 32, or 64}}
  %0 = xevm.blockload2d %p, %n, %n, %n, %n, %n <{elem_size_in_bits=128 : i32, tile_width=16 : i32, tile_height=8 : i32, v_blocks=1 : i32, transpose=false, pack_register=false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<64xi16>
  llvm.return
}

// -----

llvm.func @a(%p: !llvm.ptr<1>, %n: i32) {
  // expected-error@+1 {{'xevm.blockload2d' op transpose and pack_register are mutually exclusive}}
  %0 = xevm.blockload2d %p, %n, %n, %n, %n, %n <{elem_size_in_bits=16 : i32, tile_width=16 : i32, tile_height=8 : i32, v_blocks=1 : i32, transpose=true, pack_register=true}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xi16>
  llvm.return
}

// -----

llvm.func @a(%p: !llvm.ptr<1>, %n: i32) {
  %w = llvm.mlir.constant(64 : i32) : i32
  %q = llvm.mlir.constant(32 : i32) : i32
  // expected-error@+1 {{'xevm.blockprefetch2d' op 4th operand (base pitch) should be >= 2nd operand (base width)}}
  xevm.blockprefetch2d %p, %w, %n, %q, %n, %n <{elem_size_in_bits=8 : i32, tile_width=32 : i32, tile_height=8 : i32, v_blocks=1 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32)
  llvm.return
}

// -----

llvm.func @a(%p: !llvm.ptr<1>, %n: i32) {
  // expected-error@+1 {{'xevm.blockprefetch2d' op expecting v_blocks to be 1, 2, 4, or 8}}
  xevm.blockprefetch2d %p, %n, %n, %n, %n, %n <{elem_size_in_bits=8 : i32, tile_width=16 : i32, tile_height=8 : i32, v_blocks=16 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32)
  llvm.return
}

// -----

llvm.func @a(%p: !llvm.ptr<1>, %n: i32, %v: vector<8xi32>) {
  // expected-error@+1 {{'xevm.blockstore2d' op expecting tile_width to be between 4 and 64}}
  xevm.blockstore2d %p, %n, %n, %n, %n, %n, %v <{elem_size_in_bits=8 : i32, tile_width=128 : i32, tile_height=8 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xi32>)
  llvm.return
}

// -----

llvm.func @a(%p: !llvm.ptr<1>, %n: i32) {
  // expected-error@+1 {{'xevm.blockprefetch2d' op tile_width for 8 bit elements should be equal to 16 or 32}}
  xevm.blockprefetch2d %p, %n, %n, %n, %n, %n <{elem_size_in_bits=8 : i32, tile_width=128 : i32, tile_height=8 : i32, v_blocks=1 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32)
  llvm.return
}

// -----

llvm.func @a(%p: !llvm.ptr<1>, %n: i32, %v: vector<8xi32>) {
  // expected-error@+1 {{'xevm.blockstore2d' op tile_width for 8 bit elements should be equal to 16 or 32}}
  xevm.blockstore2d %p, %n, %n, %n, %n, %n, %v <{elem_size_in_bits=8 : i32, tile_width=8 : i32, tile_height=8 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xi32>)
  llvm.return
}

// -----

llvm.func @a(%p: !llvm.ptr<1>, %n: i32, %v: vector<8xi32>) {
  // expected-error@+1 {{'xevm.blockstore2d' op expecting tile_height to be between 1 and 8}}
  xevm.blockstore2d %p, %n, %n, %n, %n, %n, %v <{elem_size_in_bits=8 : i32, tile_width=16 : i32, tile_height=64 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xi32>)
  llvm.return
}

// -----

llvm.func @a(%p: !llvm.ptr<1>, %n: i32) {
  // expected-error@+1 {{'xevm.blockprefetch2d' op expecting tile_height to be 1, 2, 4, 8, 16, or 32}}
  xevm.blockprefetch2d %p, %n, %n, %n, %n, %n <{elem_size_in_bits=8 : i32, tile_width=16 : i32, tile_height=64 : i32, v_blocks=1 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32)
  llvm.return
}

// -----

llvm.func @a(%p: !llvm.ptr<1>, %n: i32, %v: vector<8xi32>) {
  // expected-error@+1 {{'xevm.blockstore2d' op expecting tile_height to be 1, 2, 4, 8, 16, or 32}}
  xevm.blockstore2d %p, %n, %n, %n, %n, %n, %v <{elem_size_in_bits=8 : i32, tile_width=32 : i32, tile_height=3 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xi32>)
  llvm.return
}

// -----

llvm.func @a(%p: !llvm.ptr<1>, %n: i32, %v: vector<8xi32>) {
  // expected-error@+1 {{'xevm.blockstore2d' op expecting tile_width to be between 2 and 32}}
  xevm.blockstore2d %p, %n, %n, %n, %n, %n, %v <{elem_size_in_bits=16 : i32, tile_width=128 : i32, tile_height=8 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xi32>)
  llvm.return
}

// -----

llvm.func @a(%p: !llvm.ptr<1>, %n: i32) {
  // expected-error@+1 {{'xevm.blockprefetch2d' op tile_width for 16 bit elements should be equal to 16}}
  xevm.blockprefetch2d %p, %n, %n, %n, %n, %n <{elem_size_in_bits=16 : i32, tile_width=128 : i32, tile_height=8 : i32, v_blocks=1 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32)
  llvm.return
}

// -----

llvm.func @a(%p: !llvm.ptr<1>, %n: i32, %v: vector<8xi32>) {
  // expected-error@+1 {{'xevm.blockstore2d' op tile_width for 16 bit elements should be equal to 16}}
  xevm.blockstore2d %p, %n, %n, %n, %n, %n, %v <{elem_size_in_bits=16 : i32, tile_width=8 : i32, tile_height=8 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xi32>)
  llvm.return
}

// -----

llvm.func @a(%p: !llvm.ptr<1>, %n: i32, %v: vector<8xi32>) {
  // expected-error@+1 {{'xevm.blockstore2d' op expecting tile_width to be between 1 and 16}}
  xevm.blockstore2d %p, %n, %n, %n, %n, %n, %v <{elem_size_in_bits=32 : i32, tile_width=128 : i32, tile_height=8 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xi32>)
  llvm.return
}

// -----

llvm.func @a(%p: !llvm.ptr<1>, %n: i32) {
  // expected-error@+1 {{'xevm.blockprefetch2d' op tile_width for 32 bit elements should be equal to 8 or 16}}
  xevm.blockprefetch2d %p, %n, %n, %n, %n, %n <{elem_size_in_bits=32 : i32, tile_width=128 : i32, tile_height=8 : i32, v_blocks=1 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32)
  llvm.return
}

// -----

llvm.func @a(%p: !llvm.ptr<1>, %n: i32, %v: vector<8xi32>) {
  // expected-error@+1 {{'xevm.blockstore2d' op tile_width for 32 bit elements should be equal to 16}}
  xevm.blockstore2d %p, %n, %n, %n, %n, %n, %v <{elem_size_in_bits=32 : i32, tile_width=8 : i32, tile_height=8 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xi32>)
  llvm.return
}

// -----

llvm.func @a(%p: !llvm.ptr<1>, %n: i32, %v: vector<8xi32>) {
  // expected-error@+1 {{'xevm.blockstore2d' op expecting tile_width to be between 1 and 8}}
  xevm.blockstore2d %p, %n, %n, %n, %n, %n, %v <{elem_size_in_bits=64 : i32, tile_width=16 : i32, tile_height=8 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xi32>)
  llvm.return
}

// -----

llvm.func @a(%p: !llvm.ptr<1>, %n: i32) {
  // expected-error@+1 {{'xevm.blockprefetch2d' op expecting 'elem_size_in_bits' to be 8, 16, or 32}}
  xevm.blockprefetch2d %p, %n, %n, %n, %n, %n <{elem_size_in_bits=64 : i32, tile_width=16 : i32, tile_height=8 : i32, v_blocks=1 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32)
  llvm.return
}

// -----

llvm.func @a(%p: !llvm.ptr<1>, %n: i32, %v: vector<8xi32>) {
  // expected-error@+1 {{'xevm.blockstore2d' op expecting 'elem_size_in_bits' to be 8, 16, or 32}}
  xevm.blockstore2d %p, %n, %n, %n, %n, %n, %v <{elem_size_in_bits=64 : i32, tile_width=8 : i32, tile_height=8 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xi32>)
  llvm.return
}

// -----

llvm.func @a(%p: !llvm.ptr<1>, %n: i32, %v: vector<8xi32>) {
  // expected-error@+1 {{'xevm.blockstore2d' op expecting elem_size_in_bits to be 8, 16, 32, or 64}}
  xevm.blockstore2d %p, %n, %n, %n, %n, %n, %v <{elem_size_in_bits=128 : i32, tile_width=16 : i32, tile_height=8 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xi32>)
  llvm.return
}

// -----

llvm.func @a(%p: !llvm.ptr<1>) {
  // expected-error@+1 {{'xevm.blockload' op vector size must be 2, 4, 8 or 16 for 8-bit element type}}
  %0 = xevm.blockload %p : (!llvm.ptr<1>) -> vector<3xi8>
  llvm.return
}

// -----

llvm.func @a(%p: !llvm.ptr<1>, %v: vector<3xi8>) {
  // expected-error@+1 {{'xevm.blockstore' op vector size must be 2, 4, 8 or 16 for 8-bit element type}}
  xevm.blockstore %p, %v : (!llvm.ptr<1>, vector<3xi8>)
  llvm.return
}

// -----

llvm.func @a(%p: !llvm.ptr<1>) {
  // expected-error@+1 {{'xevm.blockload' op vector size must be 2, 4 or 8 for element type > 8 bits}}
  %0 = xevm.blockload %p : (!llvm.ptr<1>) -> vector<16xi16>
  llvm.return
}

// -----

llvm.func @a(%p: !llvm.ptr<1>, %v: vector<16xi16>) {
  // expected-error@+1 {{'xevm.blockstore' op vector size must be 2, 4 or 8 for element type > 8 bits}}
  xevm.blockstore %p, %v : (!llvm.ptr<1>, vector<16xi16>)
  llvm.return
}
