// RUN: ods opt %s --convert-to-llvm | golden %S/all.out

func.func @arrive(%n: i32, %x: index) -> index {
  nvvm.barrier.arrive number_of_threads = %n
  return %x : index
}
