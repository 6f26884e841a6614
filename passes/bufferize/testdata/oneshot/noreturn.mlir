func.func @f() {
  "test.terminator"() : () -> ()
}
// -----
func.func @g() {
^bb0:
  cf.br ^bb0
}
// -----
func.func private @h()
