func.func @IAdd1(%x: i32, %y: i32) -> i32 {
  %a = spirv.Constant 0 : i32
  %b = spirv.Constant 7 : i32
  %r = spirv.IAdd %a, %b : i32
  return %r : i32
}
func.func @IAdd2(%x: i32, %y: i32) -> i32 {
  %a = spirv.Constant 7 : i32
  %r = spirv.IAdd %a, %x : i32
  return %r : i32
}
func.func @IAdd3(%x: i32, %y: i32) -> i32 {
  %b = spirv.Constant 0 : i32
  %r = spirv.IAdd %x, %b : i32
  return %r : i32
}
func.func @IAdd4(%x: i32, %y: i32) -> i32 {
  %b = spirv.Constant 1 : i32
  %r = spirv.IAdd %x, %b : i32
  return %r : i32
}
func.func @IAdd5(%x: i32, %y: i32) -> i32 {
  %b = spirv.Constant -1 : i32
  %r = spirv.IAdd %x, %b : i32
  return %r : i32
}
func.func @IAdd6(%x: i32, %y: i32) -> i32 {
  %r = spirv.IAdd %x, %x : i32
  return %r : i32
}
func.func @IAdd7(%x: i32, %y: i32) -> i32 {
  %r = spirv.IAdd %x, %y : i32
  return %r : i32
}
func.func @IAdd8(%x: i32, %y: i32) -> i32 {
  %a = spirv.Constant -7 : i32
  %b = spirv.Constant 7 : i32
  %r = spirv.IAdd %a, %b : i32
  return %r : i32
}
func.func @IAdd9(%x: i32, %y: i32) -> i32 {
  %a = spirv.Constant 7 : i32
  %b = spirv.Constant -7 : i32
  %r = spirv.IAdd %a, %b : i32
  return %r : i32
}
func.func @IAdd10(%x: i32, %y: i32) -> i32 {
  %a = spirv.Constant -2147483648 : i32
  %b = spirv.Constant -1 : i32
  %r = spirv.IAdd %a, %b : i32
  return %r : i32
}
func.func @IAdd11(%x: i32, %y: i32) -> i32 {
  %a = spirv.Constant 7 : i32
  %b = spirv.Constant 0 : i32
  %r = spirv.IAdd %a, %b : i32
  return %r : i32
}
func.func @IAdd12(%x: i32, %y: i32) -> i32 {
  %a = spirv.Constant 7 : i32
  %b = spirv.Constant 31 : i32
  %r = spirv.IAdd %a, %b : i32
  return %r : i32
}
func.func @IAdd13(%x: i32, %y: i32) -> i32 {
  %a = spirv.Constant 7 : i32
  %b = spirv.Constant 32 : i32
  %r = spirv.IAdd %a, %b : i32
  return %r : i32
}
func.func @IAdd14(%x: i32, %y: i32) -> i32 {
  %a = spirv.Constant -7 : i32
  %b = spirv.Constant 3 : i32
  %r = spirv.IAdd %a, %b : i32
  return %r : i32
}
func.func @IAdd15(%x: i32, %y: i32) -> i32 {
  %a = spirv.Constant -7 : i32
  %b = spirv.Constant -3 : i32
  %r = spirv.IAdd %a, %b : i32
  return %r : i32
}
func.func @IAdd16(%x: vector<2xi32>, %y: vector<2xi32>) -> vector<2xi32> {
  %a = spirv.Constant dense<[5, -6]> : vector<2xi32>
  %b = spirv.Constant dense<[-8, 3]> : vector<2xi32>
  %r = spirv.IAdd %a, %b : vector<2xi32>
  return %r : vector<2xi32>
}
func.func @IAdd17(%x: vector<2xi32>, %y: vector<2xi32>) -> vector<2xi32> {
  %b = spirv.Constant dense<1> : vector<2xi32>
  %r = spirv.IAdd %x, %b : vector<2xi32>
  return %r : vector<2xi32>
}
func.func @IAdd18(%x: vector<2xi32>, %y: vector<2xi32>) -> vector<2xi32> {
  %b = spirv.Constant dense<0> : vector<2xi32>
  %r = spirv.IAdd %x, %b : vector<2xi32>
  return %r : vector<2xi32>
}
func.func @IAdd19(%x: vector<2xi32>, %y: vector<2xi32>) -> vector<2xi32> {
  %a = spirv.Constant dense<[5, 1]> : vector<2xi32>
  %b = spirv.Constant dense<[1, 32]> : vector<2xi32>
  %r = spirv.IAdd %a, %b : vector<2xi32>
  return %r : vector<2xi32>
}
func.func @IAdd20(%x: vector<2xi32>, %y: vector<2xi32>) -> vector<2xi32> {
  %a = spirv.Constant dense<[5, 1]> : vector<2xi32>
  %b = spirv.Constant dense<[1, 0]> : vector<2xi32>
  %r = spirv.IAdd %a, %b : vector<2xi32>
  return %r : vector<2xi32>
}
func.func @IAdd21(%x: vector<2xi32>, %y: vector<2xi32>) -> vector<2xi32> {
  %r = spirv.IAdd %x, %x : vector<2xi32>
  return %r : vector<2xi32>
}
func.func @ISub22(%x: i32, %y: i32) -> i32 {
  %a = spirv.Constant 0 : i32
  %b = spirv.Constant 7 : i32
  %r = spirv.ISub %a, %b : i32
  return %r : i32
}
func.func @ISub23(%x: i32, %y: i32) -> i32 {
  %a = spirv.Constant 7 : i32
  %r = spirv.ISub %a, %x : i32
  return %r : i32
}
func.func @ISub24(%x: i32, %y: i32) -> i32 {
  %b = spirv.Constant 0 : i32
  %r = spirv.ISub %x, %b : i32
  return %r : i32
}
func.func @ISub25(%x: i32, %y: i32) -> i32 {
  %b = spirv.Constant 1 : i32
  %r = spirv.ISub %x, %b : i32
  return %r : i32
}
func.func @ISub26(%x: i32, %y: i32) -> i32 {
  %b = spirv.Constant -1 : i32
  %r = spirv.ISub %x, %b : i32
  return %r : i32
}
func.func @ISub27(%x: i32, %y: i32) -> i32 {
  %r = spirv.ISub %x, %x : i32
  return %r : i32
}
func.func @ISub28(%x: i32, %y: i32) -> i32 {
  %r = spirv.ISub %x, %y : i32
  return %r : i32
}
func.func @ISub29(%x: i32, %y: i32) -> i32 {
  %a = spirv.Constant -7 : i32
  %b = spirv.Constant 7 : i32
  %r = spirv.ISub %a, %b : i32
  return %r : i32
}
func.func @ISub30(%x: i32, %y: i32) -> i32 {
  %a = spirv.Constant 7 : i32
  %b = spirv.Constant -7 : i32
  %r = spirv.ISub %a, %b : i32
  return %r : i32
}
func.func @ISub31(%x: i32, %y: i32) -> i32 {
  %a = spirv.Constant -2147483648 : i32
  %b = spirv.Constant -1 : i32
  %r = spirv.ISub %a, %b : i32
  return %r : i32
}
func.func @ISub32(%x: i32, %y: i32) -> i32 {
  %a = spirv.Constant 7 : i32
  %b = spirv.Constant 0 : i32
  %r = spirv.ISub %a, %b : i32
  return %r : i32
}
func.func @ISub33(%x: i32, %y: i32) -> i32 {
  %a = spirv.Constant 7 : i32
  %b = spirv.Constant 31 : i32
  %r = spirv.ISub %a, %b : i32
  return %r : i32
}
func.func @ISub34(%x: i32, %y: i32) -> i32 {
  %a = spirv.Constant 7 : i32
  %b = spirv.Constant 32 : i32
  %r = spirv.ISub %a, %b : i32
  return %r : i32
}
func.func @ISub35(%x: i32, %y: i32) -> i32 {
  %a = spirv.Constant -7 : i32
  %b = spirv.Constant 3 : i32
  %r = spirv.ISub %a, %b : i32
  return %r : i32
}
func.func @ISub36(%x: i32, %y: i32) -> i32 {
  %a = spirv.Constant -7 : i32
  %b = spirv.Constant -3 : i32
  %r = spirv.ISub %a, %b : i32
  return %r : i32
}
func.func @ISub37(%x: vector<2xi32>, %y: vector<2xi32>) -> vector<2xi32> {
  %a = spirv.Constant dense<[5, -6]> : vector<2xi32>
  %b = spirv.Constant dense<[-8, 3]> : vector<2xi32>
  %r = spirv.ISub %a, %b : vector<2xi32>
  return %r : vector<2xi32>
}
func.func @ISub38(%x: vector<2xi32>, %y: vector<2xi32>) -> vector<2xi32> {
  %b = spirv.Constant dense<1> : vector<2xi32>
  %r = spirv.ISub %x, %b : vector<2xi32>
  return %r : vector<2xi32>
}
func.func @ISub39(%x: vector<2xi32>, %y: vector<2xi32>) -> vector<2xi32> {
  %b = spirv.Constant dense<0> : vector<2xi32>
  %r = spirv.ISub %x, %b : vector<2xi32>
  return %r : vector<2xi32>
}
func.func @ISub40(%x: vector<2xi32>, %y: vector<2xi32>) -> vector<2xi32> {
  %a = spirv.Constant dense<[5, 1]> : vector<2xi32>
  %b = spirv.Constant dense<[1, 32]> : vector<2xi32>
  %r = spirv.ISub %a, %b : vector<2xi32>
  return %r : vector<2xi32>
}
func.func @ISub41(%x: vector<2xi32>, %y: vector<2xi32>) -> vector<2xi32> {
  %a = spirv.Constant dense<[5, 1]> : vector<2xi32>
  %b = spirv.Constant dense<[1, 0]> : vector<2xi32>
  %r = spirv.ISub %a, %b : vector<2xi32>
  return %r : vector<2xi32>
}
func.func @ISub42(%x: vector<2xi32>, %y: vector<2xi32>) -> vector<2xi32> {
  %r = spirv.ISub %x, %x : vector<2xi32>
  return %r : vector<2xi32>
}
func.func @IMul43(%x: i32, %y: i32) -> i32 {
  %a = spirv.Constant 0 : i32
  %b = spirv.Constant 7 : i32
  %r = spirv.IMul %a, %b : i32
  return %r : i32
}
func.func @IMul44(%x: i32, %y: i32) -> i32 {
  %a = spirv.Constant 7 : i32
  %r = spirv.IMul %a, %x : i32
  return %r : i32
}
func.func @IMul45(%x: i32, %y: i32) -> i32 {
  %b = spirv.Constant 0 : i32
  %r = spirv.IMul %x, %b : i32
  return %r : i32
}
func.func @IMul46(%x: i32, %y: i32) -> i32 {
  %b = spirv.Constant 1 : i32
  %r = spirv.IMul %x, %b : i32
  return %r : i32
}
func.func @IMul47(%x: i32, %y: i32) -> i32 {
  %b = spirv.Constant -1 : i32
  %r = spirv.IMul %x, %b : i32
  return %r : i32
}
func.func @IMul48(%x: i32, %y: i32) -> i32 {
  %r = spirv.IMul %x, %x : i32
  return %r : i32
}
func.func @IMul49(%x: i32, %y: i32) -> i32 {
  %r = spirv.IMul %x, %y : i32
  return %r : i32
}
func.func @IMul50(%x: i32, %y: i32) -> i32 {
  %a = spirv.Constant -7 : i32
  %b = spirv.Constant 7 : i32
  %r = spirv.IMul %a, %b : i32
  return %r : i32
}
func.func @IMul51(%x: i32, %y: i32) -> i32 {
  %a = spirv.Constant 7 : i32
  %b = spirv.Constant -7 : i32
  %r = spirv.IMul %a, %b : i32
  return %r : i32
}
func.func @IMul52(%x: i32, %y: i32) -> i32 {
  %a = spirv.Constant -2147483648 : i32
  %b = spirv.Constant -1 : i32
  %r = spirv.IMul %a, %b : i32
  return %r : i32
}
func.func @IMul53(%x: i32, %y: i32) -> i32 {
  %a = spirv.Constant 7 : i32
  %b = spirv.Constant 0 : i32
  %r = spirv.IMul %a, %b : i32
  return %r : i32
}
func.func @IMul54(%x: i32, %y: i32) -> i32 {
  %a = spirv.Constant 7 : i32
  %b = spirv.Constant 31 : i32
  %r = spirv.IMul %a, %b : i32
  return %r : i32
}
func.func @IMul55(%x: i32, %y: i32) -> i32 {
  %a = spirv.Constant 7 : i32
  %b = spirv.Constant 32 : i32
  %r = spirv.IMul %a, %b : i32
  return %r : i32
}
func.func @IMul56(%x: i32, %y: i32) -> i32 {
  %a = spirv.Constant -7 : i32
  %b = spirv.Constant 3 : i32
  %r = spirv.IMul %a, %b : i32
  return %r : i32
}
func.func @IMul57(%x: i32, %y: i32) -> i32 {
  %a = spirv.Constant -7 : i32
  %b = spirv.Constant -3 : i32
  %r = spirv.IMul %a, %b : i32
  return %r : i32
}
func.func @IMul58(%x: vector<2xi32>, %y: vector<2xi32>) -> vector<2xi32> {
  %a = spirv.Constant dense<[5, -6]> : vector<2xi32>
  %b = spirv.Constant dense<[-8, 3]> : vector<2xi32>
  %r = spirv.IMul %a, %b : vector<2xi32>
  return %r : vector<2xi32>
}
func.func @IMul59(%x: vector<2xi32>, %y: vector<2xi32>) -> vector<2xi32> {
  %b = spirv.Constant dense<1> : vector<2xi32>
  %r = spirv.IMul %x, %b : vector<2xi32>
  return %r : vector<2xi32>
}
func.func @IMul60(%x: vector<2xi32>, %y: vector<2xi32>) -> vector<2xi32> {
  %b = spirv.Constant dense<0> : vector<2xi32>
  %r = spirv.IMul %x, %b : vector<2xi32>
  return %r : vector<2xi32>
}
func.func @IMul61(%x: vector<2xi32>, %y: vector<2xi32>) -> vector<2xi32> {
  %a = spirv.Constant dense<[5, 1]> : vector<2xi32>
  %b = spirv.Constant dense<[1, 32]> : vector<2xi32>
  %r = spirv.IMul %a, %b : vector<2xi32>
  return %r : vector<2xi32>
}
func.func @IMul62(%x: vector<2xi32>, %y: vector<2xi32>) -> vector<2xi32> {
  %a = spirv.Constant dense<[5, 1]> : vector<2xi32>
  %b = spirv.Constant dense<[1, 0]> : vector<2xi32>
  %r = spirv.IMul %a, %b : vector<2xi32>
  return %r : vector<2xi32>
}
func.func @IMul63(%x: vector<2xi32>, %y: vector<2xi32>) -> vector<2xi32> {
  %r = spirv.IMul %x, %x : vector<2xi32>
  return %r : vector<2xi32>
}
func.func @SDiv64(%x: i32, %y: i32) -> i32 {
  %a = spirv.Constant 0 : i32
  %b = spirv.Constant 7 : i32
  %r = spirv.SDiv %a, %b : i32
  return %r : i32
}
func.func @SDiv65(%x: i32, %y: i32) -> i32 {
  %a = spirv.Constant 7 : i32
  %r = spirv.SDiv %a, %x : i32
  return %r : i32
}
func.func @SDiv66(%x: i32, %y: i32) -> i32 {
  %b = spirv.Constant 0 : i32
  %r = spirv.SDiv %x, %b : i32
  return %r : i32
}
func.func @SDiv67(%x: i32, %y: i32) -> i32 {
  %b = spirv.Constant 1 : i32
  %r = spirv.SDiv %x, %b : i32
  return %r : i32
}
func.func @SDiv68(%x: i32, %y: i32) -> i32 {
  %b = spirv.Constant -1 : i32
  %r = spirv.SDiv %x, %b : i32
  return %r : i32
}
func.func @SDiv69(%x: i32, %y: i32) -> i32 {
  %r = spirv.SDiv %x, %x : i32
  return %r : i32
}
func.func @SDiv70(%x: i32, %y: i32) -> i32 {
  %r = spirv.SDiv %x, %y : i32
  return %r : i32
}
func.func @SDiv71(%x: i32, %y: i32) -> i32 {
  %a = spirv.Constant -7 : i32
  %b = spirv.Constant 7 : i32
  %r = spirv.SDiv %a, %b : i32
  return %r : i32
}
func.func @SDiv72(%x: i32, %y: i32) -> i32 {
  %a = spirv.Constant 7 : i32
  %b = spirv.Constant -7 : i32
  %r = spirv.SDiv %a, %b : i32
  return %r : i32
}
func.func @SDiv73(%x: i32, %y: i32) -> i32 {
  %a = spirv.Constant -2147483648 : i32
  %b = spirv.Constant -1 : i32
  %r = spirv.SDiv %a, %b : i32
  return %r : i32
}
func.func @SDiv74(%x: i32, %y: i32) -> i32 {
  %a = spirv.Constant 7 : i32
  %b = spirv.Constant 0 : i32
  %r = spirv.SDiv %a, %b : i32
  return %r : i32
}
func.func @SDiv75(%x: i32, %y: i32) -> i32 {
  %a = spirv.Constant 7 : i32
  %b = spirv.Constant 31 : i32
  %r = spirv.SDiv %a, %b : i32
  return %r : i32
}
func.func @SDiv76(%x: i32, %y: i32) -> i32 {
  %a = spirv.Constant 7 : i32
  %b = spirv.Constant 32 : i32
  %r = spirv.SDiv %a, %b : i32
  return %r : i32
}
func.func @SDiv77(%x: i32, %y: i32) -> i32 {
  %a = spirv.Constant -7 : i32
  %b = spirv.Constant 3 : i32
  %r = spirv.SDiv %a, %b : i32
  return %r : i32
}
func.func @SDiv78(%x: i32, %y: i32) -> i32 {
  %a = spirv.Constant -7 : i32
  %b = spirv.Constant -3 : i32
  %r = spirv.SDiv %a, %b : i32
  return %r : i32
}
func.func @SDiv79(%x: vector<2xi32>, %y: vector<2xi32>) -> vector<2xi32> {
  %a = spirv.Constant dense<[5, -6]> : vector<2xi32>
  %b = spirv.Constant dense<[-8, 3]> : vector<2xi32>
  %r = spirv.SDiv %a, %b : vector<2xi32>
  return %r : vector<2xi32>
}
func.func @SDiv80(%x: vector<2xi32>, %y: vector<2xi32>) -> vector<2xi32> {
  %b = spirv.Constant dense<1> : vector<2xi32>
  %r = spirv.SDiv %x, %b : vector<2xi32>
  return %r : vector<2xi32>
}
func.func @SDiv81(%x: vector<2xi32>, %y: vector<2xi32>) -> vector<2xi32> {
  %b = spirv.Constant dense<0> : vector<2xi32>
  %r = spirv.SDiv %x, %b : vector<2xi32>
  return %r : vector<2xi32>
}
func.func @SDiv82(%x: vector<2xi32>, %y: vector<2xi32>) -> vector<2xi32> {
  %a = spirv.Constant dense<[5, 1]> : vector<2xi32>
  %b = spirv.Constant dense<[1, 32]> : vector<2xi32>
  %r = spirv.SDiv %a, %b : vector<2xi32>
  return %r : vector<2xi32>
}
func.func @SDiv83(%x: vector<2xi32>, %y: vector<2xi32>) -> vector<2xi32> {
  %a = spirv.Constant dense<[5, 1]> : vector<2xi32>
  %b = spirv.Constant dense<[1, 0]> : vector<2xi32>
  %r = spirv.SDiv %a, %b : vector<2xi32>
  return %r : vector<2xi32>
}
func.func @SDiv84(%x: vector<2xi32>, %y: vector<2xi32>) -> vector<2xi32> {
  %r = spirv.SDiv %x, %x : vector<2xi32>
  return %r : vector<2xi32>
}
func.func @UDiv85(%x: i32, %y: i32) -> i32 {
  %a = spirv.Constant 0 : i32
  %b = spirv.Constant 7 : i32
  %r = spirv.UDiv %a, %b : i32
  return %r : i32
}
func.func @UDiv86(%x: i32, %y: i32) -> i32 {
  %a = spirv.Constant 7 : i32
  %r = spirv.UDiv %a, %x : i32
  return %r : i32
}
func.func @UDiv87(%x: i32, %y: i32) -> i32 {
  %b = spirv.Constant 0 : i32
  %r = spirv.UDiv %x, %b : i32
  return %r : i32
}
func.func @UDiv88(%x: i32, %y: i32) -> i32 {
  %b = spirv.Constant 1 : i32
  %r = spirv.UDiv %x, %b : i32
  return %r : i32
}
func.func @UDiv89(%x: i32, %y: i32) -> i32 {
  %b = spirv.Constant -1 : i32
  %r = spirv.UDiv %x, %b : i32
  return %r : i32
}
func.func @UDiv90(%x: i32, %y: i32) -> i32 {
  %r = spirv.UDiv %x, %x : i32
  return %r : i32
}
func.func @UDiv91(%x: i32, %y: i32) -> i32 {
  %r = spirv.UDiv %x, %y : i32
  return %r : i32
}
func.func @UDiv92(%x: i32, %y: i32) -> i32 {
  %a = spirv.Constant -7 : i32
  %b = spirv.Constant 7 : i32
  %r = spirv.UDiv %a, %b : i32
  return %r : i32
}
func.func @UDiv93(%x: i32, %y: i32) -> i32 {
  %a = spirv.Constant 7 : i32
  %b = spirv.Constant -7 : i32
  %r = spirv.UDiv %a, %b : i32
  return %r : i32
}
func.func @UDiv94(%x: i32, %y: i32) -> i32 {
  %a = spirv.Constant -2147483648 : i32
  %b = spirv.Constant -1 : i32
  %r = spirv.UDiv %a, %b : i32
  return %r : i32
}
func.func @UDiv95(%x: i32, %y: i32) -> i32 {
  %a = spirv.Constant 7 : i32
  %b = spirv.Constant 0 : i32
  %r = spirv.UDiv %a, %b : i32
  return %r : i32
}
func.func @UDiv96(%x: i32, %y: i32) -> i32 {
  %a = spirv.Constant 7 : i32
  %b = spirv.Constant 31 : i32
  %r = spirv.UDiv %a, %b : i32
  return %r : i32
}
func.func @UDiv97(%x: i32, %y: i32) -> i32 {
  %a = spirv.Constant 7 : i32
  %b = spirv.Constant 32 : i32
  %r = spirv.UDiv %a, %b : i32
  return %r : i32
}
func.func @UDiv98(%x: i32, %y: i32) -> i32 {
  %a = spirv.Constant -7 : i32
  %b = spirv.Constant 3 : i32
  %r = spirv.UDiv %a, %b : i32
  return %r : i32
}
func.func @UDiv99(%x: i32, %y: i32) -> i32 {
  %a = spirv.Constant -7 : i32
  %b = spirv.Constant -3 : i32
  %r = spirv.UDiv %a, %b : i32
  return %r : i32
}
func.func @UDiv100(%x: vector<2xi32>, %y: vector<2xi32>) -> vector<2xi32> {
  %a = spirv.Constant dense<[5, -6]> : vector<2xi32>
  %b = spirv.Constant dense<[-8, 3]> : vector<2xi32>
  %r = spirv.UDiv %a, %b : vector<2xi32>
  return %r : vector<2xi32>
}
func.func @UDiv101(%x: vector<2xi32>, %y: vector<2xi32>) -> vector<2xi32> {
  %b = spirv.Constant dense<1> : vector<2xi32>
  %r = spirv.UDiv %x, %b : vector<2xi32>
  return %r : vector<2xi32>
}
func.func @UDiv102(%x: vector<2xi32>, %y: vector<2xi32>) -> vector<2xi32> {
  %b = spirv.Constant dense<0> : vector<2xi32>
  %r = spirv.UDiv %x, %b : vector<2xi32>
  return %r : vector<2xi32>
}
func.func @UDiv103(%x: vector<2xi32>, %y: vector<2xi32>) -> vector<2xi32> {
  %a = spirv.Constant dense<[5, 1]> : vector<2xi32>
  %b = spirv.Constant dense<[1, 32]> : vector<2xi32>
  %r = spirv.UDiv %a, %b : vector<2xi32>
  return %r : vector<2xi32>
}
func.func @UDiv104(%x: vector<2xi32>, %y: vector<2xi32>) -> vector<2xi32> {
  %a = spirv.Constant dense<[5, 1]> : vector<2xi32>
  %b = spirv.Constant dense<[1, 0]> : vector<2xi32>
  %r = spirv.UDiv %a, %b : vector<2xi32>
  return %r : vector<2xi32>
}
func.func @UDiv105(%x: vector<2xi32>, %y: vector<2xi32>) -> vector<2xi32> {
  %r = spirv.UDiv %x, %x : vector<2xi32>
  return %r : vector<2xi32>
}
func.func @SMod106(%x: i32, %y: i32) -> i32 {
  %a = spirv.Constant 0 : i32
  %b = spirv.Constant 7 : i32
  %r = spirv.SMod %a, %b : i32
  return %r : i32
}
func.func @SMod107(%x: i32, %y: i32) -> i32 {
  %a = spirv.Constant 7 : i32
  %r = spirv.SMod %a, %x : i32
  return %r : i32
}
func.func @SMod108(%x: i32, %y: i32) -> i32 {
  %b = spirv.Constant 0 : i32
  %r = spirv.SMod %x, %b : i32
  return %r : i32
}
func.func @SMod109(%x: i32, %y: i32) -> i32 {
  %b = spirv.Constant 1 : i32
  %r = spirv.SMod %x, %b : i32
  return %r : i32
}
func.func @SMod110(%x: i32, %y: i32) -> i32 {
  %b = spirv.Constant -1 : i32
  %r = spirv.SMod %x, %b : i32
  return %r : i32
}
func.func @SMod111(%x: i32, %y: i32) -> i32 {
  %r = spirv.SMod %x, %x : i32
  return %r : i32
}
func.func @SMod112(%x: i32, %y: i32) -> i32 {
  %r = spirv.SMod %x, %y : i32
  return %r : i32
}
func.func @SMod113(%x: i32, %y: i32) -> i32 {
  %a = spirv.Constant -7 : i32
  %b = spirv.Constant 7 : i32
  %r = spirv.SMod %a, %b : i32
  return %r : i32
}
func.func @SMod114(%x: i32, %y: i32) -> i32 {
  %a = spirv.Constant 7 : i32
  %b = spirv.Constant -7 : i32
  %r = spirv.SMod %a, %b : i32
  return %r : i32
}
func.func @SMod115(%x: i32, %y: i32) -> i32 {
  %a = spirv.Constant -2147483648 : i32
  %b = spirv.Constant -1 : i32
  %r = spirv.SMod %a, %b : i32
  return %r : i32
}
func.func @SMod116(%x: i32, %y: i32) -> i32 {
  %a = spirv.Constant 7 : i32
  %b = spirv.Constant 0 : i32
  %r = spirv.SMod %a, %b : i32
  return %r : i32
}
func.func @SMod117(%x: i32, %y: i32) -> i32 {
  %a = spirv.Constant 7 : i32
  %b = spirv.Constant 31 : i32
  %r = spirv.SMod %a, %b : i32
  return %r : i32
}
func.func @SMod118(%x: i32, %y: i32) -> i32 {
  %a = spirv.Constant 7 : i32
  %b = spirv.Constant 32 : i32
  %r = spirv.SMod %a, %b : i32
  return %r : i32
}
func.func @SMod119(%x: i32, %y: i32) -> i32 {
  %a = spirv.Constant -7 : i32
  %b = spirv.Constant 3 : i32
  %r = spirv.SMod %a, %b : i32
  return %r : i32
}
func.func @SMod120(%x: i32, %y: i32) -> i32 {
  %a = spirv.Constant -7 : i32
  %b = spirv.Constant -3 : i32
  %r = spirv.SMod %a, %b : i32
  return %r : i32
}
func.func @SMod121(%x: vector<2xi32>, %y: vector<2xi32>) -> vector<2xi32> {
  %a = spirv.Constant dense<[5, -6]> : vector<2xi32>
  %b = spirv.Constant dense<[-8, 3]> : vector<2xi32>
  %r = spirv.SMod %a, %b : vector<2xi32>
  return %r : vector<2xi32>
}
func.func @SMod122(%x: vector<2xi32>, %y: vector<2xi32>) -> vector<2xi32> {
  %b = spirv.Constant dense<1> : vector<2xi32>
  %r = spirv.SMod %x, %b : vector<2xi32>
  return %r : vector<2xi32>
}
func.func @SMod123(%x: vector<2xi32>, %y: vector<2xi32>) -> vector<2xi32> {
  %b = spirv.Constant dense<0> : vector<2xi32>
  %r = spirv.SMod %x, %b : vector<2xi32>
  return %r : vector<2xi32>
}
func.func @SMod124(%x: vector<2xi32>, %y: vector<2xi32>) -> vector<2xi32> {
  %a = spirv.Constant dense<[5, 1]> : vector<2xi32>
  %b = spirv.Constant dense<[1, 32]> : vector<2xi32>
  %r = spirv.SMod %a, %b : vector<2xi32>
  return %r : vector<2xi32>
}
func.func @SMod125(%x: vector<2xi32>, %y: vector<2xi32>) -> vector<2xi32> {
  %a = spirv.Constant dense<[5, 1]> : vector<2xi32>
  %b = spirv.Constant dense<[1, 0]> : vector<2xi32>
  %r = spirv.SMod %a, %b : vector<2xi32>
  return %r : vector<2xi32>
}
func.func @SMod126(%x: vector<2xi32>, %y: vector<2xi32>) -> vector<2xi32> {
  %r = spirv.SMod %x, %x : vector<2xi32>
  return %r : vector<2xi32>
}
func.func @SRem127(%x: i32, %y: i32) -> i32 {
  %a = spirv.Constant 0 : i32
  %b = spirv.Constant 7 : i32
  %r = spirv.SRem %a, %b : i32
  return %r : i32
}
func.func @SRem128(%x: i32, %y: i32) -> i32 {
  %a = spirv.Constant 7 : i32
  %r = spirv.SRem %a, %x : i32
  return %r : i32
}
func.func @SRem129(%x: i32, %y: i32) -> i32 {
  %b = spirv.Constant 0 : i32
  %r = spirv.SRem %x, %b : i32
  return %r : i32
}
func.func @SRem130(%x: i32, %y: i32) -> i32 {
  %b = spirv.Constant 1 : i32
  %r = spirv.SRem %x, %b : i32
  return %r : i32
}
func.func @SRem131(%x: i32, %y: i32) -> i32 {
  %b = spirv.Constant -1 : i32
  %r = spirv.SRem %x, %b : i32
  return %r : i32
}
func.func @SRem132(%x: i32, %y: i32) -> i32 {
  %r = spirv.SRem %x, %x : i32
  return %r : i32
}
func.func @SRem133(%x: i32, %y: i32) -> i32 {
  %r = spirv.SRem %x, %y : i32
  return %r : i32
}
func.func @SRem134(%x: i32, %y: i32) -> i32 {
  %a = spirv.Constant -7 : i32
  %b = spirv.Constant 7 : i32
  %r = spirv.SRem %a, %b : i32
  return %r : i32
}
func.func @SRem135(%x: i32, %y: i32) -> i32 {
  %a = spirv.Constant 7 : i32
  %b = spirv.Constant -7 : i32
  %r = spirv.SRem %a, %b : i32
  return %r : i32
}
func.func @SRem136(%x: i32, %y: i32) -> i32 {
  %a = spirv.Constant -2147483648 : i32
  %b = spirv.Constant -1 : i32
  %r = spirv.SRem %a, %b : i32
  return %r : i32
}
func.func @SRem137(%x: i32, %y: i32) -> i32 {
  %a = spirv.Constant 7 : i32
  %b = spirv.Constant 0 : i32
  %r = spirv.SRem %a, %b : i32
  return %r : i32
}
func.func @SRem138(%x: i32, %y: i32) -> i32 {
  %a = spirv.Constant 7 : i32
  %b = spirv.Constant 31 : i32
  %r = spirv.SRem %a, %b : i32
  return %r : i32
}
func.func @SRem139(%x: i32, %y: i32) -> i32 {
  %a = spirv.Constant 7 : i32
  %b = spirv.Constant 32 : i32
  %r = spirv.SRem %a, %b : i32
  return %r : i32
}
func.func @SRem140(%x: i32, %y: i32) -> i32 {
  %a = spirv.Constant -7 : i32
  %b = spirv.Constant 3 : i32
  %r = spirv.SRem %a, %b : i32
  return %r : i32
}
func.func @SRem141(%x: i32, %y: i32) -> i32 {
  %a = spirv.Constant -7 : i32
  %b = spirv.Constant -3 : i32
  %r = spirv.SRem %a, %b : i32
  return %r : i32
}
func.func @SRem142(%x: vector<2xi32>, %y: vector<2xi32>) -> vector<2xi32> {
  %a = spirv.Constant dense<[5, -6]> : vector<2xi32>
  %b = spirv.Constant dense<[-8, 3]> : vector<2xi32>
  %r = spirv.SRem %a, %b : vector<2xi32>
  return %r : vector<2xi32>
}
func.func @SRem143(%x: vector<2xi32>, %y: vector<2xi32>) -> vector<2xi32> {
  %b = spirv.Constant dense<1> : vector<2xi32>
  %r = spirv.SRem %x, %b : vector<2xi32>
  return %r : vector<2xi32>
}
func.func @SRem144(%x: vector<2xi32>, %y: vector<2xi32>) -> vector<2xi32> {
  %b = spirv.Constant dense<0> : vector<2xi32>
  %r = spirv.SRem %x, %b : vector<2xi32>
  return %r : vector<2xi32>
}
func.func @SRem145(%x: vector<2xi32>, %y: vector<2xi32>) -> vector<2xi32> {
  %a = spirv.Constant dense<[5, 1]> : vector<2xi32>
  %b = spirv.Constant dense<[1, 32]> : vector<2xi32>
  %r = spirv.SRem %a, %b : vector<2xi32>
  return %r : vector<2xi32>
}
func.func @SRem146(%x: vector<2xi32>, %y: vector<2xi32>) -> vector<2xi32> {
  %a = spirv.Constant dense<[5, 1]> : vector<2xi32>
  %b = spirv.Constant dense<[1, 0]> : vector<2xi32>
  %r = spirv.SRem %a, %b : vector<2xi32>
  return %r : vector<2xi32>
}
func.func @SRem147(%x: vector<2xi32>, %y: vector<2xi32>) -> vector<2xi32> {
  %r = spirv.SRem %x, %x : vector<2xi32>
  return %r : vector<2xi32>
}
func.func @UMod148(%x: i32, %y: i32) -> i32 {
  %a = spirv.Constant 0 : i32
  %b = spirv.Constant 7 : i32
  %r = spirv.UMod %a, %b : i32
  return %r : i32
}
func.func @UMod149(%x: i32, %y: i32) -> i32 {
  %a = spirv.Constant 7 : i32
  %r = spirv.UMod %a, %x : i32
  return %r : i32
}
func.func @UMod150(%x: i32, %y: i32) -> i32 {
  %b = spirv.Constant 0 : i32
  %r = spirv.UMod %x, %b : i32
  return %r : i32
}
func.func @UMod151(%x: i32, %y: i32) -> i32 {
  %b = spirv.Constant 1 : i32
  %r = spirv.UMod %x, %b : i32
  return %r : i32
}
func.func @UMod152(%x: i32, %y: i32) -> i32 {
  %b = spirv.Constant -1 : i32
  %r = spirv.UMod %x, %b : i32
  return %r : i32
}
func.func @UMod153(%x: i32, %y: i32) -> i32 {
  %r = spirv.UMod %x, %x : i32
  return %r : i32
}
func.func @UMod154(%x: i32, %y: i32) -> i32 {
  %r = spirv.UMod %x, %y : i32
  return %r : i32
}
func.func @UMod155(%x: i32, %y: i32) -> i32 {
  %a = spirv.Constant -7 : i32
  %b = spirv.Constant 7 : i32
  %r = spirv.UMod %a, %b : i32
  return %r : i32
}
func.func @UMod156(%x: i32, %y: i32) -> i32 {
  %a = spirv.Constant 7 : i32
  %b = spirv.Constant -7 : i32
  %r = spirv.UMod %a, %b : i32
  return %r : i32
}
func.func @UMod157(%x: i32, %y: i32) -> i32 {
  %a = spirv.Constant -2147483648 : i32
  %b = spirv.Constant -1 : i32
  %r = spirv.UMod %a, %b : i32
  return %r : i32
}
func.func @UMod158(%x: i32, %y: i32) -> i32 {
  %a = spirv.Constant 7 : i32
  %b = spirv.Constant 0 : i32
  %r = spirv.UMod %a, %b : i32
  return %r : i32
}
func.func @UMod159(%x: i32, %y: i32) -> i32 {
  %a = spirv.Constant 7 : i32
  %b = spirv.Constant 31 : i32
  %r = spirv.UMod %a, %b : i32
  return %r : i32
}
func.func @UMod160(%x: i32, %y: i32) -> i32 {
  %a = spirv.Constant 7 : i32
  %b = spirv.Constant 32 : i32
  %r = spirv.UMod %a, %b : i32
  return %r : i32
}
func.func @UMod161(%x: i32, %y: i32) -> i32 {
  %a = spirv.Constant -7 : i32
  %b = spirv.Constant 3 : i32
  %r = spirv.UMod %a, %b : i32
  return %r : i32
}
func.func @UMod162(%x: i32, %y: i32) -> i32 {
  %a = spirv.Constant -7 : i32
  %b = spirv.Constant -3 : i32
  %r = spirv.UMod %a, %b : i32
  return %r : i32
}
func.func @UMod163(%x: vector<2xi32>, %y: vector<2xi32>) -> vector<2xi32> {
  %a = spirv.Constant dense<[5, -6]> : vector<2xi32>
  %b = spirv.Constant dense<[-8, 3]> : vector<2xi32>
  %r = spirv.UMod %a, %b : vector<2xi32>
  return %r : vector<2xi32>
}
func.func @UMod164(%x: vector<2xi32>, %y: vector<2xi32>) -> vector<2xi32> {
  %b = spirv.Constant dense<1> : vector<2xi32>
  %r = spirv.UMod %x, %b : vector<2xi32>
  return %r : vector<2xi32>
}
func.func @UMod165(%x: vector<2xi32>, %y: vector<2xi32>) -> vector<2xi32> {
  %b = spirv.Constant dense<0> : vector<2xi32>
  %r = spirv.UMod %x, %b : vector<2xi32>
  return %r : vector<2xi32>
}
func.func @UMod166(%x: vector<2xi32>, %y: vector<2xi32>) -> vector<2xi32> {
  %a = spirv.Constant dense<[5, 1]> : vector<2xi32>
  %b = spirv.Constant dense<[1, 32]> : vector<2xi32>
  %r = spirv.UMod %a, %b : vector<2xi32>
  return %r : vector<2xi32>
}
func.func @UMod167(%x: vector<2xi32>, %y: vector<2xi32>) -> vector<2xi32> {
  %a = spirv.Constant dense<[5, 1]> : vector<2xi32>
  %b = spirv.Constant dense<[1, 0]> : vector<2xi32>
  %r = spirv.UMod %a, %b : vector<2xi32>
  return %r : vector<2xi32>
}
func.func @UMod168(%x: vector<2xi32>, %y: vector<2xi32>) -> vector<2xi32> {
  %r = spirv.UMod %x, %x : vector<2xi32>
  return %r : vector<2xi32>
}
func.func @BitwiseAnd169(%x: i32, %y: i32) -> i32 {
  %a = spirv.Constant 0 : i32
  %b = spirv.Constant 7 : i32
  %r = spirv.BitwiseAnd %a, %b : i32
  return %r : i32
}
func.func @BitwiseAnd170(%x: i32, %y: i32) -> i32 {
  %a = spirv.Constant 7 : i32
  %r = spirv.BitwiseAnd %a, %x : i32
  return %r : i32
}
func.func @BitwiseAnd171(%x: i32, %y: i32) -> i32 {
  %b = spirv.Constant 0 : i32
  %r = spirv.BitwiseAnd %x, %b : i32
  return %r : i32
}
func.func @BitwiseAnd172(%x: i32, %y: i32) -> i32 {
  %b = spirv.Constant 1 : i32
  %r = spirv.BitwiseAnd %x, %b : i32
  return %r : i32
}
func.func @BitwiseAnd173(%x: i32, %y: i32) -> i32 {
  %b = spirv.Constant -1 : i32
  %r = spirv.BitwiseAnd %x, %b : i32
  return %r : i32
}
func.func @BitwiseAnd174(%x: i32, %y: i32) -> i32 {
  %r = spirv.BitwiseAnd %x, %x : i32
  return %r : i32
}
func.func @BitwiseAnd175(%x: i32, %y: i32) -> i32 {
  %r = spirv.BitwiseAnd %x, %y : i32
  return %r : i32
}
func.func @BitwiseAnd176(%x: i32, %y: i32) -> i32 {
  %a = spirv.Constant -7 : i32
  %b = spirv.Constant 7 : i32
  %r = spirv.BitwiseAnd %a, %b : i32
  return %r : i32
}
func.func @BitwiseAnd177(%x: i32, %y: i32) -> i32 {
  %a = spirv.Constant 7 : i32
  %b = spirv.Constant -7 : i32
  %r = spirv.BitwiseAnd %a, %b : i32
  return %r : i32
}
func.func @BitwiseAnd178(%x: i32, %y: i32) -> i32 {
  %a = spirv.Constant -2147483648 : i32
  %b = spirv.Constant -1 : i32
  %r = spirv.BitwiseAnd %a, %b : i32
  return %r : i32
}
func.func @BitwiseAnd179(%x: i32, %y: i32) -> i32 {
  %a = spirv.Constant 7 : i32
  %b = spirv.Constant 0 : i32
  %r = spirv.BitwiseAnd %a, %b : i32
  return %r : i32
}
func.func @BitwiseAnd180(%x: i32, %y: i32) -> i32 {
  %a = spirv.Constant 7 : i32
  %b = spirv.Constant 31 : i32
  %r = spirv.BitwiseAnd %a, %b : i32
  return %r : i32
}
func.func @BitwiseAnd181(%x: i32, %y: i32) -> i32 {
  %a = spirv.Constant 7 : i32
  %b = spirv.Constant 32 : i32
  %r = spirv.BitwiseAnd %a, %b : i32
  return %r : i32
}
func.func @BitwiseAnd182(%x: i32, %y: i32) -> i32 {
  %a = spirv.Constant -7 : i32
  %b = spirv.Constant 3 : i32
  %r = spirv.BitwiseAnd %a, %b : i32
  return %r : i32
}
func.func @BitwiseAnd183(%x: i32, %y: i32) -> i32 {
  %a = spirv.Constant -7 : i32
  %b = spirv.Constant -3 : i32
  %r = spirv.BitwiseAnd %a, %b : i32
  return %r : i32
}
func.func @BitwiseAnd184(%x: vector<2xi32>, %y: vector<2xi32>) -> vector<2xi32> {
  %a = spirv.Constant dense<[5, -6]> : vector<2xi32>
  %b = spirv.Constant dense<[-8, 3]> : vector<2xi32>
  %r = spirv.BitwiseAnd %a, %b : vector<2xi32>
  return %r : vector<2xi32>
}
func.func @BitwiseAnd185(%x: vector<2xi32>, %y: vector<2xi32>) -> vector<2xi32> {
  %b = spirv.Constant dense<1> : vector<2xi32>
  %r = spirv.BitwiseAnd %x, %b : vector<2xi32>
  return %r : vector<2xi32>
}
func.func @BitwiseAnd186(%x: vector<2xi32>, %y: vector<2xi32>) -> vector<2xi32> {
  %b = spirv.Constant dense<0> : vector<2xi32>
  %r = spirv.BitwiseAnd %x, %b : vector<2xi32>
  return %r : vector<2xi32>
}
func.func @BitwiseAnd187(%x: vector<2xi32>, %y: vector<2xi32>) -> vector<2xi32> {
  %a = spirv.Constant dense<[5, 1]> : vector<2xi32>
  %b = spirv.Constant dense<[1, 32]> : vector<2xi32>
  %r = spirv.BitwiseAnd %a, %b : vector<2xi32>
  return %r : vector<2xi32>
}
func.func @BitwiseAnd188(%x: vector<2xi32>, %y: vector<2xi32>) -> vector<2xi32> {
  %a = spirv.Constant dense<[5, 1]> : vector<2xi32>
  %b = spirv.Constant dense<[1, 0]> : vector<2xi32>
  %r = spirv.BitwiseAnd %a, %b : vector<2xi32>
  return %r : vector<2xi32>
}
func.func @BitwiseAnd189(%x: vector<2xi32>, %y: vector<2xi32>) -> vector<2xi32> {
  %r = spirv.BitwiseAnd %x, %x : vector<2xi32>
  return %r : vector<2xi32>
}
func.func @BitwiseOr190(%x: i32, %y: i32) -> i32 {
  %a = spirv.Constant 0 : i32
  %b = spirv.Constant 7 : i32
  %r = spirv.BitwiseOr %a, %b : i32
  return %r : i32
}
func.func @BitwiseOr191(%x: i32, %y: i32) -> i32 {
  %a = spirv.Constant 7 : i32
  %r = spirv.BitwiseOr %a, %x : i32
  return %r : i32
}
func.func @BitwiseOr192(%x: i32, %y: i32) -> i32 {
  %b = spirv.Constant 0 : i32
  %r = spirv.BitwiseOr %x, %b : i32
  return %r : i32
}
func.func @BitwiseOr193(%x: i32, %y: i32) -> i32 {
  %b = spirv.Constant 1 : i32
  %r = spirv.BitwiseOr %x, %b : i32
  return %r : i32
}
func.func @BitwiseOr194(%x: i32, %y: i32) -> i32 {
  %b = spirv.Constant -1 : i32
  %r = spirv.BitwiseOr %x, %b : i32
  return %r : i32
}
func.func @BitwiseOr195(%x: i32, %y: i32) -> i32 {
  %r = spirv.BitwiseOr %x, %x : i32
  return %r : i32
}
func.func @BitwiseOr196(%x: i32, %y: i32) -> i32 {
  %r = spirv.BitwiseOr %x, %y : i32
  return %r : i32
}
func.func @BitwiseOr197(%x: i32, %y: i32) -> i32 {
  %a = spirv.Constant -7 : i32
  %b = spirv.Constant 7 : i32
  %r = spirv.BitwiseOr %a, %b : i32
  return %r : i32
}
func.func @BitwiseOr198(%x: i32, %y: i32) -> i32 {
  %a = spirv.Constant 7 : i32
  %b = spirv.Constant -7 : i32
  %r = spirv.BitwiseOr %a, %b : i32
  return %r : i32
}
func.func @BitwiseOr199(%x: i32, %y: i32) -> i32 {
  %a = spirv.Constant -2147483648 : i32
  %b = spirv.Constant -1 : i32
  %r = spirv.BitwiseOr %a, %b : i32
  return %r : i32
}
func.func @BitwiseOr200(%x: i32, %y: i32) -> i32 {
  %a = spirv.Constant 7 : i32
  %b = spirv.Constant 0 : i32
  %r = spirv.BitwiseOr %a, %b : i32
  return %r : i32
}
func.func @BitwiseOr201(%x: i32, %y: i32) -> i32 {
  %a = spirv.Constant 7 : i32
  %b = spirv.Constant 31 : i32
  %r = spirv.BitwiseOr %a, %b : i32
  return %r : i32
}
func.func @BitwiseOr202(%x: i32, %y: i32) -> i32 {
  %a = spirv.Constant 7 : i32
  %b = spirv.Constant 32 : i32
  %r = spirv.BitwiseOr %a, %b : i32
  return %r : i32
}
func.func @BitwiseOr203(%x: i32, %y: i32) -> i32 {
  %a = spirv.Constant -7 : i32
  %b = spirv.Constant 3 : i32
  %r = spirv.BitwiseOr %a, %b : i32
  return %r : i32
}
func.func @BitwiseOr204(%x: i32, %y: i32) -> i32 {
  %a = spirv.Constant -7 : i32
  %b = spirv.Constant -3 : i32
  %r = spirv.BitwiseOr %a, %b : i32
  return %r : i32
}
func.func @BitwiseOr205(%x: vector<2xi32>, %y: vector<2xi32>) -> vector<2xi32> {
  %a = spirv.Constant dense<[5, -6]> : vector<2xi32>
  %b = spirv.Constant dense<[-8, 3]> : vector<2xi32>
  %r = spirv.BitwiseOr %a, %b : vector<2xi32>
  return %r : vector<2xi32>
}
func.func @BitwiseOr206(%x: vector<2xi32>, %y: vector<2xi32>) -> vector<2xi32> {
  %b = spirv.Constant dense<1> : vector<2xi32>
  %r = spirv.BitwiseOr %x, %b : vector<2xi32>
  return %r : vector<2xi32>
}
func.func @BitwiseOr207(%x: vector<2xi32>, %y: vector<2xi32>) -> vector<2xi32> {
  %b = spirv.Constant dense<0> : vector<2xi32>
  %r = spirv.BitwiseOr %x, %b : vector<2xi32>
  return %r : vector<2xi32>
}
func.func @BitwiseOr208(%x: vector<2xi32>, %y: vector<2xi32>) -> vector<2xi32> {
  %a = spirv.Constant dense<[5, 1]> : vector<2xi32>
  %b = spirv.Constant dense<[1, 32]> : vector<2xi32>
  %r = spirv.BitwiseOr %a, %b : vector<2xi32>
  return %r : vector<2xi32>
}
func.func @BitwiseOr209(%x: vector<2xi32>, %y: vector<2xi32>) -> vector<2xi32> {
  %a = spirv.Constant dense<[5, 1]> : vector<2xi32>
  %b = spirv.Constant dense<[1, 0]> : vector<2xi32>
  %r = spirv.BitwiseOr %a, %b : vector<2xi32>
  return %r : vector<2xi32>
}
func.func @BitwiseOr210(%x: vector<2xi32>, %y: vector<2xi32>) -> vector<2xi32> {
  %r = spirv.BitwiseOr %x, %x : vector<2xi32>
  return %r : vector<2xi32>
}
func.func @BitwiseXor211(%x: i32, %y: i32) -> i32 {
  %a = spirv.Constant 0 : i32
  %b = spirv.Constant 7 : i32
  %r = spirv.BitwiseXor %a, %b : i32
  return %r : i32
}
func.func @BitwiseXor212(%x: i32, %y: i32) -> i32 {
  %a = spirv.Constant 7 : i32
  %r = spirv.BitwiseXor %a, %x : i32
  return %r : i32
}
func.func @BitwiseXor213(%x: i32, %y: i32) -> i32 {
  %b = spirv.Constant 0 : i32
  %r = spirv.BitwiseXor %x, %b : i32
  return %r : i32
}
func.func @BitwiseXor214(%x: i32, %y: i32) -> i32 {
  %b = spirv.Constant 1 : i32
  %r = spirv.BitwiseXor %x, %b : i32
  return %r : i32
}
func.func @BitwiseXor215(%x: i32, %y: i32) -> i32 {
  %b = spirv.Constant -1 : i32
  %r = spirv.BitwiseXor %x, %b : i32
  return %r : i32
}
func.func @BitwiseXor216(%x: i32, %y: i32) -> i32 {
  %r = spirv.BitwiseXor %x, %x : i32
  return %r : i32
}
func.func @BitwiseXor217(%x: i32, %y: i32) -> i32 {
  %r = spirv.BitwiseXor %x, %y : i32
  return %r : i32
}
func.func @BitwiseXor218(%x: i32, %y: i32) -> i32 {
  %a = spirv.Constant -7 : i32
  %b = spirv.Constant 7 : i32
  %r = spirv.BitwiseXor %a, %b : i32
  return %r : i32
}
func.func @BitwiseXor219(%x: i32, %y: i32) -> i32 {
  %a = spirv.Constant 7 : i32
  %b = spirv.Constant -7 : i32
  %r = spirv.BitwiseXor %a, %b : i32
  return %r : i32
}
func.func @BitwiseXor220(%x: i32, %y: i32) -> i32 {
  %a = spirv.Constant -2147483648 : i32
  %b = spirv.Constant -1 : i32
  %r = spirv.BitwiseXor %a, %b : i32
  return %r : i32
}
func.func @BitwiseXor221(%x: i32, %y: i32) -> i32 {
  %a = spirv.Constant 7 : i32
  %b = spirv.Constant 0 : i32
  %r = spirv.BitwiseXor %a, %b : i32
  return %r : i32
}
func.func @BitwiseXor222(%x: i32, %y: i32) -> i32 {
  %a = spirv.Constant 7 : i32
  %b = spirv.Constant 31 : i32
  %r = spirv.BitwiseXor %a, %b : i32
  return %r : i32
}
func.func @BitwiseXor223(%x: i32, %y: i32) -> i32 {
  %a = spirv.Constant 7 : i32
  %b = spirv.Constant 32 : i32
  %r = spirv.BitwiseXor %a, %b : i32
  return %r : i32
}
func.func @BitwiseXor224(%x: i32, %y: i32) -> i32 {
  %a = spirv.Constant -7 : i32
  %b = spirv.Constant 3 : i32
  %r = spirv.BitwiseXor %a, %b : i32
  return %r : i32
}
func.func @BitwiseXor225(%x: i32, %y: i32) -> i32 {
  %a = spirv.Constant -7 : i32
  %b = spirv.Constant -3 : i32
  %r = spirv.BitwiseXor %a, %b : i32
  return %r : i32
}
func.func @BitwiseXor226(%x: vector<2xi32>, %y: vector<2xi32>) -> vector<2xi32> {
  %a = spirv.Constant dense<[5, -6]> : vector<2xi32>
  %b = spirv.Constant dense<[-8, 3]> : vector<2xi32>
  %r = spirv.BitwiseXor %a, %b : vector<2xi32>
  return %r : vector<2xi32>
}
func.func @BitwiseXor227(%x: vector<2xi32>, %y: vector<2xi32>) -> vector<2xi32> {
  %b = spirv.Constant dense<1> : vector<2xi32>
  %r = spirv.BitwiseXor %x, %b : vector<2xi32>
  return %r : vector<2xi32>
}
func.func @BitwiseXor228(%x: vector<2xi32>, %y: vector<2xi32>) -> vector<2xi32> {
  %b = spirv.Constant dense<0> : vector<2xi32>
  %r = spirv.BitwiseXor %x, %b : vector<2xi32>
  return %r : vector<2xi32>
}
func.func @BitwiseXor229(%x: vector<2xi32>, %y: vector<2xi32>) -> vector<2xi32> {
  %a = spirv.Constant dense<[5, 1]> : vector<2xi32>
  %b = spirv.Constant dense<[1, 32]> : vector<2xi32>
  %r = spirv.BitwiseXor %a, %b : vector<2xi32>
  return %r : vector<2xi32>
}
func.func @BitwiseXor230(%x: vector<2xi32>, %y: vector<2xi32>) -> vector<2xi32> {
  %a = spirv.Constant dense<[5, 1]> : vector<2xi32>
  %b = spirv.Constant dense<[1, 0]> : vector<2xi32>
  %r = spirv.BitwiseXor %a, %b : vector<2xi32>
  return %r : vector<2xi32>
}
func.func @BitwiseXor231(%x: vector<2xi32>, %y: vector<2xi32>) -> vector<2xi32> {
  %r = spirv.BitwiseXor %x, %x : vector<2xi32>
  return %r : vector<2xi32>
}
func.func @IEqual232(%x: i32, %y: i32) -> i1 {
  %a = spirv.Constant 0 : i32
  %b = spirv.Constant 7 : i32
  %r = spirv.IEqual %a, %b : i32
  return %r : i1
}
func.func @IEqual233(%x: i32, %y: i32) -> i1 {
  %a = spirv.Constant 7 : i32
  %r = spirv.IEqual %a, %x : i32
  return %r : i1
}
func.func @IEqual234(%x: i32, %y: i32) -> i1 {
  %b = spirv.Constant 0 : i32
  %r = spirv.IEqual %x, %b : i32
  return %r : i1
}
func.func @IEqual235(%x: i32, %y: i32) -> i1 {
  %b = spirv.Constant 1 : i32
  %r = spirv.IEqual %x, %b : i32
  return %r : i1
}
func.func @IEqual236(%x: i32, %y: i32) -> i1 {
  %b = spirv.Constant -1 : i32
  %r = spirv.IEqual %x, %b : i32
  return %r : i1
}
func.func @IEqual237(%x: i32, %y: i32) -> i1 {
  %r = spirv.IEqual %x, %x : i32
  return %r : i1
}
func.func @IEqual238(%x: i32, %y: i32) -> i1 {
  %r = spirv.IEqual %x, %y : i32
  return %r : i1
}
func.func @IEqual239(%x: i32, %y: i32) -> i1 {
  %a = spirv.Constant -7 : i32
  %b = spirv.Constant 7 : i32
  %r = spirv.IEqual %a, %b : i32
  return %r : i1
}
func.func @IEqual240(%x: i32, %y: i32) -> i1 {
  %a = spirv.Constant 7 : i32
  %b = spirv.Constant -7 : i32
  %r = spirv.IEqual %a, %b : i32
  return %r : i1
}
func.func @IEqual241(%x: i32, %y: i32) -> i1 {
  %a = spirv.Constant -2147483648 : i32
  %b = spirv.Constant -1 : i32
  %r = spirv.IEqual %a, %b : i32
  return %r : i1
}
func.func @IEqual242(%x: i32, %y: i32) -> i1 {
  %a = spirv.Constant 7 : i32
  %b = spirv.Constant 0 : i32
  %r = spirv.IEqual %a, %b : i32
  return %r : i1
}
func.func @IEqual243(%x: i32, %y: i32) -> i1 {
  %a = spirv.Constant 7 : i32
  %b = spirv.Constant 31 : i32
  %r = spirv.IEqual %a, %b : i32
  return %r : i1
}
func.func @IEqual244(%x: i32, %y: i32) -> i1 {
  %a = spirv.Constant 7 : i32
  %b = spirv.Constant 32 : i32
  %r = spirv.IEqual %a, %b : i32
  return %r : i1
}
func.func @IEqual245(%x: i32, %y: i32) -> i1 {
  %a = spirv.Constant -7 : i32
  %b = spirv.Constant 3 : i32
  %r = spirv.IEqual %a, %b : i32
  return %r : i1
}
func.func @IEqual246(%x: i32, %y: i32) -> i1 {
  %a = spirv.Constant -7 : i32
  %b = spirv.Constant -3 : i32
  %r = spirv.IEqual %a, %b : i32
  return %r : i1
}
func.func @IEqual247(%x: vector<2xi32>, %y: vector<2xi32>) -> vector<2xi1> {
  %a = spirv.Constant dense<[5, -6]> : vector<2xi32>
  %b = spirv.Constant dense<[-8, 3]> : vector<2xi32>
  %r = spirv.IEqual %a, %b : vector<2xi32>
  return %r : vector<2xi1>
}
func.func @IEqual248(%x: vector<2xi32>, %y: vector<2xi32>) -> vector<2xi1> {
  %b = spirv.Constant dense<1> : vector<2xi32>
  %r = spirv.IEqual %x, %b : vector<2xi32>
  return %r : vector<2xi1>
}
func.func @IEqual249(%x: vector<2xi32>, %y: vector<2xi32>) -> vector<2xi1> {
  %b = spirv.Constant dense<0> : vector<2xi32>
  %r = spirv.IEqual %x, %b : vector<2xi32>
  return %r : vector<2xi1>
}
func.func @IEqual250(%x: vector<2xi32>, %y: vector<2xi32>) -> vector<2xi1> {
  %a = spirv.Constant dense<[5, 1]> : vector<2xi32>
  %b = spirv.Constant dense<[1, 32]> : vector<2xi32>
  %r = spirv.IEqual %a, %b : vector<2xi32>
  return %r : vector<2xi1>
}
func.func @IEqual251(%x: vector<2xi32>, %y: vector<2xi32>) -> vector<2xi1> {
  %a = spirv.Constant dense<[5, 1]> : vector<2xi32>
  %b = spirv.Constant dense<[1, 0]> : vector<2xi32>
  %r = spirv.IEqual %a, %b : vector<2xi32>
  return %r : vector<2xi1>
}
func.func @IEqual252(%x: vector<2xi32>, %y: vector<2xi32>) -> vector<2xi1> {
  %r = spirv.IEqual %x, %x : vector<2xi32>
  return %r : vector<2xi1>
}
func.func @INotEqual253(%x: i32, %y: i32) -> i1 {
  %a = spirv.Constant 0 : i32
  %b = spirv.Constant 7 : i32
  %r = spirv.INotEqual %a, %b : i32
  return %r : i1
}
func.func @INotEqual254(%x: i32, %y: i32) -> i1 {
  %a = spirv.Constant 7 : i32
  %r = spirv.INotEqual %a, %x : i32
  return %r : i1
}
func.func @INotEqual255(%x: i32, %y: i32) -> i1 {
  %b = spirv.Constant 0 : i32
  %r = spirv.INotEqual %x, %b : i32
  return %r : i1
}
func.func @INotEqual256(%x: i32, %y: i32) -> i1 {
  %b = spirv.Constant 1 : i32
  %r = spirv.INotEqual %x, %b : i32
  return %r : i1
}
func.func @INotEqual257(%x: i32, %y: i32) -> i1 {
  %b = spirv.Constant -1 : i32
  %r = spirv.INotEqual %x, %b : i32
  return %r : i1
}
func.func @INotEqual258(%x: i32, %y: i32) -> i1 {
  %r = spirv.INotEqual %x, %x : i32
  return %r : i1
}
func.func @INotEqual259(%x: i32, %y: i32) -> i1 {
  %r = spirv.INotEqual %x, %y : i32
  return %r : i1
}
func.func @INotEqual260(%x: i32, %y: i32) -> i1 {
  %a = spirv.Constant -7 : i32
  %b = spirv.Constant 7 : i32
  %r = spirv.INotEqual %a, %b : i32
  return %r : i1
}
func.func @INotEqual261(%x: i32, %y: i32) -> i1 {
  %a = spirv.Constant 7 : i32
  %b = spirv.Constant -7 : i32
  %r = spirv.INotEqual %a, %b : i32
  return %r : i1
}
func.func @INotEqual262(%x: i32, %y: i32) -> i1 {
  %a = spirv.Constant -2147483648 : i32
  %b = spirv.Constant -1 : i32
  %r = spirv.INotEqual %a, %b : i32
  return %r : i1
}
func.func @INotEqual263(%x: i32, %y: i32) -> i1 {
  %a = spirv.Constant 7 : i32
  %b = spirv.Constant 0 : i32
  %r = spirv.INotEqual %a, %b : i32
  return %r : i1
}
func.func @INotEqual264(%x: i32, %y: i32) -> i1 {
  %a = spirv.Constant 7 : i32
  %b = spirv.Constant 31 : i32
  %r = spirv.INotEqual %a, %b : i32
  return %r : i1
}
func.func @INotEqual265(%x: i32, %y: i32) -> i1 {
  %a = spirv.Constant 7 : i32
  %b = spirv.Constant 32 : i32
  %r = spirv.INotEqual %a, %b : i32
  return %r : i1
}
func.func @INotEqual266(%x: i32, %y: i32) -> i1 {
  %a = spirv.Constant -7 : i32
  %b = spirv.Constant 3 : i32
  %r = spirv.INotEqual %a, %b : i32
  return %r : i1
}
func.func @INotEqual267(%x: i32, %y: i32) -> i1 {
  %a = spirv.Constant -7 : i32
  %b = spirv.Constant -3 : i32
  %r = spirv.INotEqual %a, %b : i32
  return %r : i1
}
func.func @INotEqual268(%x: vector<2xi32>, %y: vector<2xi32>) -> vector<2xi1> {
  %a = spirv.Constant dense<[5, -6]> : vector<2xi32>
  %b = spirv.Constant dense<[-8, 3]> : vector<2xi32>
  %r = spirv.INotEqual %a, %b : vector<2xi32>
  return %r : vector<2xi1>
}
func.func @INotEqual269(%x: vector<2xi32>, %y: vector<2xi32>) -> vector<2xi1> {
  %b = spirv.Constant dense<1> : vector<2xi32>
  %r = spirv.INotEqual %x, %b : vector<2xi32>
  return %r : vector<2xi1>
}
func.func @INotEqual270(%x: vector<2xi32>, %y: vector<2xi32>) -> vector<2xi1> {
  %b = spirv.Constant dense<0> : vector<2xi32>
  %r = spirv.INotEqual %x, %b : vector<2xi32>
  return %r : vector<2xi1>
}
func.func @INotEqual271(%x: vector<2xi32>, %y: vector<2xi32>) -> vector<2xi1> {
  %a = spirv.Constant dense<[5, 1]> : vector<2xi32>
  %b = spirv.Constant dense<[1, 32]> : vector<2xi32>
  %r = spirv.INotEqual %a, %b : vector<2xi32>
  return %r : vector<2xi1>
}
func.func @INotEqual272(%x: vector<2xi32>, %y: vector<2xi32>) -> vector<2xi1> {
  %a = spirv.Constant dense<[5, 1]> : vector<2xi32>
  %b = spirv.Constant dense<[1, 0]> : vector<2xi32>
  %r = spirv.INotEqual %a, %b : vector<2xi32>
  return %r : vector<2xi1>
}
func.func @INotEqual273(%x: vector<2xi32>, %y: vector<2xi32>) -> vector<2xi1> {
  %r = spirv.INotEqual %x, %x : vector<2xi32>
  return %r : vector<2xi1>
}
func.func @SGreaterThan274(%x: i32, %y: i32) -> i1 {
  %a = spirv.Constant 0 : i32
  %b = spirv.Constant 7 : i32
  %r = spirv.SGreaterThan %a, %b : i32
  return %r : i1
}
func.func @SGreaterThan275(%x: i32, %y: i32) -> i1 {
  %a = spirv.Constant 7 : i32
  %r = spirv.SGreaterThan %a, %x : i32
  return %r : i1
}
func.func @SGreaterThan276(%x: i32, %y: i32) -> i1 {
  %b = spirv.Constant 0 : i32
  %r = spirv.SGreaterThan %x, %b : i32
  return %r : i1
}
func.func @SGreaterThan277(%x: i32, %y: i32) -> i1 {
  %b = spirv.Constant 1 : i32
  %r = spirv.SGreaterThan %x, %b : i32
  return %r : i1
}
func.func @SGreaterThan278(%x: i32, %y: i32) -> i1 {
  %b = spirv.Constant -1 : i32
  %r = spirv.SGreaterThan %x, %b : i32
  return %r : i1
}
func.func @SGreaterThan279(%x: i32, %y: i32) -> i1 {
  %r = spirv.SGreaterThan %x, %x : i32
  return %r : i1
}
func.func @SGreaterThan280(%x: i32, %y: i32) -> i1 {
  %r = spirv.SGreaterThan %x, %y : i32
  return %r : i1
}
func.func @SGreaterThan281(%x: i32, %y: i32) -> i1 {
  %a = spirv.Constant -7 : i32
  %b = spirv.Constant 7 : i32
  %r = spirv.SGreaterThan %a, %b : i32
  return %r : i1
}
func.func @SGreaterThan282(%x: i32, %y: i32) -> i1 {
  %a = spirv.Constant 7 : i32
  %b = spirv.Constant -7 : i32
  %r = spirv.SGreaterThan %a, %b : i32
  return %r : i1
}
func.func @SGreaterThan283(%x: i32, %y: i32) -> i1 {
  %a = spirv.Constant -2147483648 : i32
  %b = spirv.Constant -1 : i32
  %r = spirv.SGreaterThan %a, %b : i32
  return %r : i1
}
func.func @SGreaterThan284(%x: i32, %y: i32) -> i1 {
  %a = spirv.Constant 7 : i32
  %b = spirv.Constant 0 : i32
  %r = spirv.SGreaterThan %a, %b : i32
  return %r : i1
}
func.func @SGreaterThan285(%x: i32, %y: i32) -> i1 {
  %a = spirv.Constant 7 : i32
  %b = spirv.Constant 31 : i32
  %r = spirv.SGreaterThan %a, %b : i32
  return %r : i1
}
func.func @SGreaterThan286(%x: i32, %y: i32) -> i1 {
  %a = spirv.Constant 7 : i32
  %b = spirv.Constant 32 : i32
  %r = spirv.SGreaterThan %a, %b : i32
  return %r : i1
}
func.func @SGreaterThan287(%x: i32, %y: i32) -> i1 {
  %a = spirv.Constant -7 : i32
  %b = spirv.Constant 3 : i32
  %r = spirv.SGreaterThan %a, %b : i32
  return %r : i1
}
func.func @SGreaterThan288(%x: i32, %y: i32) -> i1 {
  %a = spirv.Constant -7 : i32
  %b = spirv.Constant -3 : i32
  %r = spirv.SGreaterThan %a, %b : i32
  return %r : i1
}
func.func @SGreaterThan289(%x: vector<2xi32>, %y: vector<2xi32>) -> vector<2xi1> {
  %a = spirv.Constant dense<[5, -6]> : vector<2xi32>
  %b = spirv.Constant dense<[-8, 3]> : vector<2xi32>
  %r = spirv.SGreaterThan %a, %b : vector<2xi32>
  return %r : vector<2xi1>
}
func.func @SGreaterThan290(%x: vector<2xi32>, %y: vector<2xi32>) -> vector<2xi1> {
  %b = spirv.Constant dense<1> : vector<2xi32>
  %r = spirv.SGreaterThan %x, %b : vector<2xi32>
  return %r : vector<2xi1>
}
func.func @SGreaterThan291(%x: vector<2xi32>, %y: vector<2xi32>) -> vector<2xi1> {
  %b = spirv.Constant dense<0> : vector<2xi32>
  %r = spirv.SGreaterThan %x, %b : vector<2xi32>
  return %r : vector<2xi1>
}
func.func @SGreaterThan292(%x: vector<2xi32>, %y: vector<2xi32>) -> vector<2xi1> {
  %a = spirv.Constant dense<[5, 1]> : vector<2xi32>
  %b = spirv.Constant dense<[1, 32]> : vector<2xi32>
  %r = spirv.SGreaterThan %a, %b : vector<2xi32>
  return %r : vector<2xi1>
}
func.func @SGreaterThan293(%x: vector<2xi32>, %y: vector<2xi32>) -> vector<2xi1> {
  %a = spirv.Constant dense<[5, 1]> : vector<2xi32>
  %b = spirv.Constant dense<[1, 0]> : vector<2xi32>
  %r = spirv.SGreaterThan %a, %b : vector<2xi32>
  return %r : vector<2xi1>
}
func.func @SGreaterThan294(%x: vector<2xi32>, %y: vector<2xi32>) -> vector<2xi1> {
  %r = spirv.SGreaterThan %x, %x : vector<2xi32>
  return %r : vector<2xi1>
}
func.func @SGreaterThanEqual295(%x: i32, %y: i32) -> i1 {
  %a = spirv.Constant 0 : i32
  %b = spirv.Constant 7 : i32
  %r = spirv.SGreaterThanEqual %a, %b : i32
  return %r : i1
}
func.func @SGreaterThanEqual296(%x: i32, %y: i32) -> i1 {
  %a = spirv.Constant 7 : i32
  %r = spirv.SGreaterThanEqual %a, %x : i32
  return %r : i1
}
func.func @SGreaterThanEqual297(%x: i32, %y: i32) -> i1 {
  %b = spirv.Constant 0 : i32
  %r = spirv.SGreaterThanEqual %x, %b : i32
  return %r : i1
}
func.func @SGreaterThanEqual298(%x: i32, %y: i32) -> i1 {
  %b = spirv.Constant 1 : i32
  %r = spirv.SGreaterThanEqual %x, %b : i32
  return %r : i1
}
func.func @SGreaterThanEqual299(%x: i32, %y: i32) -> i1 {
  %b = spirv.Constant -1 : i32
  %r = spirv.SGreaterThanEqual %x, %b : i32
  return %r : i1
}
func.func @SGreaterThanEqual300(%x: i32, %y: i32) -> i1 {
  %r = spirv.SGreaterThanEqual %x, %x : i32
  return %r : i1
}
func.func @SGreaterThanEqual301(%x: i32, %y: i32) -> i1 {
  %r = spirv.SGreaterThanEqual %x, %y : i32
  return %r : i1
}
func.func @SGreaterThanEqual302(%x: i32, %y: i32) -> i1 {
  %a = spirv.Constant -7 : i32
  %b = spirv.Constant 7 : i32
  %r = spirv.SGreaterThanEqual %a, %b : i32
  return %r : i1
}
func.func @SGreaterThanEqual303(%x: i32, %y: i32) -> i1 {
  %a = spirv.Constant 7 : i32
  %b = spirv.Constant -7 : i32
  %r = spirv.SGreaterThanEqual %a, %b : i32
  return %r : i1
}
func.func @SGreaterThanEqual304(%x: i32, %y: i32) -> i1 {
  %a = spirv.Constant -2147483648 : i32
  %b = spirv.Constant -1 : i32
  %r = spirv.SGreaterThanEqual %a, %b : i32
  return %r : i1
}
func.func @SGreaterThanEqual305(%x: i32, %y: i32) -> i1 {
  %a = spirv.Constant 7 : i32
  %b = spirv.Constant 0 : i32
  %r = spirv.SGreaterThanEqual %a, %b : i32
  return %r : i1
}
func.func @SGreaterThanEqual306(%x: i32, %y: i32) -> i1 {
  %a = spirv.Constant 7 : i32
  %b = spirv.Constant 31 : i32
  %r = spirv.SGreaterThanEqual %a, %b : i32
  return %r : i1
}
func.func @SGreaterThanEqual307(%x: i32, %y: i32) -> i1 {
  %a = spirv.Constant 7 : i32
  %b = spirv.Constant 32 : i32
  %r = spirv.SGreaterThanEqual %a, %b : i32
  return %r : i1
}
func.func @SGreaterThanEqual308(%x: i32, %y: i32) -> i1 {
  %a = spirv.Constant -7 : i32
  %b = spirv.Constant 3 : i32
  %r = spirv.SGreaterThanEqual %a, %b : i32
  return %r : i1
}
func.func @SGreaterThanEqual309(%x: i32, %y: i32) -> i1 {
  %a = spirv.Constant -7 : i32
  %b = spirv.Constant -3 : i32
  %r = spirv.SGreaterThanEqual %a, %b : i32
  return %r : i1
}
func.func @SGreaterThanEqual310(%x: vector<2xi32>, %y: vector<2xi32>) -> vector<2xi1> {
  %a = spirv.Constant dense<[5, -6]> : vector<2xi32>
  %b = spirv.Constant dense<[-8, 3]> : vector<2xi32>
  %r = spirv.SGreaterThanEqual %a, %b : vector<2xi32>
  return %r : vector<2xi1>
}
func.func @SGreaterThanEqual311(%x: vector<2xi32>, %y: vector<2xi32>) -> vector<2xi1> {
  %b = spirv.Constant dense<1> : vector<2xi32>
  %r = spirv.SGreaterThanEqual %x, %b : vector<2xi32>
  return %r : vector<2xi1>
}
func.func @SGreaterThanEqual312(%x: vector<2xi32>, %y: vector<2xi32>) -> vector<2xi1> {
  %b = spirv.Constant dense<0> : vector<2xi32>
  %r = spirv.SGreaterThanEqual %x, %b : vector<2xi32>
  return %r : vector<2xi1>
}
func.func @SGreaterThanEqual313(%x: vector<2xi32>, %y: vector<2xi32>) -> vector<2xi1> {
  %a = spirv.Constant dense<[5, 1]> : vector<2xi32>
  %b = spirv.Constant dense<[1, 32]> : vector<2xi32>
  %r = spirv.SGreaterThanEqual %a, %b : vector<2xi32>
  return %r : vector<2xi1>
}
func.func @SGreaterThanEqual314(%x: vector<2xi32>, %y: vector<2xi32>) -> vector<2xi1> {
  %a = spirv.Constant dense<[5, 1]> : vector<2xi32>
  %b = spirv.Constant dense<[1, 0]> : vector<2xi32>
  %r = spirv.SGreaterThanEqual %a, %b : vector<2xi32>
  return %r : vector<2xi1>
}
func.func @SGreaterThanEqual315(%x: vector<2xi32>, %y: vector<2xi32>) -> vector<2xi1> {
  %r = spirv.SGreaterThanEqual %x, %x : vector<2xi32>
  return %r : vector<2xi1>
}
func.func @SLessThan316(%x: i32, %y: i32) -> i1 {
  %a = spirv.Constant 0 : i32
  %b = spirv.Constant 7 : i32
  %r = spirv.SLessThan %a, %b : i32
  return %r : i1
}
func.func @SLessThan317(%x: i32, %y: i32) -> i1 {
  %a = spirv.Constant 7 : i32
  %r = spirv.SLessThan %a, %x : i32
  return %r : i1
}
func.func @SLessThan318(%x: i32, %y: i32) -> i1 {
  %b = spirv.Constant 0 : i32
  %r = spirv.SLessThan %x, %b : i32
  return %r : i1
}
func.func @SLessThan319(%x: i32, %y: i32) -> i1 {
  %b = spirv.Constant 1 : i32
  %r = spirv.SLessThan %x, %b : i32
  return %r : i1
}
func.func @SLessThan320(%x: i32, %y: i32) -> i1 {
  %b = spirv.Constant -1 : i32
  %r = spirv.SLessThan %x, %b : i32
  return %r : i1
}
func.func @SLessThan321(%x: i32, %y: i32) -> i1 {
  %r = spirv.SLessThan %x, %x : i32
  return %r : i1
}
func.func @SLessThan322(%x: i32, %y: i32) -> i1 {
  %r = spirv.SLessThan %x, %y : i32
  return %r : i1
}
func.func @SLessThan323(%x: i32, %y: i32) -> i1 {
  %a = spirv.Constant -7 : i32
  %b = spirv.Constant 7 : i32
  %r = spirv.SLessThan %a, %b : i32
  return %r : i1
}
func.func @SLessThan324(%x: i32, %y: i32) -> i1 {
  %a = spirv.Constant 7 : i32
  %b = spirv.Constant -7 : i32
  %r = spirv.SLessThan %a, %b : i32
  return %r : i1
}
func.func @SLessThan325(%x: i32, %y: i32) -> i1 {
  %a = spirv.Constant -2147483648 : i32
  %b = spirv.Constant -1 : i32
  %r = spirv.SLessThan %a, %b : i32
  return %r : i1
}
func.func @SLessThan326(%x: i32, %y: i32) -> i1 {
  %a = spirv.Constant 7 : i32
  %b = spirv.Constant 0 : i32
  %r = spirv.SLessThan %a, %b : i32
  return %r : i1
}
func.func @SLessThan327(%x: i32, %y: i32) -> i1 {
  %a = spirv.Constant 7 : i32
  %b = spirv.Constant 31 : i32
  %r = spirv.SLessThan %a, %b : i32
  return %r : i1
}
func.func @SLessThan328(%x: i32, %y: i32) -> i1 {
  %a = spirv.Constant 7 : i32
  %b = spirv.Constant 32 : i32
  %r = spirv.SLessThan %a, %b : i32
  return %r : i1
}
func.func @SLessThan329(%x: i32, %y: i32) -> i1 {
  %a = spirv.Constant -7 : i32
  %b = spirv.Constant 3 : i32
  %r = spirv.SLessThan %a, %b : i32
  return %r : i1
}
func.func @SLessThan330(%x: i32, %y: i32) -> i1 {
  %a = spirv.Constant -7 : i32
  %b = spirv.Constant -3 : i32
  %r = spirv.SLessThan %a, %b : i32
  return %r : i1
}
func.func @SLessThan331(%x: vector<2xi32>, %y: vector<2xi32>) -> vector<2xi1> {
  %a = spirv.Constant dense<[5, -6]> : vector<2xi32>
  %b = spirv.Constant dense<[-8, 3]> : vector<2xi32>
  %r = spirv.SLessThan %a, %b : vector<2xi32>
  return %r : vector<2xi1>
}
func.func @SLessThan332(%x: vector<2xi32>, %y: vector<2xi32>) -> vector<2xi1> {
  %b = spirv.Constant dense<1> : vector<2xi32>
  %r = spirv.SLessThan %x, %b : vector<2xi32>
  return %r : vector<2xi1>
}
func.func @SLessThan333(%x: vector<2xi32>, %y: vector<2xi32>) -> vector<2xi1> {
  %b = spirv.Constant dense<0> : vector<2xi32>
  %r = spirv.SLessThan %x, %b : vector<2xi32>
  return %r : vector<2xi1>
}
func.func @SLessThan334(%x: vector<2xi32>, %y: vector<2xi32>) -> vector<2xi1> {
  %a = spirv.Constant dense<[5, 1]> : vector<2xi32>
  %b = spirv.Constant dense<[1, 32]> : vector<2xi32>
  %r = spirv.SLessThan %a, %b : vector<2xi32>
  return %r : vector<2xi1>
}
func.func @SLessThan335(%x: vector<2xi32>, %y: vector<2xi32>) -> vector<2xi1> {
  %a = spirv.Constant dense<[5, 1]> : vector<2xi32>
  %b = spirv.Constant dense<[1, 0]> : vector<2xi32>
  %r = spirv.SLessThan %a, %b : vector<2xi32>
  return %r : vector<2xi1>
}
func.func @SLessThan336(%x: vector<2xi32>, %y: vector<2xi32>) -> vector<2xi1> {
  %r = spirv.SLessThan %x, %x : vector<2xi32>
  return %r : vector<2xi1>
}
func.func @SLessThanEqual337(%x: i32, %y: i32) -> i1 {
  %a = spirv.Constant 0 : i32
  %b = spirv.Constant 7 : i32
  %r = spirv.SLessThanEqual %a, %b : i32
  return %r : i1
}
func.func @SLessThanEqual338(%x: i32, %y: i32) -> i1 {
  %a = spirv.Constant 7 : i32
  %r = spirv.SLessThanEqual %a, %x : i32
  return %r : i1
}
func.func @SLessThanEqual339(%x: i32, %y: i32) -> i1 {
  %b = spirv.Constant 0 : i32
  %r = spirv.SLessThanEqual %x, %b : i32
  return %r : i1
}
func.func @SLessThanEqual340(%x: i32, %y: i32) -> i1 {
  %b = spirv.Constant 1 : i32
  %r = spirv.SLessThanEqual %x, %b : i32
  return %r : i1
}
func.func @SLessThanEqual341(%x: i32, %y: i32) -> i1 {
  %b = spirv.Constant -1 : i32
  %r = spirv.SLessThanEqual %x, %b : i32
  return %r : i1
}
func.func @SLessThanEqual342(%x: i32, %y: i32) -> i1 {
  %r = spirv.SLessThanEqual %x, %x : i32
  return %r : i1
}
func.func @SLessThanEqual343(%x: i32, %y: i32) -> i1 {
  %r = spirv.SLessThanEqual %x, %y : i32
  return %r : i1
}
func.func @SLessThanEqual344(%x: i32, %y: i32) -> i1 {
  %a = spirv.Constant -7 : i32
  %b = spirv.Constant 7 : i32
  %r = spirv.SLessThanEqual %a, %b : i32
  return %r : i1
}
func.func @SLessThanEqual345(%x: i32, %y: i32) -> i1 {
  %a = spirv.Constant 7 : i32
  %b = spirv.Constant -7 : i32
  %r = spirv.SLessThanEqual %a, %b : i32
  return %r : i1
}
func.func @SLessThanEqual346(%x: i32, %y: i32) -> i1 {
  %a = spirv.Constant -2147483648 : i32
  %b = spirv.Constant -1 : i32
  %r = spirv.SLessThanEqual %a, %b : i32
  return %r : i1
}
func.func @SLessThanEqual347(%x: i32, %y: i32) -> i1 {
  %a = spirv.Constant 7 : i32
  %b = spirv.Constant 0 : i32
  %r = spirv.SLessThanEqual %a, %b : i32
  return %r : i1
}
func.func @SLessThanEqual348(%x: i32, %y: i32) -> i1 {
  %a = spirv.Constant 7 : i32
  %b = spirv.Constant 31 : i32
  %r = spirv.SLessThanEqual %a, %b : i32
  return %r : i1
}
func.func @SLessThanEqual349(%x: i32, %y: i32) -> i1 {
  %a = spirv.Constant 7 : i32
  %b = spirv.Constant 32 : i32
  %r = spirv.SLessThanEqual %a, %b : i32
  return %r : i1
}
func.func @SLessThanEqual350(%x: i32, %y: i32) -> i1 {
  %a = spirv.Constant -7 : i32
  %b = spirv.Constant 3 : i32
  %r = spirv.SLessThanEqual %a, %b : i32
  return %r : i1
}
func.func @SLessThanEqual351(%x: i32, %y: i32) -> i1 {
  %a = spirv.Constant -7 : i32
  %b = spirv.Constant -3 : i32
  %r = spirv.SLessThanEqual %a, %b : i32
  return %r : i1
}
func.func @SLessThanEqual352(%x: vector<2xi32>, %y: vector<2xi32>) -> vector<2xi1> {
  %a = spirv.Constant dense<[5, -6]> : vector<2xi32>
  %b = spirv.Constant dense<[-8, 3]> : vector<2xi32>
  %r = spirv.SLessThanEqual %a, %b : vector<2xi32>
  return %r : vector<2xi1>
}
func.func @SLessThanEqual353(%x: vector<2xi32>, %y: vector<2xi32>) -> vector<2xi1> {
  %b = spirv.Constant dense<1> : vector<2xi32>
  %r = spirv.SLessThanEqual %x, %b : vector<2xi32>
  return %r : vector<2xi1>
}
func.func @SLessThanEqual354(%x: vector<2xi32>, %y: vector<2xi32>) -> vector<2xi1> {
  %b = spirv.Constant dense<0> : vector<2xi32>
  %r = spirv.SLessThanEqual %x, %b : vector<2xi32>
  return %r : vector<2xi1>
}
func.func @SLessThanEqual355(%x: vector<2xi32>, %y: vector<2xi32>) -> vector<2xi1> {
  %a = spirv.Constant dense<[5, 1]> : vector<2xi32>
  %b = spirv.Constant dense<[1, 32]> : vector<2xi32>
  %r = spirv.SLessThanEqual %a, %b : vector<2xi32>
  return %r : vector<2xi1>
}
func.func @SLessThanEqual356(%x: vector<2xi32>, %y: vector<2xi32>) -> vector<2xi1> {
  %a = spirv.Constant dense<[5, 1]> : vector<2xi32>
  %b = spirv.Constant dense<[1, 0]> : vector<2xi32>
  %r = spirv.SLessThanEqual %a, %b : vector<2xi32>
  return %r : vector<2xi1>
}
func.func @SLessThanEqual357(%x: vector<2xi32>, %y: vector<2xi32>) -> vector<2xi1> {
  %r = spirv.SLessThanEqual %x, %x : vector<2xi32>
  return %r : vector<2xi1>
}
func.func @UGreaterThan358(%x: i32, %y: i32) -> i1 {
  %a = spirv.Constant 0 : i32
  %b = spirv.Constant 7 : i32
  %r = spirv.UGreaterThan %a, %b : i32
  return %r : i1
}
func.func @UGreaterThan359(%x: i32, %y: i32) -> i1 {
  %a = spirv.Constant 7 : i32
  %r = spirv.UGreaterThan %a, %x : i32
  return %r : i1
}
func.func @UGreaterThan360(%x: i32, %y: i32) -> i1 {
  %b = spirv.Constant 0 : i32
  %r = spirv.UGreaterThan %x, %b : i32
  return %r : i1
}
func.func @UGreaterThan361(%x: i32, %y: i32) -> i1 {
  %b = spirv.Constant 1 : i32
  %r = spirv.UGreaterThan %x, %b : i32
  return %r : i1
}
func.func @UGreaterThan362(%x: i32, %y: i32) -> i1 {
  %b = spirv.Constant -1 : i32
  %r = spirv.UGreaterThan %x, %b : i32
  return %r : i1
}
func.func @UGreaterThan363(%x: i32, %y: i32) -> i1 {
  %r = spirv.UGreaterThan %x, %x : i32
  return %r : i1
}
func.func @UGreaterThan364(%x: i32, %y: i32) -> i1 {
  %r = spirv.UGreaterThan %x, %y : i32
  return %r : i1
}
func.func @UGreaterThan365(%x: i32, %y: i32) -> i1 {
  %a = spirv.Constant -7 : i32
  %b = spirv.Constant 7 : i32
  %r = spirv.UGreaterThan %a, %b : i32
  return %r : i1
}
func.func @UGreaterThan366(%x: i32, %y: i32) -> i1 {
  %a = spirv.Constant 7 : i32
  %b = spirv.Constant -7 : i32
  %r = spirv.UGreaterThan %a, %b : i32
  return %r : i1
}
func.func @UGreaterThan367(%x: i32, %y: i32) -> i1 {
  %a = spirv.Constant -2147483648 : i32
  %b = spirv.Constant -1 : i32
  %r = spirv.UGreaterThan %a, %b : i32
  return %r : i1
}
func.func @UGreaterThan368(%x: i32, %y: i32) -> i1 {
  %a = spirv.Constant 7 : i32
  %b = spirv.Constant 0 : i32
  %r = spirv.UGreaterThan %a, %b : i32
  return %r : i1
}
func.func @UGreaterThan369(%x: i32, %y: i32) -> i1 {
  %a = spirv.Constant 7 : i32
  %b = spirv.Constant 31 : i32
  %r = spirv.UGreaterThan %a, %b : i32
  return %r : i1
}
func.func @UGreaterThan370(%x: i32, %y: i32) -> i1 {
  %a = spirv.Constant 7 : i32
  %b = spirv.Constant 32 : i32
  %r = spirv.UGreaterThan %a, %b : i32
  return %r : i1
}
func.func @UGreaterThan371(%x: i32, %y: i32) -> i1 {
  %a = spirv.Constant -7 : i32
  %b = spirv.Constant 3 : i32
  %r = spirv.UGreaterThan %a, %b : i32
  return %r : i1
}
func.func @UGreaterThan372(%x: i32, %y: i32) -> i1 {
  %a = spirv.Constant -7 : i32
  %b = spirv.Constant -3 : i32
  %r = spirv.UGreaterThan %a, %b : i32
  return %r : i1
}
func.func @UGreaterThan373(%x: vector<2xi32>, %y: vector<2xi32>) -> vector<2xi1> {
  %a = spirv.Constant dense<[5, -6]> : vector<2xi32>
  %b = spirv.Constant dense<[-8, 3]> : vector<2xi32>
  %r = spirv.UGreaterThan %a, %b : vector<2xi32>
  return %r : vector<2xi1>
}
func.func @UGreaterThan374(%x: vector<2xi32>, %y: vector<2xi32>) -> vector<2xi1> {
  %b = spirv.Constant dense<1> : vector<2xi32>
  %r = spirv.UGreaterThan %x, %b : vector<2xi32>
  return %r : vector<2xi1>
}
func.func @UGreaterThan375(%x: vector<2xi32>, %y: vector<2xi32>) -> vector<2xi1> {
  %b = spirv.Constant dense<0> : vector<2xi32>
  %r = spirv.UGreaterThan %x, %b : vector<2xi32>
  return %r : vector<2xi1>
}
func.func @UGreaterThan376(%x: vector<2xi32>, %y: vector<2xi32>) -> vector<2xi1> {
  %a = spirv.Constant dense<[5, 1]> : vector<2xi32>
  %b = spirv.Constant dense<[1, 32]> : vector<2xi32>
  %r = spirv.UGreaterThan %a, %b : vector<2xi32>
  return %r : vector<2xi1>
}
func.func @UGreaterThan377(%x: vector<2xi32>, %y: vector<2xi32>) -> vector<2xi1> {
  %a = spirv.Constant dense<[5, 1]> : vector<2xi32>
  %b = spirv.Constant dense<[1, 0]> : vector<2xi32>
  %r = spirv.UGreaterThan %a, %b : vector<2xi32>
  return %r : vector<2xi1>
}
func.func @UGreaterThan378(%x: vector<2xi32>, %y: vector<2xi32>) -> vector<2xi1> {
  %r = spirv.UGreaterThan %x, %x : vector<2xi32>
  return %r : vector<2xi1>
}
func.func @UGreaterThanEqual379(%x: i32, %y: i32) -> i1 {
  %a = spirv.Constant 0 : i32
  %b = spirv.Constant 7 : i32
  %r = spirv.UGreaterThanEqual %a, %b : i32
  return %r : i1
}
func.func @UGreaterThanEqual380(%x: i32, %y: i32) -> i1 {
  %a = spirv.Constant 7 : i32
  %r = spirv.UGreaterThanEqual %a, %x : i32
  return %r : i1
}
func.func @UGreaterThanEqual381(%x: i32, %y: i32) -> i1 {
  %b = spirv.Constant 0 : i32
  %r = spirv.UGreaterThanEqual %x, %b : i32
  return %r : i1
}
func.func @UGreaterThanEqual382(%x: i32, %y: i32) -> i1 {
  %b = spirv.Constant 1 : i32
  %r = spirv.UGreaterThanEqual %x, %b : i32
  return %r : i1
}
func.func @UGreaterThanEqual383(%x: i32, %y: i32) -> i1 {
  %b = spirv.Constant -1 : i32
  %r = spirv.UGreaterThanEqual %x, %b : i32
  return %r : i1
}
func.func @UGreaterThanEqual384(%x: i32, %y: i32) -> i1 {
  %r = spirv.UGreaterThanEqual %x, %x : i32
  return %r : i1
}
func.func @UGreaterThanEqual385(%x: i32, %y: i32) -> i1 {
  %r = spirv.UGreaterThanEqual %x, %y : i32
  return %r : i1
}
func.func @UGreaterThanEqual386(%x: i32, %y: i32) -> i1 {
  %a = spirv.Constant -7 : i32
  %b = spirv.Constant 7 : i32
  %r = spirv.UGreaterThanEqual %a, %b : i32
  return %r : i1
}
func.func @UGreaterThanEqual387(%x: i32, %y: i32) -> i1 {
  %a = spirv.Constant 7 : i32
  %b = spirv.Constant -7 : i32
  %r = spirv.UGreaterThanEqual %a, %b : i32
  return %r : i1
}
func.func @UGreaterThanEqual388(%x: i32, %y: i32) -> i1 {
  %a = spirv.Constant -2147483648 : i32
  %b = spirv.Constant -1 : i32
  %r = spirv.UGreaterThanEqual %a, %b : i32
  return %r : i1
}
func.func @UGreaterThanEqual389(%x: i32, %y: i32) -> i1 {
  %a = spirv.Constant 7 : i32
  %b = spirv.Constant 0 : i32
  %r = spirv.UGreaterThanEqual %a, %b : i32
  return %r : i1
}
func.func @UGreaterThanEqual390(%x: i32, %y: i32) -> i1 {
  %a = spirv.Constant 7 : i32
  %b = spirv.Constant 31 : i32
  %r = spirv.UGreaterThanEqual %a, %b : i32
  return %r : i1
}
func.func @UGreaterThanEqual391(%x: i32, %y: i32) -> i1 {
  %a = spirv.Constant 7 : i32
  %b = spirv.Constant 32 : i32
  %r = spirv.UGreaterThanEqual %a, %b : i32
  return %r : i1
}
func.func @UGreaterThanEqual392(%x: i32, %y: i32) -> i1 {
  %a = spirv.Constant -7 : i32
  %b = spirv.Constant 3 : i32
  %r = spirv.UGreaterThanEqual %a, %b : i32
  return %r : i1
}
func.func @UGreaterThanEqual393(%x: i32, %y: i32) -> i1 {
  %a = spirv.Constant -7 : i32
  %b = spirv.Constant -3 : i32
  %r = spirv.UGreaterThanEqual %a, %b : i32
  return %r : i1
}
func.func @UGreaterThanEqual394(%x: vector<2xi32>, %y: vector<2xi32>) -> vector<2xi1> {
  %a = spirv.Constant dense<[5, -6]> : vector<2xi32>
  %b = spirv.Constant dense<[-8, 3]> : vector<2xi32>
  %r = spirv.UGreaterThanEqual %a, %b : vector<2xi32>
  return %r : vector<2xi1>
}
func.func @UGreaterThanEqual395(%x: vector<2xi32>, %y: vector<2xi32>) -> vector<2xi1> {
  %b = spirv.Constant dense<1> : vector<2xi32>
  %r = spirv.UGreaterThanEqual %x, %b : vector<2xi32>
  return %r : vector<2xi1>
}
func.func @UGreaterThanEqual396(%x: vector<2xi32>, %y: vector<2xi32>) -> vector<2xi1> {
  %b = spirv.Constant dense<0> : vector<2xi32>
  %r = spirv.UGreaterThanEqual %x, %b : vector<2xi32>
  return %r : vector<2xi1>
}
func.func @UGreaterThanEqual397(%x: vector<2xi32>, %y: vector<2xi32>) -> vector<2xi1> {
  %a = spirv.Constant dense<[5, 1]> : vector<2xi32>
  %b = spirv.Constant dense<[1, 32]> : vector<2xi32>
  %r = spirv.UGreaterThanEqual %a, %b : vector<2xi32>
  return %r : vector<2xi1>
}
func.func @UGreaterThanEqual398(%x: vector<2xi32>, %y: vector<2xi32>) -> vector<2xi1> {
  %a = spirv.Constant dense<[5, 1]> : vector<2xi32>
  %b = spirv.Constant dense<[1, 0]> : vector<2xi32>
  %r = spirv.UGreaterThanEqual %a, %b : vector<2xi32>
  return %r : vector<2xi1>
}
func.func @UGreaterThanEqual399(%x: vector<2xi32>, %y: vector<2xi32>) -> vector<2xi1> {
  %r = spirv.UGreaterThanEqual %x, %x : vector<2xi32>
  return %r : vector<2xi1>
}
func.func @ULessThan400(%x: i32, %y: i32) -> i1 {
  %a = spirv.Constant 0 : i32
  %b = spirv.Constant 7 : i32
  %r = spirv.ULessThan %a, %b : i32
  return %r : i1
}
func.func @ULessThan401(%x: i32, %y: i32) -> i1 {
  %a = spirv.Constant 7 : i32
  %r = spirv.ULessThan %a, %x : i32
  return %r : i1
}
func.func @ULessThan402(%x: i32, %y: i32) -> i1 {
  %b = spirv.Constant 0 : i32
  %r = spirv.ULessThan %x, %b : i32
  return %r : i1
}
func.func @ULessThan403(%x: i32, %y: i32) -> i1 {
  %b = spirv.Constant 1 : i32
  %r = spirv.ULessThan %x, %b : i32
  return %r : i1
}
func.func @ULessThan404(%x: i32, %y: i32) -> i1 {
  %b = spirv.Constant -1 : i32
  %r = spirv.ULessThan %x, %b : i32
  return %r : i1
}
func.func @ULessThan405(%x: i32, %y: i32) -> i1 {
  %r = spirv.ULessThan %x, %x : i32
  return %r : i1
}
func.func @ULessThan406(%x: i32, %y: i32) -> i1 {
  %r = spirv.ULessThan %x, %y : i32
  return %r : i1
}
func.func @ULessThan407(%x: i32, %y: i32) -> i1 {
  %a = spirv.Constant -7 : i32
  %b = spirv.Constant 7 : i32
  %r = spirv.ULessThan %a, %b : i32
  return %r : i1
}
func.func @ULessThan408(%x: i32, %y: i32) -> i1 {
  %a = spirv.Constant 7 : i32
  %b = spirv.Constant -7 : i32
  %r = spirv.ULessThan %a, %b : i32
  return %r : i1
}
func.func @ULessThan409(%x: i32, %y: i32) -> i1 {
  %a = spirv.Constant -2147483648 : i32
  %b = spirv.Constant -1 : i32
  %r = spirv.ULessThan %a, %b : i32
  return %r : i1
}
func.func @ULessThan410(%x: i32, %y: i32) -> i1 {
  %a = spirv.Constant 7 : i32
  %b = spirv.Constant 0 : i32
  %r = spirv.ULessThan %a, %b : i32
  return %r : i1
}
func.func @ULessThan411(%x: i32, %y: i32) -> i1 {
  %a = spirv.Constant 7 : i32
  %b = spirv.Constant 31 : i32
  %r = spirv.ULessThan %a, %b : i32
  return %r : i1
}
func.func @ULessThan412(%x: i32, %y: i32) -> i1 {
  %a = spirv.Constant 7 : i32
  %b = spirv.Constant 32 : i32
  %r = spirv.ULessThan %a, %b : i32
  return %r : i1
}
func.func @ULessThan413(%x: i32, %y: i32) -> i1 {
  %a = spirv.Constant -7 : i32
  %b = spirv.Constant 3 : i32
  %r = spirv.ULessThan %a, %b : i32
  return %r : i1
}
func.func @ULessThan414(%x: i32, %y: i32) -> i1 {
  %a = spirv.Constant -7 : i32
  %b = spirv.Constant -3 : i32
  %r = spirv.ULessThan %a, %b : i32
  return %r : i1
}
func.func @ULessThan415(%x: vector<2xi32>, %y: vector<2xi32>) -> vector<2xi1> {
  %a = spirv.Constant dense<[5, -6]> : vector<2xi32>
  %b = spirv.Constant dense<[-8, 3]> : vector<2xi32>
  %r = spirv.ULessThan %a, %b : vector<2xi32>
  return %r : vector<2xi1>
}
func.func @ULessThan416(%x: vector<2xi32>, %y: vector<2xi32>) -> vector<2xi1> {
  %b = spirv.Constant dense<1> : vector<2xi32>
  %r = spirv.ULessThan %x, %b : vector<2xi32>
  return %r : vector<2xi1>
}
func.func @ULessThan417(%x: vector<2xi32>, %y: vector<2xi32>) -> vector<2xi1> {
  %b = spirv.Constant dense<0> : vector<2xi32>
  %r = spirv.ULessThan %x, %b : vector<2xi32>
  return %r : vector<2xi1>
}
func.func @ULessThan418(%x: vector<2xi32>, %y: vector<2xi32>) -> vector<2xi1> {
  %a = spirv.Constant dense<[5, 1]> : vector<2xi32>
  %b = spirv.Constant dense<[1, 32]> : vector<2xi32>
  %r = spirv.ULessThan %a, %b : vector<2xi32>
  return %r : vector<2xi1>
}
func.func @ULessThan419(%x: vector<2xi32>, %y: vector<2xi32>) -> vector<2xi1> {
  %a = spirv.Constant dense<[5, 1]> : vector<2xi32>
  %b = spirv.Constant dense<[1, 0]> : vector<2xi32>
  %r = spirv.ULessThan %a, %b : vector<2xi32>
  return %r : vector<2xi1>
}
func.func @ULessThan420(%x: vector<2xi32>, %y: vector<2xi32>) -> vector<2xi1> {
  %r = spirv.ULessThan %x, %x : vector<2xi32>
  return %r : vector<2xi1>
}
func.func @ULessThanEqual421(%x: i32, %y: i32) -> i1 {
  %a = spirv.Constant 0 : i32
  %b = spirv.Constant 7 : i32
  %r = spirv.ULessThanEqual %a, %b : i32
  return %r : i1
}
func.func @ULessThanEqual422(%x: i32, %y: i32) -> i1 {
  %a = spirv.Constant 7 : i32
  %r = spirv.ULessThanEqual %a, %x : i32
  return %r : i1
}
func.func @ULessThanEqual423(%x: i32, %y: i32) -> i1 {
  %b = spirv.Constant 0 : i32
  %r = spirv.ULessThanEqual %x, %b : i32
  return %r : i1
}
func.func @ULessThanEqual424(%x: i32, %y: i32) -> i1 {
  %b = spirv.Constant 1 : i32
  %r = spirv.ULessThanEqual %x, %b : i32
  return %r : i1
}
func.func @ULessThanEqual425(%x: i32, %y: i32) -> i1 {
  %b = spirv.Constant -1 : i32
  %r = spirv.ULessThanEqual %x, %b : i32
  return %r : i1
}
func.func @ULessThanEqual426(%x: i32, %y: i32) -> i1 {
  %r = spirv.ULessThanEqual %x, %x : i32
  return %r : i1
}
func.func @ULessThanEqual427(%x: i32, %y: i32) -> i1 {
  %r = spirv.ULessThanEqual %x, %y : i32
  return %r : i1
}
func.func @ULessThanEqual428(%x: i32, %y: i32) -> i1 {
  %a = spirv.Constant -7 : i32
  %b = spirv.Constant 7 : i32
  %r = spirv.ULessThanEqual %a, %b : i32
  return %r : i1
}
func.func @ULessThanEqual429(%x: i32, %y: i32) -> i1 {
  %a = spirv.Constant 7 : i32
  %b = spirv.Constant -7 : i32
  %r = spirv.ULessThanEqual %a, %b : i32
  return %r : i1
}
func.func @ULessThanEqual430(%x: i32, %y: i32) -> i1 {
  %a = spirv.Constant -2147483648 : i32
  %b = spirv.Constant -1 : i32
  %r = spirv.ULessThanEqual %a, %b : i32
  return %r : i1
}
func.func @ULessThanEqual431(%x: i32, %y: i32) -> i1 {
  %a = spirv.Constant 7 : i32
  %b = spirv.Constant 0 : i32
  %r = spirv.ULessThanEqual %a, %b : i32
  return %r : i1
}
func.func @ULessThanEqual432(%x: i32, %y: i32) -> i1 {
  %a = spirv.Constant 7 : i32
  %b = spirv.Constant 31 : i32
  %r = spirv.ULessThanEqual %a, %b : i32
  return %r : i1
}
func.func @ULessThanEqual433(%x: i32, %y: i32) -> i1 {
  %a = spirv.Constant 7 : i32
  %b = spirv.Constant 32 : i32
  %r = spirv.ULessThanEqual %a, %b : i32
  return %r : i1
}
func.func @ULessThanEqual434(%x: i32, %y: i32) -> i1 {
  %a = spirv.Constant -7 : i32
  %b = spirv.Constant 3 : i32
  %r = spirv.ULessThanEqual %a, %b : i32
  return %r : i1
}
func.func @ULessThanEqual435(%x: i32, %y: i32) -> i1 {
  %a = spirv.Constant -7 : i32
  %b = spirv.Constant -3 : i32
  %r = spirv.ULessThanEqual %a, %b : i32
  return %r : i1
}
func.func @ULessThanEqual436(%x: vector<2xi32>, %y: vector<2xi32>) -> vector<2xi1> {
  %a = spirv.Constant dense<[5, -6]> : vector<2xi32>
  %b = spirv.Constant dense<[-8, 3]> : vector<2xi32>
  %r = spirv.ULessThanEqual %a, %b : vector<2xi32>
  return %r : vector<2xi1>
}
func.func @ULessThanEqual437(%x: vector<2xi32>, %y: vector<2xi32>) -> vector<2xi1> {
  %b = spirv.Constant dense<1> : vector<2xi32>
  %r = spirv.ULessThanEqual %x, %b : vector<2xi32>
  return %r : vector<2xi1>
}
func.func @ULessThanEqual438(%x: vector<2xi32>, %y: vector<2xi32>) -> vector<2xi1> {
  %b = spirv.Constant dense<0> : vector<2xi32>
  %r = spirv.ULessThanEqual %x, %b : vector<2xi32>
  return %r : vector<2xi1>
}
func.func @ULessThanEqual439(%x: vector<2xi32>, %y: vector<2xi32>) -> vector<2xi1> {
  %a = spirv.Constant dense<[5, 1]> : vector<2xi32>
  %b = spirv.Constant dense<[1, 32]> : vector<2xi32>
  %r = spirv.ULessThanEqual %a, %b : vector<2xi32>
  return %r : vector<2xi1>
}
func.func @ULessThanEqual440(%x: vector<2xi32>, %y: vector<2xi32>) -> vector<2xi1> {
  %a = spirv.Constant dense<[5, 1]> : vector<2xi32>
  %b = spirv.Constant dense<[1, 0]> : vector<2xi32>
  %r = spirv.ULessThanEqual %a, %b : vector<2xi32>
  return %r : vector<2xi1>
}
func.func @ULessThanEqual441(%x: vector<2xi32>, %y: vector<2xi32>) -> vector<2xi1> {
  %r = spirv.ULessThanEqual %x, %x : vector<2xi32>
  return %r : vector<2xi1>
}
func.func @ShiftLeftLogical442(%x: i32, %y: i32) -> i32 {
  %a = spirv.Constant 0 : i32
  %b = spirv.Constant 7 : i32
  %r = spirv.ShiftLeftLogical %a, %b : i32, i32
  return %r : i32
}
func.func @ShiftLeftLogical443(%x: i32, %y: i32) -> i32 {
  %a = spirv.Constant 7 : i32
  %r = spirv.ShiftLeftLogical %a, %x : i32, i32
  return %r : i32
}
func.func @ShiftLeftLogical444(%x: i32, %y: i32) -> i32 {
  %b = spirv.Constant 0 : i32
  %r = spirv.ShiftLeftLogical %x, %b : i32, i32
  return %r : i32
}
func.func @ShiftLeftLogical445(%x: i32, %y: i32) -> i32 {
  %b = spirv.Constant 1 : i32
  %r = spirv.ShiftLeftLogical %x, %b : i32, i32
  return %r : i32
}
func.func @ShiftLeftLogical446(%x: i32, %y: i32) -> i32 {
  %b = spirv.Constant -1 : i32
  %r = spirv.ShiftLeftLogical %x, %b : i32, i32
  return %r : i32
}
func.func @ShiftLeftLogical447(%x: i32, %y: i32) -> i32 {
  %r = spirv.ShiftLeftLogical %x, %x : i32, i32
  return %r : i32
}
func.func @ShiftLeftLogical448(%x: i32, %y: i32) -> i32 {
  %r = spirv.ShiftLeftLogical %x, %y : i32, i32
  return %r : i32
}
func.func @ShiftLeftLogical449(%x: i32, %y: i32) -> i32 {
  %a = spirv.Constant -7 : i32
  %b = spirv.Constant 7 : i32
  %r = spirv.ShiftLeftLogical %a, %b : i32, i32
  return %r : i32
}
func.func @ShiftLeftLogical450(%x: i32, %y: i32) -> i32 {
  %a = spirv.Constant 7 : i32
  %b = spirv.Constant -7 : i32
  %r = spirv.ShiftLeftLogical %a, %b : i32, i32
  return %r : i32
}
func.func @ShiftLeftLogical451(%x: i32, %y: i32) -> i32 {
  %a = spirv.Constant -2147483648 : i32
  %b = spirv.Constant -1 : i32
  %r = spirv.ShiftLeftLogical %a, %b : i32, i32
  return %r : i32
}
func.func @ShiftLeftLogical452(%x: i32, %y: i32) -> i32 {
  %a = spirv.Constant 7 : i32
  %b = spirv.Constant 0 : i32
  %r = spirv.ShiftLeftLogical %a, %b : i32, i32
  return %r : i32
}
func.func @ShiftLeftLogical453(%x: i32, %y: i32) -> i32 {
  %a = spirv.Constant 7 : i32
  %b = spirv.Constant 31 : i32
  %r = spirv.ShiftLeftLogical %a, %b : i32, i32
  return %r : i32
}
func.func @ShiftLeftLogical454(%x: i32, %y: i32) -> i32 {
  %a = spirv.Constant 7 : i32
  %b = spirv.Constant 32 : i32
  %r = spirv.ShiftLeftLogical %a, %b : i32, i32
  return %r : i32
}
func.func @ShiftLeftLogical455(%x: i32, %y: i32) -> i32 {
  %a = spirv.Constant -7 : i32
  %b = spirv.Constant 3 : i32
  %r = spirv.ShiftLeftLogical %a, %b : i32, i32
  return %r : i32
}
func.func @ShiftLeftLogical456(%x: i32, %y: i32) -> i32 {
  %a = spirv.Constant -7 : i32
  %b = spirv.Constant -3 : i32
  %r = spirv.ShiftLeftLogical %a, %b : i32, i32
  return %r : i32
}
func.func @ShiftLeftLogical457(%x: vector<2xi32>, %y: vector<2xi32>) -> vector<2xi32> {
  %a = spirv.Constant dense<[5, -6]> : vector<2xi32>
  %b = spirv.Constant dense<[-8, 3]> : vector<2xi32>
  %r = spirv.ShiftLeftLogical %a, %b : vector<2xi32>, vector<2xi32>
  return %r : vector<2xi32>
}
func.func @ShiftLeftLogical458(%x: vector<2xi32>, %y: vector<2xi32>) -> vector<2xi32> {
  %b = spirv.Constant dense<1> : vector<2xi32>
  %r = spirv.ShiftLeftLogical %x, %b : vector<2xi32>, vector<2xi32>
  return %r : vector<2xi32>
}
func.func @ShiftLeftLogical459(%x: vector<2xi32>, %y: vector<2xi32>) -> vector<2xi32> {
  %b = spirv.Constant dense<0> : vector<2xi32>
  %r = spirv.ShiftLeftLogical %x, %b : vector<2xi32>, vector<2xi32>
  return %r : vector<2xi32>
}
func.func @ShiftLeftLogical460(%x: vector<2xi32>, %y: vector<2xi32>) -> vector<2xi32> {
  %a = spirv.Constant dense<[5, 1]> : vector<2xi32>
  %b = spirv.Constant dense<[1, 32]> : vector<2xi32>
  %r = spirv.ShiftLeftLogical %a, %b : vector<2xi32>, vector<2xi32>
  return %r : vector<2xi32>
}
func.func @ShiftLeftLogical461(%x: vector<2xi32>, %y: vector<2xi32>) -> vector<2xi32> {
  %a = spirv.Constant dense<[5, 1]> : vector<2xi32>
  %b = spirv.Constant dense<[1, 0]> : vector<2xi32>
  %r = spirv.ShiftLeftLogical %a, %b : vector<2xi32>, vector<2xi32>
  return %r : vector<2xi32>
}
func.func @ShiftLeftLogical462(%x: vector<2xi32>, %y: vector<2xi32>) -> vector<2xi32> {
  %r = spirv.ShiftLeftLogical %x, %x : vector<2xi32>, vector<2xi32>
  return %r : vector<2xi32>
}
func.func @ShiftRightArithmetic463(%x: i32, %y: i32) -> i32 {
  %a = spirv.Constant 0 : i32
  %b = spirv.Constant 7 : i32
  %r = spirv.ShiftRightArithmetic %a, %b : i32, i32
  return %r : i32
}
func.func @ShiftRightArithmetic464(%x: i32, %y: i32) -> i32 {
  %a = spirv.Constant 7 : i32
  %r = spirv.ShiftRightArithmetic %a, %x : i32, i32
  return %r : i32
}
func.func @ShiftRightArithmetic465(%x: i32, %y: i32) -> i32 {
  %b = spirv.Constant 0 : i32
  %r = spirv.ShiftRightArithmetic %x, %b : i32, i32
  return %r : i32
}
func.func @ShiftRightArithmetic466(%x: i32, %y: i32) -> i32 {
  %b = spirv.Constant 1 : i32
  %r = spirv.ShiftRightArithmetic %x, %b : i32, i32
  return %r : i32
}
func.func @ShiftRightArithmetic467(%x: i32, %y: i32) -> i32 {
  %b = spirv.Constant -1 : i32
  %r = spirv.ShiftRightArithmetic %x, %b : i32, i32
  return %r : i32
}
func.func @ShiftRightArithmetic468(%x: i32, %y: i32) -> i32 {
  %r = spirv.ShiftRightArithmetic %x, %x : i32, i32
  return %r : i32
}
func.func @ShiftRightArithmetic469(%x: i32, %y: i32) -> i32 {
  %r = spirv.ShiftRightArithmetic %x, %y : i32, i32
  return %r : i32
}
func.func @ShiftRightArithmetic470(%x: i32, %y: i32) -> i32 {
  %a = spirv.Constant -7 : i32
  %b = spirv.Constant 7 : i32
  %r = spirv.ShiftRightArithmetic %a, %b : i32, i32
  return %r : i32
}
func.func @ShiftRightArithmetic471(%x: i32, %y: i32) -> i32 {
  %a = spirv.Constant 7 : i32
  %b = spirv.Constant -7 : i32
  %r = spirv.ShiftRightArithmetic %a, %b : i32, i32
  return %r : i32
}
func.func @ShiftRightArithmetic472(%x: i32, %y: i32) -> i32 {
  %a = spirv.Constant -2147483648 : i32
  %b = spirv.Constant -1 : i32
  %r = spirv.ShiftRightArithmetic %a, %b : i32, i32
  return %r : i32
}
func.func @ShiftRightArithmetic473(%x: i32, %y: i32) -> i32 {
  %a = spirv.Constant 7 : i32
  %b = spirv.Constant 0 : i32
  %r = spirv.ShiftRightArithmetic %a, %b : i32, i32
  return %r : i32
}
func.func @ShiftRightArithmetic474(%x: i32, %y: i32) -> i32 {
  %a = spirv.Constant 7 : i32
  %b = spirv.Constant 31 : i32
  %r = spirv.ShiftRightArithmetic %a, %b : i32, i32
  return %r : i32
}
func.func @ShiftRightArithmetic475(%x: i32, %y: i32) -> i32 {
  %a = spirv.Constant 7 : i32
  %b = spirv.Constant 32 : i32
  %r = spirv.ShiftRightArithmetic %a, %b : i32, i32
  return %r : i32
}
func.func @ShiftRightArithmetic476(%x: i32, %y: i32) -> i32 {
  %a = spirv.Constant -7 : i32
  %b = spirv.Constant 3 : i32
  %r = spirv.ShiftRightArithmetic %a, %b : i32, i32
  return %r : i32
}
func.func @ShiftRightArithmetic477(%x: i32, %y: i32) -> i32 {
  %a = spirv.Constant -7 : i32
  %b = spirv.Constant -3 : i32
  %r = spirv.ShiftRightArithmetic %a, %b : i32, i32
  return %r : i32
}
func.func @ShiftRightArithmetic478(%x: vector<2xi32>, %y: vector<2xi32>) -> vector<2xi32> {
  %a = spirv.Constant dense<[5, -6]> : vector<2xi32>
  %b = spirv.Constant dense<[-8, 3]> : vector<2xi32>
  %r = spirv.ShiftRightArithmetic %a, %b : vector<2xi32>, vector<2xi32>
  return %r : vector<2xi32>
}
func.func @ShiftRightArithmetic479(%x: vector<2xi32>, %y: vector<2xi32>) -> vector<2xi32> {
  %b = spirv.Constant dense<1> : vector<2xi32>
  %r = spirv.ShiftRightArithmetic %x, %b : vector<2xi32>, vector<2xi32>
  return %r : vector<2xi32>
}
func.func @ShiftRightArithmetic480(%x: vector<2xi32>, %y: vector<2xi32>) -> vector<2xi32> {
  %b = spirv.Constant dense<0> : vector<2xi32>
  %r = spirv.ShiftRightArithmetic %x, %b : vector<2xi32>, vector<2xi32>
  return %r : vector<2xi32>
}
func.func @ShiftRightArithmetic481(%x: vector<2xi32>, %y: vector<2xi32>) -> vector<2xi32> {
  %a = spirv.Constant dense<[5, 1]> : vector<2xi32>
  %b = spirv.Constant dense<[1, 32]> : vector<2xi32>
  %r = spirv.ShiftRightArithmetic %a, %b : vector<2xi32>, vector<2xi32>
  return %r : vector<2xi32>
}
func.func @ShiftRightArithmetic482(%x: vector<2xi32>, %y: vector<2xi32>) -> vector<2xi32> {
  %a = spirv.Constant dense<[5, 1]> : vector<2xi32>
  %b = spirv.Constant dense<[1, 0]> : vector<2xi32>
  %r = spirv.ShiftRightArithmetic %a, %b : vector<2xi32>, vector<2xi32>
  return %r : vector<2xi32>
}
func.func @ShiftRightArithmetic483(%x: vector<2xi32>, %y: vector<2xi32>) -> vector<2xi32> {
  %r = spirv.ShiftRightArithmetic %x, %x : vector<2xi32>, vector<2xi32>
  return %r : vector<2xi32>
}
func.func @ShiftRightLogical484(%x: i32, %y: i32) -> i32 {
  %a = spirv.Constant 0 : i32
  %b = spirv.Constant 7 : i32
  %r = spirv.ShiftRightLogical %a, %b : i32, i32
  return %r : i32
}
func.func @ShiftRightLogical485(%x: i32, %y: i32) -> i32 {
  %a = spirv.Constant 7 : i32
  %r = spirv.ShiftRightLogical %a, %x : i32, i32
  return %r : i32
}
func.func @ShiftRightLogical486(%x: i32, %y: i32) -> i32 {
  %b = spirv.Constant 0 : i32
  %r = spirv.ShiftRightLogical %x, %b : i32, i32
  return %r : i32
}
func.func @ShiftRightLogical487(%x: i32, %y: i32) -> i32 {
  %b = spirv.Constant 1 : i32
  %r = spirv.ShiftRightLogical %x, %b : i32, i32
  return %r : i32
}
func.func @ShiftRightLogical488(%x: i32, %y: i32) -> i32 {
  %b = spirv.Constant -1 : i32
  %r = spirv.ShiftRightLogical %x, %b : i32, i32
  return %r : i32
}
func.func @ShiftRightLogical489(%x: i32, %y: i32) -> i32 {
  %r = spirv.ShiftRightLogical %x, %x : i32, i32
  return %r : i32
}
func.func @ShiftRightLogical490(%x: i32, %y: i32) -> i32 {
  %r = spirv.ShiftRightLogical %x, %y : i32, i32
  return %r : i32
}
func.func @ShiftRightLogical491(%x: i32, %y: i32) -> i32 {
  %a = spirv.Constant -7 : i32
  %b = spirv.Constant 7 : i32
  %r = spirv.ShiftRightLogical %a, %b : i32, i32
  return %r : i32
}
func.func @ShiftRightLogical492(%x: i32, %y: i32) -> i32 {
  %a = spirv.Constant 7 : i32
  %b = spirv.Constant -7 : i32
  %r = spirv.ShiftRightLogical %a, %b : i32, i32
  return %r : i32
}
func.func @ShiftRightLogical493(%x: i32, %y: i32) -> i32 {
  %a = spirv.Constant -2147483648 : i32
  %b = spirv.Constant -1 : i32
  %r = spirv.ShiftRightLogical %a, %b : i32, i32
  return %r : i32
}
func.func @ShiftRightLogical494(%x: i32, %y: i32) -> i32 {
  %a = spirv.Constant 7 : i32
  %b = spirv.Constant 0 : i32
  %r = spirv.ShiftRightLogical %a, %b : i32, i32
  return %r : i32
}
func.func @ShiftRightLogical495(%x: i32, %y: i32) -> i32 {
  %a = spirv.Constant 7 : i32
  %b = spirv.Constant 31 : i32
  %r = spirv.ShiftRightLogical %a, %b : i32, i32
  return %r : i32
}
func.func @ShiftRightLogical496(%x: i32, %y: i32) -> i32 {
  %a = spirv.Constant 7 : i32
  %b = spirv.Constant 32 : i32
  %r = spirv.ShiftRightLogical %a, %b : i32, i32
  return %r : i32
}
func.func @ShiftRightLogical497(%x: i32, %y: i32) -> i32 {
  %a = spirv.Constant -7 : i32
  %b = spirv.Constant 3 : i32
  %r = spirv.ShiftRightLogical %a, %b : i32, i32
  return %r : i32
}
func.func @ShiftRightLogical498(%x: i32, %y: i32) -> i32 {
  %a = spirv.Constant -7 : i32
  %b = spirv.Constant -3 : i32
  %r = spirv.ShiftRightLogical %a, %b : i32, i32
  return %r : i32
}
func.func @ShiftRightLogical499(%x: vector<2xi32>, %y: vector<2xi32>) -> vector<2xi32> {
  %a = spirv.Constant dense<[5, -6]> : vector<2xi32>
  %b = spirv.Constant dense<[-8, 3]> : vector<2xi32>
  %r = spirv.ShiftRightLogical %a, %b : vector<2xi32>, vector<2xi32>
  return %r : vector<2xi32>
}
func.func @ShiftRightLogical500(%x: vector<2xi32>, %y: vector<2xi32>) -> vector<2xi32> {
  %b = spirv.Constant dense<1> : vector<2xi32>
  %r = spirv.ShiftRightLogical %x, %b : vector<2xi32>, vector<2xi32>
  return %r : vector<2xi32>
}
func.func @ShiftRightLogical501(%x: vector<2xi32>, %y: vector<2xi32>) -> vector<2xi32> {
  %b = spirv.Constant dense<0> : vector<2xi32>
  %r = spirv.ShiftRightLogical %x, %b : vector<2xi32>, vector<2xi32>
  return %r : vector<2xi32>
}
func.func @ShiftRightLogical502(%x: vector<2xi32>, %y: vector<2xi32>) -> vector<2xi32> {
  %a = spirv.Constant dense<[5, 1]> : vector<2xi32>
  %b = spirv.Constant dense<[1, 32]> : vector<2xi32>
  %r = spirv.ShiftRightLogical %a, %b : vector<2xi32>, vector<2xi32>
  return %r : vector<2xi32>
}
func.func @ShiftRightLogical503(%x: vector<2xi32>, %y: vector<2xi32>) -> vector<2xi32> {
  %a = spirv.Constant dense<[5, 1]> : vector<2xi32>
  %b = spirv.Constant dense<[1, 0]> : vector<2xi32>
  %r = spirv.ShiftRightLogical %a, %b : vector<2xi32>, vector<2xi32>
  return %r : vector<2xi32>
}
func.func @ShiftRightLogical504(%x: vector<2xi32>, %y: vector<2xi32>) -> vector<2xi32> {
  %r = spirv.ShiftRightLogical %x, %x : vector<2xi32>, vector<2xi32>
  return %r : vector<2xi32>
}
