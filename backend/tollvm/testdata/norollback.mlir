// RUN: ods opt %s "--convert-to-llvm=filter-dialects=index allow-pattern-rollback=0" | golden %S/norollback.out

// Without rollback, each use of a value that is not converted has a cast of its own.
func.func @twice(%a: index, %b: index) -> (index, index) {
  %0 = index.add %a, %a
  %1 = index.mul %a, %b
  return %0, %1 : index, index
}
