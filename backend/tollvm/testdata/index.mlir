// RUN: ods opt --upstream-bugs %s --convert-index-to-llvm --allow-unregistered-dialect | golden %S/index.out

func.func @plain(%a: index, %b: index) -> index {
  %0 = index.add %a, %b
  %1 = index.divu %0, %b {test.a}
  %2 = index.maxs %1, %b
  %3 = index.shrs %2, %b
  return %3 : index
}

func.func @rounded(%a: index, %b: index) -> (index, index, index) {
  %0 = index.ceildivs %a, %b
  %1 = index.ceildivu %a, %b
  %2 = index.floordivs %a, %b
  return %0, %1, %2 : index, index, index
}

func.func @casts(%a: index, %b: i128, %c: i8) -> (i32, i128, index, index) {
  %0 = index.casts %a : index to i32
  %1 = index.castu %a : index to i128
  %2 = index.casts %b : i128 to index
  %3 = index.castu %c : i8 to index
  return %0, %1, %2, %3 : i32, i128, index, index
}

func.func @constants(%a: index) -> (i1, i1, index, index) {
  %0 = index.cmp ult(%a, %a)
  %1 = index.bool.constant true
  %2 = index.constant -5
  %3 = index.sizeof
  return %0, %1, %2, %3 : i1, i1, index, index
}
