func.func @f(%a: i7, %b: tensor<*xf32>) {
  return
}
