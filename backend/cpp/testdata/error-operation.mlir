func.func @f(%c: i1) {
  "emitc.file"() <{id = "a"}> ({
    emitc.func @g() {
      emitc.return
    }
  }) : () -> ()
  cf.assert %c, "no"
  return
}
