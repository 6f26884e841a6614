func.func @f(%c: i1) {
  cf.br ^b1
^b1:
  return
}
