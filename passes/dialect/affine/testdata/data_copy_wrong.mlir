// RUN: ods opt %s --upstream-bugs --affine-data-copy-generate | golden %S/data_copy_wrong.out
// RUN: ods opt %s --upstream-bugs --affine-data-copy-generate="generate-dma fast-mem-space=2 tag-mem-space=3" | golden %S/data_copy_wrong_dma.out
// RUN: ods opt %s --upstream-bugs --affine-data-copy-generate="fast-mem-capacity=1 fast-mem-space=0" | golden %S/data_copy_wrong_small.out
// RUN: ods opt %s --upstream-bugs --affine-data-copy-generate="skip-non-unit-stride-loops min-dma-transfer=4" | golden %S/data_copy_wrong_steps.out
// RUN: ods opt %s --upstream-bugs --affine-data-copy-generate="slow-mem-space=1 generate-dma skip-non-unit-stride-loops" | golden %S/data_copy_wrong_slow.out
// Memory that 22.1.8 copies although something else touches it.

func.func @plain_load(%a: memref<10xf32>) {
  affine.for %i = 0 to 10 {
    %0 = affine.load %a[%i] : memref<10xf32>
    memref.store %0, %a[%i] : memref<10xf32>
  }
  return
}

// The call may write what was copied.
func.func @other_use(%a: memref<10xf32>) {
  affine.for %i = 0 to 10 {
    %0 = affine.load %a[%i] : memref<10xf32>
    func.call @elsewhere(%a) : (memref<10xf32>) -> ()
  }
  return
}


func.func private @elsewhere(memref<10xf32>)
