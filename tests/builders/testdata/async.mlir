// Operations that chance does not make.

func.func @async(%v: !async.value<f32>, %f: f32) -> f32 {
  %id = async.coro.id
  %h = async.coro.begin %id
  async.runtime.resume %h
  async.runtime.await_and_resume %v, %h : !async.value<f32>
  async.runtime.store %f, %v : <f32>
  %l = async.runtime.load %v : <f32>
  %s = async.coro.save %h
  async.coro.suspend %s, ^suspend, ^resume, ^cleanup
^resume:
  cf.br ^cleanup
^cleanup:
  async.coro.free %id, %h
  cf.br ^suspend
^suspend:
  async.coro.end %h
  return %l : f32
}
