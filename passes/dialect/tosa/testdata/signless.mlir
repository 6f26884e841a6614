// RUN: ods opt %s --tosa-convert-integer-type-to-signless --allow-unregistered-dialect | golden %S/signless.out
func.func @many(%a: tensor<*xui8>, %b: ui8, %c: vector<2xui8>, %d: tensor<2xui8>, %e: memref<2xui8>, %f: tensor<2xsi8>) -> ui8 {
 %0 = "foo.x"(%a, %b) : (tensor<*xui8>, ui8) -> tensor<2xui8>
 %1 = tosa.cast %d : (tensor<2xui8>) -> tensor<2xi32>
 tosa.custom %d {domain_name = "a", operator_name="b", implementation_attrs = ""} : (tensor<2xui8>) -> ()
 %4 = tensor.cast %d : tensor<2xui8> to tensor<?xui8>
 return %b : ui8
}
func.func private @declared(tensor<2xui8>)
func.func @f(%x: tensor<2xui8>) -> tensor<?xui8> {
 %4 = tensor.cast %x : tensor<2xui8> to tensor<?xui8>
 return %4 : tensor<?xui8>
}
func.func private @g(tensor<2xui8>)
func.func @h(%x: tensor<*xui8>, %y: ui8, %z: vector<2xui8>) -> ui8 {
 %4 = "tosa.const"() {values=dense<255> : tensor<1xui8>} : () -> tensor<1xui8>
 "u.x"() ({ ^bb0(%g: tensor<2xui8>): "u.y"(%y) {t=tensor<1xui8>}: (ui8)->()  }) : () -> ()
 return %y : ui8
}