"""Records correctly rounded elementary functions, computed with mpmath, in elem.txt.

    python3 elem.py > elem.txt

A line is: function, kind, bits of the argument(s), bits of the result.
"""
import random
import mpmath
from mpmath import mp, mpf

KINDS = {  # precision, least and greatest exponent, width, explicit integer bit
    "f16": (11, -14, 15, 16, False), "bf16": (8, -126, 127, 16, False), "f32": (24, -126, 127, 32, False),
    "f64": (53, -1022, 1023, 64, False), "f80": (64, -16382, 16383, 80, True), "f128": (113, -16382, 16383, 128, False),
}


def value(kind, bits):
    p, emin, emax, width, integer = KINDS[kind]
    stored = p if integer else p - 1
    sig = bits & ((1 << stored) - 1)
    exp = bits >> stored & ((1 << (width - 1 - stored)) - 1)
    if exp and not integer:
        sig |= 1 << stored
    v = mpf(sig) * mpf(2) ** (max(exp, 1) - 1 + emin - (p - 1))
    return -v if bits >> (width - 1) else v


def encode(kind, v):
    """v rounded to nearest even, or None when v is too near to a boundary to say."""
    p, emin, emax, width, integer = KINDS[kind]
    stored = p if integer else p - 1
    sign, man, exp, bc = mpmath.mpf(v)._mpf_
    if man == 0:
        return None
    e = max(exp + bc - 1, emin)
    shift = e - (p - 1) - exp
    if shift > 0:
        q, rest = man >> shift, man & ((1 << shift) - 1)
        half = 1 << (shift - 1)
        if shift > 80 and abs(rest - half) >> (shift - 80) == 0:
            return None
        if rest > half or rest == half and q & 1:
            q += 1
    else:
        q = man << -shift
    if q >> p:
        q >>= 1
        e += 1
    mask = (1 << (width - 1 - stored)) - 1
    if e > emax:
        field, q = mask, (1 << 63 if integer else 0)
    else:
        field = e - emin + 1 if q >> (p - 1) else 0
    if not integer:
        q &= (1 << stored) - 1
    return int(sign) << (width - 1) | field << stored | q


# function, range of the exponent of the argument, lower and upper bound
UNARY = {
    "exp": (mpmath.exp, -12, 9), "exp2": (lambda x: mpf(2) ** x, -12, 10), "expm1": (mpmath.expm1, -30, 9),
    "log": (mpmath.log, -60, 60), "log2": (lambda x: mpmath.log(x) / mpmath.log(2), -60, 60),
    "log10": (lambda x: mpmath.log(x) / mpmath.log(10), -60, 60), "log1p": (mpmath.log1p, -30, 60),
    "sin": (mpmath.sin, -15, 100), "cos": (mpmath.cos, -15, 100), "tan": (mpmath.tan, -15, 100),
    "asin": (mpmath.asin, -20, 0), "acos": (mpmath.acos, -20, 0), "atan": (mpmath.atan, -20, 40),
    "sinh": (mpmath.sinh, -15, 9), "cosh": (mpmath.cosh, -10, 9), "tanh": (mpmath.tanh, -15, 5),
    "asinh": (mpmath.asinh, -15, 60), "acosh": (mpmath.acosh, 0, 60), "atanh": (mpmath.atanh, -15, 0),
    "erf": (mpmath.erf, -30, 3), "erfc": (mpmath.erfc, -20, 5), "cbrt": (lambda x: mpmath.sign(x) * mpmath.cbrt(abs(x)), -300, 300),
}
POSITIVE = {"log", "log2", "log10", "acosh"}


def argument(rnd, kind, lo, hi, positive):
    p, emin, emax, width, integer = KINDS[kind]
    exp = rnd.randint(max(lo, emin), min(hi, emax) - 1 if hi > lo else hi)
    sig = 1 << (p - 1) | rnd.getrandbits(p - 1)
    if rnd.random() < 0.3:
        sig &= -1 << rnd.randint(0, p - 1)
    v = mpf(sig) * mpf(2) ** (exp - (p - 1))
    return v if positive or rnd.random() < 0.5 else -v


def main():
    rnd = random.Random(1)
    mp.prec = 2600
    print("# Elementary functions, correctly rounded, from testdata/elem.py with mpmath.")
    for kind, count in (("f64", 40), ("f32", 30), ("f16", 10), ("bf16", 8), ("f80", 6), ("f128", 6)):
        digits = (KINDS[kind][3] + 3) // 4

        def show(name, args, r):
            b = encode(kind, r)
            if b is not None:
                print(name, kind, *("0x%0*X" % (digits, a) for a in args + [b]))

        for name, (f, lo, hi) in UNARY.items():
            for _ in range(count):
                x = argument(rnd, kind, lo, hi, name in POSITIVE)
                if name == "log1p" and x <= -1:
                    x = -x
                show(name, [encode(kind, x)], f(x))
        for _ in range(count * 2):
            x = argument(rnd, kind, -20, 20, True)
            y = argument(rnd, kind, -5, 8, False)
            show("pow", [encode(kind, x), encode(kind, y)], x ** y)
            near = 1 + argument(rnd, kind, 1 - KINDS[kind][0], -3, False)
            near = value(kind, encode(kind, near))
            if near != 1:
                show("pow", [encode(kind, near), encode(kind, y)], near ** y)
            x = argument(rnd, kind, -20, 20, False)
            show("atan2", [encode(kind, y), encode(kind, x)], mpmath.atan2(y, x))


main()
