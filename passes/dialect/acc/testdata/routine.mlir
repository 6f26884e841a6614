// RUN: ods opt %s --split-input-file --acc-implicit-routine | golden %S/routine.out

func.func @callee() {
  return
}
func.func @outside() {
  return
}
func.func @caller() {
  func.call @outside() : () -> ()
  acc.serial {
    func.call @callee() : () -> ()
    func.call @callee() : () -> ()
    acc.yield
  }
  return
}
// -----
func.func @leaf() {
  return
}
func.func @a() {
  func.call @b() : () -> ()
  return
}
func.func @b() {
  func.call @a() : () -> ()
  func.call @leaf() : () -> ()
  func.call @declared() : () -> ()
  return
}
func.func private @declared()
func.func @caller() {
  acc.parallel {
    func.call @a() : () -> ()
    acc.yield
  }
  acc.kernels {
    func.call @declared() : () -> ()
    acc.terminator
  }
  return
}
// -----
acc.routine @r func(@explicit) seq
acc.routine @bound func(@replaced) seq bind(@other)
acc.routine @boundhost func(@onhost) seq bind("x" [#acc.device_type<host>])
func.func @explicit() attributes {acc.routine_info = #acc.routine_info<[@r]>} {
  func.call @below() : () -> ()
  return
}
func.func @below() {
  return
}
func.func @replaced() attributes {acc.routine_info = #acc.routine_info<[@bound]>} {
  func.call @notcalled() : () -> ()
  return
}
func.func @onhost() attributes {acc.routine_info = #acc.routine_info<[@boundhost]>} {
  func.call @calledelsewhere() : () -> ()
  return
}
func.func @notcalled() {
  return
}
func.func @calledelsewhere() {
  return
}
func.func @other() {
  return
}
// -----
func.func private @llvm.sqrt.f32(f32) -> f32
func.func @caller(%x: f32, %f: () -> ()) {
  acc.serial {
    %0 = func.call @llvm.sqrt.f32(%x) : (f32) -> f32
    func.call_indirect %f() : () -> ()
    acc.yield
  }
  return
}
// -----
llvm.func @f()
func.func @caller() {
  acc.parallel {
    llvm.call @f() : () -> ()
    acc.yield
  }
  acc.loop {
    func.call @orphan() : () -> ()
    acc.yield
  } attributes {independent = [#acc.device_type<none>], unstructured}
  return
}
func.func @orphan() {
  return
}
