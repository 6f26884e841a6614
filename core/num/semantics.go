package num

// Semantics describes one kind of floating-point value. The kinds are the variables of this package; compare them by
// address.
type Semantics struct {
	name      string // of the MLIR builtin type
	width     uint16 // bits of storage
	precision uint16 // bits of the significand, the integer bit included
	minExp    int16  // exponent of the smallest normalized value
	maxExp    int16  // exponent of the greatest value
	largest   uint32 // encoding of the greatest value, for kinds narrower than f32
	special   special
	integer   bool // the integer bit is stored (x87)
	noZero    bool // the all-zero pattern is the smallest value
	unsigned  bool // there is no sign bit
}

// special says how a kind encodes what is not a finite number.
type special uint8

const (
	ieee       special = iota // greatest exponent: infinity when the significand is zero, else NaN
	nanAllOnes                // no infinity, NaN is the greatest exponent and significand
	nanNegZero                // no infinity and no negative zero, whose pattern is NaN
	finiteOnly                // neither infinity nor NaN
)

// The kinds of the builtin types. The names are those of MLIR; FN means finite, UZ means unsigned zero, the numbers are
// the bits of exponent and significand.
var (
	F16        = &Semantics{name: "f16", width: 16, precision: 11, minExp: -14, maxExp: 15, largest: 0x7bff}
	BF16       = &Semantics{name: "bf16", width: 16, precision: 8, minExp: -126, maxExp: 127, largest: 0x7f7f}
	TF32       = &Semantics{name: "tf32", width: 19, precision: 11, minExp: -126, maxExp: 127, largest: 0x3fbff}
	F32        = &Semantics{name: "f32", width: 32, precision: 24, minExp: -126, maxExp: 127}
	F64        = &Semantics{name: "f64", width: 64, precision: 53, minExp: -1022, maxExp: 1023}
	F80        = &Semantics{name: "f80", width: 80, precision: 64, minExp: -16382, maxExp: 16383, integer: true}
	F128       = &Semantics{name: "f128", width: 128, precision: 113, minExp: -16382, maxExp: 16383}
	F8E5M2     = &Semantics{name: "f8E5M2", width: 8, precision: 3, minExp: -14, maxExp: 15, largest: 0x7b}
	F8E4M3     = &Semantics{name: "f8E4M3", width: 8, precision: 4, minExp: -6, maxExp: 7, largest: 0x77}
	F8E4M3FN   = &Semantics{name: "f8E4M3FN", width: 8, precision: 4, minExp: -6, maxExp: 8, largest: 0x7e, special: nanAllOnes}
	F8E5M2FNUZ = &Semantics{name: "f8E5M2FNUZ", width: 8, precision: 3, minExp: -15, maxExp: 15, largest: 0x7f,
		special: nanNegZero}
	F8E4M3FNUZ    = &Semantics{name: "f8E4M3FNUZ", width: 8, precision: 4, minExp: -7, maxExp: 7, largest: 0x7f, special: nanNegZero}
	F8E4M3B11FNUZ = &Semantics{name: "f8E4M3B11FNUZ", width: 8, precision: 4, minExp: -10, maxExp: 4, largest: 0x7f,
		special: nanNegZero}
	F8E3M4    = &Semantics{name: "f8E3M4", width: 8, precision: 5, minExp: -2, maxExp: 3, largest: 0x6f}
	F8E8M0FNU = &Semantics{name: "f8E8M0FNU", width: 8, precision: 1, minExp: -127, maxExp: 127, largest: 0xfe,
		special: nanAllOnes, noZero: true, unsigned: true}
	F4E2M1FN = &Semantics{name: "f4E2M1FN", width: 4, precision: 2, minExp: 0, maxExp: 2, largest: 0x7, special: finiteOnly}
	F6E2M3FN = &Semantics{name: "f6E2M3FN", width: 6, precision: 4, minExp: 0, maxExp: 2, largest: 0x1f, special: finiteOnly}
	F6E3M2FN = &Semantics{name: "f6E3M2FN", width: 6, precision: 3, minExp: -2, maxExp: 4, largest: 0x1f, special: finiteOnly}
)

// String returns the name of the MLIR builtin type.
func (s *Semantics) String() string { return s.name }

// Width returns the number of bits of storage.
func (s *Semantics) Width() uint { return uint(s.width) }

// Precision returns the number of bits of the significand, the implicit integer bit included.
func (s *Semantics) Precision() uint { return uint(s.precision) }

// MinExponent returns the exponent of the smallest normalized value.
func (s *Semantics) MinExponent() int { return int(s.minExp) }

// MaxExponent returns the exponent of the greatest finite value.
func (s *Semantics) MaxExponent() int { return int(s.maxExp) }

// HasInf reports whether the kind has infinities.
func (s *Semantics) HasInf() bool { return s.special == ieee }

// HasNaN reports whether the kind has a NaN.
func (s *Semantics) HasNaN() bool { return s.special != finiteOnly }

// HasZero reports whether the kind has a zero.
func (s *Semantics) HasZero() bool { return !s.noZero }

// HasNegZero reports whether the kind has a negative zero.
func (s *Semantics) HasNegZero() bool { return !s.noZero && !s.unsigned && s.special != nanNegZero }

// HasSign reports whether the kind has negative values.
func (s *Semantics) HasSign() bool { return !s.unsigned }

// AllSemantics returns every kind in a new slice.
func AllSemantics() []*Semantics {
	return []*Semantics{F16, BF16, TF32, F32, F64, F80, F128, F8E5M2, F8E4M3, F8E4M3FN, F8E5M2FNUZ, F8E4M3FNUZ,
		F8E4M3B11FNUZ, F8E3M4, F8E8M0FNU, F4E2M1FN, F6E2M3FN, F6E3M2FN}
}

// SemanticsByName returns the kind of the MLIR builtin type with the given name.
func SemanticsByName(name string) (*Semantics, bool) {
	for _, s := range AllSemantics() {
		if s.name == name {
			return s, true
		}
	}
	return nil, false
}
