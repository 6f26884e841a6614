package csource

import "strings"

// reserved are names that a program's own symbols cannot have: words of C, and functions of its library with the header
// that declares them.
var reserved = reservedNames()

// libraryFunctions are functions of C's library by header; those of math.h have variants for float and long double.
var libraryFunctions = map[string]string{
	"stdlib.h": "malloc calloc realloc free aligned_alloc abort exit atexit getenv abs labs qsort rand srand atoi strtol strtod",
	"stdio.h":  "printf puts putchar fflush fputs fputc fprintf dprintf snprintf sprintf scanf getchar perror stdout stderr stdin remove rename",
	"string.h": "memcpy memmove memset memcmp memchr strlen strcmp strncmp strcpy strncpy strcat strchr strstr strdup",
	"math.h": "sin cos tan asin acos atan atan2 sinh cosh tanh asinh acosh atanh exp exp2 exp10 expm1 log log2 log10 log1p pow sqrt cbrt " +
		"hypot erf erfc tgamma lgamma floor ceil trunc round rint nearbyint fabs fmod remainder fma fmin fmax fdim copysign ldexp frexp " +
		"modf scalbn ilogb logb nan roundeven lround llround lrint llrint",
	"": "auto break case char const continue default do double else enum extern float for goto if inline int long register restrict return " +
		"short signed sizeof static struct switch typedef union unsigned void volatile while bool true false NULL alloca isnan isinf " +
		"signbit y0 y1 yn j0 j1 jn gamma index time clock read write open close",
}

func reservedNames() map[string]string {
	names := map[string]string{}
	for header, list := range libraryFunctions {
		for _, name := range strings.Fields(list) {
			names[name] = header
			if header == "" {
				names[name] = "-"
			}
			if header == "math.h" {
				names[name+"f"], names[name+"l"] = header, header
			}
		}
	}
	return names
}

// snippets are functions that C lacks. T is the type and S the suffix of C's functions for floats; U, I and N are the
// unsigned and the signed type and the number of bits of integers.
var snippets = map[string]string{
	"maximum": `static T NAME(T a, T b) { return a != a ? a : b != b ? b : a == b ? (__builtin_signbitS(a) ? b : a) : a > b ? a : b; }`,
	"minimum": `static T NAME(T a, T b) { return a != a ? a : b != b ? b : a == b ? (__builtin_signbitS(a) ? a : b) : a < b ? a : b; }`,
	"maxnum":  `static T NAME(T a, T b) { return a != a ? b : b != b ? a : a == b ? (__builtin_signbitS(a) ? b : a) : a > b ? a : b; }`,
	"minnum":  `static T NAME(T a, T b) { return a != a ? b : b != b ? a : a == b ? (__builtin_signbitS(a) ? a : b) : a < b ? a : b; }`,
	"round_even": `static T NAME(T x) {
  T whole = truncS(x), rest = fabsS(x - whole);
  if (rest > 0.5 || (rest == 0.5 && fmodS(whole, 2) != 0))
    whole += copysignS(1, x);
  return copysignS(whole, x);
}`,
	"powi": `static T NAME(T x, int32_t n) {
  T result = 1;
  for (uint32_t k = n < 0 ? -(uint32_t)n : (uint32_t)n; k != 0; k >>= 1, x *= x)
    if (k & 1)
      result *= x;
  return n < 0 ? 1 / result : result;
}`,
	"class": `static bool NAME(T x, uint32_t mask) {
  uint32_t is, sign = __builtin_signbitS(x) != 0;
  if (x != x)
    is = BITS(x) >> QUIET & 1 ? 2 : 1;
  else if (fabsS(x) == (T)__builtin_inf())
    is = sign ? 4 : 512;
  else if (x == 0)
    is = sign ? 32 : 64;
  else if (fabsS(x) < LEAST)
    is = sign ? 16 : 128;
  else
    is = sign ? 8 : 256;
  return (mask & is) != 0;
}`,
	"popcount":  `static U NAME(U x) { U n = 0; for (; x != 0; x &= x - 1) n++; return n; }`,
	"leading":   `static U NAME(U x) { U n = N; for (; x != 0; x >>= 1) n--; return n; }`,
	"trailing":  `static U NAME(U x) { U n = 0; for (; n < N && (x >> n & 1) == 0; n++) ; return n; }`,
	"reverse":   `static U NAME(U x) { U r = 0; for (int i = 0; i < N; i++) r = (U)(r << 1 | (x >> i & 1)); return r; }`,
	"swapbytes": `static U NAME(U x) { U r = 0; for (int i = 0; i < N; i += 8) r = (U)(r << 8 | (x >> i & 255)); return r; }`,
	"bits_f32":  `static uint32_t NAME(float x) { uint32_t bits; memcpy(&bits, &x, sizeof bits); return bits; }`,
	"bits_f64":  `static uint64_t NAME(double x) { uint64_t bits; memcpy(&bits, &x, sizeof bits); return bits; }`,
}

// support returns the name of a function that C lacks for a type, whose words are replaced in the snippet, and adds it
// to the file.
func (e *emitter) support(snippet, typ string, words ...string) string {
	key := snippet + "_" + typ
	if name, ok := e.supported[key]; ok {
		return name
	}
	name := e.fresh(key)
	e.supported[key] = name
	text := strings.NewReplacer(append([]string{"NAME", name}, words...)...).Replace(snippets[snippet])
	e.supportText.WriteString(text + "\n")
	if strings.Contains(text, "memcpy") {
		e.headers["string.h"] = true
	}
	if strings.Contains(text, "fabs") || strings.Contains(text, "trunc") {
		e.headers["math.h"] = true
	}
	return name
}
