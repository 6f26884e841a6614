// RUN: ods opt %s --arith-expand=include-f8e8m0 | golden %S/expand_f8.out

func.func @e(%f: f32, %g: f8E8M0FNU, %h: f16, %d: f64) -> (f8E8M0FNU, f32, f16, f8E8M0FNU, f64, f8E8M0FNU) {
  %4 = arith.truncf %f : f32 to f8E8M0FNU
  %5 = arith.extf %g : f8E8M0FNU to f32
  %6 = arith.extf %g : f8E8M0FNU to f16
  %7 = arith.truncf %h : f16 to f8E8M0FNU
  %8 = arith.extf %g : f8E8M0FNU to f64
  %9 = arith.truncf %d : f64 to f8E8M0FNU
  return %4, %5, %6, %7, %8, %9 : f8E8M0FNU, f32, f16, f8E8M0FNU, f64, f8E8M0FNU
}
