func.func @n(%s: !shape.shape) -> !shape.size { %0 = shape.num_elements %s : !shape.shape -> !shape.size return %0 : !shape.size }
func.func @m(%s: tensor<?xindex>) -> index { %0 = shape.num_elements %s : tensor<?xindex> -> index return %0 : index }
func.func @o(%s: tensor<?xindex>) -> !shape.size { %0 = shape.num_elements %s : tensor<?xindex> -> !shape.size return %0 : !shape.size }
// -----
func.func @nested(%s: !shape.shape, %c: i1) -> !shape.size {
  %r = scf.if %c -> !shape.size {
    %0 = shape.num_elements %s : !shape.shape -> !shape.size
    scf.yield %0 : !shape.size
  } else {
    %1 = shape.const_size 3
    scf.yield %1 : !shape.size
  }
  return %r : !shape.size
}
