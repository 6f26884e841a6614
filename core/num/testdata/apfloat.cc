// Answers questions about LLVM's APFloat, for the differential test of package num.
//
//   g++ -std=c++17 -O1 -I/usr/lib/llvm-22/include apfloat.cc -o apfloat -L/usr/lib/llvm-22/lib -lLLVM-22
//
// stdin holds records of 52 bytes: operation, kind, rounding mode, argument, three little-endian 128-bit operands.
// stdout gets a record per question: status, flag and a 128-bit result for operations below 100, else 96 bytes of text.
#include "llvm/ADT/APFloat.h"
#include "llvm/ADT/APInt.h"
#include "llvm/ADT/APSInt.h"
#include "llvm/ADT/SmallString.h"
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <vector>
using namespace llvm;

// In the order of allSemantics in oracle_test.go.
static const fltSemantics &kind(unsigned i) {
  switch (i) {
  case 0: return APFloat::IEEEhalf();
  case 1: return APFloat::BFloat();
  case 2: return APFloat::FloatTF32();
  case 3: return APFloat::IEEEsingle();
  case 4: return APFloat::IEEEdouble();
  case 5: return APFloat::x87DoubleExtended();
  case 6: return APFloat::IEEEquad();
  case 7: return APFloat::Float8E5M2();
  case 8: return APFloat::Float8E4M3();
  case 9: return APFloat::Float8E4M3FN();
  case 10: return APFloat::Float8E5M2FNUZ();
  case 11: return APFloat::Float8E4M3FNUZ();
  case 12: return APFloat::Float8E4M3B11FNUZ();
  case 13: return APFloat::Float8E3M4();
  case 14: return APFloat::Float8E8M0FNU();
  case 15: return APFloat::Float4E2M1FN();
  case 16: return APFloat::Float6E2M3FN();
  default: return APFloat::Float6E3M2FN();
  }
}

static APInt wide(const unsigned char *p, unsigned width) {
  uint64_t w[2];
  memcpy(w, p, 16);
  return APInt(128, ArrayRef<uint64_t>(w, 2)).trunc(width);
}

static APFloat load(const fltSemantics &s, const unsigned char *p) {
  return APFloat(s, wide(p, APFloat::semanticsSizeInBits(s)));
}

int main() {
  unsigned char in[52];
  std::vector<char> buf(1 << 16);
  setvbuf(stdin, buf.data(), _IOFBF, buf.size());
  while (fread(in, 52, 1, stdin) == 1) {
    unsigned op = in[0], arg = in[3];
    const fltSemantics &s = kind(in[1]);
    auto rm = static_cast<APFloat::roundingMode>(in[2]);
    APFloat x = load(s, in + 4), y = load(s, in + 20), z = load(s, in + 36);
    if (op >= 100) {
      SmallString<96> str;
      if (op == 100)
        x.toString(str, 6, 0, false);
      else
        x.toString(str);
      char out[96] = {};
      memcpy(out, str.data(), std::min<size_t>(str.size(), 95));
      fwrite(out, 96, 1, stdout);
      continue;
    }
    unsigned st = 0;
    bool flag = false;
    APInt bits(128, 0);
    bool isInt = false;
    switch (op) {
    case 1: st = x.add(y, rm); break;
    case 2: st = x.subtract(y, rm); break;
    case 3: st = x.multiply(y, rm); break;
    case 4: st = x.divide(y, rm); break;
    case 5: st = x.mod(y); break;
    case 6: st = x.remainder(y); break;
    case 7: st = x.fusedMultiplyAdd(y, z, rm); break;
    case 8: st = x.roundToIntegral(rm); break;
    case 9: st = x.next(arg != 0); break;
    case 10: st = x.convert(kind(arg), rm, &flag); break;
    case 11:
    case 12: {
      APSInt r(arg, op == 12);
      st = x.convertToInteger(r, rm, &flag);
      bits = r.zextOrTrunc(128);
      isInt = true;
      break;
    }
    case 13:
    case 14: x = APFloat(s); st = x.convertFromAPInt(wide(in + 4, arg), op == 13, rm); break;
    case 15: st = x.compare(y); isInt = true; break;
    case 16: x = minnum(x, y); break;
    case 17: x = maxnum(x, y); break;
    case 18: x = minimum(x, y); break;
    case 19: x = maximum(x, y); break;
    case 20: x = minimumnum(x, y); break;
    case 21: x = maximumnum(x, y); break;
    case 22: x.changeSign(); break;
    case 23:
      st = x.isNaN() | x.isInfinity() << 1 | x.isZero() << 2 | x.isDenormal() << 3 | x.isNormal() << 4 |
           x.isNegative() << 5 | x.isSignaling() << 6 | x.isInteger() << 7;
      flag = x.isLargest();
      break;
    case 24: {
      APFloat r(s);
      flag = x.getExactInverse(&r);
      if (flag) x = r;
      break;
    }
    case 25: x = scalbn(x, static_cast<int16_t>(in[20] | in[21] << 8), rm); break;
    }
    if (!isInt)
      bits = x.bitcastToAPInt().zextOrTrunc(128);
    unsigned char out[18] = {static_cast<unsigned char>(st), flag};
    memcpy(out + 2, bits.getRawData(), 16);
    fwrite(out, 18, 1, stdout);
  }
}
