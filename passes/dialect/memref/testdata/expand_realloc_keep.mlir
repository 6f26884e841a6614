// RUN: ods opt %s --expand-realloc=emit-deallocs=false | golden %S/expand_realloc_keep.out

func.func @f(%m: memref<?xf32>, %s: index) -> memref<?xf32> {
  %r = memref.realloc %m(%s) : memref<?xf32> to memref<?xf32>
  return %r : memref<?xf32>
}
