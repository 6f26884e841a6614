// RUN: ods opt %s --set-llvm-module-datalayout=data-layout=e-m:e-i64:64-f80:128-n8:16:32:64-S128 | golden %S/datalayout.out
module attributes {llvm.data_layout = "E"} {}
