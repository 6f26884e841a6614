// RUN: ods opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

func.func @f(%a: memref<10xf32>, %p: !llvm.ptr, %i: i64, %n: index, %c: i1, %x: memref<i32>, %v: memref<i32>, %e: i32) {
  // expected-error @below {{expected extent or upperbound.}}
  %b = acc.bounds lowerbound(%n : index)
  return
}

// -----

func.func @f(%a: memref<10xf32>, %p: !llvm.ptr, %i: i64, %n: index, %c: i1, %x: memref<i32>, %v: memref<i32>, %e: i32) {
  // expected-error @below {{data clause associated with private operation must match its intent}}
  %0 = acc.private varPtr(%a : memref<10xf32>) -> memref<10xf32> {dataClause = #acc<data_clause acc_detach>}
  return
}

// -----

func.func @f(%a: memref<10xf32>, %p: !llvm.ptr, %i: i64, %n: index, %c: i1, %x: memref<i32>, %v: memref<i32>, %e: i32) {
  // expected-error @below {{no data clause modifiers are allowed}}
  %0 = acc.private varPtr(%a : memref<10xf32>) -> memref<10xf32> {modifiers = #acc<data_clause_modifier zero,readonly,alwaysin>}
  return
}

// -----

func.func @f(%a: memref<10xf32>, %p: !llvm.ptr, %i: i64, %n: index, %c: i1, %x: memref<i32>, %v: memref<i32>, %e: i32) {
  // expected-error @below {{varType must capture the element type of var}}
  %0 = acc.private varPtr(%a : memref<10xf32>) varType(memref<10xf32>) -> memref<10xf32>
  return
}

// -----

func.func @f(%a: memref<10xf32>, %p: !llvm.ptr, %i: i64, %n: index, %c: i1, %x: memref<i32>, %v: memref<i32>, %e: i32) {
  // expected-error @below {{'acc.private' op recipe expected for private}}
  %0 = acc.private varPtr(%a : memref<10xf32>) -> memref<9xf32>
  return
}

// -----

func.func @f(%a: memref<10xf32>, %p: !llvm.ptr, %i: i64, %n: index, %c: i1, %x: memref<i32>, %v: memref<i32>, %e: i32) {
  // expected-error @below {{data clause associated with firstprivate operation must match its intent}}
  %0 = acc.firstprivate varPtr(%a : memref<10xf32>) -> memref<10xf32> {dataClause = #acc<data_clause acc_detach>}
  return
}

// -----

func.func @f(%a: memref<10xf32>, %p: !llvm.ptr, %i: i64, %n: index, %c: i1, %x: memref<i32>, %v: memref<i32>, %e: i32) {
  // expected-error @below {{data clause associated with reduction operation must match its intent}}
  %0 = acc.reduction varPtr(%a : memref<10xf32>) -> memref<10xf32> {dataClause = #acc<data_clause acc_detach>}
  return
}

// -----

func.func @f(%a: memref<10xf32>, %p: !llvm.ptr, %i: i64, %n: index, %c: i1, %x: memref<i32>, %v: memref<i32>, %e: i32) {
  // expected-error @below {{'acc.reduction' op recipe expected for reduction}}
  %0 = acc.reduction varPtr(%a : memref<10xf32>) -> memref<9xf32>
  return
}

// -----

func.func @f(%a: memref<10xf32>, %p: !llvm.ptr, %i: i64, %n: index, %c: i1, %x: memref<i32>, %v: memref<i32>, %e: i32) {
  // expected-error @below {{data clause associated with deviceptr operation must match its intent}}
  %0 = acc.deviceptr varPtr(%a : memref<10xf32>) -> memref<10xf32> {dataClause = #acc<data_clause acc_detach>}
  return
}

// -----

func.func @f(%a: memref<10xf32>, %p: !llvm.ptr, %i: i64, %n: index, %c: i1, %x: memref<i32>, %v: memref<i32>, %e: i32) {
  // expected-error @below {{data clause associated with present operation must match its intent}}
  %0 = acc.present varPtr(%a : memref<10xf32>) -> memref<10xf32> {dataClause = #acc<data_clause acc_detach>}
  return
}

// -----

func.func @f(%a: memref<10xf32>, %p: !llvm.ptr, %i: i64, %n: index, %c: i1, %x: memref<i32>, %v: memref<i32>, %e: i32) {
  // expected-error @below {{input and output types must match}}
  %0 = acc.present varPtr(%a : memref<10xf32>) -> memref<9xf32>
  return
}

// -----

func.func @f(%a: memref<10xf32>, %p: !llvm.ptr, %i: i64, %n: index, %c: i1, %x: memref<i32>, %v: memref<i32>, %e: i32) {
  // expected-error @below {{data clause associated with copyin operation must match its intent or specify original clause this operation was decomposed from}}
  %0 = acc.copyin varPtr(%a : memref<10xf32>) -> memref<10xf32> {dataClause = #acc<data_clause acc_detach>}
  return
}

// -----

func.func @f(%a: memref<10xf32>, %p: !llvm.ptr, %i: i64, %n: index, %c: i1, %x: memref<i32>, %v: memref<i32>, %e: i32) {
  // expected-error @below {{invalid data clause modifiers: zero}}
  %0 = acc.copyin varPtr(%a : memref<10xf32>) -> memref<10xf32> {modifiers = #acc<data_clause_modifier zero,readonly,alwaysin>}
  return
}

// -----

func.func @f(%a: memref<10xf32>, %p: !llvm.ptr, %i: i64, %n: index, %c: i1, %x: memref<i32>, %v: memref<i32>, %e: i32) {
  // expected-error @below {{data clause associated with create operation must match its intent or specify original clause this operation was decomposed from}}
  %0 = acc.create varPtr(%a : memref<10xf32>) -> memref<10xf32> {dataClause = #acc<data_clause acc_detach>}
  return
}

// -----

func.func @f(%a: memref<10xf32>, %p: !llvm.ptr, %i: i64, %n: index, %c: i1, %x: memref<i32>, %v: memref<i32>, %e: i32) {
  // expected-error @below {{invalid data clause modifiers: readonly}}
  %0 = acc.create varPtr(%a : memref<10xf32>) -> memref<10xf32> {modifiers = #acc<data_clause_modifier zero,readonly,alwaysin>}
  return
}

// -----

func.func @f(%a: memref<10xf32>, %p: !llvm.ptr, %i: i64, %n: index, %c: i1, %x: memref<i32>, %v: memref<i32>, %e: i32) {
  // expected-error @below {{data clause associated with no_create operation must match its intent}}
  %0 = acc.nocreate varPtr(%a : memref<10xf32>) -> memref<10xf32> {dataClause = #acc<data_clause acc_detach>}
  return
}

// -----

func.func @f(%a: memref<10xf32>, %p: !llvm.ptr, %i: i64, %n: index, %c: i1, %x: memref<i32>, %v: memref<i32>, %e: i32) {
  // expected-error @below {{data clause associated with attach operation must match its intent}}
  %0 = acc.attach varPtr(%a : memref<10xf32>) -> memref<10xf32> {dataClause = #acc<data_clause acc_detach>}
  return
}

// -----

func.func @f(%a: memref<10xf32>, %p: !llvm.ptr, %i: i64, %n: index, %c: i1, %x: memref<i32>, %v: memref<i32>, %e: i32) {
  // expected-error @below {{data clause associated with device operation must match its intent or specify original clause this operation was decomposed from}}
  %0 = acc.update_device varPtr(%a : memref<10xf32>) -> memref<10xf32> {dataClause = #acc<data_clause acc_detach>}
  return
}

// -----

func.func @f(%a: memref<10xf32>, %p: !llvm.ptr, %i: i64, %n: index, %c: i1, %x: memref<i32>, %v: memref<i32>, %e: i32) {
  // expected-error @below {{data clause associated with use_device operation must match its intent or specify original clause this operation was decomposed from}}
  %0 = acc.use_device varPtr(%a : memref<10xf32>) -> memref<10xf32> {dataClause = #acc<data_clause acc_detach>}
  return
}

// -----

func.func @f(%a: memref<10xf32>, %p: !llvm.ptr, %i: i64, %n: index, %c: i1, %x: memref<i32>, %v: memref<i32>, %e: i32) {
  // expected-error @below {{data clause associated with device_resident operation must match its intent}}
  %0 = acc.declare_device_resident varPtr(%a : memref<10xf32>) -> memref<10xf32> {dataClause = #acc<data_clause acc_detach>}
  return
}

// -----

func.func @f(%a: memref<10xf32>, %p: !llvm.ptr, %i: i64, %n: index, %c: i1, %x: memref<i32>, %v: memref<i32>, %e: i32) {
  // expected-error @below {{data clause associated with link operation must match its intent}}
  %0 = acc.declare_link varPtr(%a : memref<10xf32>) -> memref<10xf32> {dataClause = #acc<data_clause acc_detach>}
  return
}

// -----

func.func @f(%a: memref<10xf32>, %p: !llvm.ptr, %i: i64, %n: index, %c: i1, %x: memref<i32>, %v: memref<i32>, %e: i32) {
  // expected-error @below {{data clause associated with cache operation must match its intent or specify original clause this operation was decomposed from}}
  %0 = acc.cache varPtr(%a : memref<10xf32>) -> memref<10xf32> {dataClause = #acc<data_clause acc_detach>}
  return
}

// -----

func.func @f(%a: memref<10xf32>, %p: !llvm.ptr, %i: i64, %n: index, %c: i1, %x: memref<i32>, %v: memref<i32>, %e: i32) {
  // expected-error @below {{invalid data clause modifiers: zero,alwaysin}}
  %0 = acc.cache varPtr(%a : memref<10xf32>) -> memref<10xf32> {modifiers = #acc<data_clause_modifier zero,readonly,alwaysin>}
  return
}

// -----

func.func @f(%a: memref<10xf32>, %p: !llvm.ptr, %i: i64, %n: index, %c: i1, %x: memref<i32>, %v: memref<i32>, %e: i32) {
  // expected-error @below {{'acc.private' op expected symbol reference @f to point to a private declaration}}
  %0 = acc.private varPtr(%a : memref<10xf32>) recipe(@f) -> memref<10xf32> {}
  return
}

// -----

func.func @f(%a: memref<10xf32>, %p: !llvm.ptr, %i: i64, %n: index, %c: i1, %x: memref<i32>, %v: memref<i32>, %e: i32) {
  // expected-error @below {{'acc.firstprivate' op recipe expected for firstprivate}}
  %0 = acc.firstprivate varPtr(%a : memref<10xf32>) -> memref<10xf32> {}
  return
}

// -----

func.func @f(%a: memref<10xf32>, %p: !llvm.ptr, %i: i64, %n: index, %c: i1, %x: memref<i32>, %v: memref<i32>, %e: i32) {
  // expected-error @below {{'acc.firstprivate' op expected symbol reference @f to point to a firstprivate declaration}}
  %0 = acc.firstprivate varPtr(%a : memref<10xf32>) recipe(@f) -> memref<10xf32> {}
  return
}

// -----

func.func @f(%a: memref<10xf32>, %p: !llvm.ptr, %i: i64, %n: index, %c: i1, %x: memref<i32>, %v: memref<i32>, %e: i32) {
  // expected-error @below {{'acc.reduction' op expected symbol reference @f to point to a reduction declaration}}
  %0 = acc.reduction varPtr(%a : memref<10xf32>) recipe(@f) -> memref<10xf32> {}
  return
}

// -----

func.func @f(%a: memref<10xf32>, %p: !llvm.ptr, %i: i64, %n: index, %c: i1, %x: memref<i32>, %v: memref<i32>, %e: i32) {
  %d = acc.copyin varPtr(%a : memref<10xf32>) -> memref<10xf32>
  %g = acc.update_device varPtr(%a : memref<10xf32>) -> memref<10xf32>
  // expected-error @below {{data clause associated with copyout operation must match its intent or specify original clause this operation was decomposed from}}
  acc.copyout accPtr(%d : memref<10xf32>) to varPtr(%a : memref<10xf32>) {dataClause = #acc<data_clause acc_cache>}
  return
}

// -----

func.func @f(%a: memref<10xf32>, %p: !llvm.ptr, %i: i64, %n: index, %c: i1, %x: memref<i32>, %v: memref<i32>, %e: i32) {
  %d = acc.copyin varPtr(%a : memref<10xf32>) -> memref<10xf32>
  %g = acc.update_device varPtr(%a : memref<10xf32>) -> memref<10xf32>
  // expected-error @below {{data clause associated with delete operation must match its intent or specify original clause this operation was decomposed from}}
  acc.delete accPtr(%d : memref<10xf32>) {dataClause = #acc<data_clause acc_cache>}
  return
}

// -----

func.func @f(%a: memref<10xf32>, %p: !llvm.ptr, %i: i64, %n: index, %c: i1, %x: memref<i32>, %v: memref<i32>, %e: i32) {
  %d = acc.copyin varPtr(%a : memref<10xf32>) -> memref<10xf32>
  %g = acc.update_device varPtr(%a : memref<10xf32>) -> memref<10xf32>
  // expected-error @below {{data clause associated with detach operation must match its intent or specify original clause this operation was decomposed from}}
  acc.detach accPtr(%d : memref<10xf32>) {dataClause = #acc<data_clause acc_cache>}
  return
}

// -----

func.func @f(%a: memref<10xf32>, %p: !llvm.ptr, %i: i64, %n: index, %c: i1, %x: memref<i32>, %v: memref<i32>, %e: i32) {
  %d = acc.copyin varPtr(%a : memref<10xf32>) -> memref<10xf32>
  %g = acc.update_device varPtr(%a : memref<10xf32>) -> memref<10xf32>
  // expected-error @below {{data clause associated with host operation must match its intent or specify original clause this operation was decomposed from}}
  acc.update_host accPtr(%d : memref<10xf32>) to varPtr(%a : memref<10xf32>) {dataClause = #acc<data_clause acc_cache>}
  return
}

// -----

func.func @f(%a: memref<10xf32>, %p: !llvm.ptr, %i: i64, %n: index, %c: i1, %x: memref<i32>, %v: memref<i32>, %e: i32) {
  // expected-error @below {{at least one operand or the default attribute must appear on the data operation}}
  acc.data {
    acc.terminator
  }
  return
}

// -----

func.func @f(%a: memref<10xf32>, %p: !llvm.ptr, %i: i64, %n: index, %c: i1, %x: memref<i32>, %v: memref<i32>, %e: i32) {
  %d = acc.copyin varPtr(%a : memref<10xf32>) -> memref<10xf32>
  %g = acc.update_device varPtr(%a : memref<10xf32>) -> memref<10xf32>
  // expected-error @below {{expect data entry/exit operation or acc.getdeviceptr as defining op}}
  acc.data dataOperands(%g : memref<10xf32>) {
    acc.terminator
  }
  return
}

// -----

func.func @f(%a: memref<10xf32>, %p: !llvm.ptr, %i: i64, %n: index, %c: i1, %x: memref<i32>, %v: memref<i32>, %e: i32) {
  %d = acc.copyin varPtr(%a : memref<10xf32>) -> memref<10xf32>
  %g = acc.update_device varPtr(%a : memref<10xf32>) -> memref<10xf32>
  // expected-error @below {{asyncOnly attribute cannot appear with asyncOperand}}
  acc.data async(%i : i64) wait({%i : i64}) {
    acc.terminator
  } attributes {asyncOnly = [#acc.device_type<none>]}
  return
}

// -----

func.func @f(%a: memref<10xf32>, %p: !llvm.ptr, %i: i64, %n: index, %c: i1, %x: memref<i32>, %v: memref<i32>, %e: i32) {
  %d = acc.copyin varPtr(%a : memref<10xf32>) -> memref<10xf32>
  %g = acc.update_device varPtr(%a : memref<10xf32>) -> memref<10xf32>
  // expected-error @below {{'acc.parallel' op expected private as defining op}}
  acc.parallel private(%d : memref<10xf32>) {
    acc.yield
  } attributes {}
  return
}

// -----

func.func @f(%a: memref<10xf32>, %p: !llvm.ptr, %i: i64, %n: index, %c: i1, %x: memref<i32>, %v: memref<i32>, %e: i32) {
  %d = acc.copyin varPtr(%a : memref<10xf32>) -> memref<10xf32>
  %g = acc.update_device varPtr(%a : memref<10xf32>) -> memref<10xf32>
  // expected-error @below {{'acc.parallel' op expected firstprivate as defining op}}
  acc.parallel firstprivate(%d : memref<10xf32>) {
    acc.yield
  } attributes {}
  return
}

// -----

func.func @f(%a: memref<10xf32>, %p: !llvm.ptr, %i: i64, %n: index, %c: i1, %x: memref<i32>, %v: memref<i32>, %e: i32) {
  %d = acc.copyin varPtr(%a : memref<10xf32>) -> memref<10xf32>
  %g = acc.update_device varPtr(%a : memref<10xf32>) -> memref<10xf32>
  // expected-error @below {{'acc.parallel' op expected reduction as defining op}}
  acc.parallel reduction(%d : memref<10xf32>) {
    acc.yield
  } attributes {}
  return
}

// -----

func.func @f(%a: memref<10xf32>, %p: !llvm.ptr, %i: i64, %n: index, %c: i1, %x: memref<i32>, %v: memref<i32>, %e: i32) {
  %d = acc.copyin varPtr(%a : memref<10xf32>) -> memref<10xf32>
  %g = acc.update_device varPtr(%a : memref<10xf32>) -> memref<10xf32>
  // expected-error @below {{'acc.parallel' op num_gangs expects a maximum of 3 values per segment}}
  acc.parallel num_gangs({%i : i64, %i : i64, %i : i64, %i : i64}) {
    acc.yield
  } attributes {}
  return
}

// -----

func.func @f(%a: memref<10xf32>, %p: !llvm.ptr, %i: i64, %n: index, %c: i1, %x: memref<i32>, %v: memref<i32>, %e: i32) {
  %d = acc.copyin varPtr(%a : memref<10xf32>) -> memref<10xf32>
  %g = acc.update_device varPtr(%a : memref<10xf32>) -> memref<10xf32>
  // expected-error @below {{'acc.parallel' op num_workers operands count must match num_workers device_type count}}
  acc.parallel num_workers(%i : i64) {
    acc.yield
  } attributes {numWorkersDeviceType = []}
  return
}

// -----

func.func @f(%a: memref<10xf32>, %p: !llvm.ptr, %i: i64, %n: index, %c: i1, %x: memref<i32>, %v: memref<i32>, %e: i32) {
  %d = acc.copyin varPtr(%a : memref<10xf32>) -> memref<10xf32>
  %g = acc.update_device varPtr(%a : memref<10xf32>) -> memref<10xf32>
  // expected-error @below {{'acc.parallel' op vector_length operands count must match vector_length device_type count}}
  acc.parallel vector_length(%i : i64) {
    acc.yield
  } attributes {vectorLengthDeviceType = []}
  return
}

// -----

func.func @f(%a: memref<10xf32>, %p: !llvm.ptr, %i: i64, %n: index, %c: i1, %x: memref<i32>, %v: memref<i32>, %e: i32) {
  %d = acc.copyin varPtr(%a : memref<10xf32>) -> memref<10xf32>
  %g = acc.update_device varPtr(%a : memref<10xf32>) -> memref<10xf32>
  // expected-error @below {{'acc.parallel' op async operands count must match async device_type count}}
  acc.parallel async(%i : i64) {
    acc.yield
  } attributes {asyncOperandsDeviceType = []}
  return
}

// -----

func.func @f(%a: memref<10xf32>, %p: !llvm.ptr, %i: i64, %n: index, %c: i1, %x: memref<i32>, %v: memref<i32>, %e: i32) {
  %d = acc.copyin varPtr(%a : memref<10xf32>) -> memref<10xf32>
  %g = acc.update_device varPtr(%a : memref<10xf32>) -> memref<10xf32>
  // expected-error @below {{'acc.parallel' op wait operand count does not match count in segments}}
  acc.parallel wait({%i : i64}) {
    acc.yield
  } attributes {waitOperandsSegments = array<i32: 2>}
  return
}

// -----

func.func @f(%a: memref<10xf32>, %p: !llvm.ptr, %i: i64, %n: index, %c: i1, %x: memref<i32>, %v: memref<i32>, %e: i32) {
  %d = acc.copyin varPtr(%a : memref<10xf32>) -> memref<10xf32>
  %g = acc.update_device varPtr(%a : memref<10xf32>) -> memref<10xf32>
  // expected-error @below {{'acc.parallel' op wait segment count does not match device_type count}}
  acc.parallel wait({%i : i64}) {
    acc.yield
  } attributes {waitOperandsDeviceType = []}
  return
}

// -----

func.func @f(%a: memref<10xf32>, %p: !llvm.ptr, %i: i64, %n: index, %c: i1, %x: memref<i32>, %v: memref<i32>, %e: i32) {
  %d = acc.copyin varPtr(%a : memref<10xf32>) -> memref<10xf32>
  %g = acc.update_device varPtr(%a : memref<10xf32>) -> memref<10xf32>
  // expected-error @below {{wait attribute cannot appear with waitOperands}}
  acc.parallel wait({%i : i64}) {
    acc.yield
  } attributes {waitOnly = [#acc.device_type<none>]}
  return
}

// -----

func.func @f(%a: memref<10xf32>, %p: !llvm.ptr, %i: i64, %n: index, %c: i1, %x: memref<i32>, %v: memref<i32>, %e: i32) {
  %d = acc.copyin varPtr(%a : memref<10xf32>) -> memref<10xf32>
  %g = acc.update_device varPtr(%a : memref<10xf32>) -> memref<10xf32>
  // expected-error @below {{'acc.parallel' op num_gangs operand count does not match count in segments}}
  acc.parallel num_gangs({%i : i64}) {
    acc.yield
  } attributes {numGangsSegments = array<i32: 2>}
  return
}

// -----

func.func @f(%a: memref<10xf32>, %p: !llvm.ptr, %i: i64, %n: index, %c: i1, %x: memref<i32>, %v: memref<i32>, %e: i32) {
  %d = acc.copyin varPtr(%a : memref<10xf32>) -> memref<10xf32>
  %g = acc.update_device varPtr(%a : memref<10xf32>) -> memref<10xf32>
  // expected-error @below {{'acc.serial' op expected private as defining op}}
  acc.serial private(%d : memref<10xf32>) {
    acc.yield
  } attributes {}
  return
}

// -----

func.func @f(%a: memref<10xf32>, %p: !llvm.ptr, %i: i64, %n: index, %c: i1, %x: memref<i32>, %v: memref<i32>, %e: i32) {
  %d = acc.copyin varPtr(%a : memref<10xf32>) -> memref<10xf32>
  %g = acc.update_device varPtr(%a : memref<10xf32>) -> memref<10xf32>
  // expected-error @below {{'acc.serial' op expected firstprivate as defining op}}
  acc.serial firstprivate(%d : memref<10xf32>) {
    acc.yield
  } attributes {}
  return
}

// -----

func.func @f(%a: memref<10xf32>, %p: !llvm.ptr, %i: i64, %n: index, %c: i1, %x: memref<i32>, %v: memref<i32>, %e: i32) {
  %d = acc.copyin varPtr(%a : memref<10xf32>) -> memref<10xf32>
  %g = acc.update_device varPtr(%a : memref<10xf32>) -> memref<10xf32>
  // expected-error @below {{'acc.serial' op expected reduction as defining op}}
  acc.serial reduction(%d : memref<10xf32>) {
    acc.yield
  } attributes {}
  return
}

// -----

func.func @f(%a: memref<10xf32>, %p: !llvm.ptr, %i: i64, %n: index, %c: i1, %x: memref<i32>, %v: memref<i32>, %e: i32) {
  %d = acc.copyin varPtr(%a : memref<10xf32>) -> memref<10xf32>
  %g = acc.update_device varPtr(%a : memref<10xf32>) -> memref<10xf32>
  // expected-error @below {{'acc.serial' op async operands count must match async device_type count}}
  acc.serial async(%i : i64) {
    acc.yield
  } attributes {asyncOperandsDeviceType = []}
  return
}

// -----

func.func @f(%a: memref<10xf32>, %p: !llvm.ptr, %i: i64, %n: index, %c: i1, %x: memref<i32>, %v: memref<i32>, %e: i32) {
  %d = acc.copyin varPtr(%a : memref<10xf32>) -> memref<10xf32>
  %g = acc.update_device varPtr(%a : memref<10xf32>) -> memref<10xf32>
  // expected-error @below {{'acc.serial' op wait operand count does not match count in segments}}
  acc.serial wait({%i : i64}) {
    acc.yield
  } attributes {waitOperandsSegments = array<i32: 2>}
  return
}

// -----

func.func @f(%a: memref<10xf32>, %p: !llvm.ptr, %i: i64, %n: index, %c: i1, %x: memref<i32>, %v: memref<i32>, %e: i32) {
  %d = acc.copyin varPtr(%a : memref<10xf32>) -> memref<10xf32>
  %g = acc.update_device varPtr(%a : memref<10xf32>) -> memref<10xf32>
  // expected-error @below {{'acc.serial' op wait segment count does not match device_type count}}
  acc.serial wait({%i : i64}) {
    acc.yield
  } attributes {waitOperandsDeviceType = []}
  return
}

// -----

func.func @f(%a: memref<10xf32>, %p: !llvm.ptr, %i: i64, %n: index, %c: i1, %x: memref<i32>, %v: memref<i32>, %e: i32) {
  %d = acc.copyin varPtr(%a : memref<10xf32>) -> memref<10xf32>
  %g = acc.update_device varPtr(%a : memref<10xf32>) -> memref<10xf32>
  // expected-error @below {{'acc.kernels' op num_gangs expects a maximum of 3 values per segment}}
  acc.kernels num_gangs({%i : i64, %i : i64, %i : i64, %i : i64}) {
    acc.terminator
  } attributes {}
  return
}

// -----

func.func @f(%a: memref<10xf32>, %p: !llvm.ptr, %i: i64, %n: index, %c: i1, %x: memref<i32>, %v: memref<i32>, %e: i32) {
  %d = acc.copyin varPtr(%a : memref<10xf32>) -> memref<10xf32>
  %g = acc.update_device varPtr(%a : memref<10xf32>) -> memref<10xf32>
  // expected-error @below {{'acc.kernels' op num_workers operands count must match num_workers device_type count}}
  acc.kernels num_workers(%i : i64) {
    acc.terminator
  } attributes {numWorkersDeviceType = []}
  return
}

// -----

func.func @f(%a: memref<10xf32>, %p: !llvm.ptr, %i: i64, %n: index, %c: i1, %x: memref<i32>, %v: memref<i32>, %e: i32) {
  %d = acc.copyin varPtr(%a : memref<10xf32>) -> memref<10xf32>
  %g = acc.update_device varPtr(%a : memref<10xf32>) -> memref<10xf32>
  // expected-error @below {{'acc.kernels' op vector_length operands count must match vector_length device_type count}}
  acc.kernels vector_length(%i : i64) {
    acc.terminator
  } attributes {vectorLengthDeviceType = []}
  return
}

// -----

func.func @f(%a: memref<10xf32>, %p: !llvm.ptr, %i: i64, %n: index, %c: i1, %x: memref<i32>, %v: memref<i32>, %e: i32) {
  %d = acc.copyin varPtr(%a : memref<10xf32>) -> memref<10xf32>
  %g = acc.update_device varPtr(%a : memref<10xf32>) -> memref<10xf32>
  // expected-error @below {{'acc.kernels' op async operands count must match async device_type count}}
  acc.kernels async(%i : i64) {
    acc.terminator
  } attributes {asyncOperandsDeviceType = []}
  return
}

// -----

func.func @f(%a: memref<10xf32>, %p: !llvm.ptr, %i: i64, %n: index, %c: i1, %x: memref<i32>, %v: memref<i32>, %e: i32) {
  %d = acc.copyin varPtr(%a : memref<10xf32>) -> memref<10xf32>
  %g = acc.update_device varPtr(%a : memref<10xf32>) -> memref<10xf32>
  // expected-error @below {{'acc.kernels' op wait operand count does not match count in segments}}
  acc.kernels wait({%i : i64}) {
    acc.terminator
  } attributes {waitOperandsSegments = array<i32: 2>}
  return
}

// -----

func.func @f(%a: memref<10xf32>, %p: !llvm.ptr, %i: i64, %n: index, %c: i1, %x: memref<i32>, %v: memref<i32>, %e: i32) {
  %d = acc.copyin varPtr(%a : memref<10xf32>) -> memref<10xf32>
  %g = acc.update_device varPtr(%a : memref<10xf32>) -> memref<10xf32>
  // expected-error @below {{'acc.kernels' op wait segment count does not match device_type count}}
  acc.kernels wait({%i : i64}) {
    acc.terminator
  } attributes {waitOperandsDeviceType = []}
  return
}

// -----

func.func @f(%a: memref<10xf32>, %p: !llvm.ptr, %i: i64, %n: index, %c: i1, %x: memref<i32>, %v: memref<i32>, %e: i32) {
  %d = acc.copyin varPtr(%a : memref<10xf32>) -> memref<10xf32>
  %g = acc.update_device varPtr(%a : memref<10xf32>) -> memref<10xf32>
  // expected-error @below {{'acc.kernels' op num_gangs operand count does not match count in segments}}
  acc.kernels num_gangs({%i : i64}) {
    acc.terminator
  } attributes {numGangsSegments = array<i32: 2>}
  return
}

// -----

func.func @f(%a: memref<10xf32>, %p: !llvm.ptr, %i: i64, %n: index, %c: i1, %x: memref<i32>, %v: memref<i32>, %e: i32) {
  %q = acc.private varPtr(%a : memref<10xf32>) recipe(@pr) -> memref<10xf32>
  // expected-error @below {{'acc.parallel' op private operand appears more than once}}
  acc.parallel private(%q, %q : memref<10xf32>, memref<10xf32>) {
    acc.yield
  }
  return
}
acc.private.recipe @pr : memref<10xf32> init {
^bb0(%x: memref<10xf32>):
  acc.yield %x : memref<10xf32>
}

// -----

func.func @f(%a: memref<10xf32>, %p: !llvm.ptr, %i: i64, %n: index, %c: i1, %x: memref<i32>, %v: memref<i32>, %e: i32) {
  // expected-error @below {{at least one operand must be present in dataOperands on the enter data operation}}
  acc.enter_data
  return
}

// -----

func.func @f(%a: memref<10xf32>, %p: !llvm.ptr, %i: i64, %n: index, %c: i1, %x: memref<i32>, %v: memref<i32>, %e: i32) {
  %d = acc.copyin varPtr(%a : memref<10xf32>) -> memref<10xf32>
  %g = acc.update_device varPtr(%a : memref<10xf32>) -> memref<10xf32>
  // expected-error @below {{async attribute cannot appear with asyncOperand}}
  acc.enter_data async(%i : i64) dataOperands(%d : memref<10xf32>) attributes {async}
  return
}

// -----

func.func @f(%a: memref<10xf32>, %p: !llvm.ptr, %i: i64, %n: index, %c: i1, %x: memref<i32>, %v: memref<i32>, %e: i32) {
  %d = acc.copyin varPtr(%a : memref<10xf32>) -> memref<10xf32>
  %g = acc.update_device varPtr(%a : memref<10xf32>) -> memref<10xf32>
  // expected-error @below {{wait_devnum cannot appear without waitOperands}}
  acc.enter_data wait_devnum(%i : i64) dataOperands(%d : memref<10xf32>)
  return
}

// -----

func.func @f(%a: memref<10xf32>, %p: !llvm.ptr, %i: i64, %n: index, %c: i1, %x: memref<i32>, %v: memref<i32>, %e: i32) {
  %d = acc.copyin varPtr(%a : memref<10xf32>) -> memref<10xf32>
  %g = acc.update_device varPtr(%a : memref<10xf32>) -> memref<10xf32>
  // expected-error @below {{expect data entry operation as defining op}}
  acc.enter_data dataOperands(%g : memref<10xf32>)
  return
}

// -----

func.func @f(%a: memref<10xf32>, %p: !llvm.ptr, %i: i64, %n: index, %c: i1, %x: memref<i32>, %v: memref<i32>, %e: i32) {
  // expected-error @below {{at least one operand must be present in dataOperands on the exit data operation}}
  acc.exit_data
  return
}

// -----

func.func @f(%a: memref<10xf32>, %p: !llvm.ptr, %i: i64, %n: index, %c: i1, %x: memref<i32>, %v: memref<i32>, %e: i32) {
  // expected-error @below {{at least one value must be present in dataOperands}}
  acc.update
  return
}

// -----

func.func @f(%a: memref<10xf32>, %p: !llvm.ptr, %i: i64, %n: index, %c: i1, %x: memref<i32>, %v: memref<i32>, %e: i32) {
  %d = acc.copyin varPtr(%a : memref<10xf32>) -> memref<10xf32>
  %g = acc.update_device varPtr(%a : memref<10xf32>) -> memref<10xf32>
  // expected-error @below {{'acc.update' op wait segment count does not match device_type count}}
  acc.update wait({devnum: %i : i64}) dataOperands(%g : memref<10xf32>) attributes {waitOperandsDeviceType = []}
  return
}

// -----

func.func @f(%a: memref<10xf32>, %p: !llvm.ptr, %i: i64, %n: index, %c: i1, %x: memref<i32>, %v: memref<i32>, %e: i32) {
  // expected-error @below {{at least one operand must appear on the host_data operation}}
  acc.host_data {
    acc.terminator
  }
  return
}

// -----

func.func @f(%a: memref<10xf32>, %p: !llvm.ptr, %i: i64, %n: index, %c: i1, %x: memref<i32>, %v: memref<i32>, %e: i32) {
  // expected-error @below {{at least one operand must appear on the declare operation}}
  %t = acc.declare_enter
  return
}

// -----

func.func @f(%a: memref<10xf32>, %p: !llvm.ptr, %i: i64, %n: index, %c: i1, %x: memref<i32>, %v: memref<i32>, %e: i32) {
  %d = acc.copyin varPtr(%a : memref<10xf32>) -> memref<10xf32>
  %g = acc.update_device varPtr(%a : memref<10xf32>) -> memref<10xf32>
  // expected-error @below {{expect valid declare data entry operation or acc.getdeviceptr as defining op}}
  %t = acc.declare_enter dataOperands(%g : memref<10xf32>)
  return
}

// -----

func.func @f(%a: memref<10xf32>, %p: !llvm.ptr, %i: i64, %n: index, %c: i1, %x: memref<i32>, %v: memref<i32>, %e: i32) {
  acc.parallel {
    // expected-error @below {{'acc.init' op cannot be nested in a compute operation}}
    acc.init
    acc.yield
  }
  return
}

// -----

func.func @f(%a: memref<10xf32>, %p: !llvm.ptr, %i: i64, %n: index, %c: i1, %x: memref<i32>, %v: memref<i32>, %e: i32) {
  acc.parallel {
    // expected-error @below {{'acc.shutdown' op cannot be nested in a compute operation}}
    acc.shutdown
    acc.yield
  }
  return
}

// -----

func.func @f(%a: memref<10xf32>, %p: !llvm.ptr, %i: i64, %n: index, %c: i1, %x: memref<i32>, %v: memref<i32>, %e: i32) {
  acc.parallel {
    // expected-error @below {{'acc.set' op cannot be nested in a compute operation}}
    acc.set
    acc.yield
  }
  return
}

// -----

func.func @f(%a: memref<10xf32>, %p: !llvm.ptr, %i: i64, %n: index, %c: i1, %x: memref<i32>, %v: memref<i32>, %e: i32) {
  // expected-error @below {{'acc.set' op at least one default_async, device_num, or device_type operand must appear}}
  acc.set
  return
}

// -----

func.func @f(%a: memref<10xf32>, %p: !llvm.ptr, %i: i64, %n: index, %c: i1, %x: memref<i32>, %v: memref<i32>, %e: i32) {
  %d = acc.copyin varPtr(%a : memref<10xf32>) -> memref<10xf32>
  %g = acc.update_device varPtr(%a : memref<10xf32>) -> memref<10xf32>
  // expected-error @below {{at least one of auto, independent, seq must be present}}
  acc.loop control(%iv : index) = (%n : index) to (%n : index) step (%n : index) {
    acc.yield
  } attributes {}
  return
}

// -----

func.func @f(%a: memref<10xf32>, %p: !llvm.ptr, %i: i64, %n: index, %c: i1, %x: memref<i32>, %v: memref<i32>, %e: i32) {
  %d = acc.copyin varPtr(%a : memref<10xf32>) -> memref<10xf32>
  %g = acc.update_device varPtr(%a : memref<10xf32>) -> memref<10xf32>
  // expected-error @below {{only one of auto, independent, seq can be present at the same time}}
  acc.loop control(%iv : index) = (%n : index) to (%n : index) step (%n : index) {
    acc.yield
  } attributes {seq = [#acc.device_type<none>], independent = [#acc.device_type<none>]}
  return
}

// -----

func.func @f(%a: memref<10xf32>, %p: !llvm.ptr, %i: i64, %n: index, %c: i1, %x: memref<i32>, %v: memref<i32>, %e: i32) {
  %d = acc.copyin varPtr(%a : memref<10xf32>) -> memref<10xf32>
  %g = acc.update_device varPtr(%a : memref<10xf32>) -> memref<10xf32>
  // expected-error @below {{'acc.loop' op collapse device_type attr must be define when collapse attr is present}}
  acc.loop control(%iv : index) = (%n : index) to (%n : index) step (%n : index) {
    acc.yield
  } attributes {independent = [#acc.device_type<none>], collapse = [2]}
  return
}

// -----

func.func @f(%a: memref<10xf32>, %p: !llvm.ptr, %i: i64, %n: index, %c: i1, %x: memref<i32>, %v: memref<i32>, %e: i32) {
  %d = acc.copyin varPtr(%a : memref<10xf32>) -> memref<10xf32>
  %g = acc.update_device varPtr(%a : memref<10xf32>) -> memref<10xf32>
  // expected-error @below {{'acc.loop' op collapse attribute count must match collapse device_type count}}
  acc.loop control(%iv : index) = (%n : index) to (%n : index) step (%n : index) {
    acc.yield
  } attributes {independent = [#acc.device_type<none>], collapse = [2], collapseDeviceType = []}
  return
}

// -----

func.func @f(%a: memref<10xf32>, %p: !llvm.ptr, %i: i64, %n: index, %c: i1, %x: memref<i32>, %v: memref<i32>, %e: i32) {
  %d = acc.copyin varPtr(%a : memref<10xf32>) -> memref<10xf32>
  %g = acc.update_device varPtr(%a : memref<10xf32>) -> memref<10xf32>
  // expected-error @below {{'acc.loop' op duplicate device_type `host` found in collapseDeviceType attribute}}
  acc.loop control(%iv : index) = (%n : index) to (%n : index) step (%n : index) {
    acc.yield
  } attributes {independent = [#acc.device_type<none>], collapse = [2, 3], collapseDeviceType = [#acc.device_type<host>, #acc.device_type<host>]}
  return
}

// -----

func.func @f(%a: memref<10xf32>, %p: !llvm.ptr, %i: i64, %n: index, %c: i1, %x: memref<i32>, %v: memref<i32>, %e: i32) {
  %d = acc.copyin varPtr(%a : memref<10xf32>) -> memref<10xf32>
  %g = acc.update_device varPtr(%a : memref<10xf32>) -> memref<10xf32>
  // expected-error @below {{inclusiveUpperbound size is expected to be the same as upperbound size}}
  acc.loop control(%iv : index) = (%n : index) to (%n : index) step (%n : index) {
    acc.yield
  } attributes {independent = [#acc.device_type<none>], inclusiveUpperbound = array<i1: true, false>}
  return
}

// -----

func.func @f(%a: memref<10xf32>, %p: !llvm.ptr, %i: i64, %n: index, %c: i1, %x: memref<i32>, %v: memref<i32>, %e: i32) {
  %d = acc.copyin varPtr(%a : memref<10xf32>) -> memref<10xf32>
  %g = acc.update_device varPtr(%a : memref<10xf32>) -> memref<10xf32>
  // expected-error @below {{'acc.loop' op duplicate device_type `host` found in gang attribute}}
  acc.loop control(%iv : index) = (%n : index) to (%n : index) step (%n : index) {
    acc.yield
  } attributes {independent = [#acc.device_type<none>], gang = [#acc.device_type<host>, #acc.device_type<host>]}
  return
}

// -----

func.func @f(%a: memref<10xf32>, %p: !llvm.ptr, %i: i64, %n: index, %c: i1, %x: memref<i32>, %v: memref<i32>, %e: i32) {
  %d = acc.copyin varPtr(%a : memref<10xf32>) -> memref<10xf32>
  %g = acc.update_device varPtr(%a : memref<10xf32>) -> memref<10xf32>
  // expected-error @below {{'acc.loop' op duplicate device_type `host` found in worker attribute}}
  acc.loop control(%iv : index) = (%n : index) to (%n : index) step (%n : index) {
    acc.yield
  } attributes {independent = [#acc.device_type<none>], worker = [#acc.device_type<host>, #acc.device_type<host>]}
  return
}

// -----

func.func @f(%a: memref<10xf32>, %p: !llvm.ptr, %i: i64, %n: index, %c: i1, %x: memref<i32>, %v: memref<i32>, %e: i32) {
  %d = acc.copyin varPtr(%a : memref<10xf32>) -> memref<10xf32>
  %g = acc.update_device varPtr(%a : memref<10xf32>) -> memref<10xf32>
  // expected-error @below {{'acc.loop' op duplicate device_type `none` found in vector attribute}}
  acc.loop control(%iv : index) = (%n : index) to (%n : index) step (%n : index) {
    acc.yield
  } attributes {independent = [#acc.device_type<none>], vector = [#acc.device_type<none>, #acc.device_type<none>]}
  return
}

// -----

func.func @f(%a: memref<10xf32>, %p: !llvm.ptr, %i: i64, %n: index, %c: i1, %x: memref<i32>, %v: memref<i32>, %e: i32) {
  %d = acc.copyin varPtr(%a : memref<10xf32>) -> memref<10xf32>
  %g = acc.update_device varPtr(%a : memref<10xf32>) -> memref<10xf32>
  // expected-error @below {{'acc.loop' op duplicate device_type `host` found in workerNumOperandsDeviceType attribute}}
  acc.loop worker(%i : i64 [#acc.device_type<host>], %i : i64 [#acc.device_type<host>]) control(%iv : index) = (%n : index) to (%n : index) step (%n : index) {
    acc.yield
  } attributes {independent = [#acc.device_type<none>]}
  return
}

// -----

func.func @f(%a: memref<10xf32>, %p: !llvm.ptr, %i: i64, %n: index, %c: i1, %x: memref<i32>, %v: memref<i32>, %e: i32) {
  %d = acc.copyin varPtr(%a : memref<10xf32>) -> memref<10xf32>
  %g = acc.update_device varPtr(%a : memref<10xf32>) -> memref<10xf32>
  // expected-error @below {{'acc.loop' op duplicate device_type `host` found in vectorOperandsDeviceType attribute}}
  acc.loop vector(%i : i64 [#acc.device_type<host>], %i : i64 [#acc.device_type<host>]) control(%iv : index) = (%n : index) to (%n : index) step (%n : index) {
    acc.yield
  } attributes {independent = [#acc.device_type<none>]}
  return
}

// -----

func.func @f(%a: memref<10xf32>, %p: !llvm.ptr, %i: i64, %n: index, %c: i1, %x: memref<i32>, %v: memref<i32>, %e: i32) {
  %d = acc.copyin varPtr(%a : memref<10xf32>) -> memref<10xf32>
  %g = acc.update_device varPtr(%a : memref<10xf32>) -> memref<10xf32>
  // expected-error @below {{'acc.loop' op worker operands count must match worker device_type count}}
  acc.loop worker(%i : i64) control(%iv : index) = (%n : index) to (%n : index) step (%n : index) {
    acc.yield
  } attributes {independent = [#acc.device_type<none>], workerNumOperandsDeviceType = []}
  return
}

// -----

func.func @f(%a: memref<10xf32>, %p: !llvm.ptr, %i: i64, %n: index, %c: i1, %x: memref<i32>, %v: memref<i32>, %e: i32) {
  %d = acc.copyin varPtr(%a : memref<10xf32>) -> memref<10xf32>
  %g = acc.update_device varPtr(%a : memref<10xf32>) -> memref<10xf32>
  // expected-error @below {{'acc.loop' op vector operands count must match vector device_type count}}
  acc.loop vector(%i : i64) control(%iv : index) = (%n : index) to (%n : index) step (%n : index) {
    acc.yield
  } attributes {independent = [#acc.device_type<none>], vectorOperandsDeviceType = []}
  return
}

// -----

func.func @f(%a: memref<10xf32>, %p: !llvm.ptr, %i: i64, %n: index, %c: i1, %x: memref<i32>, %v: memref<i32>, %e: i32) {
  %d = acc.copyin varPtr(%a : memref<10xf32>) -> memref<10xf32>
  %g = acc.update_device varPtr(%a : memref<10xf32>) -> memref<10xf32>
  // expected-error @below {{'acc.loop' op gangOperandsArgType attribute count must match gangOperands count}}
  acc.loop gang({num=%i : i64}) control(%iv : index) = (%n : index) to (%n : index) step (%n : index) {
    acc.yield
  } attributes {independent = [#acc.device_type<none>], gangOperandsArgType = []}
  return
}

// -----

func.func @f(%a: memref<10xf32>, %p: !llvm.ptr, %i: i64, %n: index, %c: i1, %x: memref<i32>, %v: memref<i32>, %e: i32) {
  %d = acc.copyin varPtr(%a : memref<10xf32>) -> memref<10xf32>
  %g = acc.update_device varPtr(%a : memref<10xf32>) -> memref<10xf32>
  // expected-error @below {{'acc.loop' op gang operand count does not match count in segments}}
  acc.loop gang({num=%i : i64}) control(%iv : index) = (%n : index) to (%n : index) step (%n : index) {
    acc.yield
  } attributes {independent = [#acc.device_type<none>], gangOperandsSegments = array<i32: 2>}
  return
}

// -----

func.func @f(%a: memref<10xf32>, %p: !llvm.ptr, %i: i64, %n: index, %c: i1, %x: memref<i32>, %v: memref<i32>, %e: i32) {
  %d = acc.copyin varPtr(%a : memref<10xf32>) -> memref<10xf32>
  %g = acc.update_device varPtr(%a : memref<10xf32>) -> memref<10xf32>
  // expected-error @below {{'acc.loop' op gang segment count does not match device_type count}}
  acc.loop gang({num=%i : i64}) control(%iv : index) = (%n : index) to (%n : index) step (%n : index) {
    acc.yield
  } attributes {independent = [#acc.device_type<none>], gangOperandsDeviceType = []}
  return
}

// -----

func.func @f(%a: memref<10xf32>, %p: !llvm.ptr, %i: i64, %n: index, %c: i1, %x: memref<i32>, %v: memref<i32>, %e: i32) {
  %d = acc.copyin varPtr(%a : memref<10xf32>) -> memref<10xf32>
  %g = acc.update_device varPtr(%a : memref<10xf32>) -> memref<10xf32>
  // expected-error @below {{'acc.loop' op tile operand count does not match count in segments}}
  acc.loop tile({%i : i64}) control(%iv : index) = (%n : index) to (%n : index) step (%n : index) {
    acc.yield
  } attributes {independent = [#acc.device_type<none>], tileOperandsSegments = array<i32: 2>}
  return
}

// -----

func.func @f(%a: memref<10xf32>, %p: !llvm.ptr, %i: i64, %n: index, %c: i1, %x: memref<i32>, %v: memref<i32>, %e: i32) {
  %d = acc.copyin varPtr(%a : memref<10xf32>) -> memref<10xf32>
  %g = acc.update_device varPtr(%a : memref<10xf32>) -> memref<10xf32>
  // expected-error @below {{gang, worker or vector cannot appear with seq}}
  acc.loop gang control(%iv : index) = (%n : index) to (%n : index) step (%n : index) {
    acc.yield
  } attributes {seq = [#acc.device_type<none>]}
  return
}

// -----

func.func @f(%a: memref<10xf32>, %p: !llvm.ptr, %i: i64, %n: index, %c: i1, %x: memref<i32>, %v: memref<i32>, %e: i32) {
  %d = acc.copyin varPtr(%a : memref<10xf32>) -> memref<10xf32>
  %g = acc.update_device varPtr(%a : memref<10xf32>) -> memref<10xf32>
  // expected-error @below {{'acc.loop' op expected private as defining op}}
  acc.loop private(%d : memref<10xf32>) control(%iv : index) = (%n : index) to (%n : index) step (%n : index) {
    acc.yield
  } attributes {independent = [#acc.device_type<none>]}
  return
}

// -----

func.func @f(%a: memref<10xf32>, %p: !llvm.ptr, %i: i64, %n: index, %c: i1, %x: memref<i32>, %v: memref<i32>, %e: i32) {
  %d = acc.copyin varPtr(%a : memref<10xf32>) -> memref<10xf32>
  %g = acc.update_device varPtr(%a : memref<10xf32>) -> memref<10xf32>
  // expected-error @below {{'acc.loop' op expected firstprivate as defining op}}
  acc.loop firstprivate(%d : memref<10xf32>) control(%iv : index) = (%n : index) to (%n : index) step (%n : index) {
    acc.yield
  } attributes {independent = [#acc.device_type<none>]}
  return
}

// -----

func.func @f(%a: memref<10xf32>, %p: !llvm.ptr, %i: i64, %n: index, %c: i1, %x: memref<i32>, %v: memref<i32>, %e: i32) {
  %d = acc.copyin varPtr(%a : memref<10xf32>) -> memref<10xf32>
  %g = acc.update_device varPtr(%a : memref<10xf32>) -> memref<10xf32>
  // expected-error @below {{'acc.loop' op expected reduction as defining op}}
  acc.loop reduction(%d : memref<10xf32>) control(%iv : index) = (%n : index) to (%n : index) step (%n : index) {
    acc.yield
  } attributes {independent = [#acc.device_type<none>]}
  return
}

// -----

func.func @f(%a: memref<10xf32>, %p: !llvm.ptr, %i: i64, %n: index, %c: i1, %x: memref<i32>, %v: memref<i32>, %e: i32) {
  %d = acc.copyin varPtr(%a : memref<10xf32>) -> memref<10xf32>
  %g = acc.update_device varPtr(%a : memref<10xf32>) -> memref<10xf32>
  // expected-error @below {{unstructured acc.loop must not have induction variables}}
  acc.loop control(%iv : index) = (%n : index) to (%n : index) step (%n : index) {
    acc.yield
  } attributes {independent = [#acc.device_type<none>], unstructured}
  return
}

// -----

func.func @f(%a: memref<10xf32>, %p: !llvm.ptr, %i: i64, %n: index, %c: i1, %x: memref<i32>, %v: memref<i32>, %e: i32) {
  %d = acc.copyin varPtr(%a : memref<10xf32>) -> memref<10xf32>
  %g = acc.update_device varPtr(%a : memref<10xf32>) -> memref<10xf32>
  // expected-error @below {{failed to find enough loop-like operations inside container-like acc.loop}}
  acc.loop {
    acc.yield
  } attributes {independent = [#acc.device_type<none>]}
  return
}

// -----

func.func @f(%a: memref<10xf32>, %p: !llvm.ptr, %i: i64, %n: index, %c: i1, %x: memref<i32>, %v: memref<i32>, %e: i32) {
  %d = acc.copyin varPtr(%a : memref<10xf32>) -> memref<10xf32>
  %g = acc.update_device varPtr(%a : memref<10xf32>) -> memref<10xf32>
  // expected-error @below {{found sibling loops inside container-like acc.loop}}
  acc.loop {
    scf.for %k = %n to %n step %n {
    }
    scf.for %k = %n to %n step %n {
    }
    acc.yield
  } attributes {independent = [#acc.device_type<none>], collapse = [3], collapseDeviceType = [#acc.device_type<none>]}
  return
}

// -----

func.func @f(%a: memref<10xf32>, %p: !llvm.ptr, %i: i64, %n: index, %c: i1, %x: memref<i32>, %v: memref<i32>, %e: i32) {
  %d = acc.copyin varPtr(%a : memref<10xf32>) -> memref<10xf32>
  %g = acc.update_device varPtr(%a : memref<10xf32>) -> memref<10xf32>
  // expected-error @below {{custom op 'acc.loop' expected compute construct name}}
  acc.loop combined(data) control(%iv : index) = (%n : index) to (%n : index) step (%n : index) {
    acc.yield
  } attributes {independent = [#acc.device_type<none>]}
  return
}

// -----

func.func @f(%a: memref<10xf32>, %p: !llvm.ptr, %i: i64, %n: index, %c: i1, %x: memref<i32>, %v: memref<i32>, %e: i32) {
  %d = acc.copyin varPtr(%a : memref<10xf32>) -> memref<10xf32>
  %g = acc.update_device varPtr(%a : memref<10xf32>) -> memref<10xf32>
  // expected-error @below {{custom op 'acc.loop' expect at least one of num, dim or static values}}
  acc.loop gang({}) control(%iv : index) = (%n : index) to (%n : index) step (%n : index) {
    acc.yield
  } attributes {independent = [#acc.device_type<none>]}
  return
}

// -----

func.func @f(%a: memref<10xf32>, %p: !llvm.ptr, %i: i64, %n: index, %c: i1, %x: memref<i32>, %v: memref<i32>, %e: i32) {
  %d = acc.copyin varPtr(%a : memref<10xf32>) -> memref<10xf32>
  %g = acc.update_device varPtr(%a : memref<10xf32>) -> memref<10xf32>
  // expected-error @below {{custom op 'acc.loop' new value expected after comma}}
  acc.loop gang({num=%i : i64,}) control(%iv : index) = (%n : index) to (%n : index) step (%n : index) {
    acc.yield
  } attributes {independent = [#acc.device_type<none>]}
  return
}

// -----

func.func @f(%a: memref<10xf32>, %p: !llvm.ptr, %i: i64, %n: index, %c: i1, %x: memref<i32>, %v: memref<i32>, %e: i32) {
  %d = acc.copyin varPtr(%a : memref<10xf32>) -> memref<10xf32>
  %g = acc.update_device varPtr(%a : memref<10xf32>) -> memref<10xf32>
  // expected-error @below {{expected '}'}}
  acc.loop gang({num=%i : i64}, {dim=%i : i64}) control(%iv : index) = (%n : index) to (%n : index) step (%n : index) {
    acc.yield
  } attributes {independent = [#acc.device_type<none>]}
  return
}

// -----

func.func @f(%a: memref<10xf32>, %p: !llvm.ptr, %i: i64, %n: index, %c: i1, %x: memref<i32>, %v: memref<i32>, %e: i32) {
  %d = acc.copyin varPtr(%a : memref<10xf32>) -> memref<10xf32>
  %g = acc.update_device varPtr(%a : memref<10xf32>) -> memref<10xf32>
  // expected-error @below {{expected '{'}}
  acc.loop gang([#acc.device_type<host>], ) control(%iv : index) = (%n : index) to (%n : index) step (%n : index) {
    acc.yield
  } attributes {independent = [#acc.device_type<none>]}
  return
}

// -----

func.func @f(%a: memref<10xf32>, %p: !llvm.ptr, %i: i64, %n: index, %c: i1, %x: memref<i32>, %v: memref<i32>, %e: i32) {
  %d = acc.copyin varPtr(%a : memref<10xf32>) -> memref<10xf32>
  %g = acc.update_device varPtr(%a : memref<10xf32>) -> memref<10xf32>
  // expected-error @below {{expected ','}}
  acc.loop worker([#acc.device_type<host>]) control(%iv : index) = (%n : index) to (%n : index) step (%n : index) {
    acc.yield
  } attributes {independent = [#acc.device_type<none>]}
  return
}

// -----

func.func @f(%a: memref<10xf32>, %p: !llvm.ptr, %i: i64, %n: index, %c: i1, %x: memref<i32>, %v: memref<i32>, %e: i32) {
  %d = acc.copyin varPtr(%a : memref<10xf32>) -> memref<10xf32>
  %g = acc.update_device varPtr(%a : memref<10xf32>) -> memref<10xf32>
  // expected-error @below {{custom op 'acc.loop' invalid kind of attribute specified}}
  acc.loop worker(%i : i64 [1]) control(%iv : index) = (%n : index) to (%n : index) step (%n : index) {
    acc.yield
  } attributes {independent = [#acc.device_type<none>]}
  return
}

// -----

func.func @f(%a: memref<10xf32>, %p: !llvm.ptr, %i: i64, %n: index, %c: i1, %x: memref<i32>, %v: memref<i32>, %e: i32) {
  %d = acc.copyin varPtr(%a : memref<10xf32>) -> memref<10xf32>
  %g = acc.update_device varPtr(%a : memref<10xf32>) -> memref<10xf32>
  // expected-error @below {{'acc.loop' op attribute 'gang' failed to satisfy constraint: device type array attribute}}
  acc.loop gang([1]) control(%iv : index) = (%n : index) to (%n : index) step (%n : index) {
    acc.yield
  } attributes {independent = [#acc.device_type<none>]}
  return
}

// -----

"builtin.module"() ({
  %n = "arith.constant"() <{value = 1 : index}> : () -> index
  "acc.loop"(%n, %n) <{independent = [#acc.device_type<none>], operandSegmentSizes = array<i32: 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> ({
    "acc.yield"() : () -> ()
  // expected-error @below {{expected 2 operand types but had 0}}
  }) : () -> ()
}) : () -> ()

// -----

"builtin.module"() ({
  // expected-error @below {{expected non-empty body.}}
  "acc.loop"() <{independent = [#acc.device_type<none>], operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> ({
  }) : () -> ()
}) : () -> ()

// -----

// expected-error @below {{only one of `gang`, `worker`, `vector`, `seq` can be present at the same time}}
acc.routine @r func(@f) gang seq

// -----

// expected-error @below {{only one of `gang`, `worker`, `vector`, `seq` can be present at the same time for device_type `host`}}
acc.routine @r func(@f) gang vector([#acc.device_type<host>])

// -----

// expected-error @below {{expected operation name in quotes}}
acc.routine @r func(@f) worker()

// -----

// expected-error @below {{custom op 'acc.routine' expected 'dim'}}
acc.routine @r func(@f) gang()

// -----

// expected-error @below {{'acc.private.recipe' op expects non-empty init region}}
acc.private.recipe @p : i32 init {
}

// -----

// expected-error @below {{'acc.private.recipe' op expects init region first argument of the privatization type}}
acc.private.recipe @p : i64 init {
^bb0(%x: i32):
  acc.yield %x : i32
}

// -----

// expected-error @below {{'acc.private.recipe' op expects destroy region first argument of the privatization type}}
acc.private.recipe @p : i32 init {
^bb0(%x: i32):
  acc.yield %x : i32
} destroy {
^bb0(%x: i64):
  acc.terminator
}

// -----

// expected-error @below {{'acc.firstprivate.recipe' op expects non-empty copy region}}
acc.firstprivate.recipe @p : i32 init {
^bb0(%x: i32):
  acc.yield %x : i32
} copy {
}

// -----

// expected-error @below {{'acc.firstprivate.recipe' op expects copy region with two arguments of the privatization type}}
acc.firstprivate.recipe @p : i32 init {
^bb0(%x: i32):
  acc.yield %x : i32
} copy {
^bb0(%x: i32):
  acc.terminator
}

// -----

// expected-error @below {{'acc.firstprivate.recipe' op expects destroy region first argument of the privatization type}}
acc.firstprivate.recipe @p : i32 init {
^bb0(%x: i32):
  acc.yield %x : i32
} copy {
^bb0(%x: i32, %y: i64):
  acc.terminator
} destroy {
^bb0(%x: i64):
  acc.terminator
}

// -----

// expected-error @below {{'acc.firstprivate.recipe' op expects init region first argument of the privatization type}}
acc.firstprivate.recipe @p : i64 init {
^bb0(%x: i32):
  acc.yield %x : i32
} copy {
^bb0(%x: i32, %y: i64):
  acc.terminator
}

// -----

// expected-error @below {{'acc.reduction.recipe' op expects non-empty init region}}
acc.reduction.recipe @p : i32 reduction_operator <add> init {
} combiner {
}

// -----

// expected-error @below {{'acc.reduction.recipe' op expects non-empty combiner region}}
acc.reduction.recipe @p : i32 reduction_operator <add> init {
^bb0(%x: i32):
  acc.yield %x : i32
} combiner {
}

// -----

// expected-error @below {{'acc.reduction.recipe' op expects combiner region with the first two arguments of the reduction type}}
acc.reduction.recipe @p : i32 reduction_operator <add> init {
^bb0(%x: i32):
  acc.yield %x : i32
} combiner {
^bb0(%x: i32, %y: i64):
  acc.yield %x : i32
}

// -----

// expected-error @below {{'acc.reduction.recipe' op expects combiner region to yield a value of the reduction type}}
acc.reduction.recipe @p : i32 reduction_operator <add> init {
^bb0(%x: i32):
  acc.yield %x : i32
} combiner {
^bb0(%x: i32, %y: i32):
  acc.yield
}

// -----

// expected-error @below {{'acc.reduction.recipe' op expects init region first argument of the reduction type}}
acc.reduction.recipe @p : i64 reduction_operator <add> init {
^bb0(%x: i32):
  acc.yield %x : i32
} combiner {
^bb0(%x: i32, %y: i32):
  acc.yield
}

// -----

func.func @f(%a: memref<10xf32>, %p: !llvm.ptr, %i: i64, %n: index, %c: i1, %x: memref<i32>, %v: memref<i32>, %e: i32) {
  // expected-error @below {{read and write must not be to the same location for atomic reads}}
  acc.atomic.read %x = %x : memref<i32>, memref<i32>, i32
  return
}

// -----

func.func @f(%a: memref<10xf32>, %p: !llvm.ptr, %i: i64, %n: index, %c: i1, %x: memref<i32>, %v: memref<i32>, %e: i32) {
  // expected-error @below {{address must dereference to value type}}
  acc.atomic.write %x = %n : memref<i32>, index
  return
}

// -----

func.func @f(%a: memref<10xf32>, %p: !llvm.ptr, %i: i64, %n: index, %c: i1, %x: memref<i32>, %v: memref<i32>, %e: i32) {
  // expected-error @below {{the region must accept exactly one argument}}
  acc.atomic.update %x : memref<i32> {
  ^bb0(%q: i32, %w: i32):
    acc.yield %q : i32
  }
  return
}

// -----

func.func @f(%a: memref<10xf32>, %p: !llvm.ptr, %i: i64, %n: index, %c: i1, %x: memref<i32>, %v: memref<i32>, %e: i32) {
  // expected-error @below {{the type of the operand must be a pointer type whose element type is the same as that of the region argument}}
  acc.atomic.update %x : memref<i32> {
  ^bb0(%q: i64):
    acc.yield %q : i64
  }
  return
}

// -----

func.func @f(%a: memref<10xf32>, %p: !llvm.ptr, %i: i64, %n: index, %c: i1, %x: memref<i32>, %v: memref<i32>, %e: i32) {
  // expected-error @below {{input and yielded value must have the same type}}
  acc.atomic.update %x : memref<i32> {
  ^bb0(%q: i32):
    acc.yield %n : index
  }
  return
}

// -----

func.func @f(%a: memref<10xf32>, %p: !llvm.ptr, %i: i64, %n: index, %c: i1, %x: memref<i32>, %v: memref<i32>, %e: i32) {
  // expected-error @below {{only updated value must be returned}}
  acc.atomic.update %x : memref<i32> {
  ^bb0(%q: i32):
    acc.yield
  }
  return
}

// -----

func.func @f(%a: memref<10xf32>, %p: !llvm.ptr, %i: i64, %n: index, %c: i1, %x: memref<i32>, %v: memref<i32>, %e: i32) {
  // expected-error @below {{expected three operations in atomic.capture region (one terminator, and two atomic ops)}}
  acc.atomic.capture {
    acc.atomic.read %v = %x : memref<i32>, memref<i32>, i32
  }
  return
}

// -----

func.func @f(%a: memref<10xf32>, %p: !llvm.ptr, %i: i64, %n: index, %c: i1, %x: memref<i32>, %v: memref<i32>, %e: i32) {
  acc.atomic.capture {
    // expected-error @below {{invalid sequence of operations in the capture region}}
    acc.atomic.read %v = %x : memref<i32>, memref<i32>, i32
    acc.atomic.read %v = %x : memref<i32>, memref<i32>, i32
  }
  return
}

// -----

func.func @f(%a: memref<10xf32>, %p: !llvm.ptr, %i: i64, %n: index, %c: i1, %x: memref<i32>, %v: memref<i32>, %e: i32) {
  acc.atomic.capture {
    // expected-error @below {{captured variable in atomic.read must be updated in second operation}}
    acc.atomic.read %v = %x : memref<i32>, memref<i32>, i32
    acc.atomic.write %v = %e : memref<i32>, i32
  }
  return
}

// -----

func.func @f(%a: memref<10xf32>, %p: !llvm.ptr, %i: i64, %n: index, %c: i1, %x: memref<i32>, %v: memref<i32>, %e: i32) {
  acc.atomic.capture {
    // expected-error @below {{updated variable in atomic.update must be captured in second operation}}
    acc.atomic.update %x : memref<i32> {
    ^bb0(%q: i32):
      acc.yield %e : i32
    }
    acc.atomic.read %x = %v : memref<i32>, memref<i32>, i32
  }
  return
}

// -----

func.func @f(%a: memref<10xf32>, %p: !llvm.ptr, %i: i64, %n: index, %c: i1, %x: memref<i32>, %v: memref<i32>, %e: i32) {
  // expected-error @below {{'acc.copyin' op operand #0 must be any pointer or mappable, but got 'i64'}}
  %0 = acc.copyin var(%i : i64) -> i64
  return
}

// -----

func.func @f(%a: memref<10xf32>, %p: !llvm.ptr, %i: i64, %n: index, %c: i1, %x: memref<i32>, %v: memref<i32>, %e: i32) {
  // expected-error @below {{custom op 'acc.copyin' expected 'var'}}
  %0 = acc.copyin(%i : i64) -> i64
  return
}

// -----

func.func @f(%a: memref<10xf32>, %p: !llvm.ptr, %i: i64, %n: index, %c: i1, %x: memref<i32>, %v: memref<i32>, %e: i32) {
  // expected-error @below {{'acc.copyin' op operand #1 must be PointerLikeType instance, but got 'i64'}}
  %0 = acc.copyin varPtr(%a : memref<10xf32>) varPtrPtr(%i : i64) -> memref<10xf32>
  return
}

// -----

func.func @f(%a: memref<10xf32>, %p: !llvm.ptr, %i: i64, %n: index, %c: i1, %x: memref<i32>, %v: memref<i32>, %e: i32) {
  // expected-error @below {{custom op 'acc.delete' expected 'accVar'}}
  acc.delete (%i : i64)
  return
}

// -----

func.func @f(%a: memref<10xf32>, %p: !llvm.ptr, %i: i64, %n: index, %c: i1, %x: memref<i32>, %v: memref<i32>, %e: i32) {
  // expected-error @below {{failed to parse OpenACC_DataClauseModifierAttr parameter 'value' which is to be a `::mlir::acc::DataClauseModifier`}}
  // expected-error @below {{expected ::mlir::acc::DataClauseModifier to be one of: none, zero, readonly, alwaysin, alwaysout, always, capture}}
  %0 = acc.copyin varPtr(%a : memref<10xf32>) -> memref<10xf32> {modifiers = #acc<data_clause_modifier bla>}
  return
}

// -----

func.func @f(%a: memref<10xf32>, %p: !llvm.ptr, %i: i64, %n: index, %c: i1, %x: memref<i32>, %v: memref<i32>, %e: i32) {
  // expected-error @below {{'acc.yield' op expects parent op to be one of 'acc.firstprivate.recipe, acc.loop, acc.parallel, acc.private.recipe, acc.reduction.recipe, acc.serial, acc.atomic.update'}}
  acc.yield
  return
}

// -----

func.func @f(%a: memref<10xf32>, %p: !llvm.ptr, %i: i64, %n: index, %c: i1, %x: memref<i32>, %v: memref<i32>, %e: i32) {
  // expected-error @below {{'acc.parallel' op operand #0 must be variadic of integer or index, but got 'memref<10xf32>'}}
  acc.parallel async(%a : memref<10xf32>) {
    acc.yield
  }
  return
}

// -----

// expected-error @below {{struct is missing required parameter: dataClause}}
"d.o"() {a = #acc.declare<implicit = true>} : () -> ()

// -----

// expected-error @below {{failed to parse OpenACC_DeviceTypeAttr parameter 'value' which is to be a `::mlir::acc::DeviceType`}}
// expected-error @below {{expected ::mlir::acc::DeviceType to be one of: none, star, default, host, multicore, nvidia, radeon}}
"d.o"() {a = #acc.device_type<bla>} : () -> ()
