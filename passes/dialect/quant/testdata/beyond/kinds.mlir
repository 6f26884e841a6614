// RUN: ods opt %s --split-input-file --verify-diagnostics=only-expected --lower-quant-ops

// mlir-opt crashes.

func.func @any(%x: !quant.any<i8:f32>) -> f32 {
  // expected-error @below {{failed to legalize operation 'quant.dcast' that was explicitly marked illegal}}
  %0 = quant.dcast %x : !quant.any<i8:f32> to f32
  return %0 : f32
}

// -----

func.func @calibrated(%x: f32) -> !quant.calibrated<f32<-1.0:1.0>> {
  // expected-error @below {{failed to legalize operation 'quant.qcast' that was explicitly marked illegal}}
  %0 = quant.qcast %x : f32 to !quant.calibrated<f32<-1.0:1.0>>
  return %0 : !quant.calibrated<f32<-1.0:1.0>>
}
