// A constant whose elements are in the resource section of the file.
func.func private @printMemrefF32(memref<*xf32>) attributes {llvm.emit_c_interface}

memref.global "private" constant @g : memref<2x2xf32> = dense_resource<numbers>

func.func @main() {
  %m = memref.get_global @g : memref<2x2xf32>
  %u = memref.cast %m : memref<2x2xf32> to memref<*xf32>
  call @printMemrefF32(%u) : (memref<*xf32>) -> ()
  return
}

{-#
  dialect_resources: {
    builtin: {
      numbers: "0x040000000000803F000000C00000404000008040"
    }
  }
#-}
